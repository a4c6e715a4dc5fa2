"""The folder in which a program runs: it holds the program's other files, and is gone afterwards
with all that the program has written there."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from os import chdir, getcwd
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

from plyscope.game import BadInput
from plyscope.input.phrases import quoted
from plyscope.isolation import entered
from plyscope.isolation.contexts import context

gettempdir()  # it keeps what it finds when it is first called, which no program has changed


@context
def in_folder(files: Mapping[str, str]) -> Iterator[None]:
    """While the context is open, Python is in a new folder with these files. Raises `BadInput` for
    a name that no file can have there."""
    entered()
    before = getcwd()
    folder = TemporaryDirectory(prefix="plyscope-", ignore_cleanup_errors=True)
    try:
        for name, text in files.items():
            _write(Path(folder.name), name, text)
        chdir(folder.name)
        yield
    finally:
        chdir(before)
        with suppress(Exception):  # where nothing is put back, what it needs may be exchanged
            folder.cleanup()


def _write(folder: Path, name: str, text: str) -> None:
    path = Path(os.path.normpath(folder / name))
    try:
        if folder not in path.parents:
            raise ValueError
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", errors="surrogatepass", newline="")
    except (OSError, ValueError):
        raise BadInput(
            f"There can be no file called {quoted(name)} beside a program.", field="files"
        ) from None
