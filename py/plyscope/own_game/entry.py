"""A person's own game, as their text defines it: an entry like those of the games that Plyscope
knows."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from plyscope.game import MAX, MIN, BadInput, GivenByTree, HiddenMoves, ManyPlayers, offers
from plyscope.games import GAMES
from plyscope.games.presentable import GameEntry, Loaded, Picture
from plyscope.games.wrapper import Wrapped
from plyscope.input.options import read_options
from plyscope.input.preset import Preset
from plyscope.own_game.checked import Checked
from plyscope.own_game.checking import check
from plyscope.own_game.playable import Playable, playable
from plyscope.own_game.text import SECONDS, Files, OwnText, first_paragraph, line_start, running

OWN: Final = "own"
"""The id of the one subject whose rules come from a text."""
FIELD: Final = "source"
UNCHECKED: Final = (GivenByTree, HiddenMoves, ManyPlayers)
"""What has another protocol."""
KEPT: Final = 4
"""So many texts are kept as modules: Undo may go back to another version."""
NOTATION: Final = "A position is written as the moves that lead to it, such as {example}."
NO_MOVES: Final = "A position is written as the moves that lead to it."
SCALE: Final = (
    "A game of your own. MAX wants its utility to be large, MIN wants it to be small; every search "
    "asks only for what you wrote: initial, to_move, actions, result, is_terminal, utility and, if "
    "it stops at a depth, evaluate."
)


@dataclass(frozen=True)
class OwnGame:
    """A game made of a text.

    Attributes:
        source: the text as it was given.
        files: the other files that it can import.
        text: the text as a module.
        entry: the game as in the registry, with the id `OWN`.
        board: the id of the game of Plyscope's own whose board fits; "" for a text picture.
    """

    source: str
    files: Files
    text: OwnText
    entry: GameEntry
    board: str


@lru_cache(maxsize=KEPT)
def own_game(source: str, files: Files = ()) -> OwnGame:
    """The game that a text defines, with the other `files` that it can import. Raises `BadInput`,
    with one sentence, if there is none or its rules are broken."""
    text = OwnText(source, "your game", FIELD, files=files)
    with running([text], SECONDS):
        found = found_game(text)
        if isinstance(found, GameEntry):
            return _changed(source, files, text, found)
        return OwnGame(source, files, text, _entry(playable(found, text), found), "")


def _entry(first: Playable, own: Any) -> GameEntry:
    def load(position: str, options: Mapping[str, float]) -> Loaded:
        read_options((), options)
        game = type(first)(first.rules, first.seen)
        return Loaded(game, game.read(position))

    ids = [first.action_id(first.initial, action) for action in first.actions(first.initial)]
    start = Preset(
        id="start", name="First state", position="", note=first_paragraph(type(own).__doc__)
    )
    return GameEntry(
        id=OWN,
        name=type(own).__name__,
        options=(),
        presets=(start,),
        notation=NOTATION.format(example=ids[0]) if ids else NO_MOVES,
        scale=SCALE,
        load=load,
        start="",
    )


def _changed(source: str, files: Files, text: OwnText, entry: GameEntry) -> OwnGame:
    """A game of Plyscope's own that was edited. Its board is drawn if it still fits."""
    loaded = entry.load(entry.start, {})
    if not any(offers(loaded.game, each) for each in UNCHECKED):
        check(Checked(loaded.game, text), loaded.state, loaded.game.picture)
    board = entry.id if _fits(loaded, entry.id) else ""

    def load(position: str, options: Mapping[str, float]) -> Loaded:
        read = entry.load(position, options)
        game: Any = Checked(read.game, text)
        return Loaded(game if board else InText(game), read.state)

    return OwnGame(source, files, text, replace(entry, id=OWN, load=load), board)


def _fits(loaded: Loaded, known: str) -> bool:
    """Whether a picture has the shape of the pictures of the game with the id `known`."""
    if known not in GAMES:
        return False
    original = GAMES[known].load(GAMES[known].start, {})
    theirs = original.game.picture(original.state)
    return bool(_shape(loaded.game.picture(loaded.state)) == _shape(theirs))


def _shape(picture: Any) -> Any:
    if isinstance(picture, Mapping):
        return {name: _shape(each) for name, each in picture.items() if name != "names"}
    return type(picture).__name__ if not isinstance(picture, int | float) else "number"


class InText(Wrapped[Any, Any]):
    """A game of Plyscope's own whose picture no board can draw: its states are shown as text."""

    def picture(self, state: Any) -> Picture:
        """The state as Python writes it."""
        return {"kind": "text", "text": str(state), "names": {MAX: MAX, MIN: MIN}}


PROTOCOL: Final = ("initial", "to_move", "actions", "result", "is_terminal", "utility")
FEWEST: Final = 3
"""A class with fewer functions of the protocol is hardly meant as a game."""
NO_GAME: Final = (
    "There is no game in this program: a game is a class with "
    f"{', '.join(PROTOCOL[:-1])} and {PROTOCOL[-1]}."
)


def found_game(text: OwnText) -> Any:
    """The entry of a file of Plyscope's own, or the object that has the rules. Raises `BadInput`
    where a part of the rules is missing."""
    entry = text.names.get("ENTRY")
    if isinstance(entry, GameEntry):
        return entry
    objects = [each for each in _own(text) if not inspect.isclass(each)]
    classes = [each for each in _own(text) if inspect.isclass(each)]
    candidates = [*objects, *classes]
    if not candidates:
        raise BadInput(NO_GAME, field=text.field)
    # The last of those with most of the protocol: a class may build on another above it.
    best = max(reversed(candidates), key=_parts)
    _check_parts(best, text, PROTOCOL[1:])
    made = _made(best, text) if inspect.isclass(best) else best
    _check_parts(made, text, PROTOCOL[:1])
    return made


def _own(text: OwnText) -> list[Any]:
    """What looks like a game: objects and classes of the text's own."""
    found = []
    for value in text.names.values():
        kind = value if inspect.isclass(value) else type(value)
        if kind.__module__ == text.names["__name__"] and _parts(value) >= FEWEST:
            found.append(value)
    return found


def _parts(value: Any) -> int:
    return sum(1 for name in PROTOCOL if hasattr(value, name))


def _check_parts(game: Any, text: OwnText, names: Sequence[str]) -> None:
    """Raises `BadInput` for the first of these that a game lacks. A class may make `initial` only
    for its objects, and it may be a state."""
    kind = game if inspect.isclass(game) else type(game)
    for name in names:
        held = getattr(game, name, None)
        if held is None or (name != "initial" and not callable(held)):
            line = text.line_of(kind.__name__)
            where = f", the class in line {line}," if line else ""
            raise BadInput(
                f"Your game {kind.__name__}{where} has no `{name}`.",
                at=line_start(text.source, line) if line else None,
                field=text.field,
            )


def _made(kind: type, text: OwnText) -> Any:
    needed = [
        each.name
        for each in _parameters(kind)
        if each.default is each.empty and each.kind not in (each.VAR_POSITIONAL, each.VAR_KEYWORD)
    ]
    if needed:
        raise BadInput(
            f"Your game {kind.__name__} needs {' and '.join(needed)}: make one at the end of the "
            f"program, as in `game = {kind.__name__}(…)`.",
            field=text.field,
        )
    return kind()


def _parameters(kind: type) -> list[inspect.Parameter]:
    try:
        return list(inspect.signature(kind).parameters.values())
    except (TypeError, ValueError):
        return []
