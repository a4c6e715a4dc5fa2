"""Makes many exercises of each type and checks the grader with them, in as many processes as there
are processors; prints rows for each type, as JSON.

    PYTHONPATH=.:py:tests/unit python tests/bench/exercises_checked.py COUNT [TYPE ...]

Every model answer must grade 1, and every single change of it less, unless it is another valid
answer, which the second solver of the unit tests decides. Each misconception is run as a student,
and must be named where its answer is neither right nor that of another one.
"""

import json
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

import exercising as trees
import exercising_constraints as constraints
import exercising_others as others
from plyscope.exercises import TYPES, exercise, grade, solution
from plyscope.exercises.form import read_exercise

from building.measured import Row, row

JUDGES = {
    **dict.fromkeys(TYPES, (trees.is_right, trees.changes)),
    "domains": (constraints.right_domains, constraints.changed_domains),
    "assignments": (constraints.right_assignments, constraints.changed_assignments),
    "chance": (others.right_chance, others.changed_chance),
    "ucb": (others.right_ucb, others.changed_ucb),
    "concepts": (others.right_concepts, others.changed_concepts),
}
BATCH = 50


def checked(type_: str, first: int) -> Counter[str]:
    """What was counted for BATCH seeds from `first` on."""
    counts: Counter[str] = Counter()
    is_right, changes = JUDGES[type_]
    for seed in range(first, first + BATCH):
        task = json.loads(json.dumps(exercise({"type": type_, "seed": seed})))
        answer = json.loads(json.dumps(solution(task)))
        trees.BEST.clear()
        counts["exercises"] += 1
        counts["solved"] += grade(task, answer)["score"] == 1 and is_right(task, answer)
        for changed in changes(task, answer):
            right, full = is_right(task, changed), grade(task, changed)["score"] == 1
            counts["changes"] += 1
            counts["also right"] += right
            counts["misjudged"] += right != full
        read = read_exercise(task, TYPES)
        students = list(TYPES[type_].students(read, next(read.convention.choices())))
        for misconception, given in students:
            reply = grade(task, given)
            if reply["score"] < 1 and [each for _, each in students].count(given) == 1:
                named = reply["misconception"] or {"id": ""}
                counts["students"] += 1
                counts["named"] += named["id"] == misconception.id
    return counts


def rows(type_: str, count: int, pool: ProcessPoolExecutor) -> list[Row]:
    """What was counted for one type."""
    begun = perf_counter()
    starts = range(1, count + 1, BATCH)
    total: Counter[str] = sum(pool.map(checked, [type_] * len(starts), starts), Counter())
    wrong = total["exercises"] - total["solved"] + total["misjudged"]
    note = (
        f"{total['exercises']:,} exercises, {total['solved']:,} solved,"
        f" {total['changes']:,} changes ({total['also right']:,} right too),"
        f" {total['misjudged']:,} misjudged, {perf_counter() - begun:.0f} s"
    )
    named = 100 * total["named"] / max(1, total["students"])
    of = f"{total['named']:,} of {total['students']:,}"
    return [
        row(type_, "exercises not solved, or answers misjudged", wrong, "", at_most=0, note=note),
        row(type_, "misconceptions named", named, "%", at_least=95, note=of),
    ]


if __name__ == "__main__":
    with ProcessPoolExecutor() as processes:
        types = sys.argv[2:] or TYPES
        told = [each for name in types for each in rows(name, int(sys.argv[1]), processes)]
    print(json.dumps(told))
