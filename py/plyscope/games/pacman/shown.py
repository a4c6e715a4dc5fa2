"""How scenes of Pac-Man are shown: their text, their moves, their picture."""

from __future__ import annotations

from typing import Any, Final

from plyscope.games.pacman.scene import DIRECTIONS, Maze, Scene
from plyscope.games.pacman.text import write_scene
from plyscope.games.presentable import Picture, Usual

NAMES: Final = {"MAX": "Pac-Man", "MIN": "Ghosts"}


class ShownPacman(Usual):
    """What people see of the game. The rules are in `Pacman`."""

    maze: Maze
    initial: Any

    def format(self, state: Scene) -> str:
        """The maze row by row, and what it does not show; see `pacman_text`."""
        return write_scene(self.maze, state)

    def action_id(self, state: Scene, action: str) -> str:
        """The direction: up, left, down, right; stay."""
        return action

    def action_name(self, state: Scene, action: str) -> str:
        """The direction; for a ghost with its number, if there are several."""
        if state.turn and len(state.ghosts) > 1:
            return f"ghost {state.turn} {action}"
        return action

    def why_not(self, state: Scene, action: str) -> str:
        """Why `action` is not legal."""
        if verdict := self.verdict(state):
            return f"The game is over: {verdict}"
        if action in DIRECTIONS:
            who = f"Ghost {state.turn}" if state.turn else "Pac-Man"
            return f"{who} cannot go {action} from here."
        return "A move is up, left, down or right."

    def picture(self, state: Scene) -> Picture:
        """The walls, food and capsules by square as text, and where all are. A ghost that is gone
        is at −1."""
        squares = range(self.maze.rows * self.maze.columns)
        return {
            "kind": "pacman",
            "rows": self.maze.rows,
            "columns": self.maze.columns,
            "squares": "".join([self._sign(state, square) for square in squares]),
            "pacman": state.pacman,
            "ghosts": list(state.ghosts),
            "turn": state.turn,
            "scared": state.scared,
            "score": state.score,
            "left": state.left,
            "caught": state.caught,
            "names": NAMES,
        }

    def _sign(self, state: Scene, square: int) -> str:
        if square not in self.maze.open:
            return "%"
        return "." if square in state.food else "o" if square in state.capsules else "_"

    def verdict(self, state: Scene) -> str:
        """How it ended, and with how many points."""
        points = f"{state.score:,}".replace("-", "−")
        if state.caught:
            return f"A ghost has caught Pac-Man: {points} points."
        if not state.food:
            return f"Pac-Man has eaten all dots: {points} points."
        if state.left == 0:
            return f"No round is left: {points} points."
        return ""
