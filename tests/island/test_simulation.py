"""Many games on the island: one source interpreted and compiled, blocks that merge, games that reopen."""

import numpy as np
import pytest

import afrikan as af
from afrikan.chance.streams import Purpose, Seed, below, word
from afrikan.errors import AfrikanError
from afrikan.island.simulation import blocks, simulate
from afrikan.island.simulation.engine import ENGINE
from afrikan.island.simulation.job import ROOM, Job
from afrikan.island.simulation.layout import MEASURES, NAMES, Measure, size
from afrikan.island.state import State
from afrikan.records import as_dict, blank, from_record, to_record
from afrikan.rules import Ruleset
from afrikan.simulation.compiling import COMPILING

RULES = Ruleset.preset("island")
PAIRS = [("locator", "coast"), ("random", "guesser:40/hardest"), ("nearest_fort", "locator/hardest")]
READINGS = [
    {},
    {"clue_direction": "yes", "open_when_full": "yes", "site_after_miss": "no"},
    {"lost_info": "no", "lost_centre": "hex_before", "lost_in_place": "no", "event_entry": "no"},
    {"site_card_reveals": "label", "fort_closed_when": "on_arrival", "event_cost": "printed"},
    {"equipment_partial": "subtract", "sea_bump_cost": 2, "day_length": 9, "start_hex": "not_labelled"},
]


@pytest.mark.parametrize("reading", READINGS, ids=str)
@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_compiled_games_are_the_interpreted_ones(pair, reading):
    asked = {"rules": RULES.replace(**reading), "policies": pair, "games": 12, "seed": 4, "keep": 12}
    slow, fast = (simulate(**asked, map="small", rounds=60, compiled=how) for how in (False, True))
    assert slow.counts == fast.counts
    assert slow.kept == fast.kept
    assert slow.games == 12


def test_a_compiled_game_ends_in_the_very_state_of_the_stepped_one():
    box = af.Game("island", map="classic").law.box
    job = Job(RULES, box, ("locator", "guesser"), 9, 200, compiled=True)
    tables = [to_record(table) for table in job.tables()]
    state = to_record(blank(State))
    rest = [np.zeros(length, np.int64) for length in ROOM]
    tally, rows = np.zeros(size(200), np.int64), np.zeros((0, MEASURES), np.int64)
    ENGINE.block()(state, *tables, np.array(job.numbers()), *rest, 9, 0, 5, 1, 200, 0, tally, rows)
    game = af.Game("island", policies=["locator", "guesser"], seed=9, game=5).play()
    assert as_dict(from_record(state, State)) == as_dict(game.state)


def test_compiled_code_halves_the_same_words():
    """A product of 64 bits with its highest bit set must not be taken for a positive one."""
    import numba

    ENGINE.register()

    def heads(game: int) -> int:
        return below(word(Seed(1, 0, game, 0), Purpose.CARDS, 0, 0, 0), 2)

    compiled = numba.njit(heads, **COMPILING)
    assert [compiled(game) for game in range(200)] == [heads(game) for game in range(200)]


def test_a_game_of_the_run_opens_again():
    runs = simulate(policies=["locator", "guesser"], games=8, seed=3, map="small", rotate=True, keep=8)
    rows = runs.rows()
    for number in range(8):
        game = runs.game(number)
        assert game.over
        assert game.state.round == rows.days[number]
        winner = game.state.winner
        entrant = (winner - number) % 2
        assert rows[f"wins_{entrant + 1}"][number] == 1


def test_blocks_add_up_to_the_whole():
    asked = {"policies": ["locator", "coast"], "games": 30, "seed": 6, "map": "small"}
    whole = simulate(**asked)
    parts = list(blocks(**asked))
    assert sum(part.games for part in parts) == 30
    total = parts[0]
    for part in parts[1:]:
        total += part
    assert total.counts == whole.counts
    later = list(blocks(**asked, begin=10))
    assert sum(part.games for part in later) == 20


def test_workers_count_the_same():
    asked = {"policies": ["locator", "coast"], "games": 60, "seed": 6, "map": "small"}
    assert simulate(**asked, executor="threads", workers=2).counts == simulate(**asked).counts


def test_a_run_that_is_stopped_keeps_what_it_has():
    runs = simulate(games=500, seed=1, map="small", compiled=False, stop=lambda: True)
    assert 0 < runs.games < 500


