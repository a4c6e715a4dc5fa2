"""SCORM packages: the manifest is valid, all files are there, and nothing in them is loaded from elsewhere."""

import json
import re
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from lxml import etree
from plyscope.exercises import TYPES
from plyscope.exercises.exam import question, read_recipe
from plyscope.exercises.exam.files import Written, written
from plyscope.exercises.form import Exercise
from plyscope.exercises.formats import scorm
from plyscope.game import BadInput

SCHEMAS = Path(__file__).parent.parent / "schemas"
PAGE = {name: f"the page's {name}".encode() for name in scorm.PAGE}
GRADED = ("values", "cuts", "leaves", "windows", "chance")


def made(types: Any = GRADED, versions: int = 2, **wishes: Any) -> list[list[Exercise]]:
    asked = [{"type": each, "wishes": wishes} for each in types]
    recipe = read_recipe({"questions": asked, "versions": versions, "seed": 4})
    return [question(recipe, index) for index in range(len(asked))]


def unpacked(file: Written) -> dict[str, bytes]:
    """The files in a package."""
    with ZipFile(BytesIO(file.data)) as package:
        assert package.testzip() is None
        return {name: package.read(name) for name in package.namelist()}


def data_of(files: dict[str, bytes]) -> Any:
    """What the page of a package reads."""
    text = files["data.js"].decode()
    return json.loads(text.removeprefix("globalThis.plyscopeExercises = ").removesuffix(";\n"))


@pytest.mark.slow
def test_the_manifest_is_valid_and_lists_all_files() -> None:
    questions = made()
    file = written("scorm", "A & B <week 1>", questions, PAGE)
    files = unpacked(file)
    grammar = etree.XMLSchema(etree.parse(SCHEMAS / "scorm12.xsd"))
    manifest = etree.fromstring(files["imsmanifest.xml"])
    grammar.assertValid(manifest)
    listed = {each.get("href") for each in manifest.iter("{*}file")}
    assert listed | {"imsmanifest.xml"} == set(files)
    assert manifest.find("{*}resources/{*}resource").get("href") == "index.html"
    assert {each.text for each in manifest.iter("{*}title")} == {"A & B <week 1>"}
    assert {name: files[name] for name in PAGE} == PAGE
    assert (file.name, file.type) == ("a-b-week-1-scorm.zip", "application/zip")
    assert written("scorm", "A & B <week 1>", questions, PAGE) == file


@pytest.mark.slow
def test_what_a_package_cannot_have_is_left_out_and_named_with_the_reason_that_is_true() -> None:
    file = written("scorm", "X", made(TYPES, 1), PAGE)
    data = data_of(unpacked(file))
    assert sorted(versions[0]["type"] for versions in data["questions"]) == sorted(GRADED)
    others = [each for each in TYPES if each not in GRADED]
    for type_, told in zip(others, file.left_out, strict=True):
        assert TYPES[type_].name in told
        # Of these, an answer is judged by a search of the tree with the answer in it.
        needs_search = type_ in ("intervals", "reorder", "witness")
        assert ("a search must run" in told) == needs_search
        assert ("has no form for this type" in told) != needs_search


def test_a_package_of_nothing_but_that_is_refused() -> None:
    with pytest.raises(BadInput, match="Nothing in this exam can be written in this format"):
        written("scorm", "X", made(["concepts"], 1), PAGE)


def test_each_consistent_reading_has_a_key() -> None:
    questions = made(("cuts", "values"), 1, rule="either", sameCuts=False)
    (cuts,), (values,) = data_of(unpacked(written("scorm", "X", questions, PAGE)))["questions"]
    assert len({tuple(key["cut"]) for key in cuts["keys"]}) in (1, 2)
    assert len(values["keys"]) == 1
    assert all(len(key["why"]) > 4 for each in (cuts, values) for key in each["keys"])


@pytest.mark.slow
def test_a_large_package_is_small_and_a_larger_one_is_refused() -> None:
    page = {name: bytes(40_000) for name in scorm.PAGE}
    (one,) = made(("windows",), 1)
    assert len(scorm.scorm("X", [made(("windows",), 10)[0]] * 2, page)) < 40_000
    with pytest.raises(BadInput, match="at most 300 exercises"):
        scorm.scorm("X", [one * 151] * 2, page)


def test_without_its_page_a_package_comes_from_the_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(scorm, "BUILT", tmp_path / "scorm.js")
    with pytest.raises(BadInput, match=r"run `python3 build\.py` first"):
        written("scorm", "X", made(("cuts",)))
    text = json.dumps({name: data.decode() for name, data in PAGE.items()})
    (tmp_path / "scorm.js").write_text(f"globalThis.plyscopeScorm = {text};\n", encoding="utf-8")
    files = unpacked(written("scorm", "X", made(("cuts",))))
    assert {name: files[name] for name in PAGE} == PAGE


def test_the_document_loads_only_files_of_the_package() -> None:
    text = (Path(__file__).parents[2] / "static" / "scorm.html").read_text(encoding="utf-8")
    loaded = set(re.findall(r'(?:src|href)="([^"]*)"', text))
    assert loaded == {"exercises.css", "exercises.js", "data.js"}
    assert not re.search(r"<style|style=|\son\w+=|<script>", text)
