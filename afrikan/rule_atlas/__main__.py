"""Makes the rule atlas that comes with the package: ``python -m afrikan.rule_atlas``."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from afrikan.errors import AfrikanError
from afrikan.language import decimal
from afrikan.messages import say
from afrikan.paths import data_path
from afrikan.rule_atlas.run import BASES, TEMPERS, WATCHED, atlas
from afrikan.session import current


def main(arguments: Sequence[str] | None = None) -> int:
    """Make an atlas, write it, and return the exit status.

    Args:
        arguments: the words after ``python -m afrikan.rule_atlas``; the process's own if left out.
    """
    options, started, lang = _parser().parse_args(arguments), perf_counter(), current().language
    try:
        made = atlas(
            options.bases, options.policies, options.options, options.games, options.seed,
            watched=options.watched, workers=options.workers, progress=sys.stderr.isatty(),
        )  # fmt: skip
        made.save(options.file)
    except AfrikanError as error:
        print(f"afrikan: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(say(lang, "atlas", "interrupted", file=options.file), file=sys.stderr)
        return 130
    minutes = decimal((perf_counter() - started) / 60, 1, lang)
    print(say(lang, "atlas", "written", file=options.file, atlas=repr(made), minutes=minutes))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m afrikan.rule_atlas",
        description="Flips every value of every option alone and writes what each changes as a CSV file.",
    )
    parser.add_argument(
        "--bases", nargs="+", default=list(BASES), help="rulesets to flip from (default: fan swedish)"
    )
    parser.add_argument(
        "--policies", nargs="+", default=list(TEMPERS), help="policies (default: nearest planner)"
    )
    parser.add_argument("--options", nargs="+", help="only these options (default: all)")
    parser.add_argument("--games", type=int, help="games for each value (default: fitting to each policy)")
    parser.add_argument("--watched", type=int, default=WATCHED, help=f"games watched (default: {WATCHED})")
    parser.add_argument("--seed", type=int, default=1, help="decides tiles and dice (default: 1)")
    parser.add_argument("--workers", type=int, help="processes (default: one for each processor)")
    parser.add_argument(
        "--file", type=Path, default=data_path("studies", "atlas.csv"), help="where to (default: the data)"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
