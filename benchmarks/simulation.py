"""Measures many games: one thread and two, what counting and handing over cost, whether memory stays flat.

Usage: python -m benchmarks.simulation; the command python -m benchmarks includes it
"""

from benchmarks.__main__ import line, python

THREADS = """
from time import perf_counter, process_time, thread_time
import afrikan as af
rules = af.Ruleset.preset("fan")
def run(**how):
    begun, busy, here = perf_counter(), process_time(), thread_time()
    af.simulate(rules, games=200_000, seed=1, compiled=True, **how)
    return perf_counter() - begun, process_time() - busy, thread_time() - here
run(executor="threads", workers=2)
one, _, here = run()
alone, alone_busy, _ = run(executor="threads", workers=1)
two, busy, _ = run(executor="threads", workers=2)
print(200_000 / one, 200_000 / here, 200_000 / alone, one / two, busy / two, alone_busy / here)
"""

PROCESSES = """
from time import perf_counter
import afrikan as af
if __name__ == "__main__":
    rules = af.Ruleset.preset("fan")
    for games in (501, 200_000):
        begun = perf_counter()
        af.simulate(rules, games=games, seed=1, compiled=True, executor="processes", workers=2)
        print(perf_counter() - begun)
"""

MEMORY = """
import resource, sys
import afrikan as af
rules = af.Ruleset.preset("fan")
most = lambda: resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
af.simulate(rules, games=30_000, seed=1, compiled=True)
before = most()
af.simulate(rules, games=300_000, seed=1, compiled=True)
print(before, most() - before)
"""

UNTIL = """
from time import perf_counter
import afrikan as af
rules = af.Ruleset.preset("fan")
af.simulate(rules, games=1000, seed=1, compiled=True)
begun = perf_counter()
runs = af.simulate(rules, games=10**6, seed=1, until={"rounds": 0.05})
print(runs.games, perf_counter() - begun)
begun = perf_counter()
runs.players(), runs.cities(), runs.stars(), runs.lengths(), runs.money(), runs.attempts(), runs.hazards()
print(perf_counter() - begun)
"""

COMPARE = """
from time import perf_counter
import afrikan as af
fan, other = af.Ruleset.preset("fan"), af.Ruleset.preset("finnish_2005")
af.compare(fan, other, games=300, seed=1, compiled=True)
begun = perf_counter()
compared = af.compare(fan, other, games=10_000, seed=1, compiled=True)
print(perf_counter() - begun)
begun = perf_counter()
compared.differences()
print(perf_counter() - begun)
begun = perf_counter()
compared.divergence().text()
print(perf_counter() - begun)
"""


def threads() -> None:
    one, here, alone, faster, at_once, cost = map(float, python(THREADS))
    line("simulate, this thread: games/s by the clock", f"{one:,.0f}")
    line("… by its own time, everything counted", f"{here:,.0f}", "aim >= 150,000")
    line("… one thread elsewhere, processor time for the same", f"{alone:,.0f}   {cost:.2f} : 1")
    line("two threads: ratio by the clock", f"{faster:.2f} : 1", "aim >= 1.7 : 1")
    line("… processors busy at once", f"{at_once:.2f}")


def processes() -> None:
    few, many = map(float, python(PROCESSES))
    line("two processes: until 501 games are there", f"{few:.1f} s")
    line("… 200,000 games", f"{many:.1f} s")


def memory() -> None:
    before, more = map(float, python(MEMORY))
    line("memory after 30,000 games", f"{before:.0f} MB")
    line("… more after ten times as many", f"{more:.1f} MB", "aim < 5 MB")


def until() -> None:
    games, spent, tables = map(float, python(UNTIL))
    line("until the rounds are known to ± 0.05: games, time", f"{games:,.0f}   {spent:.1f} s")
    line("all its tables", f"{1000 * tables:.0f} ms")


def compare() -> None:
    spent, table, found = map(float, python(COMPARE))
    line("compare, two presets on 10,000 games", f"{spent:.2f} s", "aim < 2 s")
    line("… its differences", f"{1000 * table:.0f} ms")
    line("… the first divergence", f"{found:.1f} s")


MEASURES = (threads, processes, memory, until, compare)


def main() -> None:
    for measure in MEASURES:
        measure()


if __name__ == "__main__":
    main()
