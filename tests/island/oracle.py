"""What a side knows and what chance can bring, worked out anew from the rulebook, without the kernel."""

from collections import Counter
from fractions import Fraction

from afrikan.island.hexes import distance, step
from afrikan.island.words import BLANK, SITES, Direction, Ground

WAYS = {way.name.lower(): way for way in Direction}


class Belief:
    """All worlds that answer as the true one has answered: pairs of a start and the hex that it led to.

    Args:
        game: the game that is followed.
        seat: whose knowledge it is.
    """

    def __init__(self, game, seat):
        self.seat = seat
        self.rules = game.rules
        self.places = game.map.hexes
        self.land = {place.at: place for place in game.map.hexes}
        self.numbers = game.map.index
        self.worlds = set()
        self.told = False
        self.way = None
        self.opened, self.missed, self.claims = set(), set(), {}

    @property
    def hexes(self):
        """The numbers of the hexes on which the side may be."""
        return {self.numbers[at] for _, at in self.worlds}

    def looks(self, at):
        """What the card of a hex tells; nothing lies at sea."""
        if at not in self.land:
            return "sea"
        place = self.land[at]
        if place.label and self.rules.site_card_reveals == "label":
            return place.label
        if place.ground in SITES and self.rules.site_card_reveals == "class_only":
            return "site"
        return place.ground.name

    def follow(self, before, action, after, events):
        """Learn from one action: the positions before and after it, and the names of its events."""
        kind, *words = action.split()
        truth = {seat: self.at(player) for seat, player in enumerate(after.players)}
        if kind == "place":
            placed = 1 - before.current
            self.claim(placed, truth[placed])
            if placed == self.seat:
                self.begin(truth[placed])
        elif before.current == self.seat:
            self.learn(kind, words, self.at(before.players[self.seat]), truth[self.seat], events)
        here = self.land.get(self.at(before.players[before.current]))
        if kind == "clue":
            self.opened.add(here.label)
        if kind == "chest" and words == ["empty"]:
            self.missed.add(here.label)
        if kind in ("go", "card", "use", "suffer", "drop"):
            self.claim(before.current, truth[before.current])
        self.hear_closed(truth[self.seat])

    def at(self, player):
        """The coordinates of the hex of a side, or None."""
        return self.places[player.hex - 1].at if player.hex else None

    def begin(self, true):
        """Think of every start that is allowed and looks as told."""
        labelled = [place.at for place in self.land.values() if place.label]
        least = {"any": 0, "not_labelled": 1, "min_distance_to_sites": 2}[self.rules.start_hex]
        self.worlds = {
            (at, at)
            for at in self.land
            if min(distance(at, other) for other in labelled) >= least and self.looks(at) == self.looks(true)
        }
        self.told = True

    def learn(self, kind, words, was, true, events):
        """Learn from an action of one's own."""
        if kind == "go":
            self.way = WAYS[words[0]]
            answer = self.looks(step(was, self.way))
            if "SEA_IN_SIGHT" in events or {"FORT_REACHED", "SITE_REACHED"} & events:
                self.ask(answer, moved=answer != "sea")
        elif kind in ("card", "use", "suffer"):
            self.meet(self.looks(step(was, self.way)), events)
        elif kind == "drop":
            self.told = self.rules.lost_info == "yes"
            if self.told:
                self.keep(lambda at: self.looks(at) == self.looks(true))
        elif kind == "open":
            self.keep(lambda at: at == true)

    def ask(self, answer, moved):
        """Keep the worlds that give an answer to the direction named, and move in them if a step is made."""
        self.keep(lambda at: self.looks(step(at, self.way)) == answer)
        if moved:
            self.worlds = {(start, step(at, self.way)) for start, at in self.worlds}
            self.told = True

    def meet(self, answer, events):
        """Learn from a terrain card, and from what became of it."""
        stopped = {"STOPPED", "PROTECTED_IN_PART"} & events
        entered = {"ENTERED", "SHORTCUT", "PROTECTED"} & events
        if "GOT_LOST" in events:
            self.ask(answer, moved=self.rules.lost_centre == "hex_just_entered")
            self.lose()
        else:
            self.ask(answer, moved=bool(entered or (stopped and self.rules.event_entry == "yes")))

    def lose(self):
        """Think of every hex on which the other side may put one who is lost."""
        self.told = False
        least = 0 if self.rules.lost_in_place == "yes" else 1
        self.worlds = {
            (start, at)
            for start, centre in self.worlds
            for at in self.land
            if least <= distance(centre, at) <= self.rules.lost_radius
        }

    def keep(self, fits):
        self.worlds = {(start, at) for start, at in self.worlds if fits(at)}

    def claim(self, seat, at):
        """Remember who has come to a fortress first."""
        place = self.land[at]
        if place.ground == Ground.FORT:
            self.claims.setdefault(place.label, seat)

    def closed(self, at):
        """Whether a hex cannot be opened by this side."""
        label = self.land[at].label
        shut = self.rules.fort_closed_when == "on_arrival" and self.claims.get(label) == 1 - self.seat
        return shut or label in self.opened or (label in self.missed and self.rules.site_after_miss == "no")

    def hear_closed(self, true):
        """Be told, on a fortress or treasure hex, whether it is closed."""
        if true is not None and self.told and self.land[true].label and self.worlds:
            self.keep(lambda at: self.closed(at) == self.closed(true))


def beliefs(game, seat):
    """Follow a game to where it stands; yield each position with the hexes on which a side may be."""
    belief = Belief(game, seat)
    moments = game.timeline.moments
    for number, action in enumerate(game.history):
        after = moments[number + 1].state
        events = {line.event.name for line in game.timeline.lines[number + 1]}
        belief.follow(moments[number].state, action, after, events)
        yield number + 1, belief


def chances(game):
    """The exact probabilities of what a window or a chest shows, from all clue cards that fit."""
    seen, missed = Counter(), set()
    for number, action in enumerate(game.history):
        words = action.split()
        before = game.timeline.moments[number].state
        label = game.law.labels[game.law.isle.label[before.players[before.current].hex]]
        if words[0] == "clue":
            seen[label, " ".join(words[1:])] += 1
        if words == ["chest", "empty"]:
            missed.add(label)
    forts = list(game.map.forts)
    fitting = [
        site
        for site, card in game.map.clues.items()
        if site not in missed
        and all(shown(card[forts.index(fort)], game.rules) == word for fort, word in seen)
    ]
    state = game.state
    label = game.law.labels[game.law.isle.label[state.players[state.current].hex]]
    if label in forts:
        found = Counter(
            f"clue {shown(game.map.clues[site][forts.index(label)], game.rules)}" for site in fitting
        )
    else:
        found = Counter("chest treasure" if site == label else "chest empty" for site in fitting)
    return {text: Fraction(count, len(fitting)) for text, count in found.items()}


def shown(clue, rules):
    """What a window shows of a clue, as the notation writes it."""
    if clue.ground == BLANK:
        return "blank"
    word = Ground(clue.ground).name.lower()
    way = Direction(clue.direction).name.lower() if clue.direction >= 0 else ""
    return f"{word} {way}".strip() if rules.clue_direction == "yes" else word