def test_the_tables_agree_with_the_counts():
    runs = simulate(policies=["locator", "guesser"], games=50, seed=2, map="small", keep=50)
    assert list(runs.frame().wins) == list(runs.wins)
    assert sum(runs.wins) + runs.sums("no_winner").total == 50
    lengths = runs.lengths()
    assert int(lengths.won.sum() + lengths.no_winner.sum()) == 50
    rows = runs.rows()
    for name in NAMES:
        assert runs.sums(name).total == rows[name].sum()
        assert runs.measures()["mean"][name] == pytest.approx(rows[name].mean())
    located = runs.located()
    assert located[located.entrant == 1].share.is_monotonic_increasing
    assert runs.frame().attrs["sources"] == ("reconstruction", "rulebook")
    assert runs.counts[1 + Measure.DAYS] > 50


def cautious(view, legal):
    """A policy of one's own: opens what it can, else takes the first action."""
    return "open" if "open" in legal else legal[0]


def test_a_policy_of_ones_own_sees_what_its_side_may_know():
    seen = []

    def curious(view, legal):
        seen.append(view)
        return cautious(view, legal)

    runs = simulate(policies=[curious, "locator"], games=2, seed=1, map="small", rounds=20)
    assert runs.games == 2
    assert runs.policies == ("curious", "locator")
    assert all(not hasattr(view, "hex") for view in seen)
    assert {view.seat for view in seen} == {0}


@pytest.mark.parametrize(
    ("policy", "sentence"),
    [
        (lambda view, legal: "fly", "'fly'"),
        (lambda view, legal: 1 / 0, "ZeroDivisionError"),
    ],
)
def test_a_policy_that_fails_is_named_with_its_game(policy, sentence):
    with pytest.raises(AfrikanError) as error:
        simulate(policies=[policy, "locator"], games=2, seed=1, map="small")
    assert sentence in error.value.text("en")
    assert "game 0" in error.value.text("en")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"policies": ["locator"]}, "policies must be a list of two"),
        ({"policies": ["locator", "human"]}, "there is no policy 'human'"),
        ({"games": 0}, "games 0 must be"),
        ({"rounds": 2000}, "rounds 2000 must be"),
        ({"seed": -1}, "seed -1 must be"),
        ({"map": "big"}, "'big'"),
        ({"rules": "fan"}, "the rules fan are of another game"),
        ({"workers": 0, "executor": "threads"}, "workers 0 must be"),
    ],
)
def test_bad_input_is_named(arguments, sentence):
    with pytest.raises(AfrikanError) as error:
        simulate(**{"games": 3, "map": "small"} | arguments)
    assert sentence in error.value.text("en")


def test_the_public_name_plays_every_family():
    runs = af.simulate("island", ["locator", "locator"], games=6, seed=1, map="small")
    assert runs.counts == simulate(games=6, seed=1, map="small").counts
    assert af.simulate("fan", games=2, seed=1).games == 2


def test_runs_of_other_games_do_not_merge():
    one, other = (simulate(games=3, seed=seed, map="small") for seed in (1, 2))
    with pytest.raises(AfrikanError):
        one + other


def test_rulesets_are_compared_on_the_same_luck():
    """The paired difference is that of the means; nothing differs under the same rules in other words."""
    asked = {"policies": ["locator", "coast"], "games": 40, "seed": 3, "map": "small", "compiled": False}
    found = af.compare("island", "island;day_length=8", **asked)
    table = found.differences().xs("island;day_length=8")
    alone = [simulate(rules, **asked).measures()["mean"] for rules in ("island", "island;day_length=8")]
    for name in NAMES:
        assert table.difference[name] == pytest.approx(alone[1][name] - alone[0][name])
    assert table.low["days"] < table.difference["days"] < table.high["days"]
    assert table.difference["days"] > 0
    assert found.games == 40
    same = af.compare("island", "island", **asked).differences()
    assert (same.difference == 0).all()


def test_what_cannot_be_compared_is_named():
    with pytest.raises(AfrikanError, match="at least two rulesets"):
        af.compare("island")
    with pytest.raises(AfrikanError, match="the rules fan are of another game"):
        af.compare("island", "fan")
