"""An exam as a file in each format."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from plyscope.exercises.form import Exercise
from plyscope.exercises.formats.moodle import gift, gift_exam, moodle, moodle_exam
from plyscope.exercises.formats.platform import taken
from plyscope.exercises.formats.qti import qti
from plyscope.exercises.formats.qti_items import items
from plyscope.exercises.formats.scorm import check_type, scorm
from plyscope.exercises.formats.sheet import key, sheet
from plyscope.game import BadInput

Questions = Sequence[Sequence[Exercise]]
"""The exercises by question: each as every version asks it."""
Files = Mapping[str, bytes]
"""What the page hands in: PNG files by the id of their exercise, or a package's files by name."""


@dataclass(frozen=True)
class Written:
    """A file, and a sentence for each question that could not be written into it."""

    name: str
    type: str
    data: str | bytes
    left_out: Sequence[str] = field(default_factory=tuple)


def written(format: str, title: str, questions: Questions, files: Files | None = None) -> Written:
    """The exam in one of `FORMATS`. Raises `BadInput` if nothing of it can be written so."""
    return FORMATS[format](title, questions, files or {})


def by_version(questions: Questions) -> list[list[Exercise]]:
    """The exercises by version."""
    return [list(version) for version in zip(*questions, strict=True)]


def _sheet(title: str, questions: Questions, files: Files) -> Written:
    return Written(_name(title, ".html"), HTML, sheet(title, by_version(questions)))


def _key(title: str, questions: Questions, files: Files) -> Written:
    return Written(_name(title, "-key.html"), HTML, key(title, by_version(questions)))


def _moodle(title: str, questions: Questions, files: Files) -> Written:
    kept, left_out = _taken(questions, moodle)
    return Written(_name(title, "-moodle.xml"), "text/xml", moodle_exam(title, kept), left_out)


def _gift(title: str, questions: Questions, files: Files) -> Written:
    kept, left_out = _taken(questions, gift)
    return Written(_name(title, "-gift.txt"), "text/plain", gift_exam(title, kept), left_out)


def _qti(platform: str) -> Callable[[str, Questions, Files], Written]:
    def write(title: str, questions: Questions, files: Files) -> Written:
        kept, left_out = _taken(questions, lambda each: items(1, each[0], ""))
        count = max(map(len, kept))
        versions = [[each[index] for each in kept if index < len(each)] for index in range(count)]
        data = qti(title, versions, files, platform)
        return Written(_name(title, f"-{platform}.zip"), ZIP, data, left_out)

    return write


def _scorm(title: str, questions: Questions, files: Files) -> Written:
    kept, left_out = _taken(questions, lambda each: check_type(each[0]))
    return Written(_name(title, "-scorm.zip"), ZIP, scorm(title, kept, files), left_out)


def _json(title: str, questions: Questions, files: Files) -> Written:
    shown = [[each.shown() for each in version] for version in by_version(questions)]
    text = json.dumps({"title": title, "versions": shown}, ensure_ascii=False, indent=1)
    return Written(_name(title, ".json"), "application/json", text + "\n")


def _taken(
    questions: Questions, write: Callable[[Sequence[Exercise]], object]
) -> tuple[Questions, list[str]]:
    kept, left_out = taken(questions, write)
    if not kept:
        raise BadInput(
            f"Nothing in this exam can be written in this format. {left_out[0]}", field="format"
        )
    return kept, left_out


def _name(title: str, end: str) -> str:
    """A name for a file that every system takes."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return (re.sub("[^a-z0-9]+", "-", plain).strip("-")[:60].strip("-") or "exercises") + end


HTML: Final = "text/html"
ZIP: Final = "application/zip"
FORMATS: Final[Mapping[str, Callable[[str, Questions, Files], Written]]] = {
    "sheet": _sheet,
    "key": _key,
    "moodle": _moodle,
    "qti": _qti("canvas"),
    "qti-brightspace": _qti("brightspace"),
    "gift": _gift,
    "scorm": _scorm,
    "json": _json,
}
"""What writes each format."""
