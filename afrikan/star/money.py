"""Money between a player and the bank, and what a ticket costs."""

from afrikan.rules.kernel_types import BankLimit, HorseshoeBeforeStar, PennilessDefinition, Rules, TicketScope
from afrikan.star.notes import note
from afrikan.star.state import Player, State
from afrikan.star.words import Event

NOTES_IN_TILE_PRICES = 110
"""What all printed notes are worth, counted in prices of a tile: 11,000 in the Finnish game."""


def fill_bank(state: State, rules: Rules) -> None:
    """Put the printed notes into the bank."""
    state.bank = NOTES_IN_TILE_PRICES * rules.tile_price


def pay(state: State, rules: Rules, player: Player, due: int) -> int:
    """Pay what is due to a player, as far as the bank can; return what was paid."""
    amount = due
    if rules.bank_limit == BankLimit.NOTES and amount > state.bank:
        amount = max(state.bank, 0)
    state.bank -= amount
    player.money += amount
    if amount < due:
        note(state, Event.BANK_EMPTY, amount, due)
    return amount


def charge(state: State, player: Player, amount: int) -> None:
    """Let a player pay the bank."""
    player.money -= amount
    state.bank += amount


def ship_fare(rules: Rules) -> int:
    """Return the money without which nobody may set out by ship on a ticket."""
    if rules.ticket_scope == TicketScope.BOARD_100_PLUS_LAND_100:
        return 2 * rules.sea_price
    return rules.sea_price


def trades_horseshoes(rules: Rules) -> bool:
    """Tell whether a kept horseshoe is worth the price of a tile, or another turn."""
    return rules.horseshoe_before_star == HorseshoeBeforeStar.KEPT_CASH_OR_EXTRA_MOVE


def lacks(rules: Rules, player: Player, price: int) -> bool:
    """Tell whether a player counts as having no money for something of a price."""
    if rules.penniless_definition == PennilessDefinition.ZERO:
        return player.money == 0
    return player.money < price
