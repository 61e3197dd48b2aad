"""What every view does around a press: show what came of it, and tell on the page what went wrong."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def shown(fail: Callable[[Exception], None], refresh: Callable[[], None]) -> Iterator[None]:
    """Show on the page what the inside has done; an unforeseen error is told there and raised.

    Args:
        fail: notes the error for the status line.
        refresh: shows the state.
    """
    try:
        yield
    except Exception as error:
        fail(error)
        raise
    finally:
        refresh()
