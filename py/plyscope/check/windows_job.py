"""A job object of Windows: its processes end with it, and share a limit of memory. Nobody of this
project has run this; it follows Microsoft's description of these functions."""

from __future__ import annotations

import ctypes
from ctypes import c_size_t, c_uint32, c_uint64, c_void_p
from typing import Any, Final

KILL_ON_CLOSE, MEMORY_OF_JOB = 0x2000, 0x200
EXTENDED_LIMITS: Final = 9
MB: Final = 2**20


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
    """A job whose processes may use so many MB together."""

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
