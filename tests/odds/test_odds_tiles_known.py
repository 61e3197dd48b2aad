"""What cannot have been seen of the tiles: one sentence that names the contradiction, in every language."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import afrikan as af
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES
from afrikan.odds.flips.knowledge import FACES, MIXES, known

tiles = af.odds.tiles
ALL = dict(zip(FACES, MIXES["finnish"], strict=True))
FOUND = tiles(opened={"tunis": "star"})

MISTAKES = {
    "three rubies of two": (
        lambda: tiles(seen={"ruby": 3}),
        "ruby: 3 turned (3 in 'seen', 0 in 'opened'), but only 2 of the tiles show it",
    ),
    "rubies in both": (
        lambda: tiles(seen={"ruby": 1}, opened={"tunis": "ruby", "congo": "ruby"}),
        "ruby: 3 turned (1 in 'seen', 2 in 'opened'), but only 2 of the tiles show it",
    ),
    "two Stars": (
        lambda: tiles(opened={"tunis": "star", "congo": "star"}),
        "Star of Africa: 2 turned (0 in 'seen', 2 in 'opened'), but only 1 of the tiles show it",
    ),
    "a tile in Cairo": (
        lambda: tiles(opened={"cairo": "ruby"}),
        "'opened': Cairo is a start city, where no tile is dealt; choose another city",
    ),
    "a city twice": (
        lambda: tiles(opened=[("congo", "ruby"), ("congo", "blank")]),
        "'opened': Congo stands there twice (ruby, blank), but a city has only one tile",
    ),
    "an unknown city": (
        lambda: tiles(opened={"kongo": "ruby"}),
        "'opened': there is no place 'kongo'; did you mean 'congo'?",
    ),
    "a dot": (lambda: tiles(opened={"fork_chad": "ruby"}), "there is no place 'fork_chad'"),
    "an unknown face in a city": (
        lambda: tiles(opened={"congo": "rubi"}),
        "'opened': congo: no tile shows 'rubi'; did you mean 'ruby'?",
    ),
    "an unknown face": (
        lambda: tiles(seen={"saphire": 1}),
        "'seen': no tile shows 'saphire'",
    ),
    "a negative count": (
        lambda: tiles(seen={"ruby": -1}),
        "'seen': the number of tiles that show ruby must be a whole number, 0 or more, not -1",
    ),
    "half a tile": (lambda: tiles(seen={"ruby": 0.5}), "whole number, 0 or more, not 0.5"),
    "a list of faces": (
        lambda: tiles(seen=["ruby"]),
        "'seen' maps faces to counts, such as {'ruby': 2}, not ['ruby']",
    ),
    "a city alone": (
        lambda: tiles(opened="congo"),
        "'opened' maps cities to what their tiles showed, such as {'tunis': 'ruby'}, not 'congo'",
    ),
    "a negative purse": (
        lambda: tiles(purse=-100),
        "purse -100 must be a whole number from 0 to 1,000,000",
    ),
    "a negative purse for a question": (lambda: tiles().money(1, -5), "purse -5 must be a whole number"),
    "a negative purse beside a tile": (lambda: tiles().timing(-5), "purse -5 must be a whole number"),
    "an unknown mix": (
        lambda: tiles(mix="sweedish"),
        "there is no mix 'sweedish'; seven counts of your own will do too; did you mean 'swedish'?",
    ),
    "a mix too large": (lambda: tiles(mix=(1, 2, 3, 4, 3, 5, 13)), "adds up to 31"),
    "a mix without a Star": (lambda: tiles(mix={"blank": 30}), "Star of Africa must be exactly 1, not 0"),
    "no mix": (
        lambda: tiles(mix=7),
        "there is no mix 7; seven counts of your own will do too; known: finnish, swedish, russian",
    ),
    "too few counts": (lambda: tiles(mix=(1, 29)), "tile_mix must be 7 whole numbers"),
    "no ruleset": (lambda: tiles(7), "rules must be a Ruleset such as"),
    "more flips than tiles": (
        lambda: tiles(seen={"blank": 12}).star_by(19),
        "19 flips are asked for, but only 18 tiles lie face down",
    ),
    "no flips": (lambda: tiles().money(0), "flips 0 must be a whole number from 1 to 30"),
    "a true flip": (lambda: tiles().star_by(True), "flips True must be a whole number from 1 to 30"),
    "the Star found in a city": (
        lambda: FOUND.star_flip(),
        "the Star of Africa has been found already (in Tunis), so it does not lie face down any more",
    ),
    "the Star found somewhere": (
        lambda: tiles(seen={"star": 1}).star_by(1),
        "the Star of Africa has been found already (among the tiles in 'seen')",
    ),
    "the found Star's place": (lambda: FOUND.star_places(), "has been found already (in Tunis)"),
    "horseshoes after the found Star": (lambda: FOUND.horseshoes_left(), "has been found already"),
    "a horseshoe after the found Star": (lambda: FOUND.horseshoe_after_star(), "has been found already"),
    "all tiles turned": (
        lambda: tiles(seen=ALL).next_flip(),
        "no tile lies face down any more, so none can be turned",
    ),
    "all tiles turned on the Slave Coast": (lambda: tiles(seen=ALL).slave_coast(), "no tile lies face down"),
    "all tiles turned beside a tile": (lambda: tiles(seen=ALL).timing(100), "no tile lies face down"),
    "nothing to come first": (
        lambda: tiles(seen={"ruby": 2, "emerald": 3, "topaz": 4, "robber": 3}).robber_before_gem(),
        "neither a robber nor a gem lies face down any more, so neither can come first",
    ),
    "a flip beyond the last on the Gold Coast": (
        lambda: tiles().money(3, gold_coast=4),
        "gold_coast 4 must be the number of one of the flips, a whole number from 1 to 3",
    ),
    "a Gold Coast that is open": (
        lambda: tiles(opened={"gold_coast": "blank"}).money(3, gold_coast=2),
        "the tile on the Gold Coast has been opened already, so flip 2 cannot be made there",
    ),
    "beside an open tile": (
        lambda: tiles(opened={"congo": "ruby"}).timing(100, "congo"),
        "the tile in Congo has been opened already; choose a city whose tile lies face down",
    ),
    "beside no tile": (
        lambda: tiles().timing(100, "tangier"),
        "'at': Tangier is a start city, where no tile is dealt; choose another city",
    ),
    "a game that is none": (
        lambda: af.odds.Tiles.of("fan"),
        "the tiles can be taken from a Game only, not from 'fan'",
    ),
}


@pytest.mark.parametrize("case", MISTAKES)
def test_a_contradiction_is_named_in_every_language(case):
    make, said = MISTAKES[case]
    with pytest.raises(AfrikanError) as caught:
        make()
    sentences = [caught.value.text(lang) for lang in LANGUAGES]
    assert said in sentences[0]
    assert len(set(sentences)) == len(LANGUAGES)
    assert not any("\n" in sentence or "{face" in sentence for sentence in sentences)


def test_the_city_is_named_in_the_reader_s_language():
    with pytest.raises(AfrikanError) as caught:
        tiles(opened={"gold_coast": "blank"}).money(3, gold_coast=2)
    assert "Kultarannikolla" in caught.value.text("fi")
    assert "på Guldkusten" in caught.value.text("sv")


@pytest.mark.parametrize("mix", [(1, 5, 5, 5, 5, 5, 4), [1, 5, 5, 5, 5, 5, 4]])
def test_a_mix_of_one_s_own_is_counted_in_the_order_of_the_option_or_by_face(mix):
    by_face = dict(zip(FACES, mix, strict=True))
    assert tiles(mix=mix).left == tiles(mix=by_face).left == by_face


def test_a_mix_leaves_the_rest_of_the_ruleset_alone():
    given_ = tiles("swedish;slave_length=2", mix="russian").known
    assert given_.rules == af.Ruleset.from_code("swedish;slave_length=2").replace(tile_mix=MIXES["russian"])


@given(st.lists(st.sampled_from(FACES), max_size=12), st.integers(0, 12))
def test_what_is_seen_and_what_is_left_make_the_mix(faces, placed):
    cities = known("fan").closed
    opened = dict(zip(cities, faces[:placed], strict=False))
    seen = {face: faces[placed:].count(face) for face in FACES}
    if any(faces.count(face) > ALL[face] for face in FACES):
        with pytest.raises(AfrikanError, match="of the tiles show it"):
            known("fan", None, seen, opened)
        return
    what = known("fan", None, seen, opened)
    assert {face: what.left[face] + faces.count(face) for face in FACES} == ALL
    assert what.hidden == 30 - len(faces)
    assert len(what.settled()) == len(faces)
    assert sorted(what.settled().values()) == sorted(faces)
    assert set(what.closed) == set(cities) - set(opened)


def test_a_turned_tile_of_unknown_place_is_never_put_where_a_question_needs_one_face_down():
    what = known("fan", None, {face: count for face, count in ALL.items() if face != "star"}, {})
    for city in what.closed:
        assert city not in what.settled((city,))
        assert len(what.settled((city,))) == 29
