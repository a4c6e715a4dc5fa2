"""A person's own game as an entry like those of the games that Plyscope knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from plyscope.game import MAX, MIN, GivenByTree, HiddenMoves, ManyPlayers, offers
from plyscope.games import GAMES
from plyscope.games.presentable import GameEntry, Loaded, Picture
from plyscope.games.wrapper import Wrapped
from plyscope.input.options import read_options
from plyscope.input.preset import Preset
from plyscope.own_game.checked import Checked
from plyscope.own_game.checking import check
from plyscope.own_game.finding import found_game
from plyscope.own_game.playable import Playable, playable
from plyscope.own_game.text import SECONDS, Files, OwnText, first_paragraph, running

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
