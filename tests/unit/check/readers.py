"""What an autograder takes from a text in its format: points, and which cases are passed.

Each reads as the documentation of its program says, and asserts the rules of the form.
"""

from __future__ import annotations

import doctest
import json
import math
import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree as ET

import pytest

VISIBILITIES: Final = {"hidden", "after_due_date", "after_published", "visible"}
OUTPUT_FORMATS: Final = {"text", "html", "simple_format", "md", "ansi"}


class Read(NamedTuple):
    """`points` are a share of the most where the format has shares."""

    points: float
    passed: list[bool | None]


def finite(value: Any, most: float = math.inf) -> float:
    """A number that is one, and between 0 and the most."""
    assert isinstance(value, int | float)
    assert not isinstance(value, bool)
    assert math.isfinite(value)
    assert 0 <= value <= most
    return value


def strict(text: str) -> Any:
    """JSON without the words that Python alone reads as numbers, and without tags."""
    assert not set("<>&") & set(text)
    return json.loads(text, parse_constant=_refused)


def _refused(word: str) -> None:
    raise AssertionError(f"{word} is no JSON")


def gradescope(text: str) -> Read:
    found = strict(text)
    assert set(found) <= {
        *("score", "execution_time", "output", "output_format", "test_output_format", "test_name_format"),
        *("visibility", "stdout_visibility", "extra_data", "tests", "leaderboard"),
    }
    assert found["visibility"] in VISIBILITIES
    assert found["stdout_visibility"] in VISIBILITIES
    assert isinstance(found["output"], str)
    assert isinstance(found["extra_data"], dict)
    for test in found["tests"]:
        assert set(test) <= {
            *("score", "max_score", "status", "name", "name_format", "number", "output", "output_format"),
            *("tags", "visibility", "extra_data"),
        }
        assert all(isinstance(test[name], str) for name in ("name", "number", "output"))
        assert test["status"] in ("passed", "failed")
        assert test["output_format"] in OUTPUT_FORMATS
        assert test["visibility"] in VISIBILITIES
        assert all(isinstance(tag, str) for tag in test["tags"])
        assert ("score" in test) == ("max_score" in test)
        if "score" in test:
            finite(test["score"], finite(test["max_score"]))
    passed = [test["status"] == "passed" for test in found["tests"]]
    return Read(finite(found["score"], found["extra_data"]["most"]), passed)


def check50(text: str) -> Read:
    found = strict(text)
    assert set(found) == {"slug", "results", "version"}
    assert isinstance(found["slug"], str)
    for result in found["results"]:
        assert set(result) == {"name", "description", "passed", "log", "cause", "data", "dependency"}
        assert result["name"].isidentifier()
        assert isinstance(result["description"], str)
        assert all(isinstance(line, str) and "\n" not in line for line in result["log"])
        if result["passed"]:
            assert result["cause"] is None
        else:
            assert set(result["cause"]) == {"rationale", "help"}
            assert isinstance(result["cause"]["rationale"], str)
            assert isinstance(result["cause"]["help"], str | None)
        finite(result["data"]["points"], result["data"]["most"])
    points = sum(result["data"]["points"] for result in found["results"])
    return Read(points, [result["passed"] for result in found["results"]])


def coderunner(text: str) -> Read:
    found = strict(text)
    assert set(found) == {"fraction", "prologuehtml", "testresults", "epiloguehtml"}
    tags = re.findall(r"<[^>]*>?", found["prologuehtml"] + found["epiloguehtml"])
    assert set(tags) <= {"<p>", "</p>", "<h5>", "</h5>", "<pre>", "</pre>"}
    headings, *rows = found["testresults"]
    assert headings[0] == "iscorrect"
    assert all(len(row) == len(headings) for row in rows)
    assert all(row[0] in (0, 1) for row in rows)
    return Read(finite(found["fraction"], 1), [row[0] == 1 for row in rows])


