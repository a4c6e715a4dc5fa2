"""When alpha-beta cuts: as soon as the bounds meet, or only when they have crossed."""

from collections.abc import Callable
from operator import ge, gt
from typing import Final, TypeAlias

Cut: TypeAlias = Callable[[float, float], bool]
"""Whether a lower bound and an upper bound leave nothing between them."""

CUTS: Final[dict[str, Cut]] = {">=": ge, ">": gt}
