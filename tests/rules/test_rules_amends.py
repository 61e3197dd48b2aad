"""The other changes that a choice needs: none that is not needed, and no way with fewer."""

from itertools import product

import pytest

from afrikan.rules import Ruleset, catalogue
from afrikan.rules.amends import amends
from afrikan.rules.validate import broken

FAN = Ruleset.preset("fan")
SWEDISH = Ruleset.preset("swedish")


@pytest.mark.parametrize("rules", [FAN, SWEDISH], ids=lambda rules: rules.name)
def test_every_value_becomes_possible_and_by_no_single_change_where_two_are_given(rules):
    several = 0
    for option in catalogue().values():
        for value in option.playable:
            others = amends(rules, option.id, value.id)
            wanted = {**rules.values, option.id: value.id}
            assert not list(broken({**wanted, **others}))
            assert all(rules.values[name] != changed for name, changed in others.items())
            if len(others) > 1:
                several += 1
                pairs = ((o.id, v.id) for o in catalogue().values() for v in o.playable if o.id != option.id)
                assert all(list(broken({**wanted, name: changed})) for name, changed in pairs)
    assert several > 0


def test_three_changes_are_found_where_no_two_suffice():
    wanted = {**SWEDISH.values, "pass_port": "yes"}
    others = amends(SWEDISH, "pass_port", "yes")
    assert others == {"sea_arrival": "continue_by_land", "ticket_scope": "per_turn", "penniless_sea": "none"}
    related = [
        [(name, value.id) for value in catalogue()[name].playable]
        for name in ("sea_arrival", "ticket_scope", "penniless_sea", "penniless_sea_where")
    ]
    for one, other in product(related, repeat=2):
        for first, second in product(one, other):
            assert list(broken({**wanted, **dict((first, second))}))


def test_blanks_make_up_the_number_of_tiles():
    assert amends(FAN, "tile_cities", "all") == {"tile_mix": (1, 2, 3, 4, 3, 5, 14)}
    full = FAN.replace(tile_cities="all", tile_mix=(1, 2, 3, 4, 3, 5, 14))
    assert amends(full, "tile_cities", "all_but_starts") == {"tile_mix": (1, 2, 3, 4, 3, 5, 12)}
    assert amends(full, "tile_mix", (1, 2, 3, 4, 5, 6, 9)) == {"tile_cities": "all_but_starts"}


def test_no_change_is_given_where_none_is_needed_or_none_helps():
    assert amends(FAN, "may_pass", "yes") == {}
    assert amends(FAN, "gold_coast_scope", "whole_payment") == {}
    assert amends(FAN, "tile_mix", (1, 2, 3, 4, 3, 5, 13)) == {}
    assert amends(FAN, "penniless_sea", "free_after_skip") == {"penniless_sea_where": "islands_only"}
