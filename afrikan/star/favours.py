"""What a player may do beside the turn: cash in a kept horseshoe, take an extra turn for it, lend money."""

from afrikan.rules.kernel_types import Loans, Rules
from afrikan.star.money import pay, trades_horseshoes
from afrikan.star.notes import note
from afrikan.star.state import State
from afrikan.star.words import Event, Refusal


def refuse_trade(state: State, rules: Rules) -> int:
    """Say why the current player has no kept horseshoe to trade."""
    if not trades_horseshoes(rules) or state.players[state.current].saved == 0:
        return Refusal.NO_HORSESHOE
    return Refusal.NONE


def refuse_extra(state: State, rules: Rules) -> int:
    """Say why the current player may not take an extra turn for a kept horseshoe."""
    if state.extra == 1:
        return Refusal.EXTRA_TURN_TAKEN
    return refuse_trade(state, rules)


def refuse_lend(state: State, rules: Rules, seat: int) -> int:
    """Say why the current player may not lend a seat the price of a tile."""
    if rules.loans == Loans.NO:
        return Refusal.NO_LOANS
    if seat >= state.seats or seat == state.current or state.players[seat].out == 1:
        return Refusal.NO_SUCH_BORROWER
    if state.players[state.current].money < rules.tile_price:
        return Refusal.NO_MONEY_TO_LEND
    return Refusal.NONE


def cash(state: State, rules: Rules) -> None:
    """Hand a kept horseshoe to the bank for the price of a tile."""
    player = state.players[state.current]
    player.saved -= 1
    note(state, Event.HORSESHOE_CASHED, pay(state, rules, player, rules.tile_price), player.node)


def take_extra_turn(state: State) -> None:
    """Hand a kept horseshoe to the bank for another turn after this one."""
    player = state.players[state.current]
    player.saved -= 1
    state.extra = 1
    note(state, Event.EXTRA_TURN, state.current, player.node)


def lend(state: State, rules: Rules, seat: int) -> None:
    """Lend another player the price of a tile; when it is paid back is for the players to agree."""
    state.players[state.current].money -= rules.tile_price
    state.players[seat].money += rules.tile_price
    note(state, Event.LENT, seat, rules.tile_price)
