"""Measures the exact answers: all journeys cold, a query after, a fresh question, its map, a race.

Usage: python -m benchmarks.odds; the command python -m benchmarks includes it
"""

from benchmarks.__main__ import line, python

ALL_PAIRS = """
import gc, random
from time import perf_counter, process_time
import psutil
import afrikan as af
from afrikan.odds.journeys.goals import aim_of
from afrikan.pawn.turns import turns_of

rules = af.Ruleset.preset("fan")
board = af.RouteGraph.load(rules.board)
process = psutil.Process()
before, begun, busy = process.memory_info().rss, perf_counter(), process_time()
levels = {city: af.odds.travel_money(rules, city) for city in board.cities}
cold, busy = perf_counter() - begun, process_time() - busy
gc.collect()
size = process.memory_info().rss - before
turns = turns_of(rules)
values = {
    id(value)
    for city in board.cities
    for level in aim_of(rules, city).plan(turns, board).levels()
    for value in level.values
}

af.odds.travel(rules, "cairo", "congo").odds.latex("en")
draw = random.Random(1)
bare, whole = [], []
while len(bare) < 400:
    city = draw.choice(board.cities)
    start, money = draw.choice(board.nodes).id, draw.choice(levels[city])
    begun = perf_counter()
    trip = af.odds.travel(rules, start, city, money=money)
    trip.turns_expected
    bare.append(perf_counter() - begun)
    begun = perf_counter()
    trip.odds.latex("en")
    whole.append(bare[-1] + perf_counter() - begun)
table = perf_counter()
af.odds.travel_times(rules)
table = perf_counter() - table
bare.sort()
whole.sort()
counts = sum(map(len, levels.values())), len(values), size // 2**20
figures = cold, busy, bare[200], bare[-1], whole[200], whole[-1], table
print(*counts, *figures)
"""

FRESH = """
import sys
from time import perf_counter
begun = perf_counter()
import afrikan as af
af.odds.travel
loaded = perf_counter() - begun
spent = []
for repeat in range(2):
    for goal in ("cairo", "congo", "st_helena", "tamatave", "home"):
        begun = perf_counter()
        odds = af.odds.travel("fan", "capetown", goal, money=100).odds
        odds.mean, odds.variance, odds.latex("en")
        spent.append(perf_counter() - begun)
print(loaded, *spent)
"""

MAPS = """
from time import perf_counter
import afrikan as af
trip = af.odds.travel("fan", "capetown", "cairo", money=300)
trip.odds
for step in (lambda roll: trip.policy(roll), lambda roll: trip.map_svg(roll, "en")):
    spent = []
    for roll in range(1, 7):
        begun = perf_counter()
        step(roll)
        spent.append(perf_counter() - begun)
    print(max(spent), sorted(spent)[3])
"""


RACE = """
from time import perf_counter
import afrikan as af
runners = [
    {"at": "congo", "money": 300, "star": True},
    {"at": "dar_fur", "money": 300, "horseshoe": True},
]
def timed(act):
    begun = perf_counter()
    act()
    return perf_counter() - begun
answer = lambda: af.odds.race("fan", runners, best_response=2).odds.latex("en")
cold, again = timed(answer), timed(answer)
quickest = timed(lambda: af.odds.race("fan", runners).odds.latex("en"))
there = timed(lambda: af.odds.race("fan", runners).map())
worth = timed(lambda: af.odds.race("fan", runners).worth())
print(cold, again, quickest, there, worth)
"""

LESSONS = """
from time import perf_counter
from importlib import import_module
from afrikan.errors import AfrikanError
from afrikan.widgets.form.fields import Choice
from afrikan.widgets.lesson.html import result_html
from afrikan.widgets.lesson.state import LessonState

def answered(topic, entered):
    begun = perf_counter()
    state = LessonState(topic, "en", 7, **entered)
    state.reveal()
    result_html(state)
    return perf_counter() - begun

for name in ("waiting", "tiles.panel", "travel.panel", "race.panel", "routes.panel"):
    topic = import_module("afrikan.widgets.lessons." + name).TOPIC
    first = {field.key: field.first for field in topic.fields}
    spent = []
    for field in topic.fields:
        for value in field.offered(first) if isinstance(field, Choice) else ():
            try:
                answered(topic, {field.key: value})
                spent.append(answered(topic, {field.key: value}))
            except AfrikanError:
                continue  # a value that needs another field, such as a hazard on the way
    spent.sort()
    print(name.split(".")[0], spent[len(spent) // 2], spent[-1])
"""


def all_pairs() -> None:
    levels, values, size, *figures = python(ALL_PAIRS)
    cold, busy, median, worst, whole, longest, table = map(float, figures)
    line("all places to 32 cities at all sums of money, cold", f"{cold:.1f} s", "aim < 10 s")
    line(
        "… of processor time, sums that matter, different values",
        f"{busy:.1f} s   {levels}   {int(values):,}",
    )
    line("… memory", f"{size} MB")
    line("a query after, median of 400", milliseconds(median), "aim < 50 ms")
    line(
        "… worst, ratio of all cold to one after",
        f"{milliseconds(worst)}   {cold / median:,.0f} : 1",
        "aim < 50 ms",
    )
    line(
        "… with distribution and derivation, median, worst",
        f"{milliseconds(whole)}   {milliseconds(longest)}",
    )
    line("the table from all places to all cities after", milliseconds(table))


def race() -> None:
    cold, again, quickest, there, worth = map(float, python(RACE))
    line("a race with 300 each and a best response, cold", f"{cold:.2f} s", "aim < 2 s")
    line("… once more, with quickest plans", f"{milliseconds(again)}   {milliseconds(quickest)}")
    line("… its map, what a ticket or a turn is worth", f"{milliseconds(there)}   {milliseconds(worth)}")


def fresh() -> None:
    loaded, *spent = map(float, python(FRESH))
    goals, again = len(spent) // 2, spent[len(spent) // 2 :]
    line("import and first look at travel", f"{loaded:.2f} s")
    cold = "   ".join(f"{1000 * seconds:.0f}" for seconds in spent[:goals])
    line("a fresh question with derivation, five goals, ms", cold)
    line("… the same once more, slowest", milliseconds(max(again)))


def maps() -> None:
    worst, median, first, drawn = map(float, python(MAPS))
    line("the best moves of every place for one roll, median of 6", milliseconds(median), "aim < 100 ms")
    line("… slowest", milliseconds(worst))
    line("their map as SVG, median of 6, the first", f"{milliseconds(drawn)}   {milliseconds(first)}")


def lessons() -> None:
    words = python(LESSONS)
    for name, median, worst in zip(words[::3], words[1::3], words[2::3], strict=True):
        figures = f"{milliseconds(float(median))}   {milliseconds(float(worst))}"
        line(f"a lesson's question known before ({name}), median, worst", figures, "aim < 100 ms")


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.1f} ms"


MEASURES = (fresh, all_pairs, maps, race, lessons)


def main() -> None:
    for measure in MEASURES:
        measure()


if __name__ == "__main__":
    main()
