"""Reads a game tree that Python or another program has printed: tuples such as ((4, 7), (1, 9)),
a Python dict, or JSON.

In JSON and dicts, either the names in a { } are moves, as in {"left": 3, "right": [2, 5]}; or a
{ } is a node, with its `children` or its `value`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from plyscope.game import Player
from plyscope.games.tree.sketch import (
    Sketch,
    check_chance,
    check_nesting,
    first_player,
    player_named,
    words_of,
)
from plyscope.games.tree.text import NUMBER, PREFIX, Branch, branch_of
from plyscope.input.checks import bad, plain_number
from plyscope.input.phrases import quoted

ASSIGNED: Final = re.compile(
    r"\s*(?:(?:const|let|var)\s+)?[A-Za-z_]\w*\s*(?::\s*[A-Za-z][\w.]*(?:\[[^=\n]*\])?\s*)?=(?!=)\s*"
)
"""What a program writes before the tree: tree = …, or const tree = …, or tree: list = …"""
END: Final = re.compile(r";\s*\Z")
"""What other languages write behind it."""
BEGIN: Final = re.compile(r"\s*[\[({+\-−.\d]")
STRING: Final = r'"(?:[^"\\\n]|\\.)*"|' r"'(?:[^'\\\n]|\\.)*'"
CALL: Final = re.compile(r"[-+−]?[A-Za-z_][\w.]*\([^()\[\]{}]*\)")
"""A call with simple arguments, such as float('inf'), is one word."""
TOKEN: Final = re.compile(rf"{STRING}|{CALL.pattern}|[\[\](){{}},:]|[^\s\[\](){{}},:\"']+|\S")
COMMENT: Final = re.compile(
    rf"(?P<string>{STRING})|(?<![^\s,;\[\](){{}}])#(?![^\s,;:\[\]()]*\s*:)[^\n]*"
)
"""What Python leaves out at the end of a line. But #1: is a name in the notation here."""
GROUPS: Final = ", where ( ) is a group as [ ] is"
CLOSERS: Final = {"[": "]", "(": ")", "{": "}"}
WRAPPERS: Final = (["tree"], ["root"], ["game_tree"], ["data"])
"""The only name in a { } that is just around a tree."""
CHILDREN: Final = "children"
NODES: Final = re.compile(r"""["'](?:children|value|utility|score|payoff)["']\s*:""", re.IGNORECASE)
"""A name that only nodes have."""
VALUES: Final = ("value", "utility", "score", "payoff")
MOVES: Final = ("move", "action")
PLAYERS: Final = ("player", "turn", "type")
NAMES: Final = ("name", "label")


@dataclass
class _Item:
    """A bracket with what is in it, or a word. In { }, `keys` has a name for each item."""

    word: str
    at: int
    items: list[_Item] = field(default_factory=list)
    keys: list[_Item] = field(default_factory=list)
    commas: int = 0

    @property
    def text(self) -> str:
        """The word without its quotation marks."""
        return self.word[1:-1] if self.word[0] in "\"'" else self.word


def is_literal(text: str) -> bool:
    """Whether a text is such a tree: in the notation here there is no { }, and where there is a
    ( ), there is a colon too."""
    prefix = ASSIGNED.match(text) or PREFIX.match(text)
    tree = text[prefix.end() :] if prefix else text
    if not BEGIN.match(tree):
        return False
    if ASSIGNED.match(text) or "{" in tree:
        return True
    return bool(re.search(r"[('\"]", tree)) and "," in tree and ":" not in tree


def without_comments(text: str) -> str:
    """The text with spaces for Python's comments, so that all places stay the same. A text without
    a bracket is no list of Python, and has none."""
    plain = COMMENT.sub(lambda found: found["string"] or " " * len(found[0]), text)
    return plain if re.search(r"[\[({]", plain) else text


