"""Exams for platforms: the files are valid, and say what is right."""

import json
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from lxml import etree
from moodle_rules import FRACTIONS
from PIL import Image
from plyscope.exercises import TYPES, solution
from plyscope.exercises.__main__ import main
from plyscope.exercises.content.choices import SHARES
from plyscope.exercises.content.drawing import Drawing
from plyscope.exercises.exam import question, read_recipe
from plyscope.exercises.exam.files import written
from plyscope.exercises.form import Exercise
from plyscope.exercises.formats.qti import png, qti
from plyscope.game import BadInput

SCHEMAS = Path(__file__).parent.parent / "schemas"
IMAGE = b"\x89PNG\r\n\x1a\n of the page"
QTI = "{http://www.imsglobal.org/xsd/ims_qtiasiv1p2}"


def made(seed: int, count: int = 2, level: str = "usual", types: Iterable[str] = TYPES) -> list[list[Exercise]]:
    questions = [{"type": each} for each in types]
    asked = {"questions": questions, "seed": seed, "versions": count, "level": level}
    recipe = read_recipe(asked)
    return [question(recipe, index) for index in range(len(questions))]


def check(name: str, text: str | bytes) -> Any:
    """The document, which is valid."""
    grammar = etree.XMLSchema(etree.parse(SCHEMAS / name))
    document = etree.fromstring(text.encode() if isinstance(text, str) else text)
    grammar.assertValid(document)
    return document


def pictures(questions: list[list[Exercise]]) -> dict[str, bytes]:
    return {each.id: IMAGE for versions in questions for each in versions}


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "usual", "hard"])
def test_moodle_xml_is_valid(level: str) -> None:
    quiz = check("moodle.xsd", written("moodle", "A & B/C", made(1, level=level)).data)
    categories = quiz.findall("question/category/text")
    assert categories[0].text == "$course$/top/A & B//C/Question 01"
    assert len(categories) == sum(each.form is not None for each in TYPES.values())
    fractions = {each.get("fraction").removeprefix("-") for each in quiz.iter("answer")}
    assert fractions <= FRACTIONS | {"0"}
    for each in quiz.findall("question[@type='multichoice']"):
        right = [float(a.get("fraction")) for a in each.findall("answer")]
        assert abs(sum(share for share in right if share > 0) - 100) < 0.001


def test_all_shares_are_allowed() -> None:
    assert set(SHARES.values()) <= FRACTIONS


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_qti_is_valid_and_lists_all_its_files(seed: int) -> None:
    questions = made(seed, level="usual" if seed else "easy")
    file = written("qti", "A & B", questions, pictures(questions))
    with ZipFile(BytesIO(file.data)) as package:
        assert package.testzip() is None
        manifest = check("content-package.xsd", package.read("imsmanifest.xml"))
        listed = {each.get("href") for each in manifest.iter("{*}file")}
        assert listed | {"imsmanifest.xml"} == set(package.namelist())
        quizzes = [name for name in listed if name.endswith(f"{Path(name).parent}.xml")]
        assert len(quizzes) == 2
        for name in quizzes:
            quiz = check("qti12.xsd", package.read(name))
            idents = [item.get("ident") for item in quiz.iter(f"{QTI}item")]
            assert len(idents) == len(set(idents))
            for text in quiz.iter(f"{QTI}mattext"):
                if "<img" in text.text:
                    place = text.text.partition('src="')[2].partition('"')[0]
                    assert place.startswith("$IMS-CC-FILEBASE$/images/")
                    stored = place.removeprefix("$IMS-CC-FILEBASE$/")
                    assert package.read(stored) == IMAGE
    assert len(file.left_out) == sum(each.form is None for each in TYPES.values())
    assert written("qti", "A & B", questions, pictures(questions)) == file


def test_the_condition_of_each_question_holds_for_the_key_and_for_no_other_choice() -> None:
    for each in question(read_recipe({"questions": [{"type": "cuts"}], "versions": 4}), 0):
        with ZipFile(BytesIO(qti("X", [[each]], {each.id: IMAGE}))) as package:
            (name,) = [x for x in package.namelist() if "plyscope" in x and "meta" not in x]
            (item,) = etree.fromstring(package.read(name)).iter(f"{QTI}item")
        labels = {
            label.get("ident"): label.findtext(f"{QTI}material/{QTI}mattext")
            for label in item.iter(f"{QTI}response_label")
        }
        (condition,) = item.iter(f"{QTI}and")
        right = [labels[one.text] for one in condition.findall(f"{QTI}varequal")]
        wrong = [labels[one.text] for one in condition.findall(f"{QTI}not/{QTI}varequal")]
        assert right == solution(each.shown())["cut"]
        assert sorted(right + wrong) == sorted(labels.values())


def test_brightspace_gets_plain_paths() -> None:
    questions = made(1, 1, types=["cuts"])
    file = written("qti-brightspace", "X", questions, pictures(questions))
    with ZipFile(BytesIO(file.data)) as package:
        text = "".join(package.read(name).decode() for name in package.namelist() if "xml" in name)
    assert 'src="images/' in text
    assert "FILEBASE" not in text


@pytest.mark.slow
def test_elsewhere_pillow_draws_the_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    for (each,) in made(2, 1, types=["values"]):
        with ZipFile(BytesIO(qti("X", [[each]]))) as package:
            (name,) = [x for x in package.namelist() if x.startswith("images/")]
            image = Image.open(BytesIO(package.read(name)))
            image.load()
        assert image.size[0] > 300
        assert (0, 0, 0) in [colour for _, colour in image.getcolors(4096) or []]
    monkeypatch.setitem(__import__("sys").modules, "PIL", None)
    with pytest.raises(BadInput, match="Pillow, which is not installed"):
        png(Drawing(10, 10, ()))


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sheet", "key", "gift", "moodle", "json"])
def test_the_command_makes_an_exam(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--format", kind, "--versions", "3", "--type", "values,cuts"]) == 0
    first = capsys.readouterr().out
    recipe = {"versions": 3, "questions": [{"type": "values"}, {"type": "cuts"}]}
    file = tmp_path / "recipe.json"
    file.write_text(json.dumps(recipe), encoding="utf-8")
    assert main(["--format", kind, "--recipe", str(file)]) == 0
    assert capsys.readouterr().out == first
    assert first


@pytest.mark.slow
def test_the_command_tells_what_is_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--format", "moodle", "--versions", "2", "--type", "cuts,reorder"]) == 0
    assert capsys.readouterr().err.startswith("Left out: Question 2 (The best order of moves)")
    assert main(["--format", "gift", "--versions", "2", "--type", "reorder"]) == 1
    assert "Nothing in this exam can be written in this format." in capsys.readouterr().err


def test_the_command_tells_of_a_recipe_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--recipe", "there is none.json"]) == 1
    assert "cannot be read" in capsys.readouterr().err
