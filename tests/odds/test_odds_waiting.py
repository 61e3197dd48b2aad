"""Waiting for the die: exact laws against scipy, icepool, plain enumeration and the engine's own games."""

import re
from fractions import Fraction
from itertools import product
from math import comb

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rendering import assert_renders
from scipy.stats import geom

import afrikan as af
from afrikan.chance import seed_of
from afrikan.errors import AfrikanError, RulesetError
from afrikan.language import LANGUAGES
from afrikan.odds import Die
from afrikan.odds.answer.result import RULEBOOK
from afrikan.odds.throws.geometric import ALL, FIRST, Attempts
from afrikan.odds.throws.stuck import AWAITED, Stuck
from afrikan.odds.throws.success import read_faces, written
from afrikan.rules.catalogue import catalogue
from afrikan.rules.presets import presets

RARE = 1e-4
"""A correct simulation fails with this chance; its seed is fixed, so it fails never or always."""

FACES = range(1, 7)
GROUPS = ("4-6", "5-6", "1-2", "6", "1-5")
PRESETS = {name: af.Ruleset.preset(name) for name in presets()}
FAN = PRESETS["fan"]
waiting, waiting_for = af.odds.waiting, af.odds.waiting_for

chances = st.fractions(Fraction(1, 20), 1, max_denominator=40)
seats = st.integers(1, 6)
ends = st.sampled_from((ALL, FIRST))


@pytest.mark.parametrize("success", GROUPS)
def test_one_player_waits_as_scipy_says(success):
    odds = waiting(success)
    known = geom(len(read_faces(success, 6)) / 6)
    assert float(odds.mean) == pytest.approx(known.mean())
    assert float(odds.variance) == pytest.approx(known.var())
    for number in (*odds.chances, 100, 400):
        assert float(odds[number]) == pytest.approx(known.pmf(number), rel=1e-9)
        assert float(odds.at_least(number)) == pytest.approx(known.sf(number - 1), rel=1e-9)
        assert float(odds.at_most(number)) == pytest.approx(known.cdf(number), rel=1e-9)
    for share in (0.1, 0.25, 0.7, 0.95, 0.999):
        assert odds.quantile(share) == known.ppf(share)


def attempts_in(sequence, success):
    """The number of the first throw of a sequence that is a success; None if there is none."""
    return next((number for number, face in enumerate(sequence, start=1) if face in success), None)


@pytest.mark.parametrize("success", [(4, 5, 6), (5, 6), (1, 2), (3,)])
def test_one_player_waits_as_all_sequences_of_six_throws_show(success):
    odds = waiting(success)
    counts = dict.fromkeys((*range(1, 7), None), 0)
    for sequence in product(FACES, repeat=6):
        counts[attempts_in(sequence, success)] += 1
    assert odds.at_least(7) == Fraction(counts.pop(None), 6**6)
    assert {number: odds[number] for number in counts} == {n: Fraction(c, 6**6) for n, c in counts.items()}


@pytest.mark.parametrize("success", [(4, 5, 6), (5, 6)])
def test_two_players_wait_as_all_sequences_of_three_throws_each_show(success):
    last, first = (waiting(success, players=2, until=until) for until in (ALL, FIRST))
    ended = {ALL: [0] * 4, FIRST: [0] * 4}
    for throws in product(FACES, repeat=6):
        times = [attempts_in(throws[:3], success) or 9, attempts_in(throws[3:], success) or 9]
        for until, time in ((ALL, max(times)), (FIRST, min(times))):
            for number in range(1, 4):
                ended[until][number] += time <= number
    for number in range(1, 4):
        assert last.at_most(number) == Fraction(ended[ALL][number], 6**6)
        assert first.at_most(number) == Fraction(ended[FIRST][number], 6**6)


@pytest.mark.parametrize("helpful", [1, 2, 3, 4])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_several_players_wait_as_the_pools_of_icepool_show(helpful, players):
    far = 12
    weights = {n: (6 - helpful) ** (n - 1) * helpful * 6 ** (far - n) for n in range(1, far + 1)}
    one = icepool.Die(weights | {far + 1: (6 - helpful) ** far})
    for until, pool in ((ALL, icepool.highest), (FIRST, icepool.lowest)):
        odds = waiting(range(1, helpful + 1), players=players, until=until)
        known = pool(*[one] * players)
        assert [odds[n] for n in range(1, far + 1)] == [known.probability(n) for n in range(1, far + 1)]
        assert odds.at_least(far + 1) == known.probability(far + 1)


