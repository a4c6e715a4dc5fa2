"""The text of a scene of Pac-Man: the maze, row by row, and then what it does not show.

The rows are drawn with `%` for a wall, `.` for food, `o` for a capsule, `_` or a space for an open
square, `P` for Pac-Man and `G` for a ghost. They stand one below the other, or follow each other
with `/` between them. Ghosts may also be written as their numbers, 1 to 4; a G gets the first
number that is free. After the rows, each with a semicolon in front, may come

- `1 on .` or `1 on o` for a ghost on food or on a capsule,
- `2 with 1` or `1 with P` for a ghost on a square that is drawn as another one's,
- `P on .` or `P on o` for Pac-Man, where a ghost has caught him before he could eat,
- `1 gone` for a ghost that was eaten,
- `turn 1` if a ghost is to move, `scared 5`, `score -12` and `left 40`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from plyscope.game import BadInput
from plyscope.games.pacman.scene import GONE, Maze, Scene
from plyscope.input.checks import LARGEST_NUMBER, bad
from plyscope.input.phrases import counted, quoted

WALL: Final = "%"
FOOD: Final = "."
CAPSULE: Final = "o"
PACMAN: Final = "P"
GHOST: Final = "G"
NUMBERS: Final = "1234"
OPEN: Final = "_ "
SIGNS: Final = {*WALL, *FOOD, *CAPSULE, *PACMAN, *GHOST, *NUMBERS, *OPEN}
LARGEST: Final = 20
"""More rows or columns than this cannot be seen on a phone."""

FIRST_ROW: Final = re.compile(rf"\s*{WALL}{{3,}}[ \t\r]*[/\n]\s*{WALL}")
PLACE: Final = re.compile(r"([1-4]) (?:with ([1-4P])|(gone))")
UNDER: Final = re.compile(r"([1-4P]) on ([.o])")
COUNT: Final = re.compile(r"(turn|scared|score|left) ([-−]?[0-9]{1,6})")


@dataclass
class Drawn:
    """What a text says. `at` is the place in the text of each square of the maze; `places`,
    that of each number after it."""

    maze: Maze
    at: list[int]
    pacman: int
    ghosts: dict[int, int] = field(default_factory=dict)
    food: set[int] = field(default_factory=set)
    capsules: set[int] = field(default_factory=set)
    counts: dict[str, int] = field(default_factory=dict)
    places: dict[str, int] = field(default_factory=dict)


def read_scene(text: str) -> Drawn:
    """The scene in `text`. Raises `BadInput` with the place of the mistake."""
    head, *parts = text.split(";")
    rows = _rows(head)
    _check_rows(rows)
    signs = "".join([row for _, row in rows])
    at = [start + column for start, row in rows for column in range(len(row))]
    open_squares = [square for square, sign in enumerate(signs) if sign != WALL]
    maze = Maze(len(rows), len(rows[0][1]), open_squares)
    drawn = Drawn(maze, at, _pacman(signs, at, maze), _ghosts(signs, at))
    drawn.food |= {square for square, sign in enumerate(signs) if sign == FOOD}
    drawn.capsules |= {square for square, sign in enumerate(signs) if sign == CAPSULE}
    place = len(head) + 1
    for part in parts:
        _read_part(drawn, part, place)
        place += len(part) + 1
    _check_border(drawn)
    _check_food(drawn)
    _check_eaten(drawn)
    return drawn


def form(text: str) -> str:
    """What a text surely is, if it is a maze: it begins with a row of walls."""
    return "a maze of Pac-Man" if FIRST_ROW.match(text) else ""


def _rows(text: str) -> list[tuple[int, str]]:
    """The rows, each with its place. Spaces around them do not count: a maze ends with walls."""
    for place, sign in enumerate(text):
        if sign not in SIGNS and not sign.isspace() and sign != "/":
            raise bad(f"{quoted(sign)} is not part of a maze: draw it with % . o P G and _.", place)
    rows = [
        (found.start() + len(found[0]) - len(found[0].lstrip()), found[0].strip())
        for found in re.finditer(r"[^/\n]+", text)
    ]
    return [(place, row) for place, row in rows if row]


def _check_rows(rows: list[tuple[int, str]]) -> None:
    """Raises `BadInput` unless the rows are a rectangle of a size that can be shown."""
    if not rows:
        raise bad("Draw a maze with % for walls, . for dots, P for Pac-Man and G for ghosts.")
    first = len(rows[0][1])
    for number, (place, row) in enumerate(rows, start=1):
        if len(row) != first:
            raise bad(
                f"The maze is not rectangular: row {number} has {counted(len(row), 'square')}, but "
                f"row 1 has {first}.",
                place,
            )
    if len(rows) > LARGEST or first > LARGEST:
        raise bad(
            f"The maze has {counted(len(rows), 'row')} of {counted(first, 'square')}; the largest"
            f" that fits has {LARGEST} rows of {LARGEST}.",
            rows[0][0],
        )


def _pacman(signs: str, at: list[int], maze: Maze) -> int:
    """Where Pac-Man is."""
    count = signs.count(PACMAN)
    if count == 0:
        raise _no_pacman(signs, at, maze)
    if count > 1:
        second = signs.index(PACMAN, signs.index(PACMAN) + 1)
        raise bad("There is a second Pac-Man: only one P can be in the maze.", at[second])
    return signs.index(PACMAN)


def _no_pacman(signs: str, at: list[int], maze: Maze) -> BadInput:
    """What is said of a maze without Pac-Man, with the first square where he could be put: one
    without anything on it, if there is one."""
    empty = [square for square, sign in enumerate(signs) if sign in OPEN]
    squares = [*empty, *sorted(maze.open)]
    if not squares:
        return bad("There is no Pac-Man in the maze, and no open square for him.", at[0])
    row, column = divmod(squares[0], maze.columns)
    return bad(
        f"There is no Pac-Man in the maze: put a P on an open square, such as row {row + 1}, "
        f"column {column + 1}.",
        at[squares[0]],
    )


def _ghosts(signs: str, at: list[int]) -> dict[int, int]:
    """The square of each ghost by its number."""
    found: dict[int, int] = {}
    for square, sign in enumerate(signs):
        if sign in NUMBERS:
            if int(sign) in found:
                raise bad(f"There is a second ghost {sign}.", at[square])
            found[int(sign)] = square
    for square, sign in enumerate(signs):
        if sign == GHOST:
            free = [number for number in map(int, NUMBERS) if number not in found]
            if not free:
                raise bad(f"There are more than {len(NUMBERS)} ghosts.", at[square])
            found[free[0]] = square
    return found


def _read_part(drawn: Drawn, part: str, place: int) -> None:
    """Reads one of the parts after the maze. Raises `BadInput`."""
    words = " ".join(part.split())
    place += len(part) - len(part.lstrip())
    if count := COUNT.fullmatch(words):
        drawn.counts[count[1]] = int(count[2].replace("−", "-"))
        drawn.places[count[1]] = place
    elif read := PLACE.fullmatch(words):
        ghost = int(read[1])
        if read[3]:
            _put(drawn, ghost, GONE, place)
        else:
            _put_with(drawn, ghost, read[2], place)
    elif read := UNDER.fullmatch(words):
        squares = drawn.food if read[2] == FOOD else drawn.capsules
        squares.add(_square_of(drawn, read[1], place))
    elif words:
        raise bad(
            f"{quoted(words)} cannot be read here: after the maze come parts such as turn 1, "
            "scared 5, score 20 or left 40.",
            place,
        )


def _put_with(drawn: Drawn, ghost: int, other: str, place: int) -> None:
    """Puts a ghost on the square of another one, or of Pac-Man. Raises `BadInput`."""
    _put(drawn, ghost, _square_of(drawn, other, place), place)


def _square_of(drawn: Drawn, sign: str, place: int) -> int:
    """The square of Pac-Man, or of the ghost with this number. Raises `BadInput`."""
    square = drawn.pacman if sign == PACMAN else drawn.ghosts.get(int(sign), GONE)
    if square == GONE:
        raise bad(f"There is no ghost {sign} in the maze.", place)
    return square


def _put(drawn: Drawn, ghost: int, square: int, place: int) -> None:
    """Puts a ghost on a square. Raises `BadInput` if it has one."""
    if ghost in drawn.ghosts:
        raise bad(f"There is a second ghost {ghost}.", place)
    drawn.ghosts[ghost] = square


def _check_border(drawn: Drawn) -> None:
    """Raises `BadInput` if the maze is open at its edge."""
    maze = drawn.maze
    for square in sorted(maze.open):
        row, column = divmod(square, maze.columns)
        if row in (0, maze.rows - 1) or column in (0, maze.columns - 1):
            raise bad(
                f"The maze is open at row {row + 1}, column {column + 1}: walls (%) go all round "
                "it.",
                drawn.at[square],
            )


def _check_food(drawn: Drawn) -> None:
    """Raises `BadInput` if Pac-Man can never reach some of the food."""
    far = drawn.maze.far(drawn.pacman)
    for square in sorted(drawn.food):
        if square not in far:
            row, column = divmod(square, drawn.maze.columns)
            raise bad(
                f"Pac-Man cannot reach the dot at row {row + 1}, column {column + 1}.",
                drawn.at[square],
            )


def _check_eaten(drawn: Drawn) -> None:
    """Raises `BadInput` if Pac-Man stands on something that he should have eaten."""
    caught = drawn.pacman in drawn.ghosts.values()
    if not caught and drawn.pacman in drawn.food | drawn.capsules:
        raise bad(
            "Pac-Man has eaten what is on his square, unless a ghost has caught him there.",
            drawn.at[drawn.pacman],
        )


def checked_count(drawn: Drawn, name: str, usual: int, most: float = LARGEST_NUMBER) -> int:
    """The number that the text gives for `name`, or else `usual`. Raises `BadInput`."""
    number = drawn.counts.get(name, usual)
    if number > most:
        raise bad(f"{name} is at most {most:,.0f} here, not {number:,}.", drawn.places[name])
    return number


def write_scene(maze: Maze, state: Scene) -> str:
    """The text of a scene; `read_scene` reads it."""
    signs = [
        WALL
        if square not in maze.open
        else FOOD
        if square in state.food
        else CAPSULE
        if square in state.capsules
        else "_"
        for square in range(maze.rows * maze.columns)
    ]
    under = signs[state.pacman]
    signs[state.pacman] = PACMAN
    parts = [f"{PACMAN} on {under}"] if under in (FOOD, CAPSULE) else []
    for ghost, square in enumerate(state.ghosts, start=1):
        if square == GONE:
            parts.append(f"{ghost} gone")
            continue
        if signs[square] in {*NUMBERS, PACMAN}:
            parts.append(f"{ghost} with {signs[square]}")
            continue
        if signs[square] in (FOOD, CAPSULE):
            parts.append(f"{ghost} on {signs[square]}")
        signs[square] = str(ghost)
    drawn = "/".join(
        "".join(signs[start : start + maze.columns]) for start in range(0, len(signs), maze.columns)
    )
    counts = {"turn": state.turn, "scared": state.scared, "score": state.score}
    parts += [f"{name} {number}" for name, number in counts.items() if number]
    return "; ".join([drawn, *parts, f"left {state.left}"])
