"""Signals that nobody sends: an alarm never goes off."""

from __future__ import annotations

import signal
from collections.abc import Callable
from typing import Any, Final

from plyscope.program.concurrency.turns import Turns, WaitsForeverError

ALARMS: Final = "An alarm never goes off here, so signal.alarm is ignored."
NUMBERS: Final = {"SIGALRM": 14, "SIGUSR1": 10, "SIGUSR2": 12, "SIGHUP": 1, "ITIMER_REAL": 0}
"""Those that are not everywhere."""


def parts_of_signal(turns: Turns) -> dict[str, Any]:
    """What stands in for parts of `signal`: handlers are kept, and only called by the program."""
    handlers: dict[int, Any] = {}

    def handle(number: int, handler: Any) -> Any:
        before = handler_of(number)
        handlers[number] = handler
        return before

    def handler_of(number: int) -> Any:
        usual = signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL
        return handlers.get(number, usual)

    def ignore(*_: object) -> int:
        turns.note(ALARMS)
        return 0

    def ignore_timer(*_: object) -> tuple[float, float]:
        turns.note(ALARMS)
        return 0.0, 0.0

    def send(number: int) -> None:
        handler: Callable[[int, Any], object] | int = handler_of(number)
        if callable(handler):
            handler(number, None)

    def pause() -> None:
        raise WaitsForeverError("a signal")

    return {
        **{name: getattr(signal, name, value) for name, value in NUMBERS.items()},
        "signal": handle,
        "getsignal": handler_of,
        "alarm": ignore,
        "setitimer": ignore_timer,
        "getitimer": lambda _which=0: (0.0, 0.0),
        "raise_signal": send,
        "pause": pause,
        "siginterrupt": lambda *_: None,
    }
