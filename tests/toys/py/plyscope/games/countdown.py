"""Countdown: each player takes one or two from a number; whoever reaches 0 wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from plyscope.game import MAX, MIN, BadInput, IllegalAction, Player
from plyscope.games.presentable import GameEntry, Loaded, Picture, Usual
from plyscope.input.options import read_options
from plyscope.input.preset import Preset


class Countdown(Usual):
    """The rules. A state is the number that is left, and who is to move."""

    bounds: Final = (-1.0, 1.0)

    def __init__(self, start: int) -> None:
        self.initial = (start, MAX)

    def to_move(self, state: tuple[int, Player]) -> Player:
        return state[1]

    def actions(self, state: tuple[int, Player]) -> list[int]:
        return [take for take in (1, 2) if take <= state[0]]

    def result(self, state: tuple[int, Player], action: int) -> tuple[int, Player]:
        if action not in self.actions(state):
            raise IllegalAction(f"{action} cannot be taken.")
        return state[0] - action, MIN if state[1] == MAX else MAX

    def is_terminal(self, state: tuple[int, Player]) -> bool:
        return state[0] == 0

    def utility(self, state: tuple[int, Player]) -> float:
        return -1.0 if state[1] == MAX else 1.0

    def evaluate(self, state: tuple[int, Player]) -> float:
        return 0.0

    def format(self, state: tuple[int, Player]) -> str:
        return str(state[0])

    def action_id(self, state: tuple[int, Player], action: int) -> str:
        return str(action)

    def action_name(self, state: tuple[int, Player], action: int) -> str:
        return f"take {action}"

    def parse_action(self, state: tuple[int, Player], text: str) -> int:
        if text not in ("1", "2"):
            raise BadInput("Take 1 or 2.", field="action")
        return int(text)

    def picture(self, state: tuple[int, Player]) -> Picture:
        return {"kind": "countdown", "left": state[0]}

    def verdict(self, state: tuple[int, Player]) -> str:
        return "The count is over." if state[0] == 0 else ""


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The game from a number on."""
    read_options((), options, "Countdown")
    if not text.isdigit():
        raise BadInput("Type a number.", field="position")
    game = Countdown(int(text))
    return Loaded(game, game.initial)


ENTRY: Final = GameEntry(
    id="countdown",
    name="Countdown",
    options=(),
    presets=(Preset(id="seven", name="Seven", position="7", note=""),),
    notation="A number.",
    scale="A win is 1.",
    load=load,
    start="7",
)
