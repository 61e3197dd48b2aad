"""Questions about tiles in certain cities: where the Star may lie, what the Slave Coast risks."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from afrikan.board.words import PlaceName
from afrikan.chance import Seed
from afrikan.errors import AfrikanError, Phrase
from afrikan.odds.answer.formula import equals, frac
from afrikan.odds.answer.provenance import Provenance
from afrikan.odds.answer.result import NO, YES, Odds, Outcome, Step
from afrikan.odds.flips.knowledge import FACES, Knowledge, face_word
from afrikan.odds.flips.order import COUNTS, check_star, left_step, share, word
from afrikan.odds.flips.play import flips
from afrikan.star.words import Event

SLAVE_COAST = "slave_coast"


def star_places(known: Knowledge) -> Odds:
    """Return where the Star may lie; see ``Tiles.star_places``."""
    check_star(known)
    cities = known.closed
    every = Fraction(1, len(cities))
    unplaced = len(cities) - known.hidden
    notes = [word("note_alike")]
    steps = [left_step(known)]
    if unplaced:
        notes.append(word("note_unplaced", count=unplaced))
        down = share(known.hidden, len(cities))
        steps.append(Step(word("step_still_down"), down))
        shared = f"\\frac{{{known.hidden}}}{{{len(cities)}}} \\cdot \\frac{{1}}{{{known.hidden}}} = "
    else:
        shared = ""
    steps.append(Step(word("step_star_there"), f"{shared}{frac(every)}"))
    chances: dict[Outcome, Fraction] = dict.fromkeys(cities, every)
    names: dict[Outcome, Phrase] = {city: PlaceName(known.graph, city) for city in cities}
    turn = flips(replace(known, seen=(0,) * len(FACES)))

    def trial(key: Seed) -> Outcome:
        return next(city for city, state in zip(cities, turn(key), strict=False) if state.star_found)

    return Odds(
        word("star_places"), chances, "city", steps=tuple(steps), label=Provenance(known.rules, COUNTS),
        notes=tuple(notes), names=names, trial=trial,
    )  # fmt: skip


def slave_coast(known: Knowledge) -> Odds:
    """Return the risk of opening the tile of the Slave Coast; see ``Tiles.slave_coast``."""
    label = Provenance(known.rules, (*COUNTS, "slave_length"))
    holding = "robber" if known.rules.slave_trigger == "robber" else "blank"
    unit = known.rules.slave_unit
    if SLAVE_COAST in known.opened:
        face = face_word(known.opened[SLAVE_COAST])
        note = word("note_slave_open", city=PlaceName(known.graph, SLAVE_COAST, "at"), face=face)
        return Odds.event(_question(known), Fraction(0), label=label, notes=(note,), trial=lambda _: NO)
    if not known.hidden:
        raise AfrikanError("no_tiles_left")
    holders, length = known.left[holding], known.rules.slave_length
    risk = Fraction(holders, known.hidden)
    steps = (
        left_step(known),
        Step(word(f"step_{holding}"), share(holders, known.hidden)),
        Step(word(f"step_{unit}_lost"), f"{frac(risk)} \\cdot {length} {equals(risk * length)}"),
    )
    turn = flips(known, (SLAVE_COAST,))

    def trial(key: Seed) -> Outcome:
        state = next(turn(key))
        events = [state.notes[3 * number] for number in range(state.noted)]
        return YES if Event.ENSLAVED in events else NO

    return Odds.event(
        _question(known), risk, steps=steps, label=label,
        notes=(word("note_alike"), word(f"note_slave_{holding}_{unit}", length=length)), trial=trial,
    )  # fmt: skip


def _question(known: Knowledge) -> Phrase:
    return word("slave_coast", city=PlaceName(known.graph, SLAVE_COAST, "at"))
