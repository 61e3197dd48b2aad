"""The command that ``make app`` calls: checks what was asked for, then serves until Ctrl+C."""

import sys
from collections.abc import Sequence

from afrikan.app.addresses import announcement, check_free
from afrikan.app.options import Options, read
from afrikan.errors import AfrikanError


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve the notebooks and return the exit status.

    Args:
        arguments: the words after ``python -m afrikan.app``; the process's own if left out.
    """
    try:
        options = read(arguments)
        check_free(options.host, options.port)
        _serve(options)
    except AfrikanError as error:
        print(f"afrikan.app: {error}", file=sys.stderr)
        return 2
    return 0


def _serve(options: Options) -> None:
    try:
        from afrikan.app.notebooks import Notebooks
        from afrikan.app.server import serve
    except ModuleNotFoundError as error:
        raise AfrikanError("app_extra", module=error.name) from None
    notebooks = Notebooks(minutes=options.idle_minutes)
    print(announcement(options, notebooks.addresses()))
    serve(options, notebooks)


if __name__ == "__main__":
    sys.exit(main())
