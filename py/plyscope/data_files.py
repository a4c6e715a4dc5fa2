"""Files that belong to Plyscope and that it does not import. A wheel would pack each for itself: so
the one for pip has them all in one archive, where what they have in common is written only once."""

from __future__ import annotations

import atexit
import json
import shutil
import tempfile
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from plyscope.game import BadInput

ARCHIVE: Final = "data.json.bz2"
"""Their texts, by their paths in this package."""
OWN: Final = Path(__file__).parent
NO_BZ2: Final = "This Python was built without its module bz2, which Plyscope's files need."


def data_folder(name: str) -> Path:
    """The folder of that name in this package, or as it is in the archive. Raises `BadInput` if
    the archive cannot be read."""
    packed = OWN / ARCHIVE
    return (_unpacked(packed) if packed.is_file() else OWN) / name


@cache
def _unpacked(packed: Path) -> Path:
    """A folder with what is in the archive, until Python ends."""
    try:
        decompress = import_module("bz2").decompress
    except ImportError:
        raise BadInput(NO_BZ2) from None
    folder = Path(tempfile.mkdtemp(prefix="plyscope-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for path, text in json.loads(decompress(packed.read_bytes())).items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode())
    return folder
