"""The tests' own safety net: with "widget" in its path, a test fails when a handler fails."""

import anywidget
import ipywidgets
import pytest
import traitlets


class Sum(anywidget.AnyWidget):
    _esm = "export default { render() {} };"
    number = traitlets.Int().tag(sync=True)


def message(**data):
    return {"content": {"data": data}, "buffers": []}


def test_an_exception_in_a_handler_comes_through():
    button = ipywidgets.Button()
    button.on_click(lambda _: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        button.click()


def test_an_exception_about_a_message_of_the_page_comes_through():
    widget = Sum()
    widget.on_msg(lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        widget._handle_msg(message(method="custom", content={}))


def test_an_exception_about_a_value_of_the_page_comes_through():
    widget = Sum()
    widget.observe(lambda _: 1 / 0, "number")
    with pytest.raises(ZeroDivisionError):
        widget._handle_msg(message(method="update", state={"number": 1}))


def test_every_handler_is_called():
    called = []
    button = ipywidgets.Button()
    button.on_click(lambda _: called.append("first"))
    button.on_click(lambda _: called.append("second"))
    button.click()
    assert called == ["first", "second"]
