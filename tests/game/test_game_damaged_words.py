"""Edited files of words and citations are refused with file, line and reason."""

import pytest

from afrikan import messages as words
from afrikan.errors import DataError
from afrikan.game.citing import load_citations
from afrikan.paths import data_path
from afrikan.tomlfile import TomlFile


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('NO_PORT = "board_of_the_edition"', 'NO_PORT = "bord_of_the_edition"', "board_of_the_edition"),
        ('NO_PORT = "board_of_the_edition"', "", "NO_PORT must be a rule's id"),
        ('NO_PORT = "board_of_the_edition"', "NO_PORT = 7", "NO_PORT must be a rule's id"),
        ("NO_PORT =", "NO_HARBOUR =", "unknown entry 'NO_HARBOUR'"),
        ("penniless_sea = ", "penniless_see = ", "unknown option 'penniless_see'"),
        (
            '{ rule = "penniless_sea_fixed_steps" }',
            '{ rule = "penniless_sea_fixed_steps", a = 1 }',
            "no condition",
        ),
        ("when = {", "whenn = {", "unknown entry 'whenn'"),
        ("[events]", "[event]", "lacks 'events'"),
        ("[events]", "[events", "not valid TOML"),
    ],
)
def test_damaged_citations_are_refused(tmp_path, old, new, reason):
    text = data_path("rules", "citations.toml").read_text(encoding="utf-8")
    assert old in text
    copy = tmp_path / "citations.toml"
    copy.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(DataError) as refused:
        load_citations(TomlFile(copy))
    assert str(copy) in str(refused.value)
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('RUBY = "ruby"', "RUBY = 3", "face.RUBY must be a text"),
        ("[face]", "[face", "not valid TOML"),
        ("[place]", "fase = 3\n[place]", "fase must be a table"),
    ],
)
def test_damaged_words_are_refused(tmp_path, old, new, reason):
    text = data_path("messages", "en", "play.toml").read_text(encoding="utf-8")
    copy = tmp_path / "play.toml"
    copy.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as refused:
        words.load_messages(tmp_path)
    assert str(copy) in str(refused.value)
    assert reason in str(refused.value)


def test_a_section_in_two_files_is_refused(tmp_path):
    for name in ("a.toml", "b.toml"):
        (tmp_path / name).write_text('[face]\nRUBY = "ruby"\n', encoding="utf-8")
    with pytest.raises(DataError, match=r"b\.toml, line 1: section 'face' stands in another file already"):
        words.load_messages(tmp_path)


@pytest.mark.parametrize(
    ("template", "reason"),
    [
        (None, "section 'face' lacks 'RUBY'"),
        ("{gem}", "cannot be filled"),
        ("{", "cannot be filled"),
        ("{0}", "filled"),
    ],
)
def test_a_message_that_cannot_be_said_is_named(monkeypatch, template, reason):
    section = {} if template is None else {"RUBY": template}
    monkeypatch.setattr(words, "messages", lambda lang: {"face": section})
    with pytest.raises(DataError, match=reason):
        words.say("en", "face", "RUBY")
