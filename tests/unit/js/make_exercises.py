"""Writes exercises of every type with their solutions, for the test that the page's way to answer can say each
solution.

    PYTHONPATH=py python tests/unit/js/make_exercises.py

They are in exercises.json beside this file; test_kept_of_js.py checks that they are still what Python makes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from plyscope.exercises import TYPES, exercise, solution
from plyscope.exercises.reading import DASHES, typed

TARGET = Path(__file__).with_name("exercises.json")
WISHES: dict[str, list[dict[str, Any]]] = {
    "values": [{"method": "alphabeta", "rule": ">"}],
    "cuts": [{"root": "MIN"}],
    "chance": [{"bounds": False}, {"leaves": 1}],
    "domains": [{"method": "forward_checking"}],
    "assignments": [{"values": "lcv", "colours": 4}],
}
"""What is made besides the usual exercises."""
SEEDS = (1, 2, 3, 4)
AMOUNTS = ("6", "1,31", "1.31", ".5", ",5", "1/2", "3/0", "7.", "∞", "Inf", "infinity", "", "x", "1 2")
SIGNS = ("", "+", " ", "- ", *DASHES)


def exercises() -> dict[str, Any]:
    """What can be wished of each type, exercises with their solutions, and what is typed for a
    number with what it says; "?" for nothing that can be read."""
    made = [
        exercise({"type": type_, "seed": seed, "wishes": wishes})
        for type_ in TYPES
        for wishes in ({}, *WISHES.get(type_, []))
        for seed in (SEEDS if not wishes else SEEDS[:1])
    ]
    texts = [sign + amount for sign in SIGNS for amount in AMOUNTS] + ["none", "<= 2", "−−3"]
    return {
        "wishes": {type_: list(each.wishes) for type_, each in TYPES.items()},
        "typed": {text: "?" if typed(text) == text != "∞" else typed(text) for text in texts},
        "solved": [{"exercise": each, "answer": solution(each)} for each in made],
    }


if __name__ == "__main__":
    made = exercises()
    lines = [json.dumps(each, ensure_ascii=False) for each in made.pop("solved")]
    before = json.dumps(made, ensure_ascii=False)[:-1]
    solved = ",\n".join(lines)
    TARGET.write_text(f'{before},\n"solved": [\n{solved}\n]}}\n', encoding="utf-8")
