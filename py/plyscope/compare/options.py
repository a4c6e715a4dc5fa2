"""What a person wants a program to be compared with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from plyscope.compare.calls import Tree
from plyscope.compare.tictactoe_boards import FREE, Marks
from plyscope.game import BadInput
from plyscope.games import GAMES
from plyscope.games.drawn import EMPTY
from plyscope.games.presentable import Loaded, Presentable
from plyscope.input.phrases import quoted

ALPHABETA: Final = "alphabeta"
METHODS: Final = ("minimax", ALPHABETA)
MATCHED: Final = ("tictactoe", "tree")
"""The games of which is known whether a program searches them."""
FIELDS: Final = ("game", "position", "search", "options")
THE_GAME, POSITION, SEARCH, OPTIONS = FIELDS
OLD_NAMES: Final = {"subject": THE_GAME, "method": SEARCH}
FIELD: Final = "compare"


@dataclass(frozen=True)
class CompareOptions:
    """With what to compare.

    Attributes:
        method: one of `METHODS`; "" for the one that the program seems to be.
        subject: the game; "" for the one that its states show.
        position: the position that it is to search first; None for any.
    """

    method: str = ""
    subject: str = ""
    position: Loaded | None = None


def read_options(given: Any) -> CompareOptions | None:
    """What a request asks for; None if it asks for no comparison. Raises `BadInput`."""
    if given is None or given is False:
        return None
    if given is True:
        return CompareOptions()
    if isinstance(given, str):
        return CompareOptions(_method(given))
    if not isinstance(given, Mapping):
        raise BadInput(
            "A program is compared with true, the name of a search, or a game.", field=FIELD
        )
    fields = {OLD_NAMES.get(name, name): value for name, value in given.items()}
    for name in fields:
        if name not in FIELDS:
            raise BadInput(f"A comparison has no {name}; it has {', '.join(FIELDS)}.", field=FIELD)
    subject, position = fields.get(THE_GAME, ""), fields.get(POSITION)
    if subject and subject not in MATCHED:
        raise BadInput(_cannot_match(subject), field=FIELD)
    if position is not None and (not subject or not isinstance(position, str)):
        raise BadInput("A position is text, and needs its game.", field=FIELD)
    loaded = None if position is None else _loaded(subject, position, fields.get(OPTIONS) or {})
    return CompareOptions(_method(fields.get(SEARCH, "")), subject, loaded)


def _loaded(subject: str, position: str, options: Any) -> Loaded:
    if not isinstance(options, Mapping):
        raise BadInput("The options of a game are numbers by their names.", field=FIELD)
    try:
        return GAMES[subject].load(position, options)
    except BadInput as wrong:
        raise BadInput(str(wrong), field=FIELD) from None


def _cannot_match(subject: Any) -> str:
    if not isinstance(subject, str) or subject not in GAMES:
        return f"There is no game called {quoted(subject)}."
    known = " and ".join(GAMES[each].name for each in MATCHED)
    return (
        f"Whether a program searches {GAMES[subject].name} is not seen in its calls; that is only "
        f"known of {known}. Leave the game out: true compares with the textbook in every game."
    )


def _method(given: Any) -> str:
    if given not in ("", *METHODS):
        raise BadInput(
            f"A program can be compared with {' or '.join(METHODS)}, not with {quoted(given)}.",
            field=FIELD,
        )
    return str(given)


def check_subject(options: CompareOptions, tree: Tree, marks: Marks | None) -> None:
    """Raises `BadInput` if the program searches another game or position than is wanted."""
    if options.subject == "tictactoe":
        if marks is None:
            raise BadInput("No board of tic-tac-toe can be read in this program.", field=FIELD)
        if options.position and not _is_near(marks, options.position.state):
            raise BadInput("The program searches another position.", field=FIELD)
    elif options.subject == "tree" and options.position and not _is_this(options.position, tree):
        raise BadInput("The program searches another tree.", field=FIELD)


def _is_near(marks: Marks, position: str) -> bool:
    """Whether the first board is a position, or one move after it."""
    board = marks.boards[0]
    if board is None:
        return False
    taken = [cell for cell, mark in enumerate(board) if mark is not FREE]
    filled = [cell for cell, mark in enumerate(position) if mark != EMPTY]
    return set(filled) <= set(taken) and len(taken) <= len(filled) + 1


def _is_this(position: Loaded, tree: Tree) -> bool:
    """Whether the calls are those of a search of this tree, of all of it or of a part: as many
    replies at most, and the numbers of the leaves where there are leaves. Several first calls are
    those of the replies to the root."""
    first = tree.roots[0]
    if len(first) == 1:
        return _fits(position.game, position.state, tree, first[0])
    return _fit(position.game, position.state, tree, first)


def _fits(game: Presentable[Any, Any], state: Any, tree: Tree, node: int) -> bool:
    if game.is_terminal(state):
        own, value = tree.numbers[node], game.utility(state)
        return not tree.below[node] and own in (None, value, -value)
    return bool(tree.below[node]) and _fit(game, state, tree, tree.below[node])


def _fit(game: Presentable[Any, Any], state: Any, tree: Tree, nodes: Sequence[int]) -> bool:
    actions = list(game.actions(state))
    places = [tree.places[node] for node in nodes] if tree.places else []
    if None in places or not places:
        places = list(range(len(nodes)))
    return max(places) < len(actions) and all(
        _fits(game, game.result(state, actions[place]), tree, node)
        for place, node in zip(places, nodes, strict=True)
    )
