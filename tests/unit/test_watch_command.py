"""What `plyscope watch` reads: a program, and the files beside it that it imports."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from plyscope.commands import watch

SEARCH = """
from .tree import is_leaf

def minimax(node, big):
    if is_leaf(node):
        return node
    values = [minimax(child, not big) for child in node]
    return max(values) if big else min(values)
"""
FILES = {
    "main.py": "import json\nfrom game import search\nprint(search.minimax([[3, 12], [2, 4]], True))\n",
    "game/search.py": SEARCH,
    "game/tree.py": "import sizes\ndef is_leaf(node):\n    return not isinstance(node, list)\n",
    "sizes.py": "SIZE = 2\n",
    "other.py": "never imported, and no Python\n",
}


def watched(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    status = watch.main([str(folder / "main.py")])
    return status, capsys.readouterr().out


def test_a_search_in_another_file_is_watched_and_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    status, told = watched(tmp_path, capsys)
    assert (status, told.splitlines()[0]) == (0, "3")
    assert "MAX 3" in told
    assert told.splitlines()[-1].startswith("Same.")
    saved = json.loads((tmp_path / "main.plyscope.json").read_text(encoding="utf-8"))
    assert sorted(saved["request"]["files"]) == ["game/search.py", "game/tree.py", "sizes.py"]


def test_a_file_that_is_not_there_is_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "main.py").write_text("from .search import minimax\n", encoding="utf-8")
    status, told = watched(tmp_path, capsys)
    assert status == 1
    assert "`from .search` needs search.py beside this program: add that file." in told
