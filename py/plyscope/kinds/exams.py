"""Exams, asked for by the page: what can be chosen, one question after the other, and the files.

A question is made at a time, so that the page can show how far it is, and stop.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from binascii import Error as NoBase64
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict

from plyscope.game import BadInput
from plyscope.input.typed_dicts import AS_TYPED
from plyscope.kinds.exercises import ExerciseShown
from plyscope.kinds.kind import Operation, Request


class ExamRecipe(TypedDict):
    """What an exam is made from."""

    questions: list[dict[str, Any]]
    'each has a "type", and perhaps a "count" (1) and "wishes"'
    title: NotRequired[str]
    seed: NotRequired[int]
    "a whole number from 0; if missing, 1"
    versions: NotRequired[int]
    "from 1 to 26; if missing, 1"
    level: NotRequired[str]
    "id of a level"


class ExamChoicesRequest(TypedDict):
    """What an exam can be made of."""

    op: Literal["exam-choices"]


class ExamQuestionRequest(TypedDict):
    """One question of an exam, as every version asks it."""

    op: Literal["exam-question"]
    recipe: Annotated[ExamRecipe, AS_TYPED]
    index: Annotated[int, AS_TYPED]
    "which question, counted from 0"


class ExamPicturesRequest(TypedDict):
    """The pictures of exercises, which the page makes into PNG files."""

    op: Literal["exam-pictures"]
    questions: Annotated[list[list[dict[str, Any]]], AS_TYPED]


class ExamFileRequest(TypedDict):
    """An exam as a file."""

    op: Literal["exam-file"]
    format: Annotated[str, AS_TYPED]
    "id of a format"
    title: Annotated[str, AS_TYPED]
    questions: Annotated[list[list[dict[str, Any]]], AS_TYPED]
    "by question: each as every version asks it"
    files: NotRequired[Annotated[dict[str, str], AS_TYPED]]
    "in base64: PNG files by the id of their exercise; for scorm the files of the page by name"


class ExamChoice(TypedDict):
    """A type, or a level."""

    id: str
    name: str


class ExamChoicesReply(TypedDict):
    """What an exam can be made of, in the order in which it is offered."""

    types: list[ExamChoice]
    levels: list[ExamChoice]
    formats: list[str]


class ExamQuestionReply(TypedDict):
    """A question, and how many there are in each version."""

    exercises: list[ExerciseShown]
    count: int


class ExamPicturesReply(TypedDict):
    """Pictures as SVG, by the id of their exercise."""

    pictures: dict[str, str]


class ExamFileReply(TypedDict):
    """A file."""

    name: str
    type: str
    text: str
    '"" if it is not a text'
    base64: str
    '"" if it is a text'
    leftOut: list[str]
    "a sentence for each question that this format cannot ask"


@cache
def _module(name: str) -> Any:
    return import_module(f"plyscope.exercises.{name}")


def choices(request: Request) -> ExamChoicesReply:
    """What an exam can be made of."""
    types = _module("types").TYPES.values()
    levels = _module("exam").LEVELS.items()
    return {
        "types": [{"id": each.id, "name": each.name} for each in types],
        "levels": [{"id": id_, "name": name} for id_, name in levels],
        "formats": list(_module("exam.files").FORMATS),
    }


def question(request: Request) -> ExamQuestionReply:
    """One question of an exam. Raises `BadInput`."""
    exam = _module("exam")
    recipe = exam.read_recipe(request.get("recipe"))
    last = len(recipe.slots) - 1
    index = _module("reading").whole(request.get("index"), 0, last, "The question", "index")
    made = exam.question(recipe, index)
    return {"exercises": [each.shown() for each in made], "count": len(recipe.slots)}


def pictures(request: Request) -> ExamPicturesReply:
    """The pictures of exercises. Raises `BadInput`."""
    types, as_svg = _module("types").TYPES, _module("content.drawing").as_svg
    every = [each for versions in _questions(request) for each in versions]
    drawn = {each.id: types[each.type].drawing(each) for each in every}
    return {"pictures": {name: as_svg(drawing) for name, drawing in drawn.items() if drawing}}


def file(request: Request) -> ExamFileReply:
    """An exam as a file. Raises `BadInput`."""
    files, reading = _module("exam.files"), _module("reading")
    kind = reading.choice(request.get("format"), tuple(files.FORMATS), "The format", "format")
    title = reading.text(request.get("title"), "The title", "title", 200)
    made = files.written(kind, title, _questions(request), _given_files(request))
    is_text = isinstance(made.data, str)
    return {
        "name": made.name,
        "type": made.type,
        "text": made.data if is_text else "",
        "base64": "" if is_text else b64encode(made.data).decode(),
        "leftOut": list(made.left_out),
    }


def _questions(request: Request) -> Any:
    """The exercises by question. Raises `BadInput`."""
    reading, read = _module("reading"), _module("grading").read
    every = reading.listed(request.get("questions"), "The questions", "questions")
    found = [
        [read(each) for each in reading.listed(versions, "A question", "questions")]
        for versions in every
    ]
    if not found or not found[0] or len({len(each) for each in found}) > 1:
        raise BadInput("Every question needs an exercise for each version.", field="questions")
    return found


def _given_files(request: Request) -> dict[str, bytes]:
    given = _module("reading").mapping(request.get("files") or {}, "What is handed in", "files")
    try:
        return {name: b64decode(data, validate=True) for name, data in given.items()}
    except (NoBase64, TypeError, ValueError):
        raise BadInput("A file is handed in as base64.", field="files") from None


OPERATIONS: Final[Mapping[str, Operation]] = {
    "exam-choices": Operation(ExamChoicesRequest, choices),
    "exam-question": Operation(ExamQuestionRequest, question),
    "exam-pictures": Operation(ExamPicturesRequest, pictures),
    "exam-file": Operation(ExamFileRequest, file),
}
"""What can be asked about exams, by "op"."""
