"""Reads a graph as a table of its edges, as spreadsheets and programs for graphs write it: each
line has two nodes, with commas, semicolons, tabs or spaces between them. A line with the names of
the columns may stand first, and comments above."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Final, NamedTuple, TypeAlias

from plyscope.game import BadInput
from plyscope.input.checks import bad
from plyscope.input.phrases import quoted
from plyscope.input.texts import Line, lines_of
from plyscope.problems.graph.text import Graph, GraphReader

FROM: Final = re.compile(r"source|src|from|start|tail|von|quelle")
TO: Final = re.compile(r"target|dst|dest|destination|to|end|head|nach|ziel")
"""What the columns of both ends of an edge are called, perhaps with a word that both have: source
and target, from_city and to_city."""
COUNTED: Final = (
    *(("1", "2"), ("0", "1"), ("a", "b"), ("x", "y"), ("u", "v"), ("i", "j")),
    *(("first", "second"), ("one", "two")),
)
"""What tells two columns of one kind from each other: city1 and city2."""
PART: Final = re.compile(r"[0-9]+|[A-ZÄÖÜ]?[^\W\d_A-ZÄÖÜ]+|[A-ZÄÖÜ]+(?![^\W\d_A-ZÄÖÜ])|[A-ZÄÖÜ]")
"""A part of a name: from, Node and Id of fromNodeId."""
WHOLE_NUMBER: Final = re.compile(r"[0-9]+")
NUMBER: Final = re.compile(r"[-+]?(?:[0-9]+(?:[.,][0-9]+)?|[.,][0-9]+)")
MOST_COLUMNS: Final = 20
"""So many columns are looked at."""

Ends: TypeAlias = tuple[int, int]
"""The columns with the ends of an edge, from 0."""


class Header(NamedTuple):
    """What the first line of a table says. `is_guess` is whether it may also be an edge."""

    ends: Ends
    is_guess: bool = False


def header_of(rows: Sequence[Sequence[str]]) -> Header | None:
    """The header of a table with these rows; None if the first is an edge as the others are."""
    names, below = rows[0], rows[1:]
    named = named_ends(names)
    ends = named or (0, 1)
    nodes = [row[at] for row in below for at in ends]
    if {names[at] for at in ends} & set(nodes):
        return None
    if named:
        return None if _count_on([names[at] for at in ends], nodes) else Header(ends)
    # Words above numbers are names of columns, whatever they are.
    if any(WHOLE_NUMBER.fullmatch(name) for name in names[:2]):
        return None
    if all(WHOLE_NUMBER.fullmatch(node) for node in nodes):
        return Header(ends)
    is_guess = _has_numbers_beside(rows) or _is_written_otherwise(names[:2], nodes)
    return Header(ends, True) if is_guess else None


def named_ends(names: Sequence[str]) -> Ends | None:
    """The columns whose names say that they have the ends."""
    pairs = permutations(range(min(len(names), MOST_COLUMNS)), 2)
    return next((pair for pair in pairs if _is_pair(names[pair[0]], names[pair[1]])), None)


def seems_a_header(edges: Sequence[tuple[str, str]]) -> bool:
    """Whether the first of these edges has nodes that no other has, while each of the others has a
    node in common with another."""
    count = Counter([node for edge in edges for node in edge])
    alone = [all(count[node] == 1 for node in edge) for edge in edges]
    return len(edges) > 2 and alone[0] and not any(alone[1:])


def _is_pair(one: str, other: str) -> bool:
    """Whether two names differ in what tells both ends of an edge from each other."""
    parts, others = _parts(one), _parts(other)
    if len(parts) != len(others):
        return False
    differing = [pair for pair in zip(parts, others, strict=True) if pair[0] != pair[1]]
    if len(differing) != 1:
        return False
    (first, second) = differing[0]
    is_counted = (first, second) in COUNTED and len(parts) > 1
    return is_counted or bool(FROM.fullmatch(first) and TO.fullmatch(second))


def _parts(name: str) -> list[str]:
    return [part.lower() for part in PART.findall(name)]


def _count_on(names: Sequence[str], nodes: Sequence[str]) -> bool:
    """Whether nodes are called as the columns seem to be: node1 and node2 above node3."""
    kinds = [_kind(name) for name in names]
    return any(_kind(node) in kinds for node in nodes)


def _kind(name: str) -> list[str]:
    """The parts of a name, without what counts: node for node3 and nodeC."""
    return ["" if len(part) == 1 or part.isdigit() else part for part in _parts(name)]


def _has_numbers_beside(rows: Sequence[Sequence[str]]) -> bool:
    """Whether a further column has a word above numbers."""
    return any(
        name and not NUMBER.fullmatch(name) and all(NUMBER.fullmatch(number) for number in numbers)
        for name, *numbers in list(zip(*rows, strict=True))[2:]
    )


def _is_written_otherwise(names: Sequence[str], nodes: Sequence[str]) -> bool:
    """Whether names are in small letters, and all nodes, of which some are of several edges, begin
    with a capital letter."""
    return (
        all(len(name) > 1 and name.islower() for name in names)
        and all(node[:1].isupper() for node in nodes)
        and len(set(nodes)) < len(nodes)
    )


FORM: Final = "a table of a graph's edges"
SEPARATORS: Final = {"\t": "tabs", ";": "semicolons", ",": "commas", " ": "spaces"}
COMMENT: Final = re.compile(r"#+|%+|//")
"""What begins a line that is no edge."""
DATA: Final = re.compile(r"(?<!\s)\s*\{[^{}]*\}$")
"""What networkx writes behind an edge."""
WORD: Final = re.compile(r"[^\W\d](?:[\w .'-]*\w)?")
WEIGHT: Final = re.compile(r"[-−+]?[0-9]+(?:\.[0-9]*)?")
NO_NAME: Final = re.compile(r"[-−+][0-9.]+|[0-9]*\.[0-9]+")
"""A number that is no name of a node."""
KEYWORD: Final = re.compile(r"colou?rs(?![^\W\d])", re.IGNORECASE)

Row: TypeAlias = tuple[Line, list[str]]


class Table(NamedTuple):
    """The rows of a table without its header; the columns with the ends of an edge, from 0."""

    rows: Sequence[Row]
    ends: Ends
    separator: str
    named: bool
    """Whether it has a header."""
    commented: bool
    """Whether comments stand above it."""
    doubt: str
    """What may be wrong in how its first line is taken, in a sentence."""

    @property
    def edges(self) -> list[tuple[str, str]]:
        """The ends of each edge, as they are typed."""
        one, other = self.ends
        return [(fields[one], fields[other]) for _, fields in self.rows]


def table_in(text: str) -> Table | None:
    """The table in a text; None if it is none. A single line is none: it lists nodes."""
    every = list(lines_of(text))
    lines = [line for line in every if not COMMENT.match(line.text)]
    comments = [line.text for line in every if COMMENT.match(line.text)]
    for separator in SEPARATORS:
        rows = _rows(lines, separator)
        if len(rows) < 2:
            continue
        if _is_of_numbers(rows):
            return None
        table = _table(rows, separator, comments)
        if separator != " " or table.named or _is_pairs(table):
            return table
    return None


def _table(rows: Sequence[Row], separator: str, comments: Sequence[str]) -> Table:
    for comment in reversed(comments):
        names = re.split(r"[\s,;]+", COMMENT.sub("", comment, count=1).strip())
        if len(names) == len(rows[0][1]) and (ends := named_ends(names)):
            return Table(rows, ends, separator, True, True, "")
    if header := header_of([fields for _, fields in rows]):
        names = [quoted(rows[0][1][at]) for at in header.ends]
        doubt = f" The first line, {' and '.join(names)}, is taken for the names of its columns."
        doubt = doubt if header.is_guess else ""
        return Table(rows[1:], header.ends, separator, True, bool(comments), doubt)
    table = Table(rows, (0, 1), separator, False, bool(comments), "")
    if seems_a_header(table.edges):
        return table._replace(doubt=" If the first line names its columns, leave it out.")
    return table


def _is_of_numbers(rows: Sequence[Row]) -> bool:
    """Whether it is a matrix: of numbers that are no names, or of zeros and ones, in a square."""
    fields = [name for _, row in rows for name in row[:2]]
    square = len(rows) == len(rows[0][1]) > 2
    return any(NO_NAME.fullmatch(name) for name in fields) or (
        square and all(name in ("0", "1") for _, row in rows for name in row)
    )


def _rows(lines: Sequence[Line], separator: str) -> list[Row]:
    """The rows, if each line has two fields or more, and all have as many."""
    rows: list[Row] = []
    for line in lines:
        fields = _fields(DATA.sub("", line.text), separator)
        if len(fields) < 2 or (rows and len(fields) != len(rows[0][1])):
            return []
        rows.append((line, fields))
    return rows


def _fields(line: str, separator: str) -> list[str]:
    if separator == " ":
        return line.split()
    try:
        (fields,) = csv.reader([line], delimiter=separator, skipinitialspace=True)
    except csv.Error:  # a field of more than 130,000 characters
        return [line]
    return [each.strip() for each in fields]


def is_surely(table: Table) -> bool:
    """Whether the text of this table is surely one of edges. What no other can read, and is wrong,
    is one too if its nodes are words and some have several edges: so that this is told."""
    nodes = [node for edge in table.edges for node in edge]
    if table.named or len(set(nodes)) == len(nodes):
        return table.named
    if table.commented and all(node.isdigit() for node in nodes):
        return True
    return table.separator != " " and all(map(WORD.fullmatch, nodes)) and _is_wrong(table)


def _is_wrong(table: Table) -> bool:
    try:
        read_table_of_edges(table)
    except BadInput:
        return True
    return False


def _is_pairs(table: Table) -> bool:
    """Whether words with spaces between them are edges, and not a list of nodes: two in each line,
    perhaps with a number behind them, and a node of several edges."""
    rows = [fields for _, fields in table.rows]
    nodes = [name for fields in rows for name in fields[:2]]
    weighted = [WEIGHT.fullmatch(name) is not None for row in rows for name in row[2:]]
    if weighted and (len(weighted) > len(rows) or not all(weighted) or nodes[0].isdigit()):
        return False
    return len(set(nodes)) < len(nodes)


def read_table_of_edges(table: Table) -> tuple[Graph, str]:
    """The graph, and how it was read. Raises `BadInput` (field "position") with the line."""
    reader = GraphReader()
    known: dict[str, str] = {}
    for line, fields in table.rows:
        try:
            ends = [node_named(fields[at], known) for at in table.ends]
            for node in ends:
                reader.name(node, line.at)
            reader.edge(ends[0], ends[1], line.at)
        except BadInput as problem:
            raise bad(f"Line {line.number}: {problem}", line.at) from problem
    read = f"Read as {FORM}, with {SEPARATORS[table.separator]}."
    return reader.graph(), f"{read}{_left_out(table)}{table.doubt}"


def _left_out(table: Table) -> str:
    more = len(table.rows[0][1]) - 2
    if more == 0:
        return ""
    return " Its other column is not used." if more == 1 else " Its other columns are not used."


def node_named(name: str, known: dict[str, str]) -> str:
    """The name as it can stand in a graph; `known` has the names so far by these. Raises
    `BadInput`."""
    written = re.sub(r"\W+", "_", name).strip("_")
    if not written:
        raise bad("a node is missing.")
    if KEYWORD.match(written):
        raise bad(
            f"a node cannot be called {quoted(name)}: that word says how many colours there are."
        )
    if known.setdefault(written, name) != name:
        raise bad(
            f"{quoted(name)} and {quoted(known[written])} would be one node, because a name has"
            " only letters, digits and _."
        )
    return written
