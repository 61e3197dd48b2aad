"""Rules, presets, sources and explanations speak English, Finnish and Swedish, each in its own words."""

import re
from string import Formatter

import pytest
from wording import assert_neutral, assert_translated, is_dated

from afrikan.game import Game
from afrikan.language import LANGUAGES, NEUTRAL, WORDINGS, translated
from afrikan.messages import messages
from afrikan.rules import Ruleset, catalogue, rule, sources
from afrikan.rules.behind import cited
from afrikan.rules.families import FAMILIES
from afrikan.rules.presets import every_preset, presets
from afrikan.rules.registry import every_rule
from afrikan.rules.sources import place_words, places
from afrikan.session import use

FAN, SWEDISH = Ruleset.preset("fan"), Ruleset.preset("swedish")
TRANSLATIONS = [lang for lang in LANGUAGES if lang != "en"]
OWN_NAMES = {"Inkan aarre 2005"}
"""Holders of a reading that have the same name in every language."""
RULESETS = {*Ruleset.presets(None), "expedition"}
HEADINGS = {
    ("fan_rules", "fi"): (
        "Saavuttaessa punaiseen ympyrään",
        "Jos pahvikiekko on",
        "Kiinnitä erityistä huomiota seuraaviin paikkoihin",
        "Pelin voittaa se",
        "Alkuperäissäännöt",
        "Miksi tein yllä valitsemani sääntötulkinnat?",
    ),
    ("swedish_rules", "sv"): (
        "Förberedelser",
        "Spelets gång",
        "Förflyttning till lands",
        "Förflyttning till sjöss",
        "Förflyttning med flyg",
        "Vad markerna innebär",
        "Orter med speciella regler",
        "Allmänna regler",
        "Vem vinner?",
    ),
}
"""The headings as they are printed in the two rulebooks."""


def values():
    return [value for family in FAMILIES for option in catalogue(family).values() for value in option.values]


def citations():
    owners = [*every_rule().values(), *every_preset().values(), *values()]
    return [citation for owner in owners for citation in owner.citations]


def words_of(preset):
    return [preset.title, preset.about, preset.note, *preset.reasons.values()]


def every_place():
    return [{"en": place} | words for place, words in places().items()]


def english_phrases():
    """The fixed words of an explanation in English, without what is filled in."""
    parts = [part for text in messages("en")["explain"].values() for part in Formatter().parse(text)]
    phrases = {literal.strip(" .,:;") for literal, *_ in parts}
    return sorted(phrase for phrase in phrases if any(sign.isalpha() for sign in phrase))


@pytest.mark.parametrize("found", every_rule().values(), ids=lambda found: found.id)
def test_a_rule_is_one_sentence_in_every_language(found):
    assert_translated(found.text)
    assert_neutral(found.text)
    assert all(text.endswith(".") and text[0].isupper() for text in found.text.values())


@pytest.mark.parametrize("lang", WORDINGS)
def test_no_two_rules_say_the_same_in_any_language(lang):
    sentences = [translated(found.text, lang) for found in every_rule().values()]
    assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("preset", every_preset().values(), ids=lambda preset: preset.name)
def test_a_preset_is_told_in_every_language(preset):
    for words in words_of(preset):
        assert_translated(words)
        assert_neutral(words)
    assert not any(text.endswith(".") for text in preset.title.values())
    assert all(text.endswith(".") for words in words_of(preset)[1:] for text in words.values())


def test_some_texts_are_dated_so_that_the_neutral_wording_is_tried():
    texts = [found.text for found in every_rule().values()] + [presets()["swedish"].about] + every_place()
    for lang in LANGUAGES:
        assert sum(is_dated(words[lang], lang) for words in texts) >= 6
        assert sum(lang + NEUTRAL in words for words in texts) >= 6


@pytest.mark.parametrize("source", sources().values(), ids=lambda source: source.id)
def test_a_source_has_a_title_in_every_language(source):
    assert_translated(source.title)
    assert_neutral(source.title)


@pytest.mark.parametrize("words", every_place(), ids=lambda words: words["en"])
def test_a_place_is_named_in_every_language(words):
    assert_translated(words)
    assert_neutral(words)


def test_a_place_begins_like_its_translations():
    found = {citation.place for citation in citations()}
    capital = {place: {place_words(place, lang)[0].isupper() for lang in WORDINGS} for place in found}
    assert [place for place, cases in capital.items() if len(cases) > 1] == []


def test_every_place_and_holder_that_is_shown_is_translated_and_no_other():
    holders = {holder for value in values() for holder in value.held_by}
    assert holders > OWN_NAMES
    shown = {citation.place for citation in citations()} | (holders - OWN_NAMES - RULESETS)
    assert shown == set(places())


@pytest.mark.parametrize(("source", "lang"), HEADINGS)
def test_a_rulebook_is_cited_by_the_headings_printed_in_it(source, lang):
    found = {citation.place for citation in citations() if citation.source.id == source}
    assert len(found) > 20
    named = [place_words(place, lang) for place in found]
    assert all(name.startswith(HEADINGS[source, lang]) for name in named)
    assert all(any(name.startswith(heading) for name in named) for heading in HEADINGS[source, lang])


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Afrikas stjärna: Swedish rules, Preparations, point 5; Retkikunnat rules, p. 3"),
        (
            "fi",
            "Afrikas stjärna: ruotsalaiset säännöt, Valmistelut, kohta 5; "
            "Retkikunnat-laajennuksen säännöt, s. 3",
        ),
        (
            "sv",
            "Afrikas stjärna: svenska regler, Förberedelser, punkt 5; "
            "Regler till expansionen Retkikunnat, s. 3",
        ),
    ],
)
def test_a_rule_is_cited_in_every_language(lang, text):
    found = rule("turn_order_clockwise")
    assert found.cite(lang) == text
    use(language=lang)
    assert found.cite() == text
    assert "; ".join(map(str, found.citations)) == rule("turn_order_clockwise").cite("en")


