"""The folder in which a program runs: it holds the program's other files, and is gone afterwards
with all that the program has written there."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from plyscope.game import BadInput
from plyscope.input.phrases import quoted
from plyscope.isolation import entered


@contextmanager
def in_folder(files: Mapping[str, str]) -> Iterator[None]:
    """While the context is open, Python is in a new folder with these files. Raises `BadInput` for
    a name that no file can have there."""
    entered()
    before = os.getcwd()
    with TemporaryDirectory(prefix="plyscope-", ignore_cleanup_errors=True) as folder:
        for name, text in files.items():
            _write(Path(folder), name, text)
        os.chdir(folder)
        try:
            yield
        finally:
            os.chdir(before)


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
