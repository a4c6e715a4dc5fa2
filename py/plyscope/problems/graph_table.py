"""Reads a graph as a table of its edges, as spreadsheets and programs for graphs write it: each
line has two nodes, with commas, semicolons, tabs or spaces between them. A line with the names of
the columns may stand first."""

from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from plyscope.game import BadInput
from plyscope.input.checks import bad
from plyscope.input.lines import Line, lines_of
from plyscope.input.phrases import quoted
from plyscope.problems.graph_text import Graph, GraphReader

FORM: Final = "a table of a graph's edges"
SEPARATORS: Final = {"\t": "tabs", ";": "semicolons", ",": "commas", " ": "spaces"}
FROM: Final = re.compile(
    r"source|src|from|start|tail|von|quelle|(?:node|vertex|knoten)[\s_]*[1a]", re.IGNORECASE
)
TO: Final = re.compile(
    r"target|dst|dest|destination|to|end|head|nach|ziel|(?:node|vertex|knoten)[\s_]*[2b]",
    re.IGNORECASE,
)
"""What the columns of both ends of an edge are called."""
NO_NAME: Final = re.compile(r"[-−+][0-9.]+|[0-9]*\.[0-9]+")
"""A number that is no name of a node."""
KEYWORD: Final = re.compile(r"colou?rs(?![^\W\d])", re.IGNORECASE)

Row: TypeAlias = tuple[Line, list[str]]


class Table(NamedTuple):
    """The rows of a table without its header; the columns with the ends of an edge, from 0."""

    rows: Sequence[Row]
    ends: tuple[int, int]
    separator: str
    named: bool
    """Whether it has a header."""


def table_in(text: str) -> Table | None:
    """The table in a text; None if it is none. A single line is none: it lists nodes."""
    lines = list(lines_of(text))
    for separator in SEPARATORS:
        rows = _rows(lines, separator)
        if len(rows) < 2:
            continue
        if _is_of_numbers(rows):
            return None
        ends = _ends(rows)
        table = Table(rows[1:] if ends else rows, ends or (0, 1), separator, ends is not None)
        if separator != " " or table.named or _is_pairs(table):
            return table
    return None


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
        fields = _fields(line.text, separator)
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


def _ends(rows: Sequence[Row]) -> tuple[int, int] | None:
    """The columns with the ends, if the first row has their names, which name no node."""
    _, names = rows[0]
    starts = [at for at, name in enumerate(names) if FROM.fullmatch(name)]
    ends = [at for at, name in enumerate(names) if TO.fullmatch(name)]
    if starts and ends:
        found = (starts[0], ends[0])
        nodes = {fields[at] for _, fields in rows[1:] for at in found}
        return None if nodes & {names[at] for at in found} else found
    # Words above numbers are names of columns, whatever they are.
    number = re.compile(r"[0-9]+")
    above = not any(number.fullmatch(name) for name in names[:2])
    below = all(number.fullmatch(name) for _, fields in rows[1:] for name in fields[:2])
    return (0, 1) if above and below else None


def _is_pairs(table: Table) -> bool:
    """Whether words with spaces between them are edges, and not a list of nodes: two in each line,
    and a node of several edges."""
    pairs = [fields for _, fields in table.rows]
    nodes = [name for fields in pairs for name in fields]
    return all(len(fields) == 2 for fields in pairs) and len(set(nodes)) < len(nodes)


def read_table_of_edges(table: Table) -> tuple[Graph, str]:
    """The graph, and how it was read. Raises `BadInput` (field "position") with the line."""
    reader = GraphReader()
    known: dict[str, str] = {}
    for line, fields in table.rows:
        ends = [_node(line, fields[at], known) for at in table.ends]
        try:
            for node in ends:
                reader.name(node, line.at)
            reader.edge(ends[0], ends[1], line.at)
        except BadInput as problem:
            raise bad(f"Line {line.number}: {problem}", line.at) from problem
    return reader.graph(), f"Read as {FORM}, with {SEPARATORS[table.separator]}.{_left_out(table)}"


def _left_out(table: Table) -> str:
    more = len(table.rows[0][1]) - 2
    if more == 0:
        return ""
    return " Its other column is not used." if more == 1 else " Its other columns are not used."


def _node(line: Line, name: str, known: dict[str, str]) -> str:
    """The name as it can stand in a graph; `known` has the names in the table by these."""
    written = re.sub(r"\W+", "_", name).strip("_")
    if not written:
        raise bad(f"Line {line.number}: a node is missing.", line.at)
    if KEYWORD.match(written):
        raise bad(
            f"Line {line.number}: a node cannot be called {quoted(name)}: that word says how many"
            " colours there are.",
            line.at,
        )
    if known.setdefault(written, name) != name:
        raise bad(
            f"Line {line.number}: {quoted(name)} and {quoted(known[written])} would be one node,"
            " because a name has only letters, digits and _.",
            line.at,
        )
    return written
