"""The example class of docs/ is judged as its page says."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from judged_programs import here
from plyscope.check.grading import expected_of, graded, prepared
from plyscope.check.pool import judge_all
from plyscope.check.reading import load
from plyscope.check.submissions import read_submission
from plyscope.check.task import Limits
from sample_class import FOLDER, SUBMISSIONS

pytestmark = pytest.mark.native

SAME = "amina ben chiara daniel elif farid kofi lena"
EXPECTED = {
    **dict.fromkeys(SAME.split(), ("same", "")),
    **dict.fromkeys(("hiro", "ines", "jonas", "vera"), ("different", "missed cut")),
    **dict.fromkeys(("mateo", "nadia", "wei", "sven"), ("different", "value")),
    **dict.fromkeys(("quentin", "rosa", "priya"), ("different", "wrong cut")),
    "tara": ("different", "move not considered"),
    "oskar": ("different", "player"),
    "xenia": ("crashed", ""),
    "zoe": ("crashed", ""),
    "emil": ("crashed", ""),
    "dora": ("different", "value"),
    "bianca": ("stopped", ""),
    "yusuf": ("stopped", ""),
}
OUTSIDE = {"anton": 60, "bianca": 1, "carlos": 1, "dora": 60, "emil": 60, "yusuf": 1}
"""These end, fill or change the Python that they run in, so they get one of their own; and how many
seconds they may take: a machine may be busy, but some have no end."""


def test_its_page_names_every_submission() -> None:
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    named = re.findall("`([a-z]+)`", page.split("| what they do")[1])
    assert sorted(named) == sorted(path.stem for path in SUBMISSIONS.glob("*.py"))
    assert len(named) == 30


@pytest.mark.slow
def test_it_is_judged_as_its_page_says() -> None:
    task = load(FOLDER)
    short = replace(task, cases=task.cases[:1])
    expected = expected_of(here(prepared(task)))
    read = {path.stem: read_submission(path) for path in sorted(SUBMISSIONS.glob("*.py"))}
    found = {}
    for seconds in (1, 60):
        names = [name for name in OUTSIDE if OUTSIDE[name] == seconds]
        limited = replace(short, limits=Limits(seconds=seconds, nodes=2_000, memory=512))
        found |= zip(names, judge_all([read[name] for name in names], limited, 2), strict=True)
    found |= {name: here(graded(each, task, expected, mends=False)) for name, each in read.items() if name not in found}
    assert len(found) == 30
    assert {name: (found[name].kind, found[name].mistake) for name in EXPECTED} == EXPECTED
    points = {name: each.points for name, each in found.items()}
    assert all((points[name] == 10) is (name in SAME.split()) for name in points), points
    assert points["dora"] == points["emil"] == points["carlos"] == 0
