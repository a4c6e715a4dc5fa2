"""Small pieces of HTML."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

__all__ = ["BLANK", "LONG", "TICK", "answer_line", "answer_row", "element", "escape", "table"]

BLANK: Final = '<span class="blank"></span>'
LONG: Final = '<span class="blank long"></span>'
TICK: Final = '<span class="tick"></span>'


def element(name: str, inside: str, class_: str = "") -> str:
    """An element around what is HTML already."""
    return f"<{name}{f' class={chr(34)}{class_}{chr(34)}' if class_ else ''}>{inside}</{name}>"


def answer_line(*parts: str) -> str:
    """A line to write an answer into."""
    return element("p", "".join(parts), "answer")


def answer_row(*parts: str) -> str:
    """Some blanks in a row, which go on in a second one if there are many."""
    return element("p", "".join(element("span", each) for each in parts), "answer row")


def table(head: Iterable[str], rows: Iterable[Iterable[str]], class_: str) -> str:
    """A table whose first column names the rows; "" is an empty field, to be written into."""
    top = "".join(f'<th scope="col">{escape(each)}</th>' for each in head)
    body = "".join(element("tr", _row(*row)) for row in rows)
    return element("table", f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody>", class_)


def _row(first: str, *rest: str) -> str:
    fields = "".join(element("td", escape(each)) for each in rest)
    return f'<th scope="row">{escape(first)}</th>{fields}'
