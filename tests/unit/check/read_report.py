"""A report, read as a browser would read it."""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any, Final

EMPTY: Final = {"meta", "input", "rect", "br", "img"}
RAW: Final = {"script", "style", "title"}
MIGHT_BE_BASE64: Final = re.compile(r"[A-Za-z0-9+/]{16,}={0,2}")


@dataclass
class Element:
    """An element: its name, attributes and all text inside."""

    tag: str
    attributes: dict[str, str]
    inside: tuple[str, ...]
    text: str = ""


@dataclass
class Reading(HTMLParser):
    """All elements of a document in order; it fails where they are not nested."""

    html: str
    elements: list[Element] = field(default_factory=list)
    open: list[Element] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.feed(self.html)
        self.close()
        assert not self.open, self.open[-1].tag

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), names
        element = Element(tag, {name: text or "" for name, text in attrs}, tuple(each.tag for each in self.open))
        self.elements.append(element)
        if tag not in EMPTY:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        assert tag in EMPTY, tag

    def handle_endtag(self, tag: str) -> None:
        assert self.open, tag
        assert self.open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.text += data

    def handle_comment(self, data: str) -> None:
        raise AssertionError(f"a comment: {data[:80]}")

    def all(self, tag: str, look: str = "") -> list[Element]:
        return [
            each
            for each in self.elements
            if each.tag == tag and (not look or look in each.attributes.get("class", "").split())
        ]

    def with_id(self, name: str) -> Element:
        (found,) = (each for each in self.elements if each.attributes.get("id") == name)
        return found

    def trees(self) -> dict[str, dict[str, Any]]:
        """What is told in each tree of the file."""
        return {
            each.attributes["id"]: told_in(each.text)
            for each in self.all("script")
            if each.attributes.get("id", "").startswith("tree-")
        }


def told_in(tree: str) -> dict[str, Any]:
    data = zlib.decompress(base64.b64decode(tree))
    length = int.from_bytes(data[:8], "little")
    told: dict[str, Any] = json.loads(data[8 : 8 + length])
    return told


def all_bytes(html: str) -> Iterator[bytes]:
    """The file, and all that is packed in it, inflated."""
    yield html.encode()
    unescaped = html.replace("\\n", "\n")
    yield unescaped.encode()
    for found in MIGHT_BE_BASE64.finditer(re.sub(r"(?<=[A-Za-z0-9+/])\n(?=[A-Za-z0-9+/])", "", unescaped)):
        text = found[0].rstrip("=")
        try:
            data = base64.b64decode(text + "=" * (-len(text) % 4))
        except binascii.Error:
            continue
        yield data
        try:
            yield zlib.decompressobj().decompress(data)
        except zlib.error:
            continue
