"""What holds in any game on the island: any ruleset, any seed, any policy."""

from fractions import Fraction

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from afrikan.errors import IllegalAction
from afrikan.island.actions import pack
from afrikan.island.game import IslandGame
from afrikan.island.game.notation import write_action
from afrikan.island.kernel import refusal
from afrikan.island.model import CLUES
from afrikan.island.words import Ending, Ground, Kind, Refusal
from afrikan.language import LANGUAGES
from afrikan.records import as_dict
from afrikan.rules import Ruleset
from tests.strategies import island_rulesets

SEEDS = st.integers(0, 2**64 - 1)
WALKERS = st.sampled_from(["random", "coast", "locator/hardest", "guesser:30"])
POLICIES = st.tuples(WALKERS, WALKERS)
SOME = settings(deadline=None, max_examples=20, suppress_health_check=[HealthCheck.too_slow])
ISLAND = Ruleset.preset("island")


def played(rules, policies, seed, actions=150, rounds=40):
    return IslandGame(rules, policies=policies, map="small", seed=seed, rounds=rounds).play(actions)


def named_actions(game):
    """All actions that a text can name, legal or not."""
    isle, clues = game.law.isle, sorted(CLUES.values())
    hexes = range(1, isle.hexes + 1)
    counts = {Kind.TAKE: isle.items, Kind.GO: 6, Kind.LOT: 2, Kind.CARD: isle.cards, Kind.CHEST: 2}
    for kind in Kind:
        if kind == Kind.CLUE:
            yield from (pack(kind, clue, way) for clue in clues for way in range(7))
        else:
            values = hexes if kind in (Kind.PLACE, Kind.DROP) else range(counts.get(kind, 1))
            yield from (pack(kind, value) for value in values)


def nameless_actions(game):
    """Some numbers that are no action."""
    isle = game.law.isle
    for kind, value in (
        *((kind, hex) for kind in (Kind.PLACE, Kind.DROP) for hex in (0, isle.hexes + 1, 1536, 4095)),
        *((Kind.GO, way) for way in (6, 7, 4095)),
        *((Kind.TAKE, item) for item in (isle.items, 4095)),
        *((Kind.CARD, card) for card in (isle.cards, 96, 4095)),
        *((kind, 2) for kind in (Kind.LOT, Kind.CHEST)),
        *((Kind.CLUE, clue) for clue in (Ground.FORT, 12, 4095)),
    ):
        yield pack(kind, value)


def code_of(game, action):
    return Refusal(refusal(game.state, game.law.kernel, game.law.isle, action))


@SOME
@given(island_rulesets(), POLICIES, SEEDS, st.integers(0, 120))
def test_legal_is_exactly_what_is_not_refused(rules, policies, seed, actions):
    game = played(rules, policies, seed, actions)
    before = as_dict(game.state)
    everything = [*named_actions(game), *nameless_actions(game)]
    allowed = [action for action in everything if code_of(game, action) == Refusal.NONE]
    assert sorted(game._legal()) == sorted(allowed)
    assert game.over or allowed
    assert game.legal == tuple(write_action(action, game.law) for action in game._legal())
    assert as_dict(game.state) == before


@SOME
@given(island_rulesets(), POLICIES, SEEDS, st.integers(0, 120))
def test_what_is_refused_is_said_in_words_and_changes_nothing(rules, policies, seed, actions):
    game = played(rules, policies, seed, actions)
    before = game.save()
    refused = {(code_of(game, action), action & 0xFF): action for action in named_actions(game)}
    for (code, _), action in refused.items():
        if code == Refusal.NONE:
            continue
        text = write_action(action, game.law)
        with pytest.raises(IllegalAction) as error:
            game.do(text)
        assert error.value.code == code.name
        assert len({game.why_not(text, lang) for lang in LANGUAGES}) == len(LANGUAGES)
    assert game.save() == before


@SOME
@given(island_rulesets(), POLICIES, SEEDS)
def test_cards_are_neither_made_nor_lost(rules, policies, seed):
    """Each kind lies in its stack, on the table, among the discards, in a hand, or marks a position."""
    game = played(rules, policies, seed)
    for at in range(game.length + 1):
        state = game.jump(at).state
        held = [state.card, *(player.last for player in state.players)]
        for card in range(game.law.isle.cards):
            count = state.stack[card] + state.laid[card] + state.pile[card] + held.count(card)
            assert count == game.law.cards[card].count
            assert min(state.stack[card], state.laid[card], state.pile[card]) >= 0


@SOME
@given(island_rulesets(), POLICIES, SEEDS)
def test_chances_sum_to_one(rules, policies, seed):
    game = played(rules, policies, seed)
    for at in range(game.length + 1):
        game.jump(at)
        assert sum(game.outcomes.values(), Fraction(0)) == int(game.chance)
        assert set(game.outcomes) == (set(game.legal) if game.chance else set())


