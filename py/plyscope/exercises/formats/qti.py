"""QTI 1.2 in a zip file, as Canvas and Brightspace import it: a quiz for each version of an exam.

A platform has one number in a question, so an exercise with several blanks becomes several
questions, each with the picture. The pictures are PNG files in the zip: the page hands them in, and
elsewhere Pillow draws them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final
from zlib import crc32

from plyscope.exercises.form import Exercise
from plyscope.exercises.formats.png import png
from plyscope.exercises.formats.qti_items import items
from plyscope.exercises.formats.qti_package import assessment, manifest, meta
from plyscope.exercises.formats.worth import WORTH
from plyscope.exercises.formats.zipped import zipped
from plyscope.exercises.types import TYPES
from plyscope.exercises.words import letter

PLACES: Final = {"canvas": "$IMS-CC-FILEBASE$/images/", "brightspace": "images/"}
"""How a question refers to a picture in the zip, for each platform."""
SIGNS: Final = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True)
class Picture:
    """A picture in the zip."""

    name: str
    data: bytes


def qti(
    title: str,
    versions: Sequence[Sequence[Exercise]],
    pictures: Mapping[str, bytes] | None = None,
    platform: str = "canvas",
) -> bytes:
    """The zip file. `pictures` has the PNG file of each exercise by its id; those that are missing
    are drawn. Raises `BadInput` if an exercise cannot be written in it."""
    every = [each for version in versions for each in version]
    found = {each.id: made for each in every if (made := _picture(each, pictures or {}))}
    files: dict[str, str | bytes] = {}
    quizzes: list[str] = []
    for index, version in enumerate(versions):
        name = f"{title}, version {letter(index)}" if len(versions) > 1 else title
        ident = f"plyscope-{crc32(repr((name, [each.id for each in version])).encode()):08x}"
        written = [
            item
            for number, each in enumerate(version, 1)
            for item in items(number, each, _place(found.get(each.id), platform))
        ]
        quizzes.append(ident)
        files[f"{ident}/{ident}.xml"] = assessment(ident, name, written)
        files[f"{ident}/assessment_meta.xml"] = meta(ident, name, WORTH * len(version))
    images = sorted({f"images/{each.name}" for each in found.values()})
    files = {"imsmanifest.xml": manifest(title, quizzes, images), **files}
    files |= {f"images/{each.name}": each.data for each in found.values()}
    return zipped(files)


def _picture(exercise: Exercise, given: Mapping[str, bytes]) -> Picture | None:
    drawing = TYPES[exercise.type].drawing(exercise)
    if drawing is None:
        return None
    data = given.get(exercise.id)
    if data is None or not data.startswith(SIGNS):
        data = png(drawing)
    return Picture(f"{exercise.id}.png", data)


def _place(picture: Picture | None, platform: str) -> str:
    return f"{PLACES[platform]}{picture.name}" if picture else ""
