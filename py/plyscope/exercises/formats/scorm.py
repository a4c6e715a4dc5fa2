"""A SCORM 1.2 package: the exercises with all that a page without Python needs to grade them.

The page itself (a document, a script and a style sheet) is bundled by build.py into dist/scorm.js;
whoever writes a package hands these files in.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from plyscope.exercises.content import escape
from plyscope.exercises.exercise_type import Answer, Key
from plyscope.exercises.form import Convention, Exercise
from plyscope.exercises.formats import zipped
from plyscope.exercises.grading import solution_of
from plyscope.exercises.types import TYPES
from plyscope.game import BadInput


def baked(exercise: Exercise) -> dict[str, Any]:
    """The exercise with its keys, the answers of students with a misconception, and a solution.

    Raises `BadInput` if a package cannot have its type.
    """
    type_ = TYPES[exercise.type]
    key_of = check_type(exercise)
    keys: list[Key] = []
    students: list[dict[str, Any]] = []
    known: list[Answer] = []
    for choice in exercise.convention.choices():
        key = key_of(exercise, choice)
        if key not in keys:
            keys.append(key)
        for misconception, answer in type_.students(exercise, choice):
            if answer not in known:
                known.append(answer)
                students.append({"sentence": misconception.sentence, "answer": answer})
    shown = exercise.shown()
    return {
        **{name: shown[name] for name in FIELDS},
        "keys": keys,
        "students": students,
        "solution": solution_of(exercise),
    }


def check_type(exercise: Exercise) -> Callable[[Exercise, Convention], Key]:
    """What bakes an exercise. Raises `BadInput` if a package cannot have its type."""
    type_ = TYPES[exercise.type]
    if type_.is_searched:
        message = "a SCORM package runs without Python, and to grade this type, a search must run."
        raise BadInput(message, field="format")
    if type_.baked is None:
        has_one = ", ".join(repr(each.name) for each in TYPES.values() if each.baked)
        message = (
            f"the page in a SCORM package has no form for this type; it has one for {has_one}."
        )
        raise BadInput(message, field="format")
    return type_.baked


FIELDS: Final = (
    *("id", "type", "question", "convention", "subject", "position", "method", "asked"),
)
"""What the package keeps of an exercise."""


Files = Mapping[str, bytes]
PAGE: Final = ("index.html", "exercises.css", "exercises.js")
"""The files of the page, which are the same in every package."""
MOST: Final = 300
"""So many exercises, and the package stays well below what platforms let a teacher upload."""
HEAD: Final = '<?xml version="1.0" encoding="UTF-8"?>\n'
PACKAGE: Final = "http://www.imsproject.org/xsd/imscp_rootv1p1p2"
ADL: Final = "http://www.adlnet.org/xsd/adlcp_rootv1p2"
BUILT: Final = Path(__file__).parents[4] / "dist" / "scorm.js"


def scorm(title: str, questions: Sequence[Sequence[Exercise]], page: Files | None = None) -> bytes:
    """The zip file, from the exercises by question. `page` has the files in PAGE; if they are
    missing, they come from the page that was built. Raises `BadInput`."""
    if sum(map(len, questions)) > MOST:
        message = f"A SCORM package has at most {MOST} exercises: take fewer questions or versions."
        raise BadInput(message, field="format")
    every = [[baked(each) for each in versions] for versions in questions]
    mark = f"{crc32(_json(every).encode()):08x}"
    data = _json({"version": 1, "id": mark, "title": title, "questions": every})
    found = page if page and all(name in page for name in PAGE) else built_page()
    return zipped(
        {
            "imsmanifest.xml": manifest(f"plyscope-{mark}", title, (*PAGE, "data.js")),
            **{name: found[name] for name in PAGE},
            # A script, since a page that was opened from a disk can load nothing else.
            "data.js": f"globalThis.plyscopeExercises = {data};\n",
        }
    )


def _json(given: object) -> str:
    return json.dumps(given, ensure_ascii=False, separators=(",", ":"))


def manifest(ident: str, title: str, files: Sequence[str]) -> str:
    """The list of everything in the package, with its one lesson."""
    name = escape(title)
    listed = "".join(f'<file href="{file}"/>' for file in files)
    return (
        f'{HEAD}<manifest identifier="{ident}" version="1.0" xmlns="{PACKAGE}" '
        f'xmlns:adlcp="{ADL}">\n'
        "<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>\n"
        '<organizations default="organization">\n'
        f'<organization identifier="organization"><title>{name}</title>\n'
        f'<item identifier="item" identifierref="exercises"><title>{name}</title></item>\n'
        "</organization>\n</organizations>\n<resources>\n"
        '<resource identifier="exercises" type="webcontent" adlcp:scormtype="sco" '
        f'href="index.html">{listed}</resource>\n</resources>\n</manifest>\n'
    )


def built_page() -> Files:
    """The files in PAGE, from the page that was built. Raises `BadInput`."""
    try:
        text = BUILT.read_text(encoding="utf-8")
        found = json.loads(text[text.index("{") : text.rindex("}") + 1])
        return {name: found[name].encode() for name in PAGE}
    except (OSError, ValueError, KeyError):
        message = "A SCORM package needs dist/scorm.js: run `python3 build.py` first."
        raise BadInput(message, field="format") from None
