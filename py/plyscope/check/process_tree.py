"""A process and all that it starts, which end together."""

from __future__ import annotations

import ctypes
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from ctypes import c_size_t, c_uint32, c_uint64, c_void_p
from pathlib import Path
from typing import Any, Final

MARK: Final = "PLYSCOPE_SUBMISSION"
"""A variable that whatever a submission starts has too, and by which it is found."""
MOST_SWEEPS: Final = 50
NOT_ENDED: Final = (
    "A process that a submission starts and sends out of its group is not ended on this system."
)
KILL_ON_CLOSE, MEMORY_OF_JOB = 0x2000, 0x200
EXTENDED_LIMITS: Final = 9
MB: Final = 2**20


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


class _Basic(ctypes.Structure):
    _fields_ = (
        ("process_time", c_uint64),
        ("job_time", c_uint64),
        ("flags", c_uint32),
        ("least_working_set", c_size_t),
        ("most_working_set", c_size_t),
        ("most_processes", c_uint32),
        ("affinity", c_size_t),
        ("priority", c_uint32),
        ("scheduling", c_uint32),
    )


class _Extended(ctypes.Structure):
    _fields_ = (
        ("basic", _Basic),
        ("counters", c_uint64 * 6),
        ("process_memory", c_size_t),
        ("job_memory", c_size_t),
        ("peak_process_memory", c_size_t),
        ("peak_job_memory", c_size_t),
    )


class Job:
    """A job object of Windows: its processes end with it, and may use so many MB together. Nobody
    of this project has run this; it follows Microsoft's description of these functions."""

    def __init__(self, memory: int) -> None:
        self._kernel: Any = ctypes.WinDLL("kernel32")  # type: ignore[attr-defined,unused-ignore]
        self._kernel.CreateJobObjectW.restype = c_void_p
        self._job = c_void_p(self._kernel.CreateJobObjectW(None, None))
        limits = _Extended()
        limits.basic.flags = KILL_ON_CLOSE | MEMORY_OF_JOB
        limits.job_memory = memory * MB
        size = ctypes.sizeof(limits)
        self._kernel.SetInformationJobObject(self._job, EXTENDED_LIMITS, ctypes.byref(limits), size)

    def take(self, handle: int) -> None:
        """A process with this handle, and all that it starts from now on, belong to the job."""
        self._kernel.AssignProcessToJobObject(self._job, c_void_p(handle))

    def end(self) -> None:
        """Ends all its processes."""
        self._kernel.TerminateJobObject(self._job, 1)
        self._kernel.CloseHandle(self._job)
