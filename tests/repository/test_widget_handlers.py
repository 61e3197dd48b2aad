"""The tests' own safety net: with "widget" in its path, a test fails when a handler fails."""

import ipywidgets
import pytest


def test_an_exception_in_a_handler_comes_through():
    button = ipywidgets.Button()
    button.on_click(lambda _: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        button.click()


def test_every_handler_is_called():
    called = []
    button = ipywidgets.Button()
    button.on_click(lambda _: called.append("first"))
    button.on_click(lambda _: called.append("second"))
    button.click()
    assert called == ["first", "second"]
