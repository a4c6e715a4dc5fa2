"""What the formats have in common: texts that cannot be taken for anything else, finite points."""

from __future__ import annotations

import html
import json
import math
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from plyscope.check.student import for_student, places
from plyscope.check.task import Task
from plyscope.check.verdict import INEFFICIENT, CaseVerdict, Verdict
from plyscope.compare.outcome import CRASHED, NOT_COMPARED, SAME, STOPPED
from plyscope.game import BadInput

MOST_SHOWN: Final = 4_000
"""How many characters of a text are shown: nobody reads more in an autograder."""
MOST_POINTS: Final = 1e9
TERMINAL_CODE: Final = re.compile(
    r"(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b\n]*(?:\x07|\x1b\\)?|\x1b[@-Z\\-_]"
)
NO_CHARACTERS: Final = "".join(
    chr(plane << 16 | low) for plane in range(17) for low in (0xFFFE, 0xFFFF)
)
NOT_SHOWN: Final = re.compile(
    # Control characters, halves of characters, what is none, and what turns the order of a text.
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef"
    r"\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069" + NO_CHARACTERS + "]"
)


def only(verdicts: Sequence[Verdict], task: Task, name: str) -> Verdict:
    """What a student may see of the one verdict. Raises `BadInput` if there is not exactly one."""
    if len(verdicts) != 1:
        raise BadInput(
            f"The format {name} speaks of one submission, and here are {len(verdicts)}. "
            "Give one file or folder, or take another format, such as junit or csv.",
            field="format",
        )
    return for_student(verdicts[0], task)


def plain(text: str) -> str:
    """The text without codes for terminals and characters that cannot be seen, and not too long."""
    lines = TERMINAL_CODE.sub("", text).splitlines()
    kept = NOT_SHOWN.sub("", "\n".join(lines))
    if len(kept) <= MOST_SHOWN:
        return kept
    return f"{kept[:MOST_SHOWN]}… and {len(kept) - MOST_SHOWN:,} more characters"


def one_line(text: str) -> str:
    """The text in a line."""
    return " ".join(plain(text).split())


def escaped(text: str) -> str:
    """The text in HTML."""
    return html.escape(plain(text))


def json_text(written: Any) -> str:
    """The JSON of plain values, also in a page: no tag can begin or end in it. Raises `ValueError`
    for a number that is not finite."""
    text = json.dumps(written, indent=1, allow_nan=False)
    return text.replace("<", r"\u003c").replace(">", r"\u003e").replace("&", r"\u0026") + "\n"


def earned(case: CaseVerdict) -> tuple[float, float]:
    """The points of a case, and the most that there are: finite, never negative, never more."""
    most = [_finite(part.most) for part in case.parts]
    points = [min(_finite(part.points), top) for part, top in zip(case.parts, most, strict=True)]
    every = _rounded(most, 6)
    return min(_rounded(points, 6), every), every


def earned_in_all(verdict: Verdict) -> tuple[float, float]:
    """The same for all cases, in hundredths."""
    each = [earned(case) for case in verdict.cases]
    most = _rounded([most for _, most in each], 2)
    return min(_rounded([points for points, _ in each], 2), most), most


def fraction(points: float, most: float, *, is_passed: bool) -> float:
    """The share of the points; where there are none, whether it is passed."""
    return min(points / most, 1.0) if most > 0 else float(is_passed)


def _rounded(numbers: Sequence[float], digits: int) -> float:
    return round(_finite(math.fsum(numbers)), digits)


def _finite(number: float) -> float:
    return min(max(float(number), 0.0), MOST_POINTS) if math.isfinite(number) else 0.0


def is_passed(case: CaseVerdict) -> bool:
    """Whether it came to its end and has earned all of its points. Where there are no points, a
    doubt is no failure, nor is a search that only looks at more than it must."""
    if case.kind in (CRASHED, STOPPED):
        return False
    points, most = earned(case)
    if most > 0:
        return points == most
    return case.kind in (SAME, NOT_COMPARED) or case.doubt or case.mistake == INEFFICIENT


def passed_all(verdict: Verdict) -> bool:
    """Whether all of its cases are passed, and there are some."""
    return bool(verdict.cases) and all(map(is_passed, verdict.cases))


def number(points: float) -> str:
    """Points as people write them."""
    return f"{points:.2f}".rstrip("0").rstrip(".")


def of_most(points: float, most: float) -> str:
    """ "1.5 of 2 points"."""
    return f"{number(points)} of {number(most)} point{'' if most == 1 else 's'}"


def sentences(case: CaseVerdict) -> Iterator[str]:
    """What is said of a case, a paragraph each: the sentence, the place, what could be done about
    it, and why points are missing."""
    sentence = plain(case.sentence)
    yield sentence
    where = [each for each in map(plain, places(case)) if each not in sentence]
    if where:
        yield f"Where: {', '.join(where)}."
    if case.remedy:
        yield plain(case.remedy)
    for part in case.parts:
        points, most = _finite(part.points), _finite(part.most)
        if points < most:
            why = f": {plain(part.why)}" if part.why else ""
            yield f"{plain(part.aspect).capitalize()}, {of_most(points, most)}{why}"


def summary(verdict: Verdict) -> list[str]:
    """What is said of a submission as a whole: its points, and the notes of its run."""
    return [f"{of_most(*earned_in_all(verdict))}.", *map(plain, verdict.notes)]
