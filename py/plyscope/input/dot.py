"""Reads what Graphviz draws: a graph in DOT, with the labels and shapes of its nodes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, NamedTuple

from plyscope.game import BadInput
from plyscope.input.checks import bad
from plyscope.input.phrases import quoted

BEGIN: Final = re.compile(
    r"(?:\s++|//[^\n]*+|#[^\n]*+|/\*(?>.*?\*/))*+(?:strict\s+)?(?P<kind>di)?graph\b"
    r'\s*+(?:"(?:[^"\\]|\\.)*+"|[\w.-]*+)\s*+\{',
    re.IGNORECASE | re.DOTALL,
)
TOKEN: Final = re.compile(
    r'(?P<gap>\s+|//[^\n]*|^#[^\n]*|/\*.*?\*/)|(?P<text>"(?:[^"\\]|\\.)*"|-?(?:\.\d|\d)[\d.]*(?!\w)'
    r"|\w+|<[^<>]*>)|(?P<edge>->|--)|(?P<sign>[{}\[\];,=:])",
    re.DOTALL | re.MULTILINE,
)
DEFAULTS: Final = ("graph", "node", "edge")
LARGEST: Final = 200_000
"""A text of more characters is not read."""


class Edge(NamedTuple):
    """An edge, with its label and its place in the text."""

    start: str
    end: str
    label: str
    at: int


@dataclass
class Dot:
    """A graph: the attributes of each node and where it is first named, in this order; and its
    edges."""

    directed: bool
    nodes: dict[str, dict[str, str]] = field(default_factory=dict)
    places: dict[str, int] = field(default_factory=dict)
    edges: list[Edge] = field(default_factory=list)


class _Token(NamedTuple):
    text: str
    at: int
    is_word: bool = False


def begins_as_dot(text: str) -> bool:
    """Whether a text begins as one in DOT does."""
    return BEGIN.match(text) is not None


def is_tree_in_dot(text: str) -> bool:
    """Whether a text is a tree in DOT, and not another graph: it is directed, and no node stands
    below two. Of one with mistakes, only its first word tells."""
    begin = BEGIN.match(text)
    if not (begin and begin["kind"]):
        return False
    try:
        edges = read_dot(text).edges
    except BadInput:
        return True
    return len({edge.end for edge in edges}) == len(edges) > 0


def read_dot(text: str) -> Dot:
    """The graph. Raises `BadInput` with the place where the text cannot be read."""
    begin = BEGIN.match(text)
    assert begin
    if len(text) > LARGEST:
        raise bad(f"A graph in DOT has at most {LARGEST:,} characters here.", LARGEST)
    dot = Dot(bool(begin["kind"]))
    tokens = [*_tokens(text, begin.end()), _Token("", len(text))]
    at, depth = 0, 1
    while depth > 0:
        token, following = tokens[at], tokens[min(at + 1, len(tokens) - 1)].text
        if not token.text:
            raise bad("This graph in DOT does not end: write } after it.", token.at)
        if token.text in ("{", "}"):
            depth += 1 if token.text == "{" else -1
            at += 1
        elif token.text in (";", ",") or token.text.lower() == "subgraph":
            # What a subgraph is called is no node.
            at += 2 if tokens[at + 1].is_word and token.is_word else 1
        elif token.is_word and following == "=":
            at += 3
        elif token.is_word and token.text.lower() in DEFAULTS:
            at = _attributes(tokens, at + 1, {})
        else:
            at = _statement(dot, tokens, at)
    return dot


def _tokens(text: str, at: int) -> Iterator[_Token]:
    while at < len(text):
        found = TOKEN.match(text, at)
        if not found:
            raise bad(f"{quoted(text[at])} cannot be read in a graph in DOT.", at)
        if not found["gap"]:
            yield _Token(found[0], at, found["text"] is not None)
        at = found.end()


def _statement(dot: Dot, tokens: list[_Token], at: int) -> int:
    """Reads a node, or a chain of edges, with its attributes; the place behind it."""
    groups: list[list[_Token]] = []
    begin = tokens[at].at
    while True:
        names, at = _names(tokens, at)
        groups.append(names)
        for token in names:
            name = plain_label(token.text)
            dot.nodes.setdefault(name, {})
            dot.places.setdefault(name, token.at)
        if tokens[at].text not in ("->", "--"):
            break
        at += 1
    given: dict[str, str] = {}
    at = _attributes(tokens, at, given)
    if len(groups) == 1:
        for token in groups[0]:
            dot.nodes[plain_label(token.text)].update(given)
    for starts, ends in pairwise(groups):
        dot.edges += [
            Edge(plain_label(one.text), plain_label(other.text), given.get("label", ""), begin)
            for one in starts
            for other in ends
        ]
    return at


def _names(tokens: list[_Token], at: int) -> tuple[list[_Token], int]:
    """The node there, or those in { }, and the place behind."""
    token = tokens[at]
    if token.is_word:
        at += 1
        while tokens[at].text == ":":  # a port of the node
            at += 2
        return [token], at
    if token.text != "{":
        raise bad("There should be a node of the graph in DOT here.", token.at)
    names = []
    at += 1
    while tokens[at].is_word or tokens[at].text in (";", ","):
        names += [tokens[at]] if tokens[at].is_word else []
        at += 1
    if tokens[at].text != "}":
        raise bad("Only nodes can stand in these { }, with spaces between them.", token.at)
    return names, at + 1


def _attributes(tokens: list[_Token], at: int, given: dict[str, str]) -> int:
    """Reads attributes in [ ], if there are some; the place behind them."""
    while tokens[at].text == "[":
        begin = tokens[at].at
        at += 1
        while tokens[at].text != "]":
            if not tokens[at].text:
                raise bad("These attributes do not end: write ] after them.", begin)
            if tokens[at].is_word and tokens[at + 1].text == "=" and tokens[at + 2].is_word:
                given[tokens[at].text.lower()] = plain_label(tokens[at + 2].text)
                at += 2
            at += 1
        at += 1
    return at


def plain_label(text: str) -> str:
    """A name or a label without its quotes, and with spaces where it has new lines."""
    if text[:1] == '"':
        text = re.sub(r'\\(["\\])', r"\1", re.sub(r"\\[nlr]", " ", text[1:-1]))
    elif text[:1] == "<":
        text = text[1:-1]
    return " ".join(text.split())
