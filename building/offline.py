"""What is kept on a device, so that the page opens there without a network."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from building.bundles import bundle_service_worker
from building.python_files import ONLY_FROM_A_DISK

NOT_KEPT = ("service-worker.js", "plyscope-view.js", "NOTICES")
"""The worker itself, and what other pages or people ask for."""
ONLY_WHEN_ASKED = ("python_stdlib.zip", "micropip.whl")
"""What few programs need. It is kept once one of them has asked for it."""
OWN_LESSONS = "lessons"
"""Whoever puts up the page changes these without a build, so they come from the server."""


def kept_files(folder: Path) -> list[str]:
    """The files of a built page that it needs without a network, by their paths, sorted."""
    paths = [file.relative_to(folder) for file in folder.rglob("*") if file.is_file()]
    return sorted(
        path.as_posix()
        for path in paths
        if path.name not in NOT_KEPT + ONLY_WHEN_ASKED
        and path.parts[0] != OWN_LESSONS
        and not path.name.endswith(ONLY_FROM_A_DISK)
    )


def write_service_worker(folder: Path) -> None:
    """Writes the service worker of a built page. Its version changes with any of its files."""
    files = kept_files(folder)
    total = hashlib.sha256()
    for name in files:
        total.update(name.encode())
        total.update((folder / name).read_bytes())
    build = {"version": total.hexdigest()[:16], "files": files}
    bundle_service_worker(folder, json.dumps(build))
