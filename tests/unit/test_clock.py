"""What takes too long between two nodes is stopped, wherever Python runs."""

import asyncio
import threading
from collections.abc import Callable

import pytest
from plyscope.program.limits import interrupted_after


def spins() -> str:
    """A loop without end, under the clock."""
    with interrupted_after(0.02) as is_over:
        while True:
            pass
    return "stopped" if is_over() else "gone on"


def keeps_spinning() -> str:
    """A loop that catches the first interruption."""
    with interrupted_after(0.02) as is_over:
        try:
            while True:
                pass
        except KeyboardInterrupt:
            while True:
                pass
    return "stopped" if is_over() else "gone on"


@pytest.mark.parametrize("loop", [spins, pytest.param(keeps_spinning, marks=pytest.mark.slow)])
def test_a_loop_without_end_is_stopped(loop: Callable[[], str]) -> None:
    assert loop() == "stopped"


def test_an_interruption_that_is_not_the_clock_s_is_passed_on() -> None:
    with pytest.raises(KeyboardInterrupt), interrupted_after(60):
        raise KeyboardInterrupt


@pytest.mark.slow
@pytest.mark.native
def test_a_loop_without_end_is_stopped_in_another_thread() -> None:
    found: list[str] = []
    thread = threading.Thread(target=lambda: found.append(keeps_spinning()))
    thread.start()
    thread.join()
    assert found == ["stopped"]


@pytest.mark.native
def test_a_loop_without_end_is_stopped_in_an_event_loop_which_goes_on() -> None:
    async def work() -> str:
        found = spins()
        await asyncio.sleep(0)
        return found

    assert asyncio.run(work()) == "stopped"
