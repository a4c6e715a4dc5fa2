"""The explanations of the page, read: what they say, and what they show as examples."""

import json
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from plyscope.problems import PROBLEMS

FOLDER = Path(__file__).parents[2] / "static" / "explain"
FILES = {
    f"{kind}/{file.stem}": file for kind in ("searches", "games") for file in sorted((FOLDER / kind).glob("*.html"))
}
VOID = {"br", "hr", "img", "mspace"}


class Reader(HTMLParser):
    """Notes the examples, the headings and the formulas of an explanation.

    Attributes:
        counted: the examples that say how many nodes they have.
        in_view: the items without what is folded away.
        told: the examples of constraint problems that say what comes of them, with the place of
            their item among `items`.
    """

    def __init__(self, text: str) -> None:
        super().__init__()
        self.examples: list[dict[str, Any]] = []
        self.counted: list[tuple[dict[str, Any], int]] = []
        self.told: list[tuple[dict[str, Any], dict[str, Any], int]] = []
        self.items: list[str] = []
        self.in_view: list[str] = []
        self.formulas: list[str] = []
        self.headings: list[str] = []
        self.buttons: list[str] = []
        self.words = ""
        self.open: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag not in VOID:
            self.open.append(tag)
        if given.get("data-example"):
            self.examples.append(json.loads(given["data-example"] or ""))
            if given.get("data-nodes"):
                self.counted.append((self.examples[-1], int(given["data-nodes"] or "")))
                assert "li" in self.open
            if given.get("data-told"):
                told = json.loads(given["data-told"] or "")
                self.told.append((self.examples[-1], told, len(self.items) - 1))
                assert "li" in self.open
        if tag == "li":
            self.items.append("")
            self.in_view.append("")
        if tag == "math" and "display" in given:
            self.formulas.append(given.get("alttext") or "")

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag, f"</{tag}> closes something else"

    def handle_data(self, data: str) -> None:
        self.words += data
        if self.open and self.open[-1] == "h3":
            self.headings.append(data)
        if self.open and self.open[-1] == "button":
            self.buttons.append(data)
        if "li" in self.open:
            self.items[-1] += data
            if "details" not in self.open:
                self.in_view[-1] += data


READ = {name: Reader(file.read_text(encoding="utf-8")) for name, file in FILES.items()}
"""By the kind and the id of what is explained, as "searches/minimax"."""


def request_of(example: dict[str, Any]) -> dict[str, Any]:
    """What Python is asked about an example: its depth is typed, "" for none. Where it is shown,
    and the weights of both sides, concern only the page."""
    request = {name: of for name, of in example.items() if name not in ("stage", "weights")}
    if "depth" in request:
        request["depth"] = int(request["depth"]) if request["depth"] else None
    return {"kind": "problem" if request["subject"] in PROBLEMS else "game", **request}
