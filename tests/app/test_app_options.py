"""What a teacher types for the app: taken, or refused in one sentence that says what would be right."""

import socket

import pytest

from afrikan.app.__main__ import main
from afrikan.app.addresses import announcement, check_free, network_addresses
from afrikan.app.options import Options, read
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES


def test_without_options_only_this_computer_is_served():
    options = read([])
    assert options == Options()
    assert options.host == "127.0.0.1"
    assert options.private


@pytest.mark.parametrize(("host", "private"), [("localhost", True), ("::1", True), ("0.0.0.0", False)])
def test_a_host_is_private_or_not(host, private):
    assert read(["--host", host]).private is private


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "value"),
    [
        (["--visitors", "0"], "0"),
        (["--visitors", "many"], "many"),
        (["--visitors", "201"], "201"),
        (["--port", "65536"], "65536"),
        (["--port", "-1"], "-1"),
        (["--idle-minutes", "1.5"], "1.5"),
        (["--host", "school"], "school"),
        (["--host", "127.0.0.1:8866"], "127.0.0.1:8866"),
    ],
)
def test_an_impossible_value_is_refused_by_option_and_value(arguments, value, lang):
    with pytest.raises(AfrikanError) as refusal:
        read([*arguments, "--lang", lang])
    sentence = str(refusal.value)
    assert repr(value) in sentence
    assert arguments[0] in sentence
    assert "\n" not in sentence


def test_a_taken_port_is_told_before_anything_starts(capsys):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert main(["--port", str(port)]) == 2
    assert capsys.readouterr().err == (
        f"afrikan.app: port {port} is in use already; end the other program or choose another with --port\n"
    )


def test_an_address_of_another_computer_is_refused():
    with pytest.raises(AfrikanError, match=r"an address of this computer, .* not '192\.0\.2\.1'"):
        check_free("192.0.2.1", 8866)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_announcement_for_this_computer_names_no_other_address(lang):
    text = announcement(Options(visitors=12, idle_minutes=34, lang=lang), ["en/play"])
    assert "http://127.0.0.1:8866/\n" in text
    assert text.count("http://") == 1
    assert {"12", "34", "HOST=0.0.0.0"} <= set(text.replace(",", " ").split())


def test_the_announcement_for_a_network_names_every_page(monkeypatch):
    monkeypatch.setattr("afrikan.app.addresses.network_addresses", lambda host: ("10.1.2.3", "fd00::5"))
    lines = announcement(Options(host="0.0.0.0", port=8000), ["en/play", "fi/play"]).splitlines()
    found = [line.strip() for line in lines if "http://" in line]
    assert found == [
        "http://127.0.0.1:8000/",
        *("http://10.1.2.3:8000/", "http://10.1.2.3:8000/en/play", "http://10.1.2.3:8000/fi/play"),
        *("http://[fd00::5]:8000/", "http://[fd00::5]:8000/en/play", "http://[fd00::5]:8000/fi/play"),
    ]


def test_the_network_is_told_without_the_addresses_that_only_this_computer_knows():
    assert not any(address.startswith(("127.", "169.254.")) for address in network_addresses("0.0.0.0"))
    assert network_addresses("10.1.2.3") == ("10.1.2.3",)


def test_without_voila_a_sentence_names_the_extra(monkeypatch, capsys):
    monkeypatch.setitem(__import__("sys").modules, "voila.app", None)
    monkeypatch.delitem(__import__("sys").modules, "afrikan.app.server", raising=False)
    assert main(["--port", "0"]) == 2
    assert main([]) == 2
    assert "the app needs the extra 'app' of this package" in capsys.readouterr().err