@given(chances, seats, ends)
def test_moments_are_those_of_long_sums(chance, players, until):
    law = Attempts(chance, players, until)
    miss, power = 1 - float(chance), players if until == FIRST else 1
    mean = square = 0.0
    for number in range(1500):
        alive = 1 - (1 - miss**number) ** players if until == ALL else miss ** (number * power)
        mean += alive
        square += (2 * number + 1) * alive
    assert float(law.mean) == pytest.approx(mean, rel=1e-9)
    assert float(law.square) == pytest.approx(square, rel=1e-9)


@given(chances, seats, ends)
def test_a_law_sums_to_one_and_its_tail_falls(chance, players, until):
    law = Attempts(chance, players, until)
    rows = law.rows()
    assert list(rows) == list(range(1, len(rows) + 1))
    assert sum(rows.values()) == law.at_most(len(rows))
    assert all(0 < row <= 1 for row in rows.values())
    left = 1 - law.at_most(len(rows))
    assert left < Fraction(1, 10**6) or len(rows) >= 100
    assert left or chance == 1
    assert 1 - law.at_most(len(rows) - 1) >= Fraction(1, 10**6)


@given(chances, st.integers(1, 5), st.integers(0, 60))
def test_more_players_wait_longer_for_the_last_and_shorter_for_the_first(chance, players, number):
    few, many = (
        {until: Attempts(chance, n, until) for until in (ALL, FIRST)} for n in (players, players + 1)
    )
    assert few[ALL].at_most(number) >= many[ALL].at_most(number)
    assert few[FIRST].at_most(number) <= many[FIRST].at_most(number)
    assert few[ALL].mean <= many[ALL].mean
    assert few[FIRST].mean >= many[FIRST].mean
    assert few[FIRST].at_most(number) >= few[ALL].at_most(number)
    if players == 1:
        assert few[ALL].mean == few[FIRST].mean == 1 / chance


@given(chances, st.fractions(0, Fraction(1, 2), max_denominator=40))
def test_a_better_chance_waits_shorter(chance, more):
    better = min(Fraction(1), chance + more)
    for players, until in product((1, 3), (ALL, FIRST)):
        worse, best = Attempts(chance, players, until), Attempts(better, players, until)
        assert worse.mean >= best.mean
        assert all(worse.at_most(number) <= best.at_most(number) for number in (1, 2, 5, 30))


def test_known_values():
    assert waiting().mean == 2
    assert waiting("5-6").mean == waiting("1-2").mean == 3
    assert waiting("1-2").at_least(4) == Fraction(8, 27)
    assert waiting(players=2).mean == Fraction(8, 3)
    assert waiting(players=2, until="first").mean == Fraction(4, 3)
    assert waiting("1-2", die=Die.rounded()).mean == Fraction(10, 3)
    assert waiting("4-6", die=Die.rounded()).chances == waiting("4-6").chances


def test_the_tail_is_known_wherever_the_list_ends():
    odds, short = waiting(), waiting(most=3)
    assert len(odds.chances) == 20
    assert odds.beyond == Fraction(1, 2**20) < Fraction(1, 10**6) <= Fraction(1, 2**19)
    assert list(short.chances) == [1, 2, 3]
    assert short.beyond == Fraction(1, 8)
    for number in (-5, 0, 1, 2, 3, 4, 5, 21, 22, 50, 1_000):
        assert short.at_least(number) == odds.at_least(number) == Fraction(1, 2) ** max(0, number - 1)
        assert short.at_most(number) == 1 - short.at_least(number + 1)
        assert short[number] == (Fraction(1, 2) ** number if number > 0 else 0)
    assert (short.mean, short.variance) == (odds.mean, odds.variance) == (2, 2)
    assert short["4"] == 0


def test_certain_success_comes_at_once():
    for odds in (waiting("1-6"), waiting(FACES, players=4), waiting((1, 6), die=Die.weighted({1: 1, 6: 0}))):
        assert odds.chances == {1: 1}
        assert (odds.beyond, odds.mean, odds.variance) == (0, 1, 0)
        assert odds.sample(20, seed=1).counts == {1: 20}


def test_fractions_of_a_slow_die_stay_writable():
    slow = Die.weighted({1: "0.000001", 2: "0.999999"})
    odds = waiting(1, die=slow, players=6)
    assert all(len(str(chance)) < 10_000 for chance in odds.chances.values())
    assert odds.beyond > Fraction(99, 100)
    assert float(waiting(1, die=slow).mean) == 1e6
    repr(odds)


