"""The lines that are kept for this Python are still those that the methods step through."""

import sys

from kept_answers import JS, kept_in, made_by

PYODIDE = sys.platform == "emscripten"
kept = kept_in(JS / ("stepped-lines-in-pyodide.json" if PYODIDE else "stepped-lines.json"))


def test_every_line_that_is_stepped_is_kept_and_no_other() -> None:
    made = made_by(JS / "make_lines.py", "stepped")
    lines = {
        (kind, method, line)
        for kind in made
        for method in made[kind]
        for line in made[kind][method]
    }
    old = {
        (kind, method, line)
        for kind in kept
        for method in kept[kind]
        for line in kept[kind][method]
    }
    assert sorted(lines ^ old) == []
