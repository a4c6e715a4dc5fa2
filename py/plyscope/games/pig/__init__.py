"""Pig, a dice game, in the registry: how its positions are read, its options and its presets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from plyscope.games.pig.rules import SIDES, Pig, PigState
from plyscope.games.presentable import GameEntry, Loaded
from plyscope.input.checks import bad
from plyscope.input.options import Option, read_options
from plyscope.input.preset import Preset

NUMBER: Final = r"([0-9]{1,4})"
POSITION: Final = re.compile(
    rf"\s*{NUMBER}\s*-\s*{NUMBER}"
    rf"(?:\s+(MAX|MIN)(?:\s*\+\s*{NUMBER})?)?(?:\s+left\s+{NUMBER})?(\s+rolling)?\s*",
    re.IGNORECASE | re.ASCII,
)


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The position in `text`, in a game with these options. Raises `BadInput`."""
    values = read_options(OPTIONS, options)
    game = Pig(*(int(values[name]) for name in ("goal", "faces", "rolls")))
    if not text.strip():
        return Loaded(game, game.initial)
    read = POSITION.fullmatch(text)
    if not read:
        raise bad(
            "Type MAX's points, MIN's points, whose turn it is and the points of this turn, such "
            "as 4-2 MIN +3."
        )
    scores = (int(read[1]), int(read[2]))
    mover = SIDES.index(read[3].upper()) if read[3] else 0
    state = PigState(
        scores, mover, int(read[4] or 0), bool(read[6]), int(read[5]) if read[5] else game.rolls
    )
    _check(game, state)
    return Loaded(game, state)


def _check(game: Pig, state: PigState) -> None:
    """Raises `BadInput` if there is no such position in the game."""
    if state.left > game.rolls:
        raise bad(f"There are {state.left} rolls left, but the game has only {game.rolls}.")
    mover, waiting = SIDES[state.mover], SIDES[1 - state.mover]
    own, other = state.scores[state.mover], state.scores[1 - state.mover]
    if other >= game.goal:
        raise bad(f"{waiting} has {other} points, which ends the game, so {mover} has no turn.")
    if own >= game.goal + game.faces:
        raise bad(f"No roll leads to {own} points: the game ends at {game.goal}.")
    if own >= game.goal and (state.turn or state.rolling):
        raise bad(f"{mover} has {own} points, which ends the game, and with it the turn.")
    if own < game.goal <= own + state.turn:
        raise bad(f"With {state.turn} points in this turn {mover} has reached {game.goal} and won.")


OPTIONS: Final = (
    Option("goal", "Goal", 2, 100, 10),
    Option("faces", "Faces of the die", 2, 6, 6),
    Option("rolls", "Most rolls", 1, 200, 40),
)

ENTRY: Final = GameEntry(
    id="pig",
    name="Pig",
    options=OPTIONS,
    presets=(
        Preset(
            id="ten",
            name="To ten points",
            position="",
            pictured="4-2 MIN +3",
            note=(
                "This game is too large to search to the end, so set a depth; a roll takes "
                "two plies. With six faces and a goal of only ten points, when is it good to "
                "hold?"
            ),
            answer="With six faces and a goal of only ten points, it is never good to hold.",
            options={"goal": 10, "faces": 6, "rolls": 40},
            ideas=("chance", "depth limit", "evaluation"),
            level="middle",
        ),
        Preset(
            id="hold",
            name="Four points, and MIN has 0",
            position="0-0 MAX +4",
            note=(
                "The die has two faces, so half of all rolls lose the turn. MAX has 4 points "
                "in this turn: is it better to hold? A search of 4 plies can tell."
            ),
            answer="It is better to hold.",
            options={"goal": 10, "faces": 2, "rolls": 40},
            ideas=("chance", "when to stop"),
            level="middle",
        ),
        Preset(
            id="roll-on",
            name="Four points, and MIN has 8",
            position="0-8 MAX +4",
            note=(
                "The same 4 points in this turn, but now MIN needs only one more good roll. "
                "Should MAX hold or roll on?"
            ),
            answer="MAX must roll on, because MIN would win too soon.",
            options={"goal": 10, "faces": 2, "rolls": 40},
            ideas=("chance", "when to stop"),
            level="middle",
        ),
        Preset(
            id="little",
            name="A small game, searched to the end",
            position="",
            note=(
                "With three faces, a goal of four points and at most six rolls, the whole "
                "game can be searched: 1,483 nodes. How many of them can Star1 and Star2 "
                "skip?"
            ),
            answer="The whole game has 1,483 nodes, of which Star1 visits 911 and Star2 791.",
            options={"goal": 4, "faces": 3, "rolls": 6},
            ideas=("chance", "pruning"),
            level="advanced",
        ),
    ),
    notation=(
        "MAX's points, MIN's points, whose turn it is and the points of this turn, such as "
        "4-2 MIN +3."
    ),
    scale=(
        "If MAX reaches the goal first, the value is +1; if MIN does, −1. Both could roll a 1 "
        "again and again, so after a fixed number of rolls the game is a draw, worth 0. At the "
        "depth limit, the evaluation function takes the lead, with the points of this turn, "
        "divided by the goal."
    ),
    load=load,
    start="",
)
