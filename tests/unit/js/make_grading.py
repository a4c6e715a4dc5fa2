"""Writes baked exercises with many answers and Python's grades of them, for the test that the grader of SCORM packages,
which has no Python, gives the same grades.

    PYTHONPATH=py python tests/unit/js/make_grading.py

They are in grading.json beside this file; test_kept_of_js.py checks that they are still what Python makes.
"""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

from plyscope.exercises import TYPES, exercise, grade
from plyscope.exercises.form import read_exercise
from plyscope.exercises.formats.scorm import baked
from plyscope.exercises.tree import ROOT, Tree, tree_of
from plyscope.game import BadInput

TARGET = Path(__file__).with_name("grading.json")
WISHES: dict[str, list[dict[str, Any]]] = {
    "cuts": [{}, {"rule": "either", "root": "MIN", "sameCuts": False, "noTies": False}],
    "chance": [{}, {"bounds": False}],
    "leaves": [{}, {"rule": "either", "noTies": False}],
    "windows": [{"branching": 2}, {"rule": ">", "root": "MIN", "branching": 2}],
    "values": [{"branching": 2}, {"method": "alphabeta", "rule": "either", "branching": 2}],
}
ANSWERS = 45
FULL = 4
"""So many grades of each exercise are kept as a whole, with their sentences."""

Json = Any


def graded() -> list[Json]:
    """Exercises, each with answers and their grades."""
    random = Random(1956)
    return [
        _one(exercise({"type": type_, "seed": 12, "wishes": wishes}), random)
        for type_, every in WISHES.items()
        for wishes in every
    ]


def _one(task: Json, random: Random) -> Json:
    found = baked(read_exercise(task, TYPES))
    starts = [found["solution"], *(each["answer"] for each in found["students"])]
    if "cut" in starts[0]:
        starts.append({"cut": [name for node, name in tree_of(task["position"]).names.items() if node]})
    answers = [deepcopy(each) for each in starts]
    while len(answers) < ANSWERS:
        answers.append(_changed(task, deepcopy(random.choice(starts)), random))
    grades = [_grade(task, answer, place < FULL) for place, answer in enumerate(answers)]
    return {"exercise": found, "graded": [[answer, *each] for answer, each in zip(answers, grades, strict=True)]}


def _grade(task: Json, answer: Json, whole: bool) -> list[Json]:
    """The score, where it is wrong (as a whole, or as names, with a star where it follows), and the
    misconception; or the sentence that says why it cannot be read."""
    try:
        told = grade(task, answer)
    except BadInput as fault:
        return [str(fault)]
    named = told["misconception"] and told["misconception"]["sentence"]
    wrong = [{**each, "why": "" if each["followed"] else each["why"]} for each in told["wrong"]]
    names = " ".join(each["node"] + "*" * each["followed"] for each in wrong)
    return [told["score"], wrong if whole else names, named]


def _changed(task: Json, answer: Json, random: Random) -> Json:
    tree = tree_of(task["position"])
    change = {"values": _values, "windows": _windows, "leaves": _leaves}.get(task["type"], _cuts)
    for _ in range(random.randint(1, 3)):
        change(tree, answer, random)
    return answer


def _cuts(tree: Tree, answer: Json, random: Random) -> None:
    node = random.choice([each for each in tree.names if each != ROOT])
    inside = {tree.names[each] for each in tree.below(node)}
    if tree.names[node] in answer["cut"]:
        answer["cut"].remove(tree.names[node])
        answer["cut"] += [tree.names[each] for each in tree.children(node) if random.random() < 0.8]
    else:
        answer["cut"] = [each for each in answer["cut"] if each not in inside]
        answer["cut"].append(tree.names[node])


def _leaves(tree: Tree, answer: Json, random: Random) -> None:
    names = answer["leaves"]
    leaf = random.choice([tree.names[each] for each in tree.leaves()])
    if leaf in names:
        names.remove(leaf)
    else:
        names.insert(random.randint(0, len(names)), leaf)
    answer["count"] = len(names) if random.random() < 0.6 else random.choice([None, 7, 9])


def _values(tree: Tree, answer: Json, random: Random) -> None:
    values = answer["values"]
    node = random.choice(tree.inner())
    texts = ["<=4", "≥ 3", ">=−2", "≤ 2,5", "x", "−6", "1,31", "+3", "1/2", "–", "none", "∞"]
    value = random.choice([None, *texts, 1.5, 2e9, *range(-3, 12)])
    values[tree.names[node]] = value
    # The nodes above often follow from it.
    while node != ROOT and random.random() < 0.8:
        node = node[:-1]
        typed = tree.children(node)
        below = [values.get(tree.names[each], _number(tree, each)) for each in typed]
        known = [each for each in below if isinstance(each, (int, float))]
        if known:
            best = (max if tree.maximises(node) else min)(known)
            values[tree.names[node]] = best
            if node == ROOT:
                answer["best"] = tree.names[typed[below.index(best)]]
    if random.random() < 0.2:
        answer["best"] = random.choice([None, *(tree.names[each] for each in tree.children(ROOT))])


def _number(tree: Tree, node: Json) -> Json:
    return tree.game.utility(node) if tree.is_leaf(node) else None


def _windows(tree: Tree, answer: Json, random: Random) -> None:
    windows = answer["windows"]
    node = random.choice(tree.inner())
    pair = [
        random.choice([None, 2, 4, 5.5, 1e10, "−∞", "- inf", "+∞", "–", "4,0"]),
        random.choice([None, 6, 7, "<=3", "∞", "+inf", "-inf", "–"]),
    ]
    windows[tree.names[node]] = random.choice([None, pair, [pair[0], None], [None, 7]])
    for child in tree.children(node):
        if not tree.is_leaf(child) and random.random() < 0.7:
            windows[tree.names[child]] = windows[tree.names[node]]


if __name__ == "__main__":
    lines = [json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in graded()]
    TARGET.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
