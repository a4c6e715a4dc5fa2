"""Addresses that change with what is in a file, so that a browser that has kept an old file never
takes it for one of a new page. The names in the folder stay as they are."""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path
from urllib.parse import quote

from building.address import public_address
from building.paths import ROOT, STATIC
from building.steps import digest as digest_of_sources

MADE_OF = (
    STATIC,
    *(ROOT / name for name in ("py", "building", "requirements", "package.json")),
    ROOT / "package-lock.json",
)

NAMED = re.compile(r'(?P<before> (?:src|href)=")(?P<name>[\w-]+\.(?:js|css))"')
"""How index.html names the scripts and styles beside it."""
ADDRESSED = re.compile(r' (?:src|href)="(?P<address>(?P<name>[\w-]+\.(?:js|css))\?\w+)"')
"""The same, with a fingerprint."""


def build_id() -> str:
    """What the files of a build have in common, and changes with anything that they are made of.

    Each says it, so that the page notices that two of them are of two builds.
    """
    return digest_of_sources([*MADE_OF, public_address()])[:12]


def digest(file: Path) -> str:
    """The sum of a file as browsers compare it before they run it (Subresource Integrity)."""
    return f"sha256-{base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()}"


def with_fingerprints(html: str, folder: Path) -> str:
    """The page with the fingerprint of each of these files behind its name."""

    def named(found: re.Match[str]) -> str:
        sum_of_file = hashlib.sha256((folder / found["name"]).read_bytes()).hexdigest()
        return f'{found["before"]}{found["name"]}?{sum_of_file[:8]}"'

    return NAMED.sub(named, html)


def addresses_in(html: str) -> dict[str, str]:
    """By the names of the files that have a fingerprint in this page, what it asks for."""
    return {found["name"]: found["address"] for found in ADDRESSED.finditer(html)}


def address_by_sum(path: str, summed: str) -> str:
    """What the page asks for if it loads a script by its sum, as support/load-script.js says it."""
    return f"{path}?{quote(summed[-9:-1], safe='')}"
