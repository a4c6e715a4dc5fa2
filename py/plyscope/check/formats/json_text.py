"""Verdicts as JSON, with all that is known but the trees."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from plyscope.check.task import Task
from plyscope.check.verdict import CaseVerdict, Verdict


def write(verdicts: Sequence[Verdict], task: Task) -> str:
    """The task, and each submission with its cases and points."""
    found = {
        "format": "plyscope check",
        "version": 1,
        "task": task.name,
        "most": task.most,
        "submissions": [_verdict(each) for each in verdicts],
    }
    return json.dumps(found, ensure_ascii=True, indent=2) + "\n"


def _verdict(verdict: Verdict) -> dict[str, object]:
    return {
        "submission": verdict.submission,
        "file": verdict.file,
        "outcome": verdict.kind,
        "mistake": verdict.mistake,
        "points": verdict.points,
        "most": verdict.most,
        "cases": [_case(case) for case in verdict.cases],
        "notes": list(verdict.notes),
    }


def _case(case: CaseVerdict) -> dict[str, object]:
    known = {name: value for name, value in asdict(case).items() if name != "tree"}
    known["outcome"] = known.pop("kind")
    return {**known, "points": case.points, "most": case.most}
