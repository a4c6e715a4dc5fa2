"""The mazes of Pac-Man that come with the page."""

from __future__ import annotations

from typing import Final

from plyscope.input.preset import Begun, Preset

PRESETS: Final = (
    Preset(
        id="start",
        name="A first maze",
        position="%%%%%%%%%/%P.....o%/%.%%.%%.%/%...G...%/%.%%.%%.%/%o.....G%/%%%%%%%%%",
        note=(
            "Pac-Man is MAX, and both ghosts are MIN: a round is three moves, one of his and one "
            "of each ghost. Play him with the arrow keys, or let Python play him. How many rounds "
            "does he look ahead?"
        ),
        options={"rounds": 80},
        ideas=("several MIN players", "depth limit", "evaluation"),
        begun=Begun("alphabeta", depth=6),
    ),
    Preset(
        id="corridor",
        name="One ghost in a corridor",
        position="%%%%%%%/%.P_G.%/%%%%%%%",
        note=(
            "The ghost wants the worst for Pac-Man. Is it worth his while to eat the food on the "
            "left?"
        ),
        options={"rounds": 4},
        ideas=("whole tree", "caught", "MIN"),
    ),
    Preset(
        id="trapped",
        name="Caught, or not quite?",
        position="%%%%%%%%%/%%%%%___%/%_GP__G.%/%%%%%___%/%%%%%%%%%",
        note=(
            "There is a ghost on either side, and the last food is behind one of them. What does "
            "minimax do to six plies, if both ghosts want the worst?"
        ),
        options={"rounds": 40},
        ideas=("pessimism", "suicide", "several MIN players", "expectimax"),
        begun=Begun("minimax", depth=6),
    ),
    Preset(
        id="luck",
        name="The same, and the ghosts do not think",
        position="%%%%%%%%%/%%%%%___%/%_GP__G.%/%%%%%___%/%%%%%%%%%",
        note=(
            "Now chance moves the ghosts. What does expectiminimax do to six plies? Then play a "
            "hundred games of both in the trials below."
        ),
        options={"rounds": 40, "ghosts": 1},
        ideas=("optimism", "chance", "expectimax", "trials"),
        begun=Begun("expectiminimax", depth=6),
    ),
    Preset(
        id="capsule",
        name="A capsule near by",
        position="%%%%%%%%/%o_P_G.%/%_%%%%_%/%______%/%%%%%%%%",
        note=(
            "The ghost blocks the short way to the food. After a capsule, ghosts are scared for a "
            "while and can be eaten. Does Pac-Man go for the capsule?"
        ),
        options={"rounds": 40},
        ideas=("capsule", "detour", "depth limit"),
        level="middle",
        begun=Begun("alphabeta", depth=10),
    ),
)