@pytest.mark.parametrize(
    ("success", "die", "players", "until"),
    [
        ("4-6", None, 1, ALL),
        ("5-6", Die.rounded(), 1, ALL),
        ("1-2", None, 3, ALL),
        ("1-2", None, 3, FIRST),
        ("6", Die.weighted({5: 0.8, 6: 0.2}), 2, ALL),
    ],
)
def test_exact_and_simulated_waiting_agree(success, die, players, until):
    odds = waiting(success, die=die, players=players, until=until)
    assert odds.compare(odds.sample(1_500, seed=3)).surprise > RARE


def test_a_simulation_with_the_rounded_die_finds_the_mistake_at_5_and_6():
    sample = waiting("5-6", die=Die.rounded()).sample(8_000, seed=3)
    assert waiting("5-6").compare(sample).surprise < 1e-4
    unseen = waiting("4-6", die=Die.rounded()).sample(2_000, seed=3)
    assert waiting("4-6").compare(unseen).surprise > RARE


@pytest.mark.parametrize("name", PRESETS)
def test_the_kernel_says_which_numbers_help(name):
    rules = PRESETS[name]
    opens = rules.free_roll_meaning == "opens"
    assert Stuck("tile" if opens else "leave", rules).faces == (4, 5, 6)
    if frees(rules):
        assert Stuck("release", rules).faces == (1, 2)


def frees(rules):
    """Whether the die frees whom pirates and bedouins hold; elsewhere the question is refused."""
    if rules.hazard_effect == "until_one_or_two":
        return True
    with pytest.raises(AfrikanError, match="no die frees anybody"):
        waiting_for("release", rules)
    return False


OPENING = [
    (option.id, value.id)
    for option in catalogue().values()
    if option.part in ("opening", "turn", "hazards") and option.kind == "choice"
    for value in option.playable
]


@pytest.mark.parametrize(("option", "value"), OPENING)
def test_the_kernel_can_be_asked_under_every_reading(option, value):
    for rules in PRESETS.values():
        try:
            changed = rules.replace(**{option: value})
        except RulesetError:
            continue
        opens = changed.free_roll_meaning == "opens"
        mean = 3 if changed.free_roll_success == "five_or_six" else 2
        assert waiting_for("tile" if opens else "leave", changed).mean == mean
        if frees(changed):
            assert waiting_for("release", changed).mean == 3


def turns_of_a_game(what, rules, seed):
    """How many turns a lone player of an ordinary game takes until the die helps."""
    stuck = Stuck(what, rules)
    start = stuck.situation.state.players[0]
    at = stuck.situation.graph.nodes[start.node].id
    entry = {"at": at, "money": 0, "waiting": start.waiting == 1, "held": start.held == 1}
    entry |= {"voyage": "ticket"} if what == "release" else {}
    game = af.Game.from_position(rules, {"players": [entry]}, seed=seed)
    wanted = {"tile": "ATTEMPT_SUCCEEDED", "release": "RELEASED", "leave": "UNBOUND"}[what]
    for turn in range(1, 60):
        tries = "release" if what == "release" else "attempt"
        if game.can(tries):
            game.do(tries).roll()
        else:
            game.roll().do(tries)
        if wanted in {line.event.name for line in game.log}:
            return turn
    raise AssertionError("the game goes on for ever")


@pytest.mark.parametrize(
    ("what", "name"),
    [
        ("tile", "fan"),
        ("tile", "swedish"),
        ("tile", "original_1951"),
        ("leave", "literal"),
        ("release", "fan"),
    ],
)
def test_a_trial_is_an_ordinary_game(what, name):
    trial = waiting_for(what, PRESETS[name]).trial
    assert [trial(seed_of(seed)) for seed in range(25)] == [
        turns_of_a_game(what, PRESETS[name], seed) for seed in range(25)
    ]


@pytest.mark.parametrize("until", [ALL, FIRST])
@pytest.mark.parametrize("players", [1, 3])
def test_the_kernel_and_the_bare_die_meet_the_same_luck(players, until):
    for what, faces in (("tile", "4-6"), ("release", "1-2")):
        by_rules = waiting_for(what, FAN, players=players, until=until)
        by_die = waiting(faces, players=players, until=until)
        assert by_rules.chances == by_die.chances
        assert by_rules.sample(150, seed=8) == by_die.sample(150, seed=8)


def test_players_throw_dice_of_their_own():
    odds = waiting(players=2)
    apart = [odds.trial(seed_of(1, game)) != waiting().trial(seed_of(1, game)) for game in range(50)]
    assert any(apart)


@pytest.mark.parametrize("what", AWAITED)
def test_exact_and_played_waiting_agree(what):
    odds = waiting_for(what, PRESETS["literal" if what == "leave" else "fan"])
    assert odds.compare(odds.sample(600, seed=2)).surprise > RARE


