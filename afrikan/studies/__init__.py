"""The figures of published studies, and our own simulations of the same games to set beside them."""

from afrikan.studies.one_change import Change, changes
from afrikan.studies.published import Study, load_study, study
from afrikan.studies.replay import Reproduction, blocks, reproduction
from afrikan.studies.sensitivity import Sensitivity, sensitivity, sensitivity_blocks

__all__ = [
    "Change",
    "Reproduction",
    "Sensitivity",
    "Study",
    "blocks",
    "changes",
    "load_study",
    "reproduction",
    "sensitivity",
    "sensitivity_blocks",
    "study",
]
