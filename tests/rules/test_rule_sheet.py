"""The printed rules: every choice shows, nothing contradicts itself, and nobody's title can do harm."""

import re
from html.parser import HTMLParser
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import rulesets

from afrikan.errors import AfrikanError, DataError, RulesetError
from afrikan.game import Game
from afrikan.language import LANGUAGES, WORDINGS
from afrikan.paths import data_path
from afrikan.rules import Ruleset, catalogue
from afrikan.rules.sheet import LONGEST_TITLE
from afrikan.rules.sheet_lines import facts_of, load_sheet, sheet_lines
from afrikan.session import use
from afrikan.tomlfile import TomlFile

HOSTILE = "<script>alert('x')</script> & \"7B\""
DATED = re.compile("slave|orja|slav", re.IGNORECASE)


def values_to_try(option):
    if option.kind == "choice":
        return [value.id for value in option.values if value.implemented]
    known = [value.id for value in option.values]
    if option.kind == "integers":
        return known
    entry = option.entries[0]
    return [*known, entry.min, entry.min + 1, entry.max]


COUPLED = {
    ("tile_cities", "all"): {"tile_mix": (1, 2, 3, 4, 3, 6, 13)},
    ("star_stealing", "overtaking_robber"): {"robber_stays": "toll_100"},
    ("pass_port", "yes"): {"sea_arrival": "continue_by_land", "ticket_scope": "per_turn"},
}
"""What a value needs beside it that no preset has."""


def single_changes(rules):
    """Every ruleset that differs from another in one option and what it needs, with that option."""
    for option in catalogue().values():
        for value in values_to_try(option):
            try:
                changed = rules.replace(**{option.id: value}, **COUPLED.get((option.id, value), {}))
            except RulesetError:
                continue
            if changed != rules:
                yield option.id, changed


def said(rules, lang):
    """What a sheet says as rules, without its code and sources."""
    parts = rules.sheet(lang).parts
    return [
        (part.heading, [(p.lead, [line.text for line in p.lines]) for p in part.paragraphs]) for part in parts
    ]


def is_moot(option, rules):
    facts = facts_of(rules.values)
    return any(moot.option == option and moot.holds(facts) for moot in sheet_lines().moot)


CHANGES = [
    pytest.param(rules, option, changed, id=changed.code)
    for rules in map(Ruleset.preset, ("fan", "literal", "swedish", "russian"))
    for option, changed in single_changes(rules)
]


@pytest.mark.parametrize(("rules", "option", "changed"), CHANGES)
def test_every_single_change_shows_unless_it_changes_nothing(rules, option, changed):
    for lang in LANGUAGES:
        same = said(rules, lang) == said(changed, lang)
        assert same == is_moot(option, rules), f"{option} in {lang}"


@settings(max_examples=40)
@given(rulesets(), st.randoms(use_true_random=False))
def test_a_single_change_of_any_ruleset_shows_unless_it_changes_nothing(rules, random):
    option, changed = random.choice(list(single_changes(rules)))
    for lang in LANGUAGES:
        same = said(rules, lang) == said(changed, lang)
        assert same == is_moot(option, rules), f"{changed.code} in {lang}"


def test_every_playable_value_is_tried_somewhere():
    tried = {(option, changed.values[option]) for _, option, changed in (case.values for case in CHANGES)}
    for option in catalogue().values():
        playable = [value for value in option.values if value.implemented]
        if option.kind == "choice" and len(playable) > 1:
            held = {preset: Ruleset.preset(preset).values[option.id] for preset in Ruleset.presets()}
            assert {(option.id, value.id) for value in playable if value.id not in held.values()} <= tried


def test_every_option_is_spoken_for_or_has_a_reason_not_to_be():
    spoken = {
        option for section in sheet_lines().sections for line in section.lines for option in line.options
    }
    always_moot = {moot.option for moot in sheet_lines().moot if not moot.when}
    assert spoken.isdisjoint(always_moot)
    assert spoken | always_moot == set(catalogue())


def wandered(rules, seed):
    """A game of four whose players take any legal action, without a policy that needs a plan."""
    game, chooser = Game(rules, players=4, seed=seed), Random(seed)
    for _ in range(150):
        if not game.over:
            game.draw() if game.chance else game.do(chooser.choice(game.legal))
    return game


@pytest.mark.parametrize("preset", Ruleset.presets())
def test_a_moot_change_leaves_every_game_the_same(preset):
    rules = Ruleset.preset(preset)
    moot = [changed for option, changed in single_changes(rules) if is_moot(option, rules)]
    assert moot
    for seed in (1, 2):
        played = wandered(rules, seed)
        for changed in moot:
            other = wandered(changed, seed)
            assert other.history == played.history, changed.code
            assert other.legal == played.legal, changed.code