def test_units_labels_and_notes():
    assert (waiting().unit, waiting(players=2).unit, waiting_for("tile", FAN).unit) == (
        "attempts",
        "rounds",
        "turns",
    )
    assert waiting_for("tile", FAN).label is RULEBOOK
    assert "chosen" in waiting().label.text("en")
    assert "user's own" in waiting(1, die=Die.fair(4)).label.text("en")
    assert "Lunkio" in waiting(die=Die.rounded()).label.text("en")
    assert "only moves the pawns" in waiting(die=Die.rounded()).notes[0].text("en")
    later, at_once = (waiting_for("tile", PRESETS[name]).notes[1].text("en") for name in ("fan", "swedish"))
    assert "turn after the one" in later
    assert "Already in the turn" in at_once


ANSWERS = {
    "one": waiting(),
    "last": waiting("5-6", players=4),
    "first": waiting("5-6", players=4, until="first"),
    "certain": waiting("1-6"),
    "own": waiting("1, 3", die=Die.weighted({1: "1/7", 2: "3/7", 3: "3/7"})),
    "many faces": waiting("1-9", die=Die.fair(20), players=6),
    "rounded": waiting("1-2", die=Die.rounded()),
    "slow": waiting(1, die=Die.weighted({1: "0.0001", 2: "0.9999"}), most=10),
    **{f"tile {until}": waiting_for("tile", FAN, players=3, until=until) for until in (ALL, FIRST)},
    **{f"release {until}": waiting_for("release", FAN, players=3, until=until) for until in (ALL, FIRST)},
    **{
        f"leave {until}": waiting_for("leave", PRESETS["literal"], players=3, until=until)
        for until in (ALL, FIRST)
    },
    **{what: waiting_for(what, PRESETS["original_1951"]) for what in AWAITED},
}


@pytest.mark.parametrize("case", ANSWERS)
def test_derivations_render(case):
    assert_renders(ANSWERS[case])


@pytest.mark.parametrize("case", ANSWERS)
def test_every_answer_is_told_in_each_language(case):
    odds = ANSWERS[case]
    said = [odds.question, odds.label, *odds.notes, *(step.said for step in odds.steps)]
    for phrase in said:
        texts = {phrase.text(lang) for lang in LANGUAGES}
        assert len(texts) == len(LANGUAGES)
        assert not any(re.search("[{}]", text) for text in texts)


def values_in(formula):
    """The last fraction or whole number before a sign of rounding in a formula."""
    exact = formula.split(r"\approx")[0].split("= 0.")[0].rstrip(" =")
    found = re.findall(r"\\frac\{(\d+)\}\{(\d+)\}$|= (\d+)$", exact.strip())[-1]
    return Fraction(int(found[0] or found[2]), int(found[1] or 1))


@pytest.mark.parametrize(("players", "until"), [(1, ALL), (3, ALL), (3, FIRST)])
def test_the_derivation_ends_in_the_answer(players, until):
    odds = waiting("5-6", players=players, until=until)
    by_key = {step.said.key: step.latex for step in odds.steps}
    mean = by_key["step_all_mean" if (players, until) == (3, ALL) else "step_mean"]
    assert values_in(mean) == odds.mean
    assert values_in(by_key["step_variance"]) == odds.variance
    worked = by_key["step_worked"].split(r", \quad ")
    assert [values_in(part) for part in worked] == [odds[number] for number in (1, 2, 3)]
    assert f"{len(odds.chances)})" in by_key["step_cut"]
    digits, power = re.search(r"([\d.]+) \\cdot 10\^\{(-\d+)\}", by_key["step_cut"]).groups()
    assert float(f"{digits}e{power}") == pytest.approx(float(odds.beyond), rel=0.05)


def test_inclusion_and_exclusion_by_hand():
    miss = Fraction(2, 3)
    by_hand = sum((-1) ** (j + 1) * comb(3, j) / (1 - miss**j) for j in (1, 2, 3))
    assert waiting("5-6", players=3).mean == by_hand


@given(st.sets(st.integers(1, 9), min_size=1))
def test_faces_are_read_as_they_are_written(faces):
    wanted = tuple(sorted(faces))
    for given_as in (faces, list(faces), wanted, written(wanted), written(wanted).replace("–", " - ")):
        assert read_faces(given_as, 9) == wanted
    assert read_faces(wanted[0], 9) == wanted[:1]


