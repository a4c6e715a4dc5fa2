"""Exercises as other programs take them: a file for each format. Here, zip files
that are the same whenever what is in them is the same."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

DATE: Final = (2000, 1, 1, 0, 0, 0)
"""The date of every file."""


def zipped(files: Mapping[str, str | bytes]) -> bytes:
    """The files, by their names, as a zip file."""
    whole = BytesIO()
    with ZipFile(whole, "w", ZIP_DEFLATED) as file:
        for name, data in files.items():
            entry = ZipInfo(name, DATE)
            # A web server must be able to read what is unpacked for it.
            entry.external_attr = 0o644 << 16
            file.writestr(entry, data, ZIP_DEFLATED)
    return whole.getvalue()
