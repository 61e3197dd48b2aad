"""What a teacher may set about the app, checked before anything starts."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import ip_address

from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES
from afrikan.quote import quoted
from afrikan.session import use

LOOPBACK = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class Options:
    """How the app is served.

    Attributes:
        host: the address of this computer that it listens on; ``0.0.0.0`` means all of them.
        port: the port that it listens on.
        visitors: how many may play at the same time.
        idle_minutes: after how many minutes without a press a table is cleared.
        lang: language of the terminal.
    """

    host: str = LOOPBACK
    port: int = 8866
    visitors: int = 30
    idle_minutes: int = 60
    lang: str = "en"

    @property
    def private(self) -> bool:
        """Whether no other computer can open the app."""
        return ip_address(self.host).is_loopback


def read(arguments: Sequence[str] | None = None) -> Options:
    """Read the options of a command line; its language becomes the session's.

    Raises:
        AfrikanError: if a value is not possible; names the option, the value and what would be right.

    >>> read(["--visitors", "12"])
    Options(host='127.0.0.1', port=8866, visitors=12, idle_minutes=60, lang='en')
    """
    given = _parser().parse_args(arguments)
    use(language=given.lang)
    return Options(
        host=_host(given.host),
        port=_number("--port", given.port, 1, 65535),
        visitors=_number("--visitors", given.visitors, 1, 200),
        idle_minutes=_number("--idle-minutes", given.idle_minutes, 2, 1440),
        lang=given.lang,
    )


def _parser() -> argparse.ArgumentParser:
    usual = Options()
    parser = argparse.ArgumentParser(
        prog="python -m afrikan.app", description="Serve the notebooks to a class, without code."
    )
    parser.add_argument(
        "--host",
        default=usual.host,
        help=f"address to listen on; 0.0.0.0 lets the network in (default: {usual.host})",
    )
    parser.add_argument("--port", default=usual.port, help=f"port to listen on (default: {usual.port})")
    parser.add_argument(
        "--visitors", default=usual.visitors, help=f"how many may play at once (default: {usual.visitors})"
    )
    parser.add_argument(
        "--idle-minutes",
        default=usual.idle_minutes,
        help=f"a table is cleared after so long without a press (default: {usual.idle_minutes})",
    )
    parser.add_argument("--lang", default=usual.lang, choices=LANGUAGES, help="language of the terminal")
    return parser


def _host(text: str) -> str:
    try:
        return str(ip_address(LOOPBACK if text == "localhost" else text))
    except ValueError:
        raise AfrikanError("app_host", host=quoted(text)) from None


def _number(option: str, value: str | int, low: int, high: int) -> int:
    try:
        number = int(value)
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        raise AfrikanError("app_number", option=option, value=quoted(value), low=str(low), high=str(high))
    return number
