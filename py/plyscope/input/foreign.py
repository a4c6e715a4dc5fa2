"""Texts that people have from other programs, and that nothing here reads: what they are."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, Protocol, TypeVar

from plyscope.game import BadInput
from plyscope.input.checks import bad
from plyscope.input.texts import Several, with_plain_characters

BEFORE_XML: Final = r"(?:<\?xml[^>]*+>\s*+|(?><!--.*?-->)\s*+)*+"
FORMS: Final = {
    "a graph in GraphML": rf"{BEFORE_XML}<graphml\b",
    "a graph in GEXF": rf"{BEFORE_XML}<gexf\b",
    "a page in HTML": r"<!doctype html|<html\b",
    "a file in XML": r"<\?xml\b",
    "a graph in GML": r"(?:(?:Creator|Version|#)[^\n]*+\s*+)*+graph\s*\[",
    "a network of Pajek": r"\*(?:vertices|network)\b",
    "a matrix in the form of Matrix Market": r"%%MatrixMarket\b",
    "a graph in graph6 form": r">>(?:graph|sparse)6<<",
    "a diagram of Mermaid": r"(?:graph|flowchart)\s+(?:TD|TB|BT|LR|RL)\b",
    "a game of Othello in GGF": r"\(;\s*GM\[Othello\]",
    "a game in SGF other than Go": r"\(\s*;.{0,400}?\bGM\s*\[(?!\s*1\s*\])",
    "a game of Gambit": r"(?:EFG\s+2|NFG\s+1)\s+[RD]\b",
    "a tree of the LaTeX package istgame": r".*?\\(?:begin\s*\{istgame\}|istroot)",
    "a tree in TikZ": r".*?\\(?:node|coordinate)\b[^;]{0,200}?\bchild\b\s*[\[{]",
    "a tree in Newick form": r"\((?=[^;\[\]{}]*;\s*\Z)[^,]*,[^)]*\)",
}
"""What each form is, and how a text in it begins."""
PATTERNS: Final = {
    form: re.compile(rf"\s*+(?:{pattern})", re.DOTALL | re.IGNORECASE)
    for form, pattern in FORMS.items()
}

L_co = TypeVar("L_co", covariant=True)


class Load(Protocol[L_co]):
    """What reads the text of a subject."""

    def __call__(self, text: str, options: Mapping[str, Any], /) -> L_co: ...


def foreign_form(text: str) -> str:
    """What a text surely is, if it is none of those that are read here; "" if that is not known."""
    return next((form for form, pattern in PATTERNS.items() if pattern.match(text)), "")


def load_typed(load: Load[L_co], text: str, options: Mapping[str, Any]) -> L_co:
    """What `load` makes of a text that a person has typed, pasted or dropped. Raises `BadInput`,
    which says what the text is if it is of a form that is not read here."""
    plain = with_plain_characters(text)
    try:
        return load(plain, options)
    except Several:
        raise
    except BadInput as fault:
        form = foreign_form(plain) if fault.field == "position" else ""
        if not form:
            raise
        raise bad(f"This is {form}, which this page cannot read.", 0) from fault


def no_form(_text: str) -> str:
    """What a text surely is, where that can never be told."""
    return ""
