"""What a side knows is what follows from what it has been told: no less, and never more."""

import re

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from afrikan.island.game import IslandGame
from afrikan.island.words import Phase
from tests.island.oracle import beliefs, chances
from tests.strategies import island_rulesets

SEEDS = st.integers(0, 2**64 - 1)
WALKERS = st.sampled_from(["random", "coast", "locator", "guesser:30", "nearest_fort"])
POLICIES = st.tuples(WALKERS, WALKERS)
LABELS = st.sampled_from(["A1", "A5", "B1", "B3", "B4", "C6"])
PLACES = re.compile(r"\d\d\.\d\d|\b[A-F][1-6]\b")
SLOW = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def played(rules, policies, seed, actions=150, starts=()):
    """A game that has gone on for so many actions, its sides having been set down on some hexes."""
    game = IslandGame(rules, policies=policies, map="small", seed=seed)
    for start in starts:
        game.do(f"place {start}")
    return game.play(actions)


def check_beliefs(game):
    """Assert after every action what each side thinks possible; while a card is drawn nothing is told."""
    for seat in range(2):
        for at, belief in beliefs(game, seat):
            state = game.timeline.moments[at].state
            sight = state.sights[seat]
            if state.phase == Phase.CARD:
                continue
            assert set(sight.maybe[: sight.count]) == belief.hexes, (at, game.history[at - 1])
            assert state.phase == Phase.DROP or not sight.count or state.players[seat].hex in belief.hexes


@settings(SLOW, max_examples=25)
@given(island_rulesets(), POLICIES, SEEDS)
def test_what_a_side_thinks_possible_is_what_brute_force_finds(rules, policies, seed):
    check_beliefs(played(rules, policies, seed))


@settings(SLOW, max_examples=25)
@given(island_rulesets(start_hex="any"), SEEDS, st.tuples(LABELS, LABELS))
def test_the_same_from_fortresses_and_treasure_hexes_on(rules, seed, starts):
    check_beliefs(played(rules, "random", seed, 60, starts))


@settings(SLOW, max_examples=30)
@given(island_rulesets(), POLICIES, SEEDS)
def test_windows_and_chests_have_the_chances_of_the_cards_that_fit(rules, policies, seed):
    game = played(rules, policies, seed, 400)
    for at in range(game.length + 1):
        if game.jump(at).state.phase in (Phase.CLUE, Phase.CHEST):
            assert game.outcomes == chances(game)
            assert game.coming in game.outcomes


def views(game, seat):
    """All that a side sees and hears in each position, and what it may do where it decides."""
    for at in range(game.length + 1):
        game.jump(at)
        mine = game.decider == seat and not game.chance
        heard = [line.text("en", seat) for line in game.timeline.latest]
        yield game.view(seat), heard, game.legal if mine else None, game.decision() if mine else None


def replayed(game, seed=None, **instead):
    """The same game with some actions, told by their numbers, replaced, as far as that is possible."""
    other = IslandGame(
        game.rules,
        policies=[seat.policy for seat in game.seats],
        map=game.map,
        seed=game.seed if seed is None else seed,
    )
    for number, action in enumerate(game.every_action):
        changed = instead.get(f"at_{number}", action)
        if not other.can(changed):
            break
        other.do(changed)
    return other


def check_alike(game, other, seat):
    """Assert that a side cannot tell two games apart as far as both go."""
    for one, two in zip(views(game, seat), views(other, seat), strict=False):
        assert one == two


@settings(SLOW, max_examples=25)
@given(island_rulesets(fort_closed_when="on_opening"), POLICIES, SEEDS, st.integers(8, 60), st.data())
def test_another_start_that_answers_alike_looks_alike(rules, policies, seed, actions, data):
    """Nothing that a side sees tells its start from another one that its answers leave possible."""
    game = played(rules, policies, seed, actions)
    (*_, (_, belief)) = beliefs(game, 0)
    starts = sorted({game.map.index[start] for start, _ in belief.worlds})
    start = data.draw(st.sampled_from(starts))
    other = replayed(game, at_1=f"place {game.law.hex_name(start)}")
    check_alike(game, other, 0)


@settings(SLOW, max_examples=15)
@given(island_rulesets(), POLICIES, SEEDS, SEEDS)
def test_another_clue_card_looks_alike(rules, policies, seed, luck):
    """The card that is in play is nowhere before a window or a chest shows it."""
    game = played(rules, policies, seed, 200)
    other = replayed(game, luck)
    assert other.every_action == game.every_action
    for seat in range(2):
        for one, two in zip(views(game, seat), views(other, seat), strict=True):
            assert one[:3] == two[:3]


@settings(SLOW, max_examples=15)
@given(island_rulesets(opening_cost=7), SEEDS, st.data())
def test_another_clue_of_the_rival_looks_alike(rules, seed, data):
    """What the other side has read in a window is not to be seen."""
    game = played(rules, ("random", "locator"), seed, 300)
    read = [at for at, action in enumerate(game.every_action) if action.startswith("clue")]
    read = [at for at in read if game.timeline.moments[at].state.current == 1]
    assume(read)
    at = data.draw(st.sampled_from(read))
    clue = data.draw(st.sampled_from(sorted(game.jump(at).outcomes)))
    game.jump(game.length)
    check_alike(game, replayed(game, **{f"at_{at}": clue}), 0)


@settings(SLOW, max_examples=15)
@given(SEEDS, st.permutations(range(9)))
def test_other_equipment_of_the_rival_looks_alike(seed, order):
    """What the other side has packed is not to be seen before it is used."""
    items = IslandGame("island", map="small").law.box.equipment.items
    one, two = items[order[0]], items[order[1]]
    first = carrying(seed, one.id).play(120)
    needed = {word for action in first.history for word in action.split()} & {one.id, two.id}
    until = next(
        (at for at, action in enumerate(first.history) if at > 4 and set(action.split()) & needed),
        first.length,
    )
    other = replayed(first, at_3=f"take {two.id}")
    assert other.length >= until
    for view, another, _ in zip(views(first, 0), views(other, 0), range(until), strict=False):
        assert view == another


def carrying(seed, item):
    """A game whose second side has packed one item."""
    game = IslandGame("island", policies="coast", map="small", seed=seed)
    return game.do("place B1").do("place B2").do("ready").do(f"take {item}").do("ready")


@settings(SLOW, max_examples=25)
@given(island_rulesets(), POLICIES, SEEDS)
def test_no_line_tells_a_side_where_it_is_before_it_can_know(rules, policies, seed):
    game = played(rules, policies, seed)
    for at in range(1, game.length + 1):
        game.jump(at)
        for line in game.timeline.latest:
            for seat in range(2):
                named = set(PLACES.findall(line.text("en", seat)))
                here = game.law.hex_name(game.state.players[seat].hex) if game.state.players[seat].hex else ""
                if len(game.view(seat).may_be) > 1 and not both_there(game):
                    assert here not in named, line.text("en", seat)


def both_there(game):
    """Whether both sides stand on one hex, where a sentence about the other names it."""
    return game.state.players[0].hex == game.state.players[1].hex
