"""Addresses that change with what is in a file, so that a browser that has kept an old file never
takes it for one of a new page. The names in the folder stay as they are."""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path

NAMED = re.compile(r'(?P<before> (?:src|href)=")(?P<name>[\w-]+\.(?:js|css))"')
"""How index.html names the scripts and styles beside it."""


def digest(file: Path) -> str:
    """The sum of a file as browsers compare it before they run it (Subresource Integrity)."""
    return f"sha256-{base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()}"


def with_fingerprints(html: str, folder: Path) -> str:
    """The page with the fingerprint of each of these files behind its name."""

    def named(found: re.Match[str]) -> str:
        sum_of_file = hashlib.sha256((folder / found["name"]).read_bytes()).hexdigest()
        return f'{found["before"]}{found["name"]}?{sum_of_file[:8]}"'

    return NAMED.sub(named, html)
