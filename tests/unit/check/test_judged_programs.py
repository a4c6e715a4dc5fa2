"""Right programs are not accused, in whatever style they are written, and wrong ones are not called
the same: a sample of those that `build.py bench check` goes through."""

from __future__ import annotations

import pytest
from judged_programs import SAME, judged_here, judged_until_wrong, named_share, table
from programs import RIGHT, WRONG, Program, spread
from variants import VARIANTS

pytestmark = [pytest.mark.native, pytest.mark.slow]

PACKS = sorted({each.pack for each in RIGHT})
SHAPES, MISTAKES = 5, 10
WRONG_ONES = spread(WRONG, lambda each: each.mistake)
OTHERWISE = spread(VARIANTS, lambda each: (each.pack, each.shape.partition(", ")[2]))
ENOUGH = 0.4


def name_of(program: Program) -> str:
    return "-".join(filter(None, (program.pack, program.shape, program.mistake)))


@pytest.mark.parametrize("pack", PACKS)
def test_every_pack_has_its_shapes_and_every_shape_its_mistakes(pack: str) -> None:
    shapes = [each.shape for each in RIGHT if each.pack == pack]
    assert len(shapes) >= SHAPES
    for shape in shapes:
        for programs, least in ((WRONG, MISTAKES), (WRONG_ONES, 1), (VARIANTS, 9)):
            own = [each for each in programs if (each.pack, each.shape.partition(",")[0]) == (pack, shape)]
            assert len(own) >= least, shape


@pytest.mark.parametrize("program", [*RIGHT, *OTHERWISE], ids=name_of)
def test_no_right_program_is_accused(program: Program) -> None:
    found = judged_here(program, slice(None if program in RIGHT else 1))
    assert found.said == SAME, found.verdict.worst.sentence
    assert found.verdict.points == found.verdict.most


@pytest.mark.parametrize("program", WRONG_ONES, ids=name_of)
def test_no_wrong_program_is_called_the_same(program: Program) -> None:
    assert judged_until_wrong(program).said != SAME


def test_most_mistakes_are_named_at_their_line_or_rule() -> None:
    found = [judged_until_wrong(each) for each in WRONG_ONES]
    print(table(found))
    assert named_share(found) > ENOUGH
