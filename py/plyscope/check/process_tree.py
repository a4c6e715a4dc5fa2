"""A process and all that it starts, which end together."""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from plyscope.check.windows_job import Job

MARK: Final = "PLYSCOPE_SUBMISSION"
"""A variable that whatever a submission starts has too, and by which it is found."""
MOST_SWEEPS: Final = 50
NOT_ENDED: Final = (
    "A process that a submission starts and sends out of its group is not ended on this system."
)


class ProcessTree:
    """A process with pipes to its standard input and output, in a group of its own."""

    def __init__(
        self, command: Sequence[str], folder: Path, variables: Mapping[str, str], memory: int
    ) -> None:
        self._mark = secrets.token_hex(16)
        self._job = Job(memory) if sys.platform == "win32" else None
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=folder,
            env={**variables, MARK: self._mark},
            start_new_session=sys.platform != "win32",
        )
        if self._job is not None:
            self._job.take(int(self.process._handle))  # type: ignore[attr-defined]

    @property
    def missing(self) -> list[str]:
        """A sentence for each thing that is not kept on this system."""
        return [] if sys.platform in ("linux", "win32") else [NOT_ENDED]

    def end(self) -> None:
        """Ends every process of the tree, and waits for the first one."""
        if self._job is not None:
            self._job.end()
        elif sys.platform != "win32":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        if sys.platform == "linux":
            self._sweep()

    def _sweep(self) -> None:
        """Ends what has left the group; what is started meanwhile is found by the next sweep."""
        mark = f"{MARK}={self._mark}".encode()
        for _ in range(MOST_SWEEPS):
            found = [place for place in Path("/proc").iterdir() if _has(place, mark)]
            for place in found:
                with suppress(ProcessLookupError, PermissionError):
                    os.kill(int(place.name), signal.SIGKILL)
            if not found:
                return
            time.sleep(0.01)


def _has(place: Path, mark: bytes) -> bool:
    """Whether a process in /proc has the mark, and still runs."""
    if not place.name.isdigit():
        return False
    try:
        return mark in (place / "environ").read_bytes()
    except OSError:
        return False
