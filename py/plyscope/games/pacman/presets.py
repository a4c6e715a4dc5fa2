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
            "of each ghost. Play him with the arrow keys, or let Python play him. The depth is "
            "two rounds: how many plies is that?"
        ),
        answer="Six: two rounds of three moves. That is the last level of the tree.",
        options={"rounds": 80},
        ideas=("several MIN players", "depth limit", "evaluation"),
        begun=Begun("alphabeta", depth=6),
    ),
    Preset(
        id="corridor",
        name="One ghost in a corridor",
        position="%%%%%%%/%.P_G.%/%%%%%%%",
        note=(
            "The ghost wants the worst for Pac-Man, and there is only one way. Should he still eat "
            "the dot on the left?"
        ),
        answer=(
            "Yes: he is caught either way, but with −493 points on the left, and with −501 if he "
            "walks into the ghost."
        ),
        options={"rounds": 4},
        ideas=("whole tree", "caught", "MIN"),
        begun=Begun("minimax"),
    ),
    Preset(
        id="trapped",
        name="Caught, or not quite?",
        position="%%%%%%%%%/%%%%%___%/%_GP__G.%/%%%%%___%/%%%%%%%%%",
        note=(
            "There is a ghost on either side, and the last dot is behind one of them. What does "
            "minimax do if it looks two rounds ahead, and both ghosts want the worst?"
        ),
        answer=(
            "It walks into the ghost on the left at once, for −501 points: he would be caught "
            "anyway, and every further step costs a point."
        ),
        options={"rounds": 40},
        ideas=("pessimism", "giving up", "several MIN players", "expectimax"),
        begun=Begun("minimax", depth=6),
    ),
    Preset(
        id="luck",
        name="The same, and the ghosts do not think",
        position="%%%%%%%%%/%%%%%___%/%_GP__G.%/%%%%%___%/%%%%%%%%%",
        note=(
            "Now chance moves the ghosts. What does expectiminimax do, looking two rounds ahead? "
            "Then let it play a hundred games beside minimax, in the trials."
        ),
        answer=(
            "It goes right: the ghost there may step aside. In a hundred games, it wins about 80, "
            "and minimax none."
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
            "The ghost blocks the short way to the dot. After a capsule, ghosts are scared for a "
            "while and can be eaten. Does Pac-Man go for the capsule?"
        ),
        answer=(
            "Yes. To the right, the ghost would catch him in this round; after the capsule, it is "
            "the ghost that has to run."
        ),
        options={"rounds": 40},
        ideas=("capsule", "detour", "depth limit"),
        level="middle",
        begun=Begun("alphabeta", depth=10),
    ),
)
