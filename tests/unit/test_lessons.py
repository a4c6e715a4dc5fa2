"""The lessons of the page: what they show is there, and what they call right is what is found.

The page reads them in JavaScript, and its own tests are about their format. This reads only the
lines that begin with @, and asks the bridge.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from playing import quick_for
from plyscope.bridge import answer

FOLDER = Path(__file__).parents[2] / "static" / "lessons"
LESSONS = sorted(path.stem for path in FOLDER.glob("*.md"))
ANEW = {"show", "position", "method", "depth", "order", "cut", "option"}


@dataclass(frozen=True)
class Workspace:
    """What is searched at a step."""

    show: str = "tree"
    position: str = ""
    method: str = "alphabeta"
    depth: int | None = None
    order: str = "given"
    cut: str = ">="
    options: tuple[tuple[str, float], ...] = ()


@dataclass
class Step:
    """A step: its workspace, and the right numbers with what they are compared with."""

    line: int
    workspace: Workspace
    numbers: list[tuple[str, str]] = field(default_factory=list)


def steps(name: str) -> Iterator[Step]:
    """The steps of a lesson. Each goes on from the one before."""
    workspace, line, right = Workspace(), 1, ""
    for part in (FOLDER / f"{name}.md").read_text(encoding="utf-8").split("\n---\n"):
        step = Step(line, workspace)
        for each in part.split("\n"):
            if not (found := re.match(r"@([\w-]+)\s*(.*)", each)):
                continue
            word, text = found[1], found[2].strip()
            if word == "number":
                right = text.split("::")[0].rpartition("=")[2].strip()
            elif word == "check":
                step.numbers.append((text, right))
            elif word in ANEW:
                workspace = changed(workspace, word, text)
        step.workspace = workspace
        yield step
        line += part.count("\n") + 2


def changed(workspace: Workspace, word: str, text: str) -> Workspace:
    """The workspace after one line."""
    if word == "show":
        return Workspace(show=text)
    if word == "option":
        option, number = text.split()
        return Workspace(**{**vars(workspace), "options": (*workspace.options, (option, float(number)))})
    if word == "method":
        return Workspace(**{**vars(workspace), "method": text, "options": ()})
    given = (None if text == "full" else int(text)) if word == "depth" else text
    return Workspace(**{**vars(workspace), word: given})


def asked(request: dict[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(answer(json.dumps(request)).text)
    return told


KINDS = asked({"op": "catalogue"})["kinds"]
SUBJECTS = {entry["id"]: (kind["kind"], entry) for kind in KINDS for entry in kind["subjects"]}


def found_at(workspace: Workspace) -> dict[str, Any]:
    """What the page would find there."""
    subject, _, preset_id = workspace.show.partition("/")
    kind, entry = SUBJECTS[subject]
    presets = {each["id"]: each for each in entry["presets"]}
    preset = presets[preset_id] if preset_id else entry["presets"][0]
    request = {
        "op": "search",
        "kind": kind,
        "subject": subject,
        "options": preset.get("options") or {},
        "position": workspace.position or preset["position"],
        "method": workspace.method,
        "methodOptions": {name: int(number) for name, number in workspace.options},
    }
    if kind == "game":
        request |= {"depth": workspace.depth, "order": workspace.order, "cut": workspace.cut}
    return asked(request)


@pytest.mark.parametrize("name", quick_for(LESSONS, *set(LESSONS) - {"hidden-moves"}))
def test_a_lesson_shows_what_the_page_can_search(name: str) -> None:
    for step in steps(name):
        told = found_at(step.workspace)
        assert "error" not in told, f"{name}, line {step.line}: {told['error']['message']}"


@pytest.mark.parametrize("name", LESSONS)
def test_the_right_numbers_of_a_lesson_are_what_the_search_finds(name: str) -> None:
    for step in steps(name):
        for what, right in step.numbers:
            told = found_at(step.workspace)[what]
            assert told == pytest.approx(float(Fraction(right))), f"{name}, line {step.line}"


def test_there_are_fourteen_lessons_and_many_of_their_numbers_are_compared() -> None:
    assert len(LESSONS) == 14
    assert sum(len(step.numbers) for name in LESSONS for step in steps(name)) >= 18
