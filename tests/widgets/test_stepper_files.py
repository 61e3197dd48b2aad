"""The form for files and codes: what it makes is what it says, and what it opens is verified."""

import re
from base64 import b64decode
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest
from stepper_table import EVIL, check_view, click, enter, panel, press, text_of

from afrikan.errors import AfrikanError
from afrikan.game import Game
from afrikan.game.share import open_shared, share_game
from afrikan.history.saved import LARGEST
from afrikan.language import LANGUAGES, WORDINGS
from afrikan.messages import say
from afrikan.rules import Ruleset
from afrikan.widgets import Stepper
from afrikan.widgets.stepper.file_form import CODES, DOWNLOADS
from afrikan.widgets.stepper.state import read_game

OPENING = ("start cairo", "start tangier", "die 6", "die 2", "roll", "die 4", "land egypt 4")


def table(lang="en", names=("Aino", "Elof")):
    stepper = Stepper("fan", list(names), policies="human", seed=7, lang=lang)
    press(stepper, *OPENING)
    return stepper


@pytest.fixture
def stepper():
    return table()


@pytest.fixture
def files(stepper):
    return panel(stepper, "files")


def made(stepper, name):
    """Let the form make a file; return its name, its kind and its bytes."""
    form = panel(stepper, "files")
    click(form.buttons[name])
    link = r'<a class="afrikan-download" download="(.*?)" href="data:(.*?);base64,(.*?)">↓ (.*?)</a>'
    file, kind, data, shown = re.fullmatch(link, form.made.value).groups()
    assert file == shown
    return file, kind, b64decode(data, validate=True)


class Page(HTMLParser):
    """Reads a page: what opens is closed, and which elements and texts there are."""

    def __init__(self, text):
        super().__init__()
        self.open, self.tags, self.texts, self.addresses = [], set(), [], set()
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        self.addresses |= {value for name, value in attrs if name in ("src", "href", "action")}
        assert not any(name.startswith("on") for name, _ in attrs)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.texts.append(data)


def test_a_save_holds_the_same_game(stepper):
    click(stepper.undo)
    file, kind, data = made(stepper, "save")
    assert (file, kind) == ("afrikan-fan-7-6.json", "application/json")
    game = stepper.state.game
    assert data.decode() == game.save()
    assert Game.load(data.decode()).save() == game.save()


@pytest.mark.parametrize("lang", WORDINGS)
def test_a_page_is_complete_and_needs_nothing_from_elsewhere(lang):
    stepper = table(lang)
    file, kind, data = made(stepper, "page")
    assert (file, kind) == ("afrikan-fan-7-7.html", "text/html")
    text = data.decode()
    assert text.startswith(f'<!doctype html><html lang="{lang}">')
    page = Page(text)
    assert page.open == []
    assert {"title", "h1", "table", "figure", "svg", "ol", "code"} <= page.tags
    assert not page.tags & {"script", "link", "iframe", "img", "object"}
    assert page.addresses == set()
    assert "url(" not in text
    words = " ".join(page.texts)
    for key in ("turns", "rules", "code", "code_hint", "player", "money", "place", "state"):
        assert say(lang, "page", key) in words
    game = stepper.state.game
    for line in game.log:
        assert line.text(lang) in words
        assert line.citation(lang) in words
    assert game.status(lang) in words
    (code,) = re.findall(r"AT1-[\w-]+", words)
    assert open_shared(code).save() == game.save()


@pytest.mark.parametrize("lang", WORDINGS)
def test_the_board_is_svg(lang):
    stepper = table(lang)
    file, kind, data = made(stepper, "svg")
    assert (file, kind) == ("afrikan-fan-7-7.svg", "image/svg+xml")
    root = ElementTree.fromstring(data)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert data.decode() == stepper.state.game.svg(lang)


def test_the_board_is_a_picture_of_dots(stepper):
    file, kind, data = made(stepper, "png")
    assert (file, kind) == ("afrikan-fan-7-7.png", "image/png")
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = (int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
    assert width == height > 1500
    assert len(data) > 50_000


def test_every_file_has_its_button(files):
    assert set(files.buttons) == set(DOWNLOADS) | set(CODES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "notice"), [("save", "file_made"), ("notation", "file_code_made")])
def test_that_something_is_ready_is_told(lang, name, notice):
    stepper = table(lang)
    click(panel(stepper, "files").buttons[name])
    assert stepper._live.text("notice") == say(lang, "panel", notice)


def test_a_file_of_a_position_that_is_gone_is_taken_away(stepper, files):
    made(stepper, "save")
    assert files.made.value
    stepper.refresh()
    assert files.made.value
    click(stepper.undo)
    assert files.made.value == ""
    made(stepper, "save")
    stepper.state.put(lambda: Game(Ruleset.preset("fan"), 2, seed=1))
    stepper.refresh()
    assert files.made.value == ""


@pytest.mark.parametrize("name", ["share_game", "notation"])
def test_a_code_opens_to_the_same_game(stepper, files, name):
    saved = stepper.state.game.save()
    click(files.buttons[name])
    stepper.state.put(lambda: Game(Ruleset.preset("swedish"), 3, seed=1))
    stepper.refresh()
    click(files.open)
    assert stepper.state.game.save() == saved
    assert stepper._live.text("notice") == "Opened: action 7 of 7."
    assert stepper.panels.opened == ""
    check_view(stepper)


