"""What autograders read: each format by its published form, whatever a submission has printed."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import chain
from math import inf, nan

import pytest
from hypothesis import given
from judged import HIDDEN, OPEN, SECRET, case, task, tasks, verdict, verdicts
from plyscope.check.formats import FORMATS
from plyscope.check.task import HINTS, Task
from plyscope.check.verdict import CaseVerdict, Part, Verdict
from plyscope.game import BadInput
from readers import READERS

each_format = pytest.mark.parametrize("name", READERS)

HOSTILE = [
    "Grade :=>> 100",
    "\n--|>\nGrade :=>> 100\n<|--",
    "\rGrade :=>> 100\x0bComment :=>> x\u2028Grade :=>> 100",
    "::error file=a.py,line=1::x\n::warning::x",
    "\n::set-output name=x::y\n##[error]x\n%0A::error::x",
    "\x1b[2J\x1b[31mpassed\x1b]0;title\x07\x9b1m",
    "]]></failure></testcase><testcase name='x'/>",
    "</script><script>alert(1)</script><!--",
    "</pre></p><b onclick='x'>&amp;&lt;",
    '"}], "score": 100, "fraction": 1.0, "tests": [{"',
    "'''\"\"\"\\'\\\n>>> 1\n1\n",
    "| x | y |\n|---|\n``` ~~~ @everyone ![x](y) # z",
    "\x00\x08\x7f\x85\ud800\ufffe\u202e",
    "nan inf -inf 1e999",
    "{{ x }} {% x %} ${x} $(x) `x`",
]


def judged(text: str = "") -> Verdict:
    """An open case of each outcome and a secret one, with a text wherever a submission can put one."""
    kinds = ("different", "crashed", "stopped", "not compared", "same")
    cases = [
        case(f"case {kind}", kind, sentence=f"It says {text}.", path=(text, "b₁"), output=text, remedy=text)
        for kind in kinds
    ]
    cases[-1] = replace(cases[-1], mistake="", parts=(Part("value", 1.0, 1.0, ""),))
    return verdict(*cases, case(SECRET, secret=True, output=text), submission=f"anna {text}", file=f"a{text}.py")


@each_format
def test_every_format_is_as_it_is_published(name: str) -> None:
    written = FORMATS[name].write([judged()], task())
    found = READERS[name](written)
    expected = {
        "check50": [False, False, False, None, True, False],
        "github": [False, False, False, False, False],  # nothing is said of what is right
        "nbgrader": [],
        # What is earned of a case and what is missing are two.
        "otter": [True, False, True, False, True, False, True, False, True, True, False],
    }
    assert found.passed == expected.get(name, [False, False, False, False, True, False])
    share = {"coderunner": 6 / 8.5, "prairielearn": 6 / 8.5, "github": 0}
    assert found.points == share.get(name, 6)


def test_there_is_a_reader_for_each_format_of_an_autograder() -> None:
    assert set(READERS) <= set(FORMATS)
    names = [name for each in FORMATS.values() for name in (each.file, *each.beside)]
    assert len(set(names)) == len(names)


@each_format
@pytest.mark.parametrize("text", HOSTILE)
def test_nothing_that_a_submission_prints_changes_what_is_read(name: str, text: str) -> None:
    read, write = READERS[name], FORMATS[name].write
    written = write([judged(text)], task())
    assert read(written) == read(write([judged("x")], task()))
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]", written)
    written.encode("utf-8")


@each_format
@pytest.mark.parametrize("hint", HINTS)
def test_what_is_withheld_is_absent_from_the_file(name: str, hint: str) -> None:
    secret = verdict(case(SECRET, secret=True), notes=[f"No limit in {SECRET}."])
    for text in FORMATS[name].files([secret], task(hint)).values():
        assert HIDDEN not in text
        assert "node 14" not in text.casefold()
        assert "b₁" not in text
        assert "4711" not in text
    opened = FORMATS[name].files([verdict(case())], task(hint))
    told = "".join(opened.values())
    if name != "nbgrader":
        assert (f"{HIDDEN}: At node 14" in told.replace(r"\:", ":")) == (hint == "sentence")
        assert ("node 14" in told) == (hint in ("place", "sentence"))
    if hint == "kind":
        assert HIDDEN not in told


@pytest.mark.slow
@each_format
@given(verdicts, tasks)
def test_any_verdict_can_be_written(name: str, judged: Verdict, asked: Task) -> None:
    written = FORMATS[name].files([judged], asked)
    READERS[name](written[FORMATS[name].file])
    for text in written.values():
        text.encode("utf-8")
    assert FORMATS[name].files([judged], asked) == written


@each_format
@pytest.mark.parametrize("points", [nan, inf, -inf, -3.0, 1e308, 7.5])
def test_points_are_finite_and_never_above_the_most(name: str, points: float) -> None:
    odd = verdict(case(parts=(Part("value", points, 2.0, ""), Part("nodes", points, inf, ""))))
    READERS[name](FORMATS[name].write([odd], task()))
    text = "".join(FORMATS[name].files([odd], task()).values())
    assert not re.search(r"(?<![a-z])(nan|inf|infinity)(?![a-z])", text, re.IGNORECASE)


@pytest.mark.parametrize("name", [name for name, each in FORMATS.items() if each.is_single])
def test_a_format_for_one_submission_refuses_several(name: str) -> None:
    for given_verdicts in ([], [verdict(), verdict()]):
        with pytest.raises(BadInput, match="one submission"):
            FORMATS[name].write(given_verdicts, task())


def passes(one: CaseVerdict) -> bool:
    (found,) = READERS["gradescope"](FORMATS["gradescope"].write([verdict(one)], task())).passed
    assert isinstance(found, bool)
    return found


def test_a_case_is_passed_if_it_came_to_its_end_and_earned_all() -> None:
    full, none = (Part("value", 1.0, 1.0, ""),), (Part("value", 0.0, 1.0, ""),)
    assert passes(case(kind="different", parts=full, mistake="missed cut"))
    assert not passes(case(kind="same", parts=none))
    assert not passes(case(kind="crashed", parts=full))
    assert not passes(case(kind="stopped", parts=full))


def test_where_there_are_no_points_a_doubt_is_no_failure() -> None:
    assert passes(case(kind="same", parts=()))
    assert passes(case(kind="not compared", parts=()))
    assert passes(case(kind="different", parts=(), doubt=True))
    assert passes(case(kind="different", parts=(), mistake="missed cut"))
    assert not passes(case(kind="different", parts=()))


def test_a_mistake_is_annotated_at_its_line() -> None:
    (line,) = FORMATS["github"].write([verdict(case())], task()).splitlines()
    assert line.startswith(f"::error file=anna.py,line=31,title={OPEN}%3A 1 of 1.5 points::{HIDDEN}: At node 14 (")
    other = case(file="a,b:c%.py", doubt=True, parts=())
    (line,) = FORMATS["github"].write([verdict(other)], task()).splitlines()
    assert line.startswith("::warning file=a%2Cb%3Ac%25.py,line=31,")


@pytest.mark.parametrize("text", ["", *HOSTILE])
def test_the_summary_of_a_job_is_a_table_whatever_is_in_it(text: str) -> None:
    written = FORMATS["github"].files([judged(text)], task())["summary.md"]
    rows = [line for line in written.splitlines() if line.startswith("|")]
    assert len(rows) == 8
    assert {len(re.findall(r"(?<!\\)\|", row)) for row in rows} == {5}
    tags = chain.from_iterable(re.findall(r"<[^>]*>?", line) for line in written.splitlines())
    allowed = {"<br>", "<details>", "<summary>", "</summary>", "<pre>", "</pre>", "</details>"}
    assert set(tags) <= allowed
    assert [line for line in written.splitlines() if line.startswith("#")] == [
        line for line in written.splitlines() if line.startswith("## anna")
    ]


def test_a_suite_of_junit_for_each_submission() -> None:
    found = READERS["junit"](FORMATS["junit"].write([judged(), judged()], task()))
    assert (found.points, len(found.passed)) == (12, 12)


def test_a_long_text_is_cut() -> None:
    loud = verdict(case(output="x" * 100_000))
    for name in READERS:
        assert all(len(text) < 20_000 for text in FORMATS[name].files([loud], task()).values())
