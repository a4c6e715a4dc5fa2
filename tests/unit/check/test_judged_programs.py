"""Right programs are not accused, and wrong ones are not called the same: a sample of those that
`build.py bench check` goes through."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from judged_programs import SAME, Judged, judged_programs, named_share, table
from programs import RIGHT, WRONG

pytestmark = [pytest.mark.native, pytest.mark.slow]

EVERY_WRONG = 9
ENOUGH = 0.4


@pytest.fixture(scope="module")
def found() -> Sequence[Judged]:
    found = judged_programs([*RIGHT, *WRONG[::EVERY_WRONG]], jobs=2)
    print(table(found))
    return found


def test_no_right_program_is_accused(found: Sequence[Judged]) -> None:
    right = [each for each in found if not each.program.mistake]
    assert {each.program[:2] for each in right if each.said != SAME} == set()
    assert all(each.verdict.points == each.verdict.most for each in right)


def test_no_wrong_program_is_called_the_same(found: Sequence[Judged]) -> None:
    wrong = [each for each in found if each.program.mistake]
    assert {each.program[:3] for each in wrong if each.said == SAME} == set()


def test_most_mistakes_are_named_at_their_line_or_rule(found: Sequence[Judged]) -> None:
    assert named_share(found) > ENOUGH
