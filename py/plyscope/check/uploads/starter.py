"""The task with which a teacher begins: minimax on three small trees."""

from __future__ import annotations

from typing import Final

TASK: Final = """\
# What is asked for, and on what it is judged. docs/check.md has all that a task can say.
name = "Minimax on trees"
search = "minimax"

# How much students are told: "kind" of the mistake, "place", or the whole "sentence".
hint = "sentence"

trees = [
  "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]",
  "[[5, 9], [7, 3, 8], [6, 6], [1, 10]]",
  "[[[4, 6], [7, 9]], [[1, 2], [0, 1]], [[5, 3], [8, 2]]]",
]

[points]
value = 5
nodes = 2
"""
