"""What a mistake is called, and what a lecture could say about it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from plyscope.check.student import MISTAKES
from plyscope.check.verdict import CaseVerdict
from plyscope.compare import difference
from plyscope.compare.outcome import CRASHED, NOT_COMPARED, SAME, STOPPED


@dataclass(frozen=True)
class Said:
    """The title of a mistake, what a lecture could say, and what this case adds to the title; "" if
    nothing."""

    title: str
    lecture: str
    detail: str = ""


OPPOSITES: Final = (
    "In negamax a value is always that of the player to move: change the sign of each reply, once, "
    "and give the ends of the game in the same way."
)
WINDOW: Final = (
    "Write α and β beside each node. MAX raises α and cuts when its value reaches β; MIN lowers β "
    "and cuts when its value reaches α. Show a tree in which an earlier cut loses the best move."
)
LECTURES: Final = {
    difference.BACKED_UP: (
        "Work out one small tree on the board: MAX takes the largest of the values below it, MIN "
        "the smallest, and the levels take turns."
    ),
    difference.LEAF: (
        "Say what the end of a game is worth and for whom, and test for the end before the depth."
    ),
    difference.TERMINAL: (
        "Write the base case first: is the game over? Try it on a position that is won with moves "
        "left, and on one that is full."
    ),
    difference.WRONG_CUT: WINDOW,
    difference.MISSED_CUT: (
        "Their results are right. Count the nodes with the cut and without it, and show how the "
        "window is handed down and narrowed after each reply."
    ),
    difference.NOT_CONSIDERED: (
        "Every move is tried unless a cut says otherwise: look at what the loop runs over, and at "
        "a return inside it."
    ),
    difference.ILLEGAL: "Make the moves in one function, and test it alone before the search.",
    difference.NOT_RESTORED: (
        "A board that all calls share is put back after each reply, also where a cut leaves the "
        "loop; or each call gets a copy of its own."
    ),
    difference.DEPTH: "Hand depth − 1 to each reply, and end at 0: trace one branch on the board.",
    difference.PLAYER: "Hand the other player to each reply: trace who moves in one branch.",
    difference.BEST: (
        "The root keeps the move whose reply was best, beside its value: show where the two are "
        "updated together."
    ),
}
BY_OUTCOME: Final = {
    CRASHED: (
        "Read a traceback together, from its last line upwards, and run the program on the "
        "smallest tree first."
    ),
    STOPPED: (
        "Ask what makes each call smaller than the one above it, where the recursion ends, and "
        "what each call prints and keeps."
    ),
    NOT_COMPARED: "Nothing is said against these: read them yourself. The reason stands with each.",
    SAME: "",
}
TITLES: Final = {
    CRASHED: "Ended by an error",
    STOPPED: "Stopped at a limit",
    NOT_COMPARED: "To be read by you: not compared",
    SAME: "The same as the search that is expected",
}
UNNAMED: Final = "Different, in a way that has no name"

SIDE: Final = re.compile(r"\byour (MAX|MIN)\b")
TAKES: Final = re.compile(
    r"\byour (MAX|MIN|chance node) takes (the [^;,.]{1,60}) of its replies[;.]"
)
ENDED_BY: Final = re.compile(r"\bstopped with (\w{1,60})")
LIMITS: Final = (
    (re.compile(r"memory", re.I), "memory"),
    (re.compile(r"output|print|wr(ote|itten)|characters", re.I), "output"),
    (re.compile(r"\bfiles?\b", re.I), "files"),
    (re.compile(r"second|\btime\b|long", re.I), "time"),
    (re.compile(r"nodes|calls", re.I), "nodes"),
)
"""What a limit is of, by the words of a sentence."""


def said_of(case: CaseVerdict) -> Said:
    """The title of what came of a case. Cases with the same title make the same mistake at the same
    place of the algorithm, wherever it shows in the tree."""
    if case.mistake:
        found = _of_mistake(case)
        if not case.doubt:
            return found
        return Said(f"Perhaps: {found.title}", BY_OUTCOME.get(case.kind, found.lecture))
    title, detail = TITLES.get(case.kind, UNNAMED), ""
    if case.kind == CRASHED:
        error = ENDED_BY.search(case.sentence)
        detail = error[1] if error else ""
    elif case.kind == STOPPED:
        limits = (limit for pattern, limit in LIMITS if pattern.search(case.sentence))
        detail = next(limits, "")
    return Said(title, BY_OUTCOME.get(case.kind, ""), detail)


def _of_mistake(case: CaseVerdict) -> Said:
    sentence, mistake = case.sentence[:2_000], case.mistake
    lecture = LECTURES.get(mistake, "")
    takes, side = TAKES.search(sentence), SIDE.search(sentence)
    title = MISTAKES.get(mistake, mistake)
    if mistake == difference.BACKED_UP:
        if "opposite" in sentence or "as they are" in sentence:
            return Said("Negamax forgets to change the sign of a reply", OPPOSITES)
        if takes:
            title = f"{takes[1]} takes {takes[2]} of its replies"
        elif side:
            title = f"{side[1]} does not return the best of its replies"
    elif mistake == difference.WRONG_CUT and "swapped" in sentence:
        title = "α and β are swapped"
    return Said(title if title.startswith("α") else title[:1].upper() + title[1:], lecture)
