"""Reads a graph in which each node is followed by its neighbours, as programs keep it: a dict
such as {"WA": ["NT", "SA"], "NT": ["WA"]}, a list of pairs, or lines such as WA: NT SA."""

from __future__ import annotations

import re
from typing import Final, NamedTuple, TypeAlias

from plyscope.game import BadInput
from plyscope.input.checks import bad
from plyscope.input.dot import begins_as_dot, read_dot
from plyscope.problems.graph.table import node_named
from plyscope.problems.graph.text import Graph, GraphReader

FORM: Final = "a graph with the neighbours of each node"
PAIRS: Final = "a list of a graph's edges"
DOT: Final = "a graph in DOT"
NAME: Final = r"""(?:"[^"\n:]+"|'[^'\n:]+'|\w+)"""
TOKEN: Final = re.compile(rf"(?P<name>{NAME})|(?P<sign>[\[\](){{}}:,;])|(?P<other>[^\s]+?)")
PAIR: Final = re.compile(rf"[\[(]\s*({NAME})\s*,\s*({NAME})\s*(?:,\s*{NAME}\s*)?[\])]")
ASSIGNED: Final = re.compile(r"\s*[A-Za-z_]\w*\s*=(?!=)\s*(?=[{[(])")
LIST: Final = re.compile(
    r"\s*(?:[A-Za-z_]\w*\s*=\s*)?[\[({](?:\s*[\[(][^\[\](){}]*[\])]\s*,?)+\s*[\])}]\s*"
)


Part: TypeAlias = tuple[tuple[str, ...], int]
"""A node or an edge, which are one name or two, and its place in the text."""


class Linked(NamedTuple):
    """What a text is, and its nodes and edges."""

    form: str
    parts: list[Part]


def linked_in(text: str) -> Linked | None:
    """The graph in a text of such a form; None if it is none. Raises `BadInput` at a mistake in
    DOT."""
    if begins_as_dot(text):
        dot = read_dot(text)
        nodes: list[Part] = [((name,), at) for name, at in dot.places.items()]
        return Linked(DOT, [*nodes, *[((edge.start, edge.end), edge.at) for edge in dot.edges]])
    if LIST.fullmatch(text):
        return _pairs(text)
    parts = _after_colons(ASSIGNED.sub(_spaces, text, count=1)) if ":" in text else []
    heads = {names[0] for names, _ in parts if len(names) == 1}
    # Words with a colon behind them stand in many texts; here some are others' neighbours.
    known = any(len(names) == 2 and names[1] in heads for names, _ in parts)
    return Linked(FORM, parts) if known else None


def _pairs(text: str) -> Linked | None:
    """A list of pairs, of which some are words: else it may be anything."""
    pairs = list(PAIR.finditer(text))
    parts: list[Part] = [((_plain(pair[1]), _plain(pair[2])), pair.start()) for pair in pairs]
    if len(pairs) < len(re.findall(r"[\[(]\s*[^\s\[(]", text)):
        return None
    words = any(not name.isdigit() for names, _ in parts for name in names)
    return Linked(PAIRS, parts) if words else None


def _after_colons(text: str) -> list[Part]:
    """Each name with a colon behind it, and with each name that follows; nothing if there is
    something else. In { } inside of { }, what has a colon is a neighbour, with a weight."""
    parts: list[Part] = []
    head, depth, weight = "", 0, False
    tokens = list(TOKEN.finditer(text))
    for token, following in zip(tokens, [*tokens[1:], None], strict=True):
        if token["other"]:
            return []
        depth += (token[0] in "[({") - (token[0] in "])}")
        if not token["name"] or (token[0] == "set" and following and following[0] == "("):
            continue
        has_colon = following is not None and following[0] == ":"
        if has_colon and depth <= 1:
            head = _plain(token[0])
            parts.append(((head,), token.start()))
        elif not head:
            return []
        elif not weight:
            parts.append(((head, _plain(token[0])), token.start()))
        weight = has_colon and depth > 1
    return parts


def read_linked(linked: Linked) -> tuple[Graph, str]:
    """The graph, and how it was read. Raises `BadInput` with the place."""
    reader = GraphReader()
    known: dict[str, str] = {}
    for names, at in linked.parts:
        try:
            nodes = [node_named(name, known) for name in names]
            for node in nodes:
                reader.name(node, at)
            if len(nodes) == 2:
                reader.edge(nodes[0], nodes[1], at)
        except BadInput as problem:
            raise bad(f"{str(problem)[0].upper()}{str(problem)[1:]}", at) from problem
    reader.listed = reader.named if _has_lonely(reader) else {}
    return reader.graph(), f"Read as {linked.form}."


def _has_lonely(reader: GraphReader) -> bool:
    """Whether a node has no edge, so that all must be listed."""
    joined = {node for edge in reader.edges for node in edge}
    return len(joined) < len(reader.named)


def _plain(name: str) -> str:
    return name.strip("\"'").strip()


def _spaces(found: re.Match[str]) -> str:
    return " " * len(found[0])