@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        ("en", "Our decision: nothing is left to wait for"),
        ("fi", "Oma ratkaisumme: mitään odotettavaa ei enää ole"),
        ("sv-x-neutral", "Vårt eget beslut: det finns inget kvar att vänta på"),
    ],
)
def test_our_own_decision_gives_its_reason_in_every_language(lang, reason):
    assert cited(rule("stay_ends_with_the_tile"), FAN, lang) == reason


def test_the_neutral_wording_names_the_coast_in_citations_too():
    coast = rule("slave_coast_blank")
    assert "Slave Coast" in cited(coast, FAN, "fi")
    for lang in LANGUAGES:
        assert not is_dated(cited(coast, FAN, lang + NEUTRAL) + coast.cite(lang + NEUTRAL), lang)


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_the_log_cites_in_the_language_asked_for(lang):
    line = Game(SWEDISH, players=2, seed=1).do("start tangier").log[0]
    assert line.citation(lang) == cited(line.rule, SWEDISH, lang)
    assert line.citation(lang) != line.citation("en")


@pytest.mark.parametrize("lang", WORDINGS)
@pytest.mark.parametrize("option", catalogue().values(), ids=lambda option: option.id)
def test_an_explanation_is_wholly_in_its_language(option, lang):
    text = SWEDISH.explain(option.id, lang)
    shown = [option.question, *(value.text for value in option.values)]
    whys = [need.why for value in option.values for need in value.requires] + [t.why for t in option.totals]
    assert all(translated(words, lang) in text for words in shown + whys)
    for value in option.values:
        assert all(citation.text(lang) in text for citation in value.citations)
        assert all(place_words(holder, lang) in text for holder in value.held_by)
    if not lang.startswith("en"):
        found = [phrase for phrase in english_phrases() if re.search(rf"\b{re.escape(phrase)}\b", text)]
        assert found == []


def test_the_english_phrases_are_those_an_explanation_is_made_of():
    phrases = english_phrases()
    assert {"chosen here", "not available yet", "held by", "source", "needs", "because", "It is"} <= set(
        phrases
    )
    every = "\n".join(FAN.replace(slave_length=2).explain(option, "en") for option in catalogue())
    assert [phrase for phrase in phrases if phrase not in every] == []


@pytest.mark.parametrize(
    ("lang", "changed", "left_open"),
    [
        ("en", "Changed here; the preset fan has 3.", "The sources of fan leave this open."),
        (
            "fi",
            "Muutettu tässä; valmiissa säännöstössä fan se on 3.",
            "Valmiin säännöstön fan lähteet jättävät",
        ),
        (
            "sv",
            "Ändrat här; den färdiga regeluppsättningen fan har 3.",
            "Källorna till fan lämnar detta öppet.",
        ),
    ],
)
def test_what_was_changed_and_what_is_open_is_said_in_every_language(lang, changed, left_open):
    assert changed in FAN.replace(slave_length=2).explain("slave_length", lang)
    assert left_open in FAN.explain("loans", lang)
    assert translated(presets()["fan"].reasons["loans"], lang) in FAN.explain("loans", lang)


@pytest.mark.parametrize("lang", WORDINGS)
def test_an_explanation_is_in_the_session_s_language_unless_another_is_asked_for(lang):
    use(language=lang.removesuffix(NEUTRAL), neutral=lang.endswith(NEUTRAL))
    assert FAN.explain("slave_length") == FAN.explain("slave_length", lang)
    assert is_dated(FAN.explain("slave_length", "sv"), "sv")


def test_no_neutral_explanation_has_a_dated_name():
    for lang in LANGUAGES:
        texts = [rules.explain(name, lang + NEUTRAL) for rules in (FAN, SWEDISH) for name in catalogue()]
        words = [re.sub(r"\b\w+_\w+\b", "", text) for text in texts]
        assert not any(is_dated(text, lang) for text in words)


@pytest.mark.parametrize(
    ("lang", "title", "one", "two"),
    [
        ("en", "Swedish rules", "Swedish rules with 1 change", "Swedish rules with 2 changes"),
        ("fi", "Ruotsalaiset säännöt", "Ruotsalaiset säännöt, 1 muutos", "Ruotsalaiset säännöt, 2 muutosta"),
        ("sv", "Svenska regler", "Svenska regler med 1 ändring", "Svenska regler med 2 ändringar"),
    ],
)
def test_the_title_counts_the_changes_in_every_language(lang, title, one, two):
    changed = [SWEDISH, SWEDISH.replace(slave_length=2), SWEDISH.replace(slave_length=2, max_players=5)]
    assert [rules.title_in(lang) for rules in changed] == [title, one, two]
    use(language=lang)
    assert [rules.title for rules in changed] == [title, one, two]


@pytest.mark.parametrize(
    ("lang", "end"),
    [
        ("en", " Changed: max_players is 5, slave_length is 2."),
        ("fi", " Muutettu: max_players on 5, slave_length on 2."),
        ("sv-x-neutral", " Ändrat: max_players är 5, slave_length är 2."),
    ],
)
def test_what_a_ruleset_is_about_is_told_in_every_language(lang, end):
    about = translated(presets()["swedish"].about, lang)
    assert SWEDISH.about_in(lang) == about
    assert SWEDISH.replace(slave_length=2, max_players=5).about_in(lang) == about + end
    use(language=lang.removesuffix(NEUTRAL), neutral=lang.endswith(NEUTRAL))
    assert SWEDISH.about == about
