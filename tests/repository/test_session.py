"""The notebook's language and seed."""

import pytest

from afrikan.errors import AfrikanError
from afrikan.session import Session, current, use


def test_what_is_left_out_is_kept():
    use(language="fi")
    use(seed=3)
    assert current() == Session(language="fi", seed=3)


@pytest.mark.parametrize("seed", [0, 2**64 - 1])
def test_every_seed_of_the_range_is_taken(seed):
    use(seed=seed)
    assert current().seed == seed


@pytest.mark.parametrize("seed", [-1, 2**64, 1.0, "7", True])
def test_other_seeds_are_refused_by_value(seed):
    with pytest.raises(AfrikanError, match="whole number from 0 to 2") as refusal:
        use(language="sv", seed=seed)
    assert repr(seed) in str(refusal.value)
    assert current() == Session()


@pytest.mark.parametrize("language", ["", "de", "EN", 7])
def test_other_languages_are_refused_by_value(language):
    with pytest.raises(AfrikanError, match="is not available") as refusal:
        use(language=language)
    assert repr(language) in str(refusal.value)
