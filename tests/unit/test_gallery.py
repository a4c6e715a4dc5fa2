"""The gallery: every card has a picture, a sentence, and words under which it is found."""

import json
from typing import Any

import pytest
from plyscope.bridge import answer


def _told(op: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(answer(json.dumps({"op": op})).text)
    return told


KINDS = _told("catalogue")["kinds"]
PRESETS = {
    f"{subject['id']}/{preset['id']}": preset
    for kind in KINDS
    for subject in kind["subjects"]
    for preset in subject["presets"]
}
METHODS = {method["id"]: method for kind in KINDS for method in kind["methods"]}


@pytest.mark.parametrize("name", PRESETS)
def test_a_ready_made_subject_says_what_to_look_for_and_how_it_is_found(name: str) -> None:
    preset = PRESETS[name]
    assert preset["note"] or name == "program/blank"
    assert preset["ideas"]
    assert preset["level"] in ("beginner", "middle", "advanced")


@pytest.mark.parametrize("name", METHODS)
def test_a_method_says_when_to_choose_it_and_how_it_is_found(name: str) -> None:
    assert METHODS[name]["goodFor"].endswith(".")
    assert METHODS[name]["ideas"]


def test_every_ready_made_subject_but_programs_has_a_picture() -> None:
    pictures = _told("gallery")["pictures"]
    assert set(pictures) == {name for name in PRESETS if not name.startswith("program/")}
    assert all(picture["kind"] for picture in pictures.values())