def read_literal(text: str) -> tuple[Player, Branch, str]:
    """Who moves at the root, the root, and how the text was read. Raises `BadInput`."""
    prefix = ASSIGNED.match(text) or PREFIX.match(text)
    item = _linked(_parsed(END.sub("", text), prefix.end() if prefix else 0))
    sketcher = _Sketcher(NODES.search(text) is not None)
    root = sketcher.sketch(item)
    if prefix and prefix.re is PREFIX:
        root.player = player_named(prefix[1])
    first = first_player(root)
    note = f"Read as {literal_form(text) or _in_braces(text)}{GROUPS if _has_tuples(text) else ''}."
    if sketcher.unused:
        note += f" Not used: {', '.join(sorted(sketcher.unused)[:6])}."
    return first, branch_of(list(words_of(root))), note


def literal_form(text: str) -> str:
    """What such a text is, as far as its brackets tell; "" for a { } that may be anything."""
    if "{" in text or not re.search(r"\d", text):
        return _in_braces(text) if NODES.search(text) else ""
    return f"a game tree in {'tuples' if _has_tuples(text) else 'a list'} of Python"


def _has_tuples(text: str) -> bool:
    return "(" in CALL.sub("", text)


def _in_braces(text: str) -> str:
    return "a game tree in a Python dict" if re.search(r"['(]", text) else "a game tree in JSON"


def _parsed(text: str, begin: int) -> _Item:
    top = _Item("[", begin)
    opened = [top]
    ready = True  # whether an item may come now
    for token in TOKEN.finditer(text, begin):
        word, at, inside = token[0], token.start(), opened[-1]
        if word in ("'", '"'):
            raise bad(f"This {word} has no second one.", at)
        if word in CLOSERS.values():
            _close(opened, word, at)
            ready = False
        elif word == ",":
            if ready:
                raise bad("Something is missing before this comma.", at)
            inside.commas += 1
            ready = True
        elif word == ":":
            if inside.word != "{" or ready or len(inside.keys) >= len(inside.items):
                raise bad("In { }, a colon can stand only after a name.", at)
            inside.keys.append(inside.items.pop())
            ready = True
        elif not ready:
            raise bad(f"A comma is missing before {quoted(word)}.", at)
        else:
            item = _Item(word, at)
            inside.items.append(item)
            ready = word in CLOSERS
            if ready:
                check_nesting(len(opened), at)
                opened.append(item)
    if len(opened) > 1:
        raise bad("This bracket is not closed.", opened[-1].at)
    whole = top.items[0] if len(top.items) == 1 and not top.commas else top
    wrapped = whole.word == "{" and [key.text.lower() for key in whole.keys] in WRAPPERS
    return whole.items[0] if wrapped else whole


def _close(opened: list[_Item], word: str, at: int) -> None:
    closed = opened[-1]
    if len(opened) == 1:
        raise bad("This bracket has no opening bracket.", at)
    if CLOSERS[closed.word] != word:
        raise bad(
            f"A group that starts with {closed.word} must end with {CLOSERS[closed.word]}.", at
        )
    if closed.word == "{" and len(closed.keys) != len(closed.items):
        raise bad("Something in this { } has no name or no value.", closed.at)
    opened.pop()
    if closed.word == "(" and len(closed.items) == 1 and not closed.commas:
        # In Python, brackets around a single thing without a comma are no tuple.
        opened[-1].items[-1] = closed.items[0]


