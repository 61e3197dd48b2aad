"""Makes an island and tells its figures: ``python -m afrikan.island.generator --seed 7``."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from afrikan.errors import AfrikanError
from afrikan.island.generator.make import generate
from afrikan.island.generator.report import report
from afrikan.island.generator.windows import windows
from afrikan.island.recipe import Recipe
from afrikan.messages import say
from afrikan.session import current


def main(arguments: Sequence[str] | None = None) -> int:
    """Make an island, print its figures, save it where asked to, and return the exit status.

    Args:
        arguments: the words after ``python -m afrikan.island.generator``; the process's own if left out.
    """
    options, lang = _parser().parse_args(arguments), current().language
    try:
        island = generate(Recipe(options.seed, options.hexes, options.smoothing))
    except AfrikanError as error:
        print(f"afrikan: {error}", file=sys.stderr)
        return 2
    print(island, *report(windows(island), lang), sep="\n")
    if options.folder:
        island.save(options.folder)
        print(say(lang, "generator", "saved", folder=options.folder))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m afrikan.island.generator",
        description="Makes an island for the treasure hunt and tells how hard it is to find one's way on it.",
    )
    wanted = Recipe()
    parser.add_argument("--seed", type=int, default=wanted.seed, help="decides everything (default: 1)")
    parser.add_argument("--hexes", type=int, default=wanted.hexes, help="of land (default: 1000)")
    parser.add_argument(
        "--smoothing", type=int, default=wanted.smoothing, help="0 to 9; size of the patches (default: 2)"
    )
    parser.add_argument("--folder", type=Path, help="where to save the map (default: nowhere)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
