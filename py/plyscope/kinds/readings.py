"""What a text can be: a position of a game or a problem, as far as the readers of these know.

Each reader is asked, so that a new game or problem takes part by itself. Some know forms that are
surely theirs, such as a FEN; the others just read the text, or not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NotRequired, Protocol, TypedDict

from plyscope.game import BadInput
from plyscope.input.preset import Preset
from plyscope.input.texts import Several
from plyscope.kinds.messages import Fault, fault_reply


class Reading(TypedDict):
    """One way to read a text."""

    kind: str
    subject: str
    name: str
    "of the game or problem"
    options: dict[str, float]
    "with which it can be read; those that are left out have their defaults"
    form: str
    "what the text surely is, such as a game of chess in PGN; empty if it can only be read so"
    fault: NotRequired[Fault]
    "why it cannot be read, although it surely is that"


class Entry(Protocol):
    """A game or a problem in its registry."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def presets(self) -> tuple[Preset, ...]: ...
    @property
    def form(self) -> Callable[[str], str | None]: ...
    @property
    def load(self) -> Callable[[str, Mapping[str, float]], Any]: ...


def readings_of(kind: str, entries: Iterable[Entry], text: str, sure: bool) -> list[Reading]:
    """How the games or problems of a kind read the text, in the order of their registry: those
    whose form it surely has, or those that can only try."""
    forms = [(entry, entry.form(text)) for entry in entries]
    candidates = [(entry, form) for entry, form in forms if form is not None and bool(form) == sure]
    return [reading for entry, form in candidates if (reading := _reading(kind, entry, text, form))]


def _reading(kind: str, entry: Entry, text: str, form: str) -> Reading | None:
    """How one of them reads the text: with its usual options, or else with those of its first
    preset with which it can. None if it cannot, and the form is not known; but where there are
    several in the text, that is told."""
    faults: list[BadInput] = []
    for options in _options(entry):
        try:
            entry.load(text, options)
        except BadInput as fault:
            faults.append(fault)
        else:
            return _identified(kind, entry, options, form)
    # With the options that are meant, a text is read the farthest.
    farthest = max(faults, key=lambda fault: (isinstance(fault, Several), fault.at or 0))
    if not (form or isinstance(farthest, Several)):
        return None
    return {**_identified(kind, entry, {}, form), "fault": _with_line(fault_reply(farthest), text)}


def _identified(kind: str, entry: Entry, options: dict[str, float], form: str) -> Reading:
    return {"kind": kind, "subject": entry.id, "name": entry.name, "options": options, "form": form}


def _options(entry: Entry) -> Iterator[dict[str, float]]:
    seen: list[dict[str, float]] = []
    for options in ({}, *(dict(preset.options) for preset in entry.presets)):
        if options not in seen:
            seen.append(options)
            yield options


def _with_line(fault: Fault, text: str) -> Fault:
    """The fault, with the number of its line if the text has several."""
    at, message = fault.get("at"), fault["message"]
    # What is wrong with the whole has its place at the beginning.
    if not at or "\n" not in text.strip() or message.startswith("Line "):
        return fault
    return {**fault, "message": f"Line {text.count(chr(10), 0, at) + 1}: {message}"}
