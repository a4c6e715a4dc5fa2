"""Takes from a process what a submission does not need: memory without end, large files, the
network. This is no sandbox: a program that means harm needs one around it."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from contextlib import suppress
from typing import Final

MB: Final = 2**20
NEW_USER, NEW_PROCESSES, NEW_NETWORK = 0x10000000, 0x20000000, 0x40000000
"""Flags of Linux's `unshare`."""
END_WITH_PARENT: Final = 1
"""What Linux's `prctl` is asked for."""
MEMORY: Final = "The memory of submissions was not limited: this system cannot do that."
FILES: Final = "The size of files was not limited: this system cannot do that."
NETWORK: Final = "Submissions could use the network: this system does not let it be taken away."
PROCESSES: Final = (
    "Submissions could end other processes: this system does not let them be kept apart."
)


def confine(memory: int, file_size: int) -> list[str]:
    """Limits this process, for good, to so many MB of memory and of each file, and takes the
    network and the sight of other processes from it. Returns a sentence for each limit that is not
    in force."""
    _end_with_parent()
    missing = [
        *([] if _limits("RLIMIT_AS", memory) else [MEMORY]),
        *([] if _limits("RLIMIT_FSIZE", file_size) else [FILES]),
    ]
    for alone in (0, NEW_USER):
        if _unshares(alone | NEW_NETWORK | NEW_PROCESSES):
            _go_on_in_child()
            return missing
    is_cut_off = any(_unshares(alone | NEW_NETWORK) for alone in (0, NEW_USER))
    return [*missing, *([] if is_cut_off else [NETWORK]), PROCESSES]


def _go_on_in_child() -> None:
    """The next process is the first that sees no others; this one only waits for it."""
    child = os.fork()
    if child:
        os.waitpid(child, 0)
        os._exit(0)
    _end_with_parent()


def _end_with_parent() -> None:
    """Whoever judges may be ended; what it judges then ends too."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(END_WITH_PARENT, signal.SIGKILL)


def _limits(name: str, most: int) -> bool:
    if sys.platform in ("win32", "darwin", "emscripten"):
        # Windows' memory is limited by the job; macOS takes the limit and does not keep it.
        return sys.platform == "win32" and name == "RLIMIT_AS"
    import resource  # noqa: PLC0415 - Windows has none

    with suppress(AttributeError):
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # too large a file is an OSError instead
    try:
        resource.setrlimit(getattr(resource, name), (most * MB, most * MB))
    except (OSError, ValueError):
        return False
    return True


def _unshares(flags: int) -> bool:
    if sys.platform != "linux":
        return False
    try:
        return bool(ctypes.CDLL(None).unshare(flags) == 0)
    except (OSError, AttributeError):
        return False
