"""The picture of a run for where no script runs: the upper part of its tree as it is at the end, as
an SVG of a few kilobytes, readable on light and on dark ground."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import isnan
from textwrap import wrap
from typing import Any, Final

from plyscope.notebook.payload import LONGEST_LINE, Payload
from plyscope.tracing.rows import MAX_TO_MOVE, MIN_TO_MOVE

MOST: Final = 60
"""So many nodes are drawn; below them stands how many more there are."""
MOST_LEVELS: Final = 6
SLOT, LEVEL, MARGIN, RADIUS = 46, 62, 28, 15
LONGEST, SHORT = 9, 5
INK, MUTED, GROUND = "#14171d", "#5a6274", "#ffffff"
LINE, CUT = "#82889a", "#b42318"
COLOURS: Final = {MAX_TO_MOVE: "#0b66c8", MIN_TO_MOVE: "#b93c08"}
DIFFERENT: Final = "#a0148c"


@dataclass(frozen=True)
class Placed:
    """A node of the picture: its row, and where it is, in slots and levels."""

    row: int
    x: float
    level: int


def still(shown: Payload) -> str:
    """The picture, as the text of an SVG element."""
    placed = _placed(shown.columns["parent"])
    where = {each.row: each for each in placed}
    right = max(each.x for each in placed)
    deepest = max(each.level for each in placed)
    rest = len(shown.columns["parent"]) - len(placed) + shown.nodes - shown.shown
    width = round(2 * MARGIN + right * SLOT)
    height = round(2 * MARGIN + deepest * LEVEL + 14)
    texts = [_label(shown, each, where) for each in placed]
    if rest > 0:
        height += 22
        text = f"and {rest:,} more nodes below"
        at = f'x="{MARGIN}" y="{height - 10}" text-anchor="start"'
        texts.append(f'<text {at} fill="{MUTED}">{text}</text>')
    title = escape(f"The tree of {shown.title}: {shown.nodes:,} nodes")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-family="system-ui, sans-serif" '
        f'style="max-width:100%;height:auto">\n<title>{title}</title>\n'
        f'<rect width="{width}" height="{height}" rx="8" fill="{GROUND}"/>\n'
        + _group(f'stroke="{LINE}" stroke-width="1.5"', [_edge(shown, e, where) for e in placed])
        + _group(f'fill="{GROUND}" stroke-width="2"', [_node(shown, each) for each in placed])
        + _group(f'text-anchor="middle" font-size="12" fill="{INK}"', texts)
        + "</svg>"
    )


def _group(attributes: str, parts: Iterable[str]) -> str:
    return "\n".join([f"<g {attributes}>", *(each for each in parts if each), "</g>\n"])


def _placed(parent: Sequence[int]) -> list[Placed]:
    """The first levels that fit, leaves side by side, and each node in the middle of its own."""
    below: dict[int, list[int]] = {}
    for row, above in enumerate(parent):
        below.setdefault(above, []).append(row)
    levels = [below.get(-1, [])]
    while len(levels) < MOST_LEVELS:
        following = [child for row in levels[-1] for child in below.get(row, ())]
        if not following or sum(map(len, levels)) + len(following) > MOST:
            break
        levels.append(following)
    x: dict[int, float] = {}
    lowest = len(levels) - 1
    free = 0.0
    at = {row: level for level, rows in enumerate(levels) for row in rows}
    waiting = [(row, False) for row in reversed(levels[0])]
    while waiting:
        row, is_done = waiting.pop()
        children = below.get(row, []) if at[row] < lowest else []
        if is_done:
            x[row] = (x[children[0]] + x[children[-1]]) / 2
        elif children:
            waiting.append((row, True))
            waiting += [(child, False) for child in reversed(children)]
        else:
            x[row], free = free, free + 1
    return [Placed(row, x[row], level) for row, level in at.items()]


def _edge(shown: Payload, node: Placed, where: Mapping[int, Placed]) -> str:
    above = where.get(shown.columns["parent"][node.row])
    if above is None:
        return ""
    (x, y), (from_x, from_y) = _point(node), _point(above)
    dash = f' stroke="{CUT}" stroke-dasharray="4 3"' if node.row >= shown.shown else ""
    return f'<path d="M{from_x} {from_y}L{x} {y}"{dash}/>'


def _node(shown: Payload, node: Placed) -> str:
    x, y = _point(node)
    if node.row >= shown.shown:
        return f'<circle cx="{x}" cy="{y}" r="4" stroke="{CUT}"/>'
    colour = COLOURS.get(shown.columns["kind"][node.row], MUTED)
    circle = f'<circle cx="{x}" cy="{y}" r="{RADIUS}" stroke="{colour}"/>'
    differs = shown.reply.get("differs")
    if differs and differs["row"] == node.row:
        return f'<circle cx="{x}" cy="{y}" r="{RADIUS + 5}" stroke="{DIFFERENT}"/>{circle}'
    return circle


def _label(shown: Payload, node: Placed, where: Mapping[int, Placed]) -> str:
    """The value in a node, or its name, and the move beside the edge into it."""
    x, y = _point(node)
    value = _value(shown, node.row) or _named(shown, "names", "name", node.row)
    size = "" if len(value) < 5 else ' font-size="9"'
    found = f'<text x="{x}" y="{y + 4}"{size}>{_legal(value)}</text>'
    if node.row >= shown.shown or not value:
        found = ""
    above = where.get(shown.columns["parent"][node.row])
    move = _move(shown, node.row)
    if above is None or not move:
        return found
    from_x, from_y = _point(above)
    half = f'x="{(x + from_x) / 2:g}" y="{(y + from_y) / 2 + 3:g}" font-size="10" fill="{MUTED}"'
    ground = f'stroke="{GROUND}" stroke-width="4" paint-order="stroke"'
    return f"{found}<text {half} {ground}>{_legal(move)}</text>"


def _value(shown: Payload, row: int) -> str:
    exact = shown.reply["text"].get("exact", {}).get(str(row))
    value = shown.columns["value"][row]
    return exact or ("" if isnan(value) else f"{value:.4g}".replace("-", "−").replace("inf", "∞"))


def _named(shown: Payload, table: str, column: str, row: int) -> str:
    held: Any = shown.columns.get(column)
    names: Any = shown.reply["text"].get(table)
    at = held[row] if held is not None and row < len(held) else -1
    name: str = names[at] if names and at >= 0 else ""
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def _move(shown: Payload, row: int) -> str:
    """The move into a row: its name, or where that is longer than the edge is wide, its id."""
    name = _named(shown, "actions", "action", row)
    return name if len(name) <= SHORT else _named(shown, "actionIds", "action", row)[:SHORT]


def _point(node: Placed) -> tuple[float, float]:
    return round(MARGIN + node.x * SLOT, 1), MARGIN + node.level * LEVEL


def _legal(text: str) -> str:
    """Without characters that no XML may have."""
    return escape("".join(each if each.isprintable() else "·" for each in text))


def image(svg: str, about: str, style: str) -> str:
    """An SVG as an image: of one in the page itself, a host that takes it out would leave the
    numbers. `about` tells what it shows."""
    data = "\n".join(wrap(b64encode(svg.encode("utf-8", "replace")).decode(), LONGEST_LINE))
    return f'<img alt="{escape(about)}" style="{style}"\nsrc="data:image/svg+xml;base64,\n{data}">'