@settings(max_examples=50)
@given(rulesets())
def test_any_ruleset_is_said_alike_in_every_language(rules):
    facts = facts_of(rules.values)
    for section in sheet_lines().sections:
        choices = [line.choice for line in section.lines if line.choice]
        for choice in choices:
            group = [line for line in section.lines if line.choice == choice]
            assert sum(line.applies(facts) for line in group) == 1
    sheets = [rules.sheet(lang) for lang in WORDINGS]
    for sheet in sheets:
        assert "{" not in sheet.text()
        shape = [[len(p.lines) for p in part.paragraphs] for part in sheet.parts]
        assert shape == [[len(p.lines) for p in part.paragraphs] for part in sheets[0].parts]
        cited = [line.sources for part in sheet.parts for p in part.paragraphs for line in p.lines]
        assert all(cited)
        assert {number for numbers in cited for number in numbers} == {r.number for r in sheet.references}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("preset", Ruleset.presets())
def test_a_sheet_is_short_enough_to_play_from(preset, lang):
    words = re.findall(r"\w+", str(said(Ruleset.preset(preset), lang)))
    assert 700 < len(words) < 1300


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("length", [1, 3])
def test_neutral_wording_replaces_dated_names_and_nothing_else(lang, length):
    rules = Ruleset.preset("fan").replace(slave_length=length)
    plain, neutral = (rules.sheet(tag) for tag in (lang, f"{lang}-x-neutral"))
    assert not DATED.search(str((neutral.parts, neutral.references)))
    for mine, theirs in zip(plain.parts, neutral.parts, strict=True):
        for dated, other in zip(mine.paragraphs, theirs.paragraphs, strict=True):
            assert (dated == other) == (not DATED.search(str(dated)))


def test_numbers_are_written_in_the_language_s_manner():
    swedish = Ruleset.preset("swedish")
    assert "gives every player 5,000." in str(swedish.sheet("en").text())
    assert "alkurahaa 5\xa0000." in swedish.sheet("fi").html()
    assert "Banken ger varje spelare 5\xa0000 i startkapital." in swedish.sheet("sv").html()


def test_leads_stand_before_a_paragraph_and_joined_lines_continue_it():
    sheet = Ruleset.preset("swedish").sheet("en")
    assert "\n- Ruby × 2: Sell it to the bank at once for 5,000. [" in sheet.text()
    assert "<li><strong>Ruby × 2:</strong> Sell it to the bank at once for 5,000.<sup>" in sheet.html()
    first = sheet.parts[1].paragraphs[0].lines
    assert [line.text.split()[0] for line in first] == ["For", "Play"]


def test_places_are_sorted_by_name_and_number_below_their_headings():
    fan = {reference.title: reference.places for reference in Ruleset.preset("fan").sheet("en").references}
    assert fan["Retkikunnat rules"][:3] == ("p. 1", "p. 3", "p. 6")
    assert "Places with special rules: Gold Coast, Sahara, Slave Coast, St. Helena" in [
        *fan["Afrikas stjärna: Swedish rules"]
    ]


def test_a_line_leads_to_the_sources_of_what_was_chosen():
    sheet = Ruleset.preset("fan").replace(buy_when="any_turn_on_tile").sheet("en")
    line = next(
        line
        for part in sheet.parts
        for paragraph in part.paragraphs
        for line in paragraph.lines
        if "start of a later turn" in line.text
    )
    cited = {
        sheet.references[number - 1].title: sheet.references[number - 1].places for number in line.sources
    }
    assert "Preparations, point 6" in cited["Afrikas stjärna: Swedish rules"]
    assert "p. 3" in cited["Retkikunnat rules"]


def test_a_number_of_the_players_own_is_said_to_be_one():
    line = Ruleset.preset("fan").replace(tile_price=150).sheet("sv").text()
    assert "Ett tal som valts för den här regeluppsättningen" in line
    assert "Ett tal som valts" not in Ruleset.preset("fan").sheet("sv").text()


def test_code_and_ruleset_stand_on_the_sheet():
    rules = Ruleset.preset("fan").replace(max_players=4, may_pass="yes")
    for lang in LANGUAGES:
        sheet = rules.sheet(lang)
        assert f": {rules.code}\n" in sheet.text()
        assert f">{rules.code}<" in sheet.html().replace("<wbr>", "")
        assert " 2 " in f"{sheet.ruleset} "
        assert not re.search(r"\b(19|20)\d\d-\d\d", sheet.text())


def test_the_session_s_language_is_used():
    use(language="fi", neutral=True)
    assert Ruleset.preset("fan").sheet().lang == "fi-x-neutral"


