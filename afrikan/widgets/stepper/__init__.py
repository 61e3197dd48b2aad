"""The stepper: a game on the page, with its board, its choices, its past and its players."""

from afrikan.widgets.stepper.view import Stepper

__all__ = ["Stepper"]
