"""JUnit XML, which nearly everything else reads: a suite for each submission."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree import ElementTree as ET

from plyscope.check.formats.shared import (
    earned,
    earned_in_all,
    is_passed,
    number,
    one_line,
    plain,
    sentences,
    summary,
)
from plyscope.check.student import for_student
from plyscope.check.task import Task
from plyscope.check.verdict import CaseVerdict, Verdict
from plyscope.compare.outcome import CRASHED, STOPPED

DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
FAILURE, ERROR = "failure", "error"


def write(verdicts: Sequence[Verdict], task: Task) -> str:
    """The suites of all submissions."""
    root = ET.Element("testsuites", name=one_line(task.name))
    for verdict in verdicts:
        root.append(_suite(for_student(verdict, task)))
    ET.indent(root)
    return DECLARATION + ET.tostring(root, encoding="unicode") + "\n"


def _suite(verdict: Verdict) -> ET.Element:
    results = [_result(case) for case in verdict.cases]
    name = one_line(verdict.submission) or one_line(verdict.file)
    suite = ET.Element(
        "testsuite",
        name=name,
        tests=str(len(results)),
        failures=str(results.count(FAILURE)),
        errors=str(results.count(ERROR)),
        skipped="0",
    )
    points, most = earned_in_all(verdict)
    properties = ET.SubElement(suite, "properties")
    for key, value in (("points", points), ("most", most)):
        ET.SubElement(properties, "property", name=key, value=number(value))
    for case, result in zip(verdict.cases, results, strict=True):
        suite.append(_case(case, result, name))
    ET.SubElement(suite, "system-out").text = "\n".join(summary(verdict))
    return suite


def _result(case: CaseVerdict) -> str:
    """What JUnit calls it; "" if it is passed. Nothing is skipped, for that would pass unseen."""
    if is_passed(case):
        return ""
    return ERROR if case.kind in (CRASHED, STOPPED) else FAILURE


def _case(case: CaseVerdict, result: str, suite: str) -> ET.Element:
    element = ET.Element("testcase", name=one_line(case.case), classname=suite)
    if result:
        sentence, *_ = sentences(case)
        kind = one_line(case.mistake or case.kind)
        failure = ET.SubElement(element, result, message=one_line(sentence), type=kind)
        points, most = map(number, earned(case))
        failure.text = "\n".join([*sentences(case), f"Points: {points} of {most}"])
    if plain(case.output):
        ET.SubElement(element, "system-out").text = plain(case.output)
    return element
