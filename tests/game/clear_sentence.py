"""What a good refusal of bad input looks like."""

import pytest

from afrikan.errors import AfrikanError

LISTS = ("known: ", "legal: ")
"""Words after which a sentence may list many names."""


def assert_clear(error, *named):
    """Assert that an error is one sentence for people that names what is wrong."""
    text = str(error)
    said = min((text.partition(word)[0] for word in LISTS), key=len)
    assert isinstance(error, AfrikanError)
    assert len(text.splitlines()) == 1
    assert text == text.strip()
    assert 10 < len(said) < 400
    assert len(text) < 2500
    assert not text.endswith((":", ";", ",", "not"))
    assert "Traceback" not in text
    for name in named:
        assert name in text


def refuses(action, *named, error=AfrikanError):
    """Assert that a call raises a clear error of a kind that names some values."""
    with pytest.raises(error) as caught:
        action()
    assert_clear(caught.value, *named)
    return caught.value