def vpl(text: str) -> Read:
    grades = re.findall(r"^\s*Grade :=>>(.*)$", text, re.MULTILINE)
    lines = text.splitlines()
    # However little of a line is looked at: these marks stand only where we put them.
    assert len(grades) == 1 == sum("Grade :=>>" in line for line in lines)
    assert lines[-1] == f"Grade :=>>{grades[0]}"
    begin, end = lines.index("<|--"), lines.index("--|>")
    assert sum("<|--" in line or "--|>" in line for line in lines) == 2
    assert end == len(lines) - 2
    assert all(line.startswith("Comment :=>> ") for line in lines[:begin])
    assert all(line[:1] in "- >" for line in lines[begin + 1 : end])
    earned = re.findall(r"^-.*: ([\d.]+) of ([\d.]+) points?$", "\n".join(lines[begin:end]), re.MULTILINE)
    return Read(finite(float(grades[0])), [points == most for points, most in earned])


def otter(text: str) -> Read:
    assert text.isascii()
    held: dict[str, Any] = {}
    exec(compile(text, "search.py", "exec"), held)
    assert held["OK_FORMAT"] is True
    test = held["test"]
    assert (test["name"], len(test["suites"])) == ("search", 1)
    points, passed = 0.0, []
    for number, case in enumerate(test["suites"][0]["cases"]):
        examples = doctest.DocTestParser().get_doctest(case["code"], {}, f"case {number}", None, None)
        (example,) = examples.examples
        is_passed = repr(eval(example.source)) == example.want.strip()
        assert ("failure_message" in case) == (not is_passed)
        assert not set("<>") & set(f"{case['name']} {case.get('failure_message', '')}")
        worth = finite(case["points"])
        points += worth if is_passed else 0
        passed.append(is_passed)
    return Read(points, passed)


def nbgrader(text: str) -> Read:
    (line,) = text.splitlines()
    return Read(finite(float(line)), [])


def prairielearn(text: str) -> Read:
    found = strict(text)
    assert found["gradable"] is True
    for test in found["tests"]:
        assert {"test_id", "name", "max_points", "points", "points_frac", "outcome", "message"} <= set(test)
        assert all(isinstance(test[name], str) for name in ("test_id", "name", "message", "output"))
        assert test["outcome"] in ("passed", "failed")
        finite(test["points"], finite(test["max_points"]))
        assert finite(test["points_frac"], 1) * test["max_points"] == pytest.approx(test["points"], abs=1e-6)
    return Read(finite(found["score"], 1), [test["outcome"] == "passed" for test in found["tests"]])


def github(text: str) -> Read:
    levels = []
    for line in text.splitlines():
        found = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.*)", line)
        assert found, line
        named = dict(each.split("=", 1) for each in found[2].split(","))
        assert set(named) <= {"file", "line", "title"}
        assert named.get("line", "1").isdecimal()
        levels.append(found[1] != "error")
    return Read(0, levels)


def junit(text: str) -> Read:
    root = ET.fromstring(text.encode("utf-8"))
    assert root.tag == "testsuites"
    passed: list[bool | None] = []
    points = 0.0
    for suite in root:
        assert {"name", "tests", "failures", "errors", "skipped"} <= set(suite.attrib)
        cases = suite.findall("testcase")
        assert int(suite.attrib["tests"]) == len(cases)
        for kind in ("failure", "error", "skipped"):
            count = suite.attrib[{"failure": "failures", "error": "errors"}.get(kind, kind)]
            assert int(count) == sum(case.find(kind) is not None for case in cases)
        assert all({"name", "classname"} <= set(case.attrib) for case in cases)
        passed += [_is_passed(case) for case in cases]
        named = {each.attrib["name"]: each.attrib["value"] for each in suite.iter("property")}
        points += finite(float(named["points"]), float(named["most"]))
    return Read(points, passed)


def _is_passed(case: ET.Element) -> bool:
    assert case.find("skipped") is None, "it would pass unseen"
    return case.find("failure") is None and case.find("error") is None


READERS: Final[dict[str, Callable[[str], Read]]] = {
    "check50": check50,
    "coderunner": coderunner,
    "github": github,
    "gradescope": gradescope,
    "junit": junit,
    "nbgrader": nbgrader,
    "otter": otter,
    "prairielearn": prairielearn,
    "vpl": vpl,
}
