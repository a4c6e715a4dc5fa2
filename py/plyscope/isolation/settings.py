"""What a program can set for the whole interpreter: where it works, its environment, its limits."""

from __future__ import annotations

import _locale
import gc
import os
import signal
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from plyscope.isolation.builtins_kept import keep_builtins

keep_builtins(globals())


@dataclass(frozen=True)
class Setting:
    """A setting of the interpreter.

    Attributes:
        read: what it is now; equal values are the same setting.
        write: sets it to what was read.
    """

    read: Callable[[], Any]
    write: Callable[[Any], object]


def recorded() -> list[Any]:
    """What all settings are now."""
    return [setting.read() for setting in SETTINGS]


def are_put_back(kept: list[Any]) -> bool:
    """Whether all settings are what they were, at the latest after they were put back."""
    for setting, value in zip(SETTINGS, kept, strict=True):
        try:
            if setting.read() != value:
                setting.write(value)
        except (OSError, ValueError):  # such as a folder that is no longer there
            try:
                setting.write(value)
            except (OSError, ValueError):
                return False
    return True


def _set_environment(kept: Mapping[str, str]) -> None:
    for name in os.environ.keys() - kept.keys():
        del os.environ[name]
    os.environ.update(kept)


def _set_handlers(kept: Mapping[int, Any]) -> None:
    for number, handler in kept.items():
        signal.signal(number, handler)


MONITORING: Final[Any] = getattr(sys, "monitoring", None)
"""Python 3.11 has none."""


def _tools() -> list[bool]:
    """Which numbers of tools that watch programs are taken."""
    return [bool(MONITORING.get_tool(number)) for number in range(6)] if MONITORING else []


def _free_tools(kept: list[bool]) -> None:
    for number, (was_taken, is_taken) in enumerate(zip(kept, _tools(), strict=True)):
        if is_taken and not was_taken:
            MONITORING.set_events(number, 0)
            MONITORING.free_tool_id(number)


def _decimal() -> Any:
    """How `decimal` computes, if somebody has imported it."""
    decimal = sys.modules.get("decimal")
    return decimal.getcontext().__reduce__()[1] if decimal else ()


def _set_decimal(kept: tuple[Any, ...]) -> None:
    decimal = sys.modules["decimal"]
    decimal.setcontext(decimal.Context(*kept))


def _traces_memory() -> bool:
    tracemalloc = sys.modules.get("tracemalloc")
    return bool(tracemalloc and tracemalloc.is_tracing())


def _trace_memory(wanted: bool) -> None:
    tracemalloc = sys.modules["tracemalloc"]
    (tracemalloc.start if wanted else tracemalloc.stop)()


HEARD: Final = tuple(
    held
    for name in ("SIGINT", "SIGTERM", "SIGALRM")
    if (held := getattr(signal, name, None)) is not None
)
SETTINGS: Final = (
    Setting(os.getcwd, os.chdir),
    Setting(lambda: dict(os.environ), _set_environment),
    Setting(sys.getrecursionlimit, sys.setrecursionlimit),
    Setting(sys.get_int_max_str_digits, sys.set_int_max_str_digits),
    Setting(sys.getswitchinterval, sys.setswitchinterval),
    Setting(sys.gettrace, sys.settrace),
    Setting(sys.getprofile, sys.setprofile),
    Setting(_tools, _free_tools),
    Setting(lambda: {number: signal.getsignal(number) for number in HEARD}, _set_handlers),
    Setting(gc.get_threshold, lambda kept: gc.set_threshold(*kept)),
    Setting(gc.get_debug, gc.set_debug),
    Setting(_decimal, _set_decimal),
    Setting(
        lambda: _locale.setlocale(_locale.LC_ALL),
        lambda kept: _locale.setlocale(_locale.LC_ALL, kept),
    ),
    Setting(_traces_memory, _trace_memory),
)
