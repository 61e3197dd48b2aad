"""Tiles played through the engine beside the exact answers, with a stated false-alarm rate."""

from collections import Counter
from fractions import Fraction

import pytest

import afrikan as af
from afrikan.chance import seed_of
from afrikan.odds.answer.compare import chi_squared_tail
from afrikan.odds.flips.knowledge import FACES, known
from afrikan.odds.flips.play import arrive, face_shown, flips, situation_at
from afrikan.odds.trial import Situation
from afrikan.star.actions import pack
from afrikan.star.kernel import refusal
from afrikan.star.words import Face, Kind, Phase, Refusal

RARE = 1e-4
"""A correct simulation fails with this chance; its seed is fixed, so it fails never or always."""

SEEN = {
    "seen": {"robber": 1, "blank": 2, "ruby": 1},
    "opened": {"tunis": "horseshoe", "egypt": "topaz", "congo": "blank"},
}
FRESH, SOME = af.odds.tiles(), af.odds.tiles(**SEEN)
SWEDISH = af.odds.tiles("swedish", **SEEN)
OWN = af.odds.tiles("literal", mix=(1, 5, 5, 5, 5, 5, 4), **SEEN)
FEW = af.odds.tiles(seen={"ruby": 1, "emerald": 3, "topaz": 3, "robber": 1, "horseshoe": 4, "blank": 10})

QUESTIONS = {
    "next flip": lambda tiles: tiles.next_flip(),
    "star by 7": lambda tiles: tiles.star_by(7),
    "star": lambda tiles: tiles.star_flip(),
    "money": lambda tiles: tiles.money(4, 300),
    "money, all": lambda tiles: tiles.money(sum(tiles.left.values()), 300),
    "money, paid": lambda tiles: tiles.money(5, tiles.known.rules.tile_price, pay=True),
    "money, Gold Coast": lambda tiles: tiles.money(3, 0, 2),
    "robber": lambda tiles: tiles.robber_before_gem(),
    "horseshoes": lambda tiles: tiles.horseshoes_left(),
    "horseshoe": lambda tiles: tiles.horseshoe_after_star(),
    "places": lambda tiles: tiles.star_places(),
    "slave coast": lambda tiles: tiles.slave_coast(),
}
TILES = {"fresh": FRESH, "some": SOME, "swedish": SWEDISH, "own": OWN, "few": FEW}


CASES = [
    (question, tiles)
    for question in QUESTIONS
    for tiles in TILES
    if tiles != "few" or question not in ("star by 7", "money, paid")
]


@pytest.mark.parametrize(("question", "tiles"), CASES)
def test_played_tiles_agree_with_the_exact_answer(question, tiles):
    odds = QUESTIONS[question](TILES[tiles])
    assert odds.compare(odds.sample(1_000, 11)).surprise > RARE


def test_every_hidden_tile_is_dealt_fairly_beside_known_ones():
    """In each city each face comes as often as it should, whichever tiles are known to be open."""
    given = known(
        "fan", opened={"morocco": "blank", "congo": "ruby", "tunis": "robber", "capetown": "robber"}
    )
    situation = situation_at(given, "egypt", 0, given.opened)
    watched = [
        situation.state.tiles[situation.graph.index[city]] for city in ("canary_islands", "egypt", "tamatave")
    ]
    trials, counts = 3_000, {slot: Counter() for slot in watched}
    for number in range(trials):
        _, faces = situation.deal(seed_of(3, number))
        assert all(faces[slot] == face for slot, face in situation.opened.items())
        assert Counter(faces[:30]) == Counter(dict(zip(Face, given.rules.tile_mix, strict=True)))
        for slot in watched:
            counts[slot][faces[slot]] += 1
    for slot in watched:
        wanted = {face: trials * Fraction(given.left[FACES[face]], given.hidden) for face in Face}
        distance = sum((counts[slot][face] - count) ** 2 / count for face, count in wanted.items() if count)
        assert chi_squared_tail(float(distance), sum(map(bool, wanted.values())) - 1) > RARE


@pytest.mark.parametrize("code", af.Ruleset.presets())
def test_the_pawn_opens_each_tile_by_a_legal_purchase(code):
    given = known(code)
    situation = situation_at(given, "congo", given.rules.tile_price, {})
    state, faces = situation.deal(seed_of(1))
    arrive(state, situation.graph.index["congo"])
    assert state.phase == Phase.ARRIVED
    assert refusal(state, situation.kernel, situation.board, pack(Kind.BUY)) == Refusal.NONE
    situation.do(state, faces, seed_of(1), pack(Kind.BUY))
    assert state.phase == Phase.TURN
    assert sum(state.remaining) == 29


@pytest.mark.parametrize("code", ["fan", "swedish"])
def test_whatever_befell_the_pawn_it_may_turn_all_tiles(code, monkeypatch):
    do = Situation.do

    def checked(self, state, faces, key, action):
        assert refusal(state, self.kernel, self.board, action) == Refusal.NONE
        do(self, state, faces, key, action)

    monkeypatch.setattr(Situation, "do", checked)
    turned = [face_shown(state) for state in flips(known(code))(seed_of(9))]
    assert Counter(turned) == Counter(dict(zip(FACES, af.Ruleset.preset(code).tile_mix, strict=True)))


def test_a_price_beyond_the_purse_is_not_taken_from_it():
    """With 50 in the purse nothing is paid; with 100 all of it is, and only what a gem brings is left."""
    poor, rich = (af.odds.tiles().money(1, purse, pay=True) for purse in (50, 100))
    for odds, kept in ((poor, 50), (rich, 0)):
        counts = odds.sample(300, 2).counts
        assert set(counts) <= set(odds.chances)
        assert kept in counts