@SOME
@given(island_rulesets(), POLICIES, SEEDS, st.integers(0, 120))
def test_every_listed_action_applies_and_undo_restores(rules, policies, seed, actions):
    game = played(rules, policies, seed, actions)
    before = as_dict(game.state)
    for action in game.legal[:12]:
        game.do(action)
        game.undo()
        assert as_dict(game.state) == before


@SOME
@given(island_rulesets(), POLICIES, SEEDS)
def test_a_saved_game_is_the_same_game(rules, policies, seed):
    game = played(rules, policies, seed)
    for copy in (IslandGame.load(game.save()), IslandGame.from_notation(game.notation())):
        assert copy.history == game.history
        assert as_dict(copy.state) == as_dict(game.state)
        assert (copy.rules, copy.map, copy.names, copy.treasure) == (
            game.rules,
            game.map,
            game.names,
            game.treasure,
        )
        assert [str(line) for line in copy.log] == [str(line) for line in game.log]
        assert copy.play(20).history[: game.length] == game.history


@SOME
@given(island_rulesets(), POLICIES, SEEDS, st.data())
def test_jumping_back_and_forth_changes_nothing(rules, policies, seed, data):
    """Undone actions come back as they were, and a policy plays on as it did."""
    game = played(rules, policies, seed, 80)
    history, log, last = game.history, [str(line) for line in game.log], as_dict(game.state)
    at = data.draw(st.integers(0, game.length))
    assert game.jump(at).history == history[:at]
    while game.at < game.length:
        game.redo()
    assert (game.history, [str(line) for line in game.log], as_dict(game.state)) == (history, log, last)
    assert game.jump(at).play(len(history) - at).history == history


@SOME
@given(island_rulesets(), POLICIES, SEEDS)
def test_the_same_seed_gives_the_same_game(rules, policies, seed):
    assert played(rules, policies, seed).history == played(rules, policies, seed).history


@SOME
@given(island_rulesets(), SEEDS, st.integers(1, 6))
def test_every_game_ends(rules, seed, rounds):
    """After its last day at the latest; random players do not open a free hex for ever."""
    game = played(rules, "random", seed, None, rounds)
    state = game.state
    assert (game.over, game.legal, game.outcomes, game.step()) == (True, (), {}, None)
    if state.ending == Ending.TREASURE:
        assert game.winner == game.names[state.current]
        assert game.treasure in game.log[-1].text()
    else:
        assert (state.ending, game.winner, state.round) == (Ending.NO_WINNER, None, rounds)


@pytest.mark.parametrize("policy", ["random", "coast", "locator", "nearest_fort", "guesser"])
def test_every_policy_ends_the_printed_game(policy):
    game = IslandGame("island", policies=[policy, "guesser"], map="small", seed=11).play()
    assert game.over
    assert all(line.seat in (0, 1) for line in game.log)


@SOME
@given(SEEDS)
def test_rules_that_are_not_felt_leave_the_luck_alone(seed):
    """As long as two games stand alike, the same card comes next in both, whatever their rules."""
    one = IslandGame("island", policies="coast", map="small", seed=seed).play(120)
    for changes in ({"equipment_partial": "subtract"}, {"event_entry": "no"}, {"lost_info": "no"}):
        two = IslandGame(ISLAND.replace(**changes), policies="coast", map="small", seed=seed)
        assert two.treasure == one.jump(0).treasure
        two.play(120)
        common = 0
        for at in range(min(one.length, two.length)):
            if as_dict(one.jump(at).state) != as_dict(two.jump(at).state):
                break
            assert one.coming == two.coming
            common += one.chance
        assert common > 0


@SOME
@given(SEEDS, st.sampled_from([["5", "5", "5"], ["9", "8"], ["shortcut", "6", "7"]]))
def test_cards_of_a_side_do_not_depend_on_the_moves_of_the_other(seed, cards):
    """As long as the stack is the same, the second side draws the same cards, however the first has fared."""

    def second_cards(cards):
        game = IslandGame("island", map="small", seed=seed).do("place 07.06").do("place 10.12")
        game.do("ready").do("ready").do("lot 1")
        for number, card in enumerate(cards):
            game.do("go n" if number % 2 else "go s").do(f"card bush {card}")
        return [game.do("go n").coming, game.do("card jungle 2").do("go s").coming]

    assert second_cards(cards) == second_cards(["7", "5"])


def test_each_card_of_a_day_has_luck_of_its_own():
    """The second card of a day is not told by the first."""

    def two_cards(seed):
        game = IslandGame("island", map="small", seed=seed).do("place 11.14").do("place 07.06")
        game.do("ready").do("ready").do("lot 1").do("go n")
        return game.coming, game.do("card jungle 2").do("go s").coming

    pairs = [two_cards(seed) for seed in range(40)]
    assert sum(first != second for first, second in pairs) > 20
