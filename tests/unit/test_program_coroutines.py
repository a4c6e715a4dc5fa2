"""A search of coroutines has its tree, and what a loop leaves behind comes into no other run."""

import asyncio

import pytest
from plyscope.own_code import program
from plyscope.own_game import own_game
from plyscope.own_game.text import running
from test_program_concurrency import NODES, told

ASYNC_SEARCH = """
import asyncio

async def worth(pile, mine=True):
    {pause}
    if pile == 0:
        return -1 if mine else 1
    below = {below}
    return max(below) if mine else min(below)

print(asyncio.run(worth(5)))
"""


@pytest.mark.parametrize("pause", ["pass", "await asyncio.sleep(1)"])
@pytest.mark.parametrize(
    "below",
    [
        "[await worth(pile - k, not mine) for k in (1, 2, 3) if k <= pile]",
        "await asyncio.gather(*(worth(pile - k, not mine) for k in (1, 2, 3) if k <= pile))",
        "[await each for each in [asyncio.create_task(worth(pile - k, not mine)) for k in (1, 2, 3) if k <= pile]]",
        "[await asyncio.wait_for(worth(pile - k, not mine), 99) for k in (1, 2, 3) if k <= pile]",
    ],
)
def test_a_search_of_coroutines_has_its_tree(below: str, pause: str) -> None:
    answer = program({"source": ASYNC_SEARCH.format(below=below, pause=pause)})
    assert (answer["error"], answer["output"]) == (None, "1\n")
    assert (answer["nodes"], answer["depth"], answer["leaves"]) == (NODES[5], 5, 13)


@pytest.mark.parametrize("start", ["count(3)", ""])
def test_a_start_that_makes_a_coroutine_runs_it_to_its_end(start: str) -> None:
    source = "async def count(n: int):\n    return n and 1 + await count(n - 1)\nn = 3\n"
    answer = program({"source": source, "start": start})
    assert (answer["error"], answer["returned"], answer["nodes"]) == (None, 3, 4)


def test_what_is_left_behind_does_not_come_into_the_next_run() -> None:
    source = """
        import asyncio
        async def late():
            try:
                await asyncio.sleep(1)
                print("late")
            finally:
                print("left")
        async def main():
            asyncio.create_task(late())
        loop = asyncio.new_event_loop()
        task = loop.create_task(late())
        loop.call_later(1, print, "called")
        loop.run_until_complete(main())
    """
    for _ in range(2):
        answer = told(source)
        assert answer["error"] is None
        assert set(answer["output"].split()) <= {"left"}
    assert told("import asyncio\nprint(asyncio.run(asyncio.sleep(9, 7)))")["output"] == "7\n"


def test_a_game_of_ones_own_may_use_a_loop_whenever_it_is_asked() -> None:
    source = """
import asyncio
async def moves(n): return [k for k in (1, 2) if k <= n]
class Take:
    initial = (3, "MAX")
    def to_move(self, state): return state[1]
    def actions(self, state): return asyncio.run(moves(state[0]))
    def result(self, state, n): return (state[0] - n, "MIN" if state[1] == "MAX" else "MAX")
    def is_terminal(self, state): return state[0] == 0
    def utility(self, state): return -1 if state[1] == "MAX" else 1
"""
    policy = asyncio.events._event_loop_policy
    found = own_game(source, ())
    loaded = found.entry.load("", {})
    with running([found.text]):
        assert list(loaded.game.actions(loaded.state)) == [1, 2]
    assert asyncio.events._event_loop_policy is policy
