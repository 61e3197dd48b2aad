"""Who decides: built-in policies that both executions share, and people."""

from afrikan.policies.choose import Policy
from afrikan.policies.turns_home import turns_home

__all__ = ["Policy", "turns_home"]
