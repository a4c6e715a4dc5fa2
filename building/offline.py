"""What is kept on a device, so that the page opens there without a network."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from building.bundles import bundle_service_worker
from building.fingerprints import address_by_sum, addresses_in, digest
from building.parts import later_files
from building.python_files import ONLY_FROM_A_DISK

NOT_KEPT = ("service-worker.js", "plyscope-view.js", "NOTICES")
"""The worker itself, and what other pages or people ask for."""
PACKAGES = "plyscope-[0-9]*"
"""The packages for pip, which nobody's page needs."""
ONLY_WHEN_ASKED = ("python_stdlib.zip", "micropip.whl")
"""What few programs need. It is kept once one of them has asked for it."""
OWN_LESSONS = "lessons"
"""Whoever puts up the page changes these without a build, so they come from the server."""


def kept_files(folder: Path) -> dict[str, str]:
    """The files of a built page that it may need without a network: the sum of each, under what the
    page asks for."""
    addresses = addresses_in((folder / "index.html").read_text(encoding="utf-8"))
    files = {}
    for file in sorted(folder.rglob("*")):
        path = file.relative_to(folder)
        if (
            file.is_dir()
            or path.name in NOT_KEPT
            or path.match(PACKAGES)
            or path.parts[0] == OWN_LESSONS
            or path.name.endswith(ONLY_FROM_A_DISK)
        ):
            continue
        name, summed = path.as_posix(), digest(file)
        by_sum = address_by_sum(name, summed) if name in later_files(folder) else name
        files[addresses.get(name, by_sum)] = summed
    return files


def write_service_worker(folder: Path) -> None:
    """Writes the service worker of a built page. Its version changes with any of its files."""
    files = kept_files(folder)
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    later = [path for path in files if path.endswith(ONLY_WHEN_ASKED)]
    build = {"version": version, "files": files, "later": later}
    bundle_service_worker(folder, json.dumps(build))