def test_a_code_of_a_position_opens_to_the_same_situation(stepper, files):
    game = stepper.state.game
    click(files.buttons["share_position"])
    click(files.open)
    opened = stepper.state.game
    assert (opened.legal, opened.tiles, opened.status()) == (game.legal, game.tiles, game.status())
    assert opened.players == game.players
    assert opened.history == game.history[4:]


def test_a_code_of_a_position_keeps_its_task():
    situation = {"players": [{"at": "dar_fur"}, {"at": "cairo"}], "note": "What now?"}
    stepper = Stepper.of(Game.from_position(Ruleset.preset("fan"), situation))
    form = panel(stepper, "files")
    click(form.buttons["share_position"])
    assert read_game(form.text.value).position["note"] == "What now?"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_position_before_the_start_has_no_code_and_that_is_told(lang):
    stepper = Stepper("fan", 2, policies="human", seed=7, lang=lang)
    form = panel(stepper, "files")
    click(form.buttons["share_position"])
    assert stepper.state.error == AfrikanError("position_before_start").text(lang)
    assert form.text.value == ""


@pytest.mark.parametrize("name", [*DOWNLOADS, *CODES])
def test_everything_can_be_made_of_a_game_whose_rules_changed_and_one_from_a_position(stepper, name):
    stepper.state.what_if("attempt_decision", "before_roll")
    situation = {"players": [{"at": "dar_fur"}, {"at": "cairo"}], "note": EVIL}
    for game in (stepper.state.game, Game.from_position(Ruleset.preset("fan"), situation)):
        other = Stepper.of(game)
        form = panel(other, "files")
        click(form.buttons[name])
        assert other.state.error == ""
        assert form.made.value or form.text.value


def upload(form, content):
    """Choose a file in the form; the page sends its bytes."""
    data = {"method": "custom", "content": {"kind": "file"}}
    form.upload._handle_msg({"content": {"data": data}, "buffers": [memoryview(content)]})


@pytest.mark.parametrize("write", [Game.save, Game.notation, share_game], ids=["json", "text", "code"])
def test_a_file_can_be_opened(stepper, files, write):
    other = Game(Ruleset.preset("literal"), 2, seed=1).do("start cairo")
    upload(files, write(other).encode())
    assert stepper.state.game.save() == other.save()
    assert stepper.panels.opened == ""
    upload(files, write(other).encode())
    assert stepper.state.game.save() == other.save()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "content", [b"", b"\xff\xd8\xff", b"<html>", b"null", b"AT1-", b"{}", b"afrikan game 1\nseed x"]
)
def test_a_foreign_file_is_told_and_the_game_stays(lang, content):
    stepper = table(lang)
    game, saved = stepper.state.game, stepper.state.game.save()
    form = panel(stepper, "files")
    upload(form, content)
    unchanged = say(lang, "stepper", "unchanged", error="").strip()
    assert stepper._live.text("error").endswith(unchanged)
    assert len(stepper._live.text("error")) > len(unchanged) + 20
    assert stepper.state.game is game
    assert game.save() == saved
    assert stepper.panels.opened == "files"


def test_a_text_that_was_cut_short_is_told_and_stays(stepper, files):
    saved = stepper.state.game.save()
    for text in (saved[:-20], share_game(stepper.state.game)[:-2], EVIL):
        enter(files.text, text)
        click(files.open)
        assert "Your game is unchanged." in stepper._live.text("error")
        assert files.text.value == text
        assert stepper.state.game.save() == saved


@pytest.mark.parametrize(
    ("content", "buffers"),
    [
        ({"kind": "file"}, []),
        ({"kind": "file"}, [b"{}", b"{}"]),
        ({"kind": "files"}, [b"{}"]),
        ({}, [b"{}"]),
        (None, [b"{}"]),
        (["file"], [b"{}"]),
    ],
)
def test_what_is_no_file_opens_nothing(stepper, files, content, buffers):
    files.upload._handle_custom_msg(content, buffers)
    assert stepper.state.error == ""


def test_a_file_that_is_too_large_is_told(stepper, files):
    assert files.upload.most == LARGEST
    upload(files, b"{" + b" " * LARGEST)
    assert "Your game is unchanged." in stepper._live.text("error")


def test_the_form_offers_files_by_their_endings(files):
    assert files.upload.accept == ".json,.txt"
    assert repr(files.upload) == "<FileOpener: Open a file>"


def test_markup_in_names_and_task_is_text_in_every_file():
    situation = {
        "players": [{"at": "dar_fur", "name": EVIL}, {"at": "cairo", "name": "Elof"}],
        "note": EVIL,
        "then": ["roll", "die 4"],
    }
    stepper = Stepper.of(Game.from_position(Ruleset.preset("fan"), situation))
    page = Page(made(stepper, "page")[2].decode())
    assert "img" not in page.tags
    assert " ".join(page.texts).count(EVIL) >= 4
    texts = ElementTree.fromstring(made(stepper, "svg")[2]).itertext()
    assert any(EVIL[:20] in text for text in texts)
    assert "<img" not in made(stepper, "svg")[2].decode()
    assert Game.load(made(stepper, "save")[2].decode()).names == (EVIL, "Elof")
    for name in CODES:
        click(stepper.panels["files"].buttons[name])
        assert read_game(stepper.panels["files"].text.value).names == (EVIL, "Elof")
    assert EVIL in text_of(stepper._heading.value)
