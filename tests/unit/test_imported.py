"""What is imported: by Plyscope itself, and when the page's Python starts from its image.

There, Python's library comes only after the first answers, and these must not import from it.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from test_kinds import REQUESTS

ASK = """
import json, sys
import plyscope.bridge

before = set(sys.modules)
for request in json.load(sys.stdin):
    plyscope.bridge.answer(request)
print(json.dumps(sorted(set(sys.modules) - before)))
"""
ROOT = Path(__file__).parents[2]
OTHERS = [
    {"op": "catalogue"},
    {"op": "gallery"},
    {"op": "exercise-types"},
    {"op": "search", "kind": "game", "subject": "tree", "position": "[[3 12"},
    {"op": "none"},
]


def test_to_import_plyscope_imports_no_game_no_search_and_no_watcher() -> None:
    ask = "import plyscope, sys; print(*sorted(each for each in sys.modules if 'plyscope' in each))"
    told = subprocess.run(
        [sys.executable, "-c", ask],
        env={**os.environ, "PYTHONPATH": str(ROOT / "py")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.split() == ["plyscope", "plyscope.old_names"]


@pytest.mark.slow
def test_answers_that_do_not_wait_for_the_library_import_nothing_from_it() -> None:
    script = (ROOT / "static/js/python/worker.js").read_text(encoding="utf-8")
    rule = re.search(r"const MAY_IMPORT = /(.+)/;", script)
    assert rule
    texts = [json.dumps(each, separators=(",", ":")) for each in [*REQUESTS, *OTHERS]]
    early = [text for text in texts if not re.search(rule[1], text)]
    assert len(early) > 30
    told = subprocess.run(
        [sys.executable, "-c", ASK],
        input=json.dumps(early),
        env={**os.environ, "PYTHONPATH": str(ROOT / "py")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert [name for name in json.loads(told.stdout) if not name.startswith("plyscope.")] == []
