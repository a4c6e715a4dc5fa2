"""Our alpha-beta against those of easyAI and aima3: run by `bench_ahead.py` in the built Pyodide.

Each round runs all of them, one after the other, so that a machine that changes its speed changes it for all. On its
own rules, a package is measured as its user gets it; on ours, only the search differs.
"""

import gc
from statistics import median
from time import perf_counter

from counted import counting
from others.tasks import OWN, TASKS, Answer, Searcher, Task
from plyscope.search.minimax import minimax

from building.measured import Row, row

ROUNDS = 7


def timed(searcher: Searcher) -> float:
    game = searcher.make()
    gc.collect()
    begun = perf_counter()
    searcher.run(game)
    return perf_counter() - begun


def counted(task: Task, searcher: Searcher) -> tuple[int, Answer]:
    """The nodes visited and the answer."""
    game = searcher.make()
    count = counting(game, searcher.counted)
    before = len(task.played) if searcher.name == "Plyscope" else 0
    answer = searcher.run(game)
    return count[0] - before + 1, answer


def is_right(task: Task, answer: Answer, value: float) -> bool:
    """Whether plain minimax gives the move the value of the position, and the answer has it too."""
    game = task.game()
    child = minimax(game, game.result(task.start(game), answer.move), task.plies - 1)
    return child == value and answer.value in {value, None}


def measure(task: Task) -> list[Row]:
    searchers = task.searchers()
    found = [counted(task, searcher) for searcher in searchers]
    value = found[0][1].value
    assert value is not None
    right = sum(is_right(task, answer, value) for _, answer in found)
    rounds = [[timed(searcher) for searcher in searchers] for _ in range(ROUNDS)]
    seconds = [median(column) for column in zip(*rounds, strict=True)]
    rows = [
        row(
            task.name,
            "searches with the right value and a best move",
            right,
            f"of {len(found)}",
            at_least=len(found),
            note=f"value {value:g}",
        )
    ]
    ours, our_nodes = seconds[0], found[0][0]
    for searcher, (nodes, _), taken in list(zip(searchers, found, seconds, strict=True))[1:]:
        name = f"{task.name}: {searcher.name} on {searcher.rules}"
        both = (f"{n:,} nodes in {1000 * s:.0f} ms" for n, s in ((our_nodes, ours), (nodes, taken)))
        our_rate, rate = our_nodes / ours, nodes / taken
        goal = 1 if searcher.rules == OWN else None
        rows.append(row(name, "its time ÷ ours", taken / ours, "×", at_least=goal, note=" against ".join(both)))
        note = f"{our_rate:,.0f} against {rate:,.0f} nodes a second"
        what = "our nodes a second ÷ its"
        rows.append(row(name, what, our_rate / rate, "×", at_least=goal, note=note))
    return rows


def run() -> list[Row]:
    return [each for task in TASKS for each in measure(task)]