WRONG = {
    "no face": (lambda: waiting(()), r"success \(\) names no face; at least one from 1 to 6"),
    "no text": (lambda: waiting(" "), "success ' ' names no face; at least one from 1 to 6"),
    "face 7": (lambda: waiting((5, 6, 7)), "7 is no face of this die; its faces are .* from 1 to 6"),
    "face 7 as text": (lambda: waiting("5-7"), "7 is no face of this die"),
    "face 0": (lambda: waiting(0), "0 is no face of this die"),
    "truth": (lambda: waiting(True), "True is no face of this die"),
    "half a face": (lambda: waiting([4.5]), "4.5 is no face of this die"),
    "endless faces": (lambda: waiting(range(1, 10**12)), "7 is no face of this die"),
    "words": (lambda: waiting("high"), "success 'high' must name faces, such as"),
    "backwards": (lambda: waiting("6-4"), "success '6-4' must name faces, such as"),
    "gap": (lambda: waiting("4,,6"), "success '4,,6' must name faces"),
    "long text": (lambda: waiting("1," * 10**5 + "1"), "must name faces"),
    "nothing": (lambda: waiting(None), "success None must name faces"),
    "never": (
        lambda: waiting((2, 3), die=Die.weighted({1: 1, 3: 0})),
        "success never comes: this die does not show 2–3",
    ),
    "no die": (lambda: waiting(die=6), r"die must be a Die such as Die.fair\(\) .*, not 6"),
    "no players": (lambda: waiting(players=0), "number of players 0 must be a whole number from 1 to 6"),
    "fifty players": (lambda: waiting(players=50), "number of players 50 must be a whole number from 1 to 6"),
    "half a player": (lambda: waiting(players=1.5), "number of players 1.5 must be a whole number"),
    "until": (lambda: waiting(until="any"), "until must be 'all' or 'first', not 'any'"),
    "until a list": (lambda: waiting(until=["all"]), r"until must be 'all' or 'first', not \['all'\]"),
    "empty list": (
        lambda: waiting(most=0),
        r"end of the list \(most\) 0 must be a whole number from 1 to 500",
    ),
    "far number": (lambda: waiting().at_least(10**9), "number of attempts 1000000000 must be a whole number"),
    "far number up": (lambda: waiting().at_most("x"), "number of attempts 'x' must be a whole number"),
    "awaited": (lambda: waiting_for("tiles", FAN), "there is nothing 'tiles' .*; did you mean 'tile'"),
    "awaited list": (lambda: waiting_for([], FAN), r"there is nothing \[\] that one waits for; known: tile"),
    "rules": (lambda: waiting_for("tile", 3), "rules must be a Ruleset such as"),
    "no opening": (
        lambda: waiting_for("tile", PRESETS["literal"]),
        "under the rules literal no number of the die opens a tile, .* ask for 'leave'",
    ),
    "not bound": (
        lambda: waiting_for("leave", FAN),
        "under the rules fan nobody is bound to an unpaid tile, .* ask for 'tile'",
    ),
    "seats": (lambda: waiting_for("tile", FAN, players=7), "number of players 7 .* from 1 to 6"),
}


@pytest.mark.parametrize("case", WRONG)
def test_impossible_questions_are_refused_in_one_sentence(case):
    ask, said = WRONG[case]
    with pytest.raises(AfrikanError, match=said) as caught:
        ask()
    texts = {caught.value.text(lang) for lang in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert all("\n" not in text and len(text) < 300 for text in texts)


def formulas_of(odds):
    """The formulas of a derivation by what they are about."""
    return {step.said.key: step.latex for step in odds.steps}


def test_the_formulas_have_the_numbers_put_in():
    one = formulas_of(waiting("5-6"))
    assert one["step_chance"].startswith(r"p = \frac{1}{6} + \frac{1}{6} = \frac{1}{3}, \quad q")
    assert one["step_exactly"].endswith(r"= \left(\frac{2}{3}\right)^{n-1} \cdot \frac{1}{3}")
    assert one["step_at_least"].endswith(r"= \left(\frac{2}{3}\right)^{n-1}")
    last = formulas_of(waiting("5-6", players=3))
    by, before = (rf"\left(1 - \left(\frac{{2}}{{3}}\right)^{{{n}}}\right)^{{3}}" for n in ("n", "n-1"))
    assert last["step_all_by"].endswith(f"= {by}")
    assert last["step_all_exactly"].endswith(f"= {by} - {before}")
    assert last["step_all_at_least"].endswith(f"= 1 - {before}")
    first = formulas_of(waiting("5-6", players=3, until="first"))
    assert first["step_round"].endswith(r"= 1 - \left(\frac{2}{3}\right)^{3} = \frac{19}{27} \approx 0.7037")
    assert first["step_at_least"].endswith(r"= \left(\frac{8}{27}\right)^{n-1}")
