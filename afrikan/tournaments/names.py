"""What policies are called beside one another, so that no two different ones bear the same name."""

from collections.abc import Sequence

from afrikan.game.view import OwnPolicy
from afrikan.simulation.own_policy import name_of

Decider = str | OwnPolicy


def distinct(policies: Sequence[Decider]) -> list[Decider]:
    """Return each policy once, in the order of their first places.

    >>> distinct(["nearest", "random", "nearest"])
    ['nearest', 'random']
    """
    return [policy for place, policy in enumerate(policies) if policies.index(policy) == place]


def names_of(policies: Sequence[Decider]) -> list[str]:
    """Return a name for each of some different policies; one that is taken gets a number.

    >>> names_of(["random", lambda view, legal: legal[0], lambda view, legal: legal[-1]])
    ['random', 'own', 'own#2']
    """
    words = [name_of(policy) for policy in policies]
    ranks = [words[:place].count(word) + 1 for place, word in enumerate(words)]
    return [word if rank == 1 else f"{word}#{rank}" for word, rank in zip(words, ranks, strict=True)]
