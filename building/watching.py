"""Seeing which files change, and telling everyone who waits for changes."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from pathlib import Path

Snapshot = dict[Path, int]
"""When each file was last written."""


def snapshot(places: Iterable[Path]) -> Snapshot:
    """The current state of the files at some places; a place is a file or a folder."""
    found: Snapshot = {}
    for place in places:
        for file in place.rglob("*") if place.is_dir() else [place]:
            try:
                if file.is_file() and "__pycache__" not in file.parts:
                    found[file] = file.stat().st_mtime_ns
            except FileNotFoundError:  # An editor has just replaced it.
                continue
    return found


def changed(before: Snapshot, after: Snapshot) -> set[Path]:
    """The files that were changed, added or removed in between."""
    return {file for file, _ in before.items() ^ after.items()}


class Changes:
    """The parts that were rebuilt, each time, for the pages that are open."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._news = threading.Condition()

    def tell(self, parts: str) -> None:
        """Tells everyone who waits which parts were rebuilt."""
        with self._news:
            self._parts.append(parts)
            self._news.notify_all()

    @property
    def count(self) -> int:
        """How many rebuilds there have been."""
        return len(self._parts)

    def since(self, count: int, seconds: float) -> list[str]:
        """The rebuilds after the first `count`. Waits for one, but only for some seconds."""
        with self._news:
            self._news.wait_for(lambda: len(self._parts) > count, seconds)
            return self._parts[count:]
