"""Games as PGN and PDN write them: the moves in a row, with their numbers, marks and a result.

Tags stand in [ ], comments in { } or from a semicolon to the end of the line, and variations, which
are other moves than those of the game, in ( ). A tag may have the position that the moves begin
with. A text may have many games.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeVar

from plyscope.game import BadInput
from plyscope.input.checks import bad
from plyscope.input.texts import Choice, Several, with_plain_dashes

PART: Final = re.compile(
    r'(?P<tag>\[\s*(?P<name>\w*)[^\]"]*(?:"(?P<value>(?:[^"\\]|\\.)*)"[^\]"]*)*(?P<tag_end>\]?))'
    r"|(?P<comment>\{[^}]*(?P<comment_end>\}?)|;[^\n]*|^%[^\n]*)"
    r"|(?P<begin>\()|(?P<end>\))"
    r"|(?P<mark>\$[0-9]*)"
    r"|(?P<spaced>(?:[012]|1/2|½)\s+[-–−]\s+(?:[012]|1/2|½)(?!\S))"
    r"|(?P<number>[0-9]{1,3}(?=\s+[^\s\d.(){}\[\];]))"
    r"|(?:[0-9]+\s*[.…]+)?(?P<word>[^\s{}()\[\];$]+(?:\([^\s(){}\[\];]{1,2}\))?)",
    re.MULTILINE,
)
"""A part of a game. A comment or a tag without its end goes on to the end of the text. The new
piece of a pawn may stand in ( ) right behind a move, and a result may be spaced, as in 1 - 0."""
FEN_TAG: Final = re.compile(r"\[\s*FEN\s*\"", re.IGNORECASE)
TAG: Final = re.compile(r'\[\s*(?P<name>\w+)\s*"(?P<value>(?:[^"\\]|\\.)*)"\s*\]')
DOTS: Final = re.compile(r"[0-9]*[.…]+")
MARK: Final = re.compile(
    r"[!?±∓⩲⩱∞=□⊙↑→⇄⟳†‡#]+|\+[-/=]{1,2}|[-/=]\+|e\.?p\.?|(?:dbl|dis)?\.?ch\.?|mate"
)
"""What a writer thinks of a move or of a position; or that it is check, or a capture in passing."""

S = TypeVar("S")


class Word(NamedTuple):
    """A part of the text, and where it begins."""

    text: str
    at: int


@dataclass
class Recorded:
    """A game as it is written: from `begin` to `end` in the text, with its tags by their names in
    small letters."""

    begin: int
    end: int = 0
    tags: dict[str, Word] = field(default_factory=dict)
    moves: list[Word] = field(default_factory=list)
    varied: bool = False
    """Whether it has variations, which are left out."""

    @property
    def note(self) -> str:
        """What is left out, in a sentence; "" if nothing is."""
        return "The main line was read, and the variations are left out." if self.varied else ""


class Tags(NamedTuple):
    """The tags of a text by their names in small letters, and what stands outside of them."""

    values: dict[str, str]
    rest: str

    def is_all(self, results: tuple[str, ...]) -> bool:
        """Whether there are tags and no moves: what stands outside of them is a result at most."""
        words = with_plain_dashes(self.rest).split()
        return bool(self.values) and all(word in results for word in words)


def tags_of(text: str) -> Tags:
    """The tags of a text, of which the first of each name counts."""
    found = list(TAG.finditer(text))
    values = {tag["name"].lower(): tag["value"] for tag in reversed(found)}
    return Tags(values, TAG.sub(" ", text))


def read_recorded(text: str, results: tuple[str, ...]) -> Recorded:
    """The game in a text, with the words that are its moves; `results` are how a game may end.

    Raises `BadInput` with the place of a tag, a comment or a variation that does not end, or of a
    variation of nothing, and `Several` if there is more than one game.
    """
    games = list(_games(text, results))
    for game in games:
        if game.varied and not game.moves:
            raise bad("There are only variations here, and no moves.", text.index("(", game.begin))
    if len(games) > 1:
        choices = [
            Choice(_name(game, number), text[game.begin : game.end])
            for number, game in enumerate(games, start=1)
        ]
        raise Several("games", choices, "Give one of them, from its first tag to its result.")
    return games[0] if games else Recorded(0)


def _games(text: str, results: tuple[str, ...]) -> Iterator[Recorded]:
    """The games in a text: a new one begins with a tag after moves, or with what follows a
    result."""
    game: Recorded | None = None
    over = False
    for part in _main_parts(text):
        is_new = over or (part["tag"] and game is not None and game.moves)
        if game is not None and is_new:
            yield game
        if game is None or is_new:
            game, over = Recorded(part.start()), False
        game.end = part.end()
        if part["tag"]:
            value = Word(part["value"] or "", part.start("value"))
            game.tags.setdefault(part["name"].lower(), value)
        elif part["begin"]:
            game.varied = True
        elif _plain(part) in results:
            over = True
        else:
            name = "spaced" if part["spaced"] else "word"
            game.moves.append(Word(part[name], part.start(name)))
    if game is not None:
        yield game


def _main_parts(text: str) -> Iterator[re.Match[str]]:
    """Tags, and what is written outside of variations; of these, only the first bracket."""
    opened: list[int] = []
    for part in PART.finditer(text):
        _check_closed(part)
        if part["begin"]:
            opened.append(part.start())
        if part["end"]:
            if not opened:
                raise bad("This ) ends no variation.", part.start())
            opened.pop()
        word = _plain(part)
        is_move = word and not DOTS.fullmatch(word) and not MARK.fullmatch(word)
        if (part["begin"] and len(opened) == 1) or part["tag"] or (is_move and not opened):
            yield part
    if opened:
        raise bad("This variation does not end: write ) after it.", opened[-1])


def _plain(part: re.Match[str]) -> str:
    """A move or a result with plain dashes, and without spaces; "" if it is something else."""
    return "".join(with_plain_dashes(part["word"] or part["spaced"] or "").split())


def _check_closed(part: re.Match[str]) -> None:
    if part["tag"] and not part["tag_end"]:
        raise bad("This tag does not end: write ] after it.", part.start())
    if (part["comment"] or "").startswith("{") and not part["comment_end"]:
        raise bad("This comment does not end: write } after it.", part.start())


def _name(game: Recorded, number: int) -> str:
    """What a menu calls a game: who played, and where or when; or else its first moves."""
    tags = {name: value.text.strip() for name, value in game.tags.items()}
    known = {name: value for name, value in tags.items() if value.strip("?.* ")}
    players = " – ".join([known.get(side, "?") for side in ("white", "black")])
    where = ", ".join([known[name] for name in ("event", "round", "date") if name in known])
    who = players if players != "? – ?" else ""
    return f"{number}. " + (", ".join(filter(None, [who, where])) or _begins(game))


def _begins(game: Recorded) -> str:
    moves = [word.text for word in game.moves]
    return " ".join(moves[:4]) + (" …" if len(moves) > 4 else "") if moves else "no moves"


def tagged_position(tags: Mapping[str, Word], read: Callable[[str], S], initial: S) -> S:
    """The position that `read` finds in a tag of a game, such as `[FEN "…"]`; `initial` if there is
    none. Raises `BadInput` with the place of the mistake in the whole text."""
    tag = tags.get("fen")
    if not tag or not tag.text.strip():
        return initial
    try:
        return read(tag.text)
    except BadInput as problem:
        at = None if problem.at is None else tag.at + problem.at
        raise bad(str(problem), at) from problem
