"""Build steps, which are skipped if nothing they depend on has changed."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Callable, Iterable
from pathlib import Path

from building.paths import BUILD, ROOT
from building.running import say

STAMPS = BUILD / "stamps"
MADE = {"__pycache__", ".ruff_cache", "viewer"}
"""Folders beside the sources in which there is only what was made from them."""


def digest(inputs: Iterable[Path | str]) -> str:
    """One hash of the contents of files and folders, and of plain text."""
    total = hashlib.sha256()
    for item in inputs:
        if isinstance(item, str):
            total.update(item.encode())
            continue
        for file in sorted(item.rglob("*")) if item.is_dir() else [item]:
            name = file.relative_to(ROOT)
            if file.is_file() and not MADE & set(name.parts):
                total.update(str(name).encode())
                total.update(file.read_bytes())
    return total.hexdigest()


def step(
    name: str,
    text: str,
    inputs: Iterable[Path | str],
    outputs: Iterable[Path],
    work: Callable[[], None],
) -> None:
    """Does `work`, unless it was done before with the same inputs and its outputs still exist.

    The module that defines `work` is an input too.
    """
    stamp = STAMPS / name
    key = digest([*inputs, Path(inspect.getfile(work))])
    if stamp.is_file() and stamp.read_text() == key and all(path.exists() for path in outputs):
        return
    say(text)
    stamp.unlink(missing_ok=True)
    work()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key)
