"""Games in a position, and the searches for them.

What every kind can do comes first. What only games can do is in `OWN`: play a move, value every
move, let two settings duel, ask the engine.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from plyscope.kinds.game import asked, editing, lab, positions, searching, sizes
from plyscope.kinds.game.catalogue import catalogue
from plyscope.kinds.game.columns import GameColumns
from plyscope.kinds.game.told import KIND
from plyscope.kinds.kind import Operation

__all__ = ["ESTIMATE", "ID", "LOOK", "OWN", "SEARCH", "SINGULAR", "catalogue"]

ID: Final = KIND
SINGULAR: Final = "a game"

LOOK: Final = Operation(asked.GameLookAsked, positions.look)
ESTIMATE: Final = Operation(asked.GameEstimateAsked, sizes.estimate)
SEARCH: Final = Operation(asked.GameSearchAsked, searching.search, GameColumns)

OWN: Final[Mapping[str, Operation]] = {
    "play": Operation(asked.PlayAsked, positions.play),
    "draw": Operation(asked.DrawAsked, positions.draw),
    "picture": Operation(asked.PictureAsked, positions.picture),
    "values": Operation(asked.ValuesAsked, searching.values),
    "compare": Operation(asked.CompareAsked, sizes.compare),
    "work": Operation(asked.WorkAsked, lab.work),
    "exact": Operation(asked.ExactAsked, lab.exact),
    "duel": Operation(asked.DuelAsked, lab.play_duel),
    "approach": Operation(asked.ApproachAsked, lab.approach),
    "mixed-move": Operation(asked.MixedMoveAsked, lab.mixed_move),
    "coins": Operation(asked.CoinsAsked, lab.coins),
    "forecast": Operation(asked.ForecastAsked, lab.forecast),
    "scores": Operation(asked.ScoresAsked, lab.scores),
    "edit": Operation(asked.GameEditAsked, editing.edit),
}
