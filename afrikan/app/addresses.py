"""Where the app can be opened: checks the address before the server starts, and tells it to the teacher."""

import errno
import socket
from collections.abc import Iterable, Iterator
from ipaddress import ip_address

from afrikan.app.options import LOOPBACK, Options
from afrikan.errors import AfrikanError
from afrikan.messages import say
from afrikan.quote import quoted

_REASONS = {errno.EADDRINUSE: "app_port_taken", errno.EACCES: "app_port_refused"}


def check_free(host: str, port: int) -> None:
    """Make sure that a server can listen there.

    Raises:
        AfrikanError: if the port is taken or not permitted, or the address is none of this computer's.
    """
    family = socket.AF_INET if ip_address(host).version == 4 else socket.AF_INET6
    with socket.socket(family) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            key = _REASONS.get(error.errno or 0, "app_host")
            raise AfrikanError(key, host=quoted(host), port=str(port)) from None


def announcement(options: Options, paths: Iterable[str]) -> str:
    """Return what the teacher's terminal says: how the class opens the app, and its limits.

    Args:
        options: how the app is served.
        paths: the addresses of the notebooks, such as ``en/play``.
    """
    numbers = {"visitors": options.visitors, "minutes": options.idle_minutes}
    lines = [say(options.lang, "app", "serving", **numbers), "", *_where(options, tuple(paths))]
    return "\n".join([*lines, "", say(options.lang, "app", "stop")])


def _where(options: Options, paths: tuple[str, ...]) -> Iterator[str]:
    yield say(options.lang, "app", "here")
    yield from _addresses(_own_address(options.host), options.port, ())
    yield ""
    outside = () if options.private else network_addresses(options.host)
    if outside:
        yield say(options.lang, "app", "network")
    else:
        yield say(options.lang, "app", "only_here" if options.private else "no_network")
    for host in outside:
        yield from _addresses(host, options.port, paths)


def _addresses(host: str, port: int, paths: tuple[str, ...]) -> Iterator[str]:
    name = f"[{host}]" if ":" in host else host
    return (f"    http://{name}:{port}/{path}" for path in ("", *paths))


def _own_address(host: str) -> str:
    return LOOPBACK if ip_address(host).is_unspecified else host


def network_addresses(host: str) -> tuple[str, ...]:
    """Return the addresses at which other computers reach a server that listens on ``host``."""
    import psutil

    if not ip_address(host).is_unspecified:
        return (host,)
    every = [entry for entries in psutil.net_if_addrs().values() for entry in entries]
    found = (entry.address for entry in every if entry.family == socket.AF_INET)
    return tuple(address for address in found if not _is_local(address))


def _is_local(address: str) -> bool:
    known = ip_address(address)
    return known.is_loopback or known.is_link_local
