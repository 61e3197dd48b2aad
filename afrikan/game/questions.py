"""Why can't I …? Says of any place and any kind of action whether it is allowed now, with the rule."""

from afrikan.errors import AfrikanError, suggestion
from afrikan.game.answers import Answer as Answer
from afrikan.game.answers import Asked
from afrikan.game.deeds import answer_deed
from afrikan.game.destinations import answer_place
from afrikan.game.game import Game
from afrikan.game.words import drift_words, prices
from afrikan.messages import say
from afrikan.quote import quoted
from afrikan.session import current
from afrikan.star.words import Kind

ASKED = (
    Kind.ROLL,
    Kind.SAIL,
    Kind.FLY,
    Kind.BUY,
    Kind.ATTEMPT,
    Kind.STOP,
    Kind.LEAVE,
    Kind.PASS,
    Kind.LAND,
    Kind.SEA,
    Kind.STOWAWAY,
    Kind.DRIFT,
    Kind.RELEASE,
    Kind.SERVE,
    Kind.SKIP,
    Kind.AID,
    Kind.LOSE_TURN,
    Kind.CASH,
    Kind.EXTRA,
    Kind.LEND,
    Kind.START,
)
"""The kinds of action that players decide on, what is asked most often first."""


def questions(game: Game, lang: str | None = None) -> tuple[tuple[str, str], ...]:
    """Return the kinds of action that can be asked about, each with the question in words.

    Args:
        game: the game; its rules decide what an attempt is for and what things cost.
        lang: language of the questions; the session's if left out.

    >>> from afrikan.rules import Ruleset
    >>> questions(Game(Ruleset.preset("fan"), players=2, seed=7))[3]
    ('buy', 'May I pay 100 and open the tile here?')
    """
    lang = lang or current().language
    return tuple((kind.name.lower(), _question(game, kind, lang)) for kind in ASKED)


def _question(game: Game, kind: Kind, lang: str) -> str:
    releases = kind == Kind.ATTEMPT and game.rules.free_roll_meaning == "releases_only"
    key = f"ask_{kind.name}_RELEASE" if releases else f"ask_{kind.name}"
    return say(lang, "question", key, drift=drift_words(game.rules, lang), **prices(game.rules, lang))


def why_action(game: Game, kind: str, lang: str | None = None) -> Answer:
    """Return whether an action of a kind is allowed now, and which, or why none is.

    Args:
        game: the game, in the position shown.
        kind: such as ``"buy"``, ``"attempt"`` or ``"sail"``: the first word of an action.
        lang: language of the answer; the session's if left out.

    Raises:
        AfrikanError: if there is no such kind of action.

    >>> from afrikan.rules import Ruleset
    >>> situation = {"players": [{"at": "sahara", "money": 0}, {"at": "cairo"}]}
    >>> game = Game.from_position(Ruleset.preset("fan"), situation)
    >>> answer = why_action(game, "sail")
    >>> answer.allowed, answer.code, answer.rule
    (False, 'NO_PORT', 'board_of_the_edition')
    """
    known = [known.name.lower() for known in Kind]
    if kind not in known:
        raise AfrikanError("question_unknown", kind=quoted(kind), hint=suggestion(kind, known))
    return answer_deed(Asked(game, lang or current().language), Kind[kind.upper()])


def why_place(game: Game, place: str, lang: str | None = None) -> Answer:
    """Return whether the pawn to act may go to a place with its next action, or why not.

    Args:
        game: the game, in the position shown.
        place: id of the place.
        lang: language of the answer; the session's if left out.

    Raises:
        AfrikanError: if there is no such place.

    >>> from afrikan.rules import Ruleset
    >>> situation = {"players": [{"at": "tangier"}, {"at": "cairo"}], "then": ["roll", "die 3"]}
    >>> game = Game.from_position(Ruleset.preset("fan"), situation)
    >>> answer = why_place(game, "sahara")
    >>> answer.action, answer.code, answer.rule
    ('land sahara 5', 'TOO_FAR', 'land_move_by_roll')
    """
    number = game.board.index[game.board.node(place).id]
    return answer_place(Asked(game, lang or current().language), number)