class Page(HTMLParser):
    """Collects what a page is made of and notices tags that do not match."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.open, self.attributes, self.texts = [], [], [], {}
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in ("meta", "wbr"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.texts.setdefault(self.open[-1] if self.open else "", []).append(data)


@pytest.mark.parametrize("lang", WORDINGS)
def test_the_page_is_complete_and_asks_nothing_of_the_network(lang):
    text = Ruleset.preset("swedish").sheet(lang).html()
    page = Page(text)
    assert text.startswith("<!DOCTYPE html>")
    assert ("lang", lang) in page.attributes
    assert {"link", "script", "img", "iframe", "object", "a"}.isdisjoint(page.tags)
    assert {"src", "href", "style", "srcset"}.isdisjoint(name for name, _ in page.attributes)
    assert "url(" not in text
    assert "@import" not in text
    assert "@page { size: A4" in text
    assert page.texts["title"] == page.texts["h1"] == [Ruleset.preset("swedish").sheet(lang).title]
    assert len(page.texts["h2"]) == 13


def test_a_hostile_title_is_only_text():
    sheet = Ruleset.preset("fan").sheet("en", title=HOSTILE)
    for text in (sheet.html(), sheet._repr_html_()):
        assert "script" not in Page(text).tags
    assert Page(sheet.html()).texts["h1"] == [HOSTILE]
    assert sheet.text().startswith(HOSTILE)


def test_a_title_s_blanks_and_lines_become_single_blanks():
    assert Ruleset.preset("fan").sheet("en", title="  Class\n 7B\xa0 ").title == "Class 7B"
    assert Ruleset.preset("fan").sheet("en", title="x" * LONGEST_TITLE).title == "x" * LONGEST_TITLE


@pytest.mark.parametrize("title", ["", " \n", "a\x00b", "\u202egnp", "\ud800", 7, ["7B"], b"7B"])
def test_an_unfit_title_is_refused_with_the_reason(title):
    with pytest.raises(AfrikanError) as refused:
        Ruleset.preset("fan").sheet("en", title=title)
    assert f"a text of 1 to {LONGEST_TITLE} visible signs, not " in refused.value.text("en")
    assert len({refused.value.text(lang) for lang in LANGUAGES}) == 3


def test_a_long_title_is_refused_with_its_length():
    with pytest.raises(AfrikanError) as refused:
        Ruleset.preset("fan").sheet("fi", title="7B " * 100)
    assert "299" in refused.value.text("fi")
    assert str(LONGEST_TITLE) in refused.value.text("sv")


@pytest.mark.parametrize("lang", ["de", "", "fi-FI", 3])
def test_an_unknown_language_is_refused(lang):
    with pytest.raises(AfrikanError, match="language"):
        Ruleset.preset("fan").sheet(lang)


PLAYERS = 'options = ["max_players"]'
DAMAGE = [
    ("[aim]", "[aim", "this is not valid TOML"),
    ('heading.sv = "Spelets mål"\n', "", "aim.heading lacks 'sv'"),
    ('heading.en = "Aim"', 'heading.en = " "', "needs a sentence in 'heading.en'"),
    ('heading.en = "Aim"', 'heading.de = "Ziel"\nheading.en = "Aim"', "unknown language 'de'"),
    ("[setup.tiles]", "[setup.tiles]\njoind = true", "unknown entry 'joind'; did you mean 'joined'?"),
    ("[setup.tiles]", "[setup.tiles]\nsilent = 1", "setup.tiles.silent must be true or false, not 1"),
    ("[aim.star]", "[aim.star]\njoined = true", "aim must begin with a line that is not joined"),
    ("[land.roll]\noptions = []", "[land.roll]", "land.roll lacks 'options'"),
    (PLAYERS, 'options = ["max_player"]', "unknown option 'max_player'; did you mean 'max_players'?"),
    ('rules = ["tiles_face_down"]', 'rules = ["tiles_up"]', "unknown rule 'tiles_up'"),
    (PLAYERS, 'options = ["board"]', "unknown number's option 'max_players'"),
    ("2 to {max_players} players", "2 to {most} players", "unknown number 'most'"),
    ("2 to {max_players} players", "2 to {max_players!r} players", "braces hold a name only"),
    ("2 to {max_players} players", "2 to {max_players.real} players", "braces hold a name only"),
    ("2 to {max_players} players", "2 to {max_players players", "cannot be read"),
    ("on 2–{max_players}.", "on 2–6.", "'text.fi' must have the braces of 'text.en'"),
    ('when = { board = "finnish" }', 'when = { bord = "finnish" }', "did you mean 'board'?"),
    ('when = { board = "finnish" }', 'when = { board = "danish" }', "unknown value of board 'danish'"),
    ('when = { board = "finnish" }', 'when = { board = "nordic" }', "0 do with board=finnish"),
    ("unless = { max_players = 2 }\n", "", "2 do with max_players=2"),
    ("unless = { max_players = 2 }", "unless = { max_players = 7 }", "a number from 2 to 6, not 7"),
    ("unless = { max_players = 2 }", "unless = { max_players = true }", "a number from 2 to 6, not True"),
    ('option = "tiles_per_turn"', 'option = "tiles_a_turn"', "unknown option 'tiles_a_turn'"),
    ('why = "nobody travels by fixed steps"', "", "moot.hazard_on_fixed_steps lacks 'why'"),
]


@pytest.mark.parametrize(("right", "wrong", "reason"), DAMAGE)
def test_damaged_lines_are_refused_with_file_line_and_reason(right, wrong, reason, tmp_path):
    text = data_path("rules", "sheet.toml").read_text("utf-8")
    assert right in text
    path = tmp_path / "sheet.toml"
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(DataError) as refused:
        load_sheet(TomlFile(path))
    message = str(refused.value)
    assert reason in message
    line = re.match(rf"{re.escape(str(path))}, line (\d+): ", message)
    assert line
    changed = text[: text.index(right)].count("\n") + 1
    assert abs(int(line[1]) - changed) < 25
