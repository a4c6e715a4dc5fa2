"""The lines that are kept for this Python are still those that the methods step through."""

import sys

from kept_answers import JS, kept_in, made_by


def test_every_line_that_is_stepped_is_kept_and_no_other() -> None:
    kept = kept_in(JS / "stepped-lines.json")
    more = kept.pop("only in Pyodide")
    if sys.platform == "emscripten":
        kept = {kind: sorted(kept[kind] + more[kind]) for kind in kept}
    assert made_by(JS / "make_lines.py", "stepped") == kept
