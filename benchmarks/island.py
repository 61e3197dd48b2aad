"""Measures the hex island: a belief, a game of bots, many games, a map generated and drawn.

Usage: python -m benchmarks.island; the command python -m benchmarks includes it
"""

from collections.abc import Callable
from statistics import median
from time import perf_counter, thread_time

from benchmarks.__main__ import line


def taken(work: Callable[[], object], times: int = 1) -> float:
    """Return the median seconds of a piece of work."""
    spent = []
    for _ in range(times):
        begun = perf_counter()
        work()
        spent.append(perf_counter() - begun)
    return median(spent)


def beliefs() -> None:
    from afrikan.island.beliefs import Belief, posterior, read_told
    from afrikan.island.box import Box
    from afrikan.island.game.law import law_of
    from afrikan.rules import Ruleset

    law = law_of(Ruleset.preset("island"), Box.load("classic"))
    facts = read_told(["jungle", "n jungle lost", "n jungle", "ne sea"], law)
    belief, worst = Belief.before(law), 0.0
    for fact in facts:
        worst = max(worst, taken(lambda fact=fact, belief=belief: belief.learn(fact), 5))  # type: ignore[misc]
        belief = belief.learn(fact)
    line("island: slowest belief update, classic map", f"{1000 * worst:.1f} ms", "aim < 20 ms")
    looked = taken(belief.expected_left, 5)
    line("… what each direction promises", f"{1000 * looked:.1f} ms", "aim < 20 ms")
    known = taken(lambda: posterior(law.box.map, {"A1": "bush", "A2": "?"}).chances, 5)
    line("… chances of 28 treasure hexes", f"{1000 * known:.1f} ms", "aim < 20 ms")


def games() -> None:
    import afrikan as af

    af.Game("island", policies="locator", seed=1).play()
    spent = [
        taken(lambda seed=seed: af.Game("island", policies="locator", seed=seed).play()) for seed in range(9)
    ]  # type: ignore[misc]
    line("island: a whole game of bots with its log, interpreted", f"{median(spent):.3f} s", "aim < 0.2 s")
    pair = ["locator", "locator"]
    af.simulate("island", pair, games=10, seed=1, compiled=True)
    begun = thread_time()
    af.simulate("island", pair, games=20_000, seed=1, compiled=True)
    rate = 20_000 / (thread_time() - begun)
    line("island: locators compiled, one thread", f"{rate:,.0f} games/s", "aim >= 2,000 games/s")


def maps() -> None:
    from afrikan.draw.island import belief_layer_svg, island_svg
    from afrikan.island.generator import Recipe, generate
    from afrikan.island.map import IslandMap

    spent = [taken(lambda seed=seed: generate(Recipe(seed=seed))) for seed in range(1, 16)]  # type: ignore[misc]
    figure = f"{median(spent):.2f} s, most {max(spent):.2f} s"
    line("island: a map of 1,000 hexes, its windows checked", figure, "aim < 2 s")
    island = IslandMap.load("classic")
    island_svg(island, "en")
    line("… drawn again", f"{1000 * taken(lambda: island_svg(island, 'en'), 5):.1f} ms", "aim < 20 ms")
    belief = dict.fromkeys(range(1, 214), 0.004)
    layer = taken(lambda: belief_layer_svg(island, belief, "en"), 5)
    line("… a belief over 213 hexes laid on it", f"{1000 * layer:.1f} ms", "aim < 20 ms")


MEASURES = (beliefs, games, maps)

if __name__ == "__main__":
    for measure in MEASURES:
        measure()