@dataclass
class _Sketcher:
    """Makes a sketch of what was parsed. `are_nodes` says whether each { } is a node, and not the
    names of moves; `unused` has the names of what is left out."""

    are_nodes: bool
    unused: set[str] = field(default_factory=set)

    def sketch(self, item: _Item) -> Sketch:
        if item.word == "{":
            return self._node(item) if self.are_nodes else self._moves(item)
        if item.word in CLOSERS:
            return self._named(item) if _begins_with_name(item) else self._group(item)
        return Sketch(item.at, number=item.text or '""')

    def _group(self, item: _Item) -> Sketch:
        children = [self.sketch(each) for each in item.items]
        return Sketch(item.at, children=children, is_group=True)

    def _named(self, item: _Item) -> Sketch:
        """A node whose name stands first, as in ["A", ["B", 3, 5], ["C", 2]]: who moves there, or
        else no more than a name. With one number behind it, it is a leaf."""
        name, *others = item.items
        check_chance(name.text, item.at)
        if len(others) == 1 and others[0].word not in CLOSERS:
            node = self.sketch(others[0])
            node.move = name.text
            return node
        inside = others[0] if len(others) == 1 and others[0].word in "[(" else None
        node = self._group(inside or _Item("[", item.at, others))
        node.player = player_named(name.text)
        if node.player is None:
            self.unused.add("the names of nodes")
        return node

    def _child(self, name: str, item: _Item) -> Sketch:
        child = self.sketch(item)
        child.move = child.move or name
        return child

    def _moves(self, item: _Item) -> Sketch:
        """A node whose names are those of the moves; or who moves there, as in {"max": [3, 5]}."""
        player = player_named(item.keys[0].text) if len(item.keys) == 1 else None
        if player and item.items[0].word in CLOSERS:
            node = self.sketch(item.items[0])
            node.player = player
            return node
        pairs = zip(item.keys, item.items, strict=True)
        children = [self._child(key.text, value) for key, value in pairs]
        return Sketch(item.at, children=children, is_group=True)

    def _node(self, item: _Item) -> Sketch:
        """A node with its children or its value."""
        named = {key.text.lower(): value for key, value in zip(item.keys, item.items, strict=True)}
        words = {name: each.text for name, each in named.items() if each.word not in CLOSERS}
        node = Sketch(item.at, move=_first(words, MOVES))
        used = {CHILDREN, *MOVES, *PLAYERS}
        if CHILDREN in named:
            node.children = self.sketch(named[CHILDREN]).children
        else:
            # What else is in brackets are its children, such as left and right.
            below = {
                key.text: each
                for key, each in zip(item.keys, item.items, strict=True)
                if each.word in CLOSERS
            }
            node.children = [self._child(name, each) for name, each in below.items()]
            used |= {name.lower() for name in below}
        if node.children:
            said = _first(words, (*PLAYERS, *NAMES))
            check_chance(said, item.at)
            node.player = player_named(said)
        else:
            source = VALUES if _first(words, VALUES) else NAMES
            node.number = _first(words, source)
            used |= set(source)
            if not node.number:
                raise bad("This node has no children and no value.", item.at)
            node.at = next(named[name].at for name in source if words.get(name))
        self.unused |= {key.text for key in item.keys if key.text.lower() not in used}
        return node


def _begins_with_name(item: _Item) -> bool:
    """Whether the first thing in a list is a word in quotes, no number, and not alone."""
    name = item.items[0].word if len(item.items) > 1 else ""
    return name[:1] in ("'", '"') and not NUMBER.fullmatch(plain_number(name[1:-1]))


def _linked(item: _Item) -> _Item:
    """The tree of a dict that has the children of each node by its name, as in
    {"A": ["B", "C"], "B": [3, 5], "C": [2, 9]}; any other stays as it is. Raises `BadInput`."""
    if item.word != "{":
        return item
    by_name = {key.text: each for key, each in zip(item.keys, item.items, strict=True)}
    if not all(each.word in ("[", "(") for each in by_name.values()):
        return item
    below = [each.text for group in by_name.values() for each in group.items]
    roots = [name for name in by_name if name not in below]
    if len(roots) != 1 or not set(below) & set(by_name):
        return item
    used: set[str] = set()

    def node(name: str, depth: int) -> _Item:
        group = by_name[name]
        check_nesting(depth, group.at)
        if name in used:
            raise bad(f"This is not a tree: {quoted(name)} stands below two nodes.", group.at)
        used.add(name)
        items = [
            node(each.text, depth + 1) if each.text in by_name else each for each in group.items
        ]
        return _Item("[", group.at, items)

    return node(roots[0], 1)


def _first(words: dict[str, str], names: tuple[str, ...]) -> str:
    """The first of these that is there; "" if none is."""
    return next((words[name] for name in names if words.get(name)), "")
