"""Threads, pools, processes, coroutines and alarms of a program: their work is done, one after the
other, and its calls are in the tree."""

import asyncio
import signal
import threading
from textwrap import dedent
from typing import Any

import pytest
from plyscope.own_code import ProgramReport, program

SEARCH = """
def worth(pile, mine=True):
    if pile == 0:
        return -1 if mine else 1
    below = [worth(pile - k, not mine) for k in (1, 2, 3) if k <= pile]
    return max(below) if mine else min(below)

def job(take):
    return worth(6 - take, False), take
"""
NODES = {1: 2, 2: 4, 3: 8, 4: 15, 5: 28, 6: 52}
"""Of the tree of a pile: each is one more than the sum of the three before."""
JOBS = NODES[5] + NODES[4] + NODES[3]


def told(after: str, **more: Any) -> ProgramReport:
    return program({"source": SEARCH + dedent(after), **more})


@pytest.mark.parametrize("kind", ["ThreadPoolExecutor", "ProcessPoolExecutor"])
@pytest.mark.parametrize(
    "tasks",
    [
        "print(max(pool.map(job, (1, 2, 3))))",
        "print(max(each.result() for each in [pool.submit(job, n) for n in (1, 2, 3)]))",
        "made = [pool.submit(job, n) for n in (1, 2, 3)]\n    print(max(each.result() for each in as_completed(made)))",
        "done, rest = wait([pool.submit(job, n) for n in (1, 2, 3)])\n"
        "    print(max(each.result() for each in done), end='\\n' if not rest else '?')",
    ],
)
def test_the_calls_of_a_pools_tasks_are_in_the_tree(kind: str, tasks: str) -> None:
    answer = told(
        f"from concurrent.futures import {kind}, as_completed, wait\nwith {kind}(max_workers=4) as pool:\n    {tasks}\n"
    )
    assert (answer["error"], answer["output"], answer["nodes"]) == (None, "(1, 2)\n", JOBS)
    assert answer["notes"] == ["The tasks of a pool do not run side by side here: they are done at once, one by one."]


@pytest.mark.parametrize(
    "tasks",
    [
        "pool.map(job, (1, 2, 3))",
        "pool.starmap(lambda n, _: job(n), [(1, 0), (2, 0), (3, 0)])",
        "list(pool.imap(job, (1, 2, 3)))",
        "list(pool.imap_unordered(job, (1, 2, 3)))",
        "[pool.apply(job, (n,)) for n in (1, 2, 3)]",
        "[each.get() for each in [pool.apply_async(job, (n,)) for n in (1, 2, 3)]]",
        "pool.map_async(job, (1, 2, 3)).get(timeout=5)",
    ],
)
@pytest.mark.parametrize("module", ["multiprocessing", "multiprocessing.pool", "multiprocessing.dummy"])
def test_so_are_those_of_the_pools_of_multiprocessing(module: str, tasks: str) -> None:
    answer = told(f"from {module} import Pool\nwith Pool(2) as pool:\n    print(max({tasks}))\n")
    assert (answer["error"], answer["output"], answer["nodes"]) == (None, "(1, 2)\n", JOBS)
    (note,) = answer["notes"]
    assert note.startswith("multiprocessing cannot run here: ")


RUN = {
    "a thread": """
        from threading import Thread
        found = {}
        def look(n): found[n] = job(n)
        threads = [Thread(target=look, args=(n,)) for n in (1, 2, 3)]
        for each in threads: each.start()
        for each in threads: each.join()
        print(max(found.values()))
    """,
    "a class of threads with a lock": """
        import threading
        class Worker(threading.Thread):
            lock, found = threading.Lock(), []
            def __init__(self, n):
                super().__init__(daemon=True)
                self.n = n
            def run(self):
                with self.lock: self.found.append(job(self.n))
        workers = [Worker(n) for n in (1, 2, 3)]
        [each.start() for each in workers]
        [each.join(timeout=10) for each in workers]
        print(max(Worker.found), *{each.is_alive() for each in workers} - {False}, sep="")
    """,
    "threads that wait at a queue before anything is in it": """
        import queue, threading
        todo, done = queue.Queue(), queue.Queue()
        def work():
            while True:
                done.put(job(todo.get()))
                todo.task_done()
        for _ in range(2): threading.Thread(target=work, daemon=True).start()
        for n in (1, 2, 3): todo.put(n)
        todo.join()
        print(max(done.get() for _ in range(3)))
    """,
    "a thread that waits for an event": """
        import threading
        go, found = threading.Event(), []
        def work():
            go.wait()
            found.extend(map(job, (1, 2, 3)))
        thread = threading.Thread(target=work)
        thread.start()
        go.set()
        thread.join()
        print(max(found))
    """,
    "threads that meet at a barrier": """
        import threading
        barrier, found = threading.Barrier(3), []
        def work(n):
            found.append(job(n))
            barrier.wait()
        threads = [threading.Thread(target=work, args=(n,)) for n in (1, 2, 3)]
        for each in threads: each.start()
        for each in threads: each.join()
        print(max(found))
    """,
    "a clock that would end the search": """
        import threading, time
        stop = False
        def clock():
            global stop
            time.sleep(5)
            stop = True
        threading.Thread(target=clock, daemon=True).start()
        print(max(job(n) for n in (1, 2, 3) if not stop))
    """,
    "a thread that shows that the program thinks": """
        import threading, time
        done = False
        def spin():
            while not done: time.sleep(0.1)
        thread = threading.Thread(target=spin)
        thread.start()
        print(max(map(job, (1, 2, 3))))
        done = True
        thread.join()
    """,
    "a thread that nobody joins": """
        import threading, time
        def work():
            time.sleep(0.1)
            print(max(map(job, (1, 2, 3))))
        threading.Thread(target=work).start()
    """,
    "a thread that nobody joins, but waits for": """
        import threading, time
        found = []
        def work():
            time.sleep(0.1)
            found.extend(map(job, (1, 2, 3)))
        threading.Thread(target=work, daemon=True).start()
        time.sleep(1)
        print(max(found))
    """,
    "a thread of the low level": """
        import _thread
        _thread.start_new_thread(lambda: print(max(map(job, (1, 2, 3)))), ())
    """,
    "a timer": """
        from threading import Timer
        timer = Timer(0.001, lambda: print("late"))
        timer.start()
        print(max(map(job, (1, 2, 3))))
        timer.cancel()
    """,
    "processes and a queue": """
        import multiprocessing as mp
        def put(n, queue): queue.put(job(n))
        queue = mp.Queue()
        processes = [mp.Process(target=put, args=(n, queue)) for n in (1, 2, 3)]
        for each in processes: each.start()
        for each in processes: each.join()
        print(max(queue.get() for _ in processes), *{p.exitcode for p in processes} - {0}, sep="")
    """,
    "a manager and a pipe": """
        from multiprocessing import Manager, Pipe, Process, Value, Array
        def work(found, end, best, all):
            for n in (1, 2, 3):
                found[n] = job(n)
                all[n - 1] = n
            with best.get_lock(): best.value += max(found.values())[0]
            end.send(max(found.values()))
        with Manager() as manager:
            found, best, all = manager.dict(), Value("i", 0), Array("i", 3)
            here, there = Pipe()
            process = Process(target=work, args=(found, there, best, all))
            process.start()
            process.join()
            print(here.recv() if (len(found), best.value, [*all]) == (3, 1, [1, 2, 3]) else found)
    """,
    "a coroutine": """
        import asyncio
        async def main():
            print(max([await asyncio.to_thread(job, n) for n in (1, 2, 3)]))
        asyncio.run(main())
    """,
    "tasks that take turns": """
        import asyncio
        async def work(n):
            await asyncio.sleep(3600 / n)
            return job(n)
        async def main():
            tasks = [asyncio.create_task(work(n)) for n in (1, 2)]
            print(max([*await asyncio.gather(*tasks), await asyncio.wait_for(work(3), 9000)]))
        asyncio.run(main())
    """,
    "a loop of the old kind": """
        import asyncio
        async def work(queue):
            for n in (1, 2, 3): await queue.put(job(n))
        async def main():
            queue = asyncio.Queue(1)
            task = asyncio.ensure_future(work(queue))
            print(max([await queue.get() for _ in range(3)]))
            await task
        loop = asyncio.get_event_loop()
        loop.run_until_complete(main())
        loop.close()
    """,
    "an executor of a loop": """
        import asyncio
        from concurrent.futures import ProcessPoolExecutor
        async def main():
            loop = asyncio.get_running_loop()
            with ProcessPoolExecutor() as pool:
                ways = [loop.run_in_executor(pool, job, n) for n in (1, 2, 3)]
                print(max(await asyncio.gather(*ways)))
        asyncio.run(main())
    """,
    "an alarm": """
        import signal
        def late(number, frame): raise TimeoutError
        before = signal.signal(signal.SIGALRM, late)
        signal.alarm(1)
        print(max(map(job, (1, 2, 3))) if before == signal.SIG_DFL else before)
        signal.alarm(0)
        signal.setitimer(signal.ITIMER_REAL, 0)
    """,
}


@pytest.mark.slow
@pytest.mark.parametrize("kind", RUN)
def test_whatever_a_program_does_side_by_side_is_done_and_its_calls_are_in_the_tree(kind: str) -> None:
    answer = told(RUN[kind])
    assert (answer["error"], answer["output"], answer["nodes"]) == (None, "(1, 2)\n", JOBS)


def test_nobody_has_a_turn_while_a_search_sleeps() -> None:
    clock = """
import threading, time
stop = False
def clock():
    global stop
    time.sleep(5)
    stop = True
threading.Thread(target=clock, daemon=True).start()
"""
    sleeping = SEARCH.replace("    below", "    time.sleep(0.01)\n    if stop: return 0\n    below")
    answer = program({"source": f"{clock}{sleeping}print(worth(6))\n"})
    assert (answer["error"], answer["output"], answer["nodes"]) == (None, "1\n", NODES[6])


@pytest.mark.parametrize(
    ("kind", "note"),
    [
        ("a thread", "Threads do not run side by side here: each works until it waits or ends, one by one."),
        ("a timer", "No time passes here for a timer, so it never goes off."),
        ("an alarm", "An alarm never goes off here, so signal.alarm is ignored."),
    ],
)
def test_what_is_done_in_another_way_is_said_once(kind: str, note: str) -> None:
    assert told(RUN[kind])["notes"] == [note]


def test_a_lock_alone_is_nothing_to_speak_of() -> None:
    answer = told("import threading\nwith threading.RLock():\n    print(job(2))\n")
    assert (answer["error"], answer["notes"], answer["output"]) == (None, [], "(1, 2)\n")


def test_an_error_in_a_task_is_raised_where_its_result_is_wanted() -> None:
    answer = told("""
        from concurrent.futures import ThreadPoolExecutor
        with ThreadPoolExecutor() as pool:
            future = pool.submit(lambda: 1 / 0)
            print(type(future.exception()).__name__, future.done())
            future.result()
    """)
    assert answer["output"] == "ZeroDivisionError True\n"
    assert answer["error"] is not None
    assert (answer["error"]["kind"], answer["error"]["line"]) == ("ZeroDivisionError", 13)


def test_an_error_in_a_thread_is_printed_and_the_program_goes_on() -> None:
    answer = told("""
        import threading
        thread = threading.Thread(target=lambda: 1 / 0, name="A")
        thread.start()
        print(job(2), thread.is_alive())
    """)
    assert answer["error"] is None
    assert answer["output"].startswith("Exception in thread A:\nTraceback (most recent call last):\n")
    assert answer["output"].endswith("ZeroDivisionError: division by zero\n(1, 2) False\n")


def test_a_process_gets_copies_and_a_thread_what_it_is_given() -> None:
    source = """
        from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
        def play(board): board.append(worth(2)); return board
        for kind in (ProcessPoolExecutor, ThreadPoolExecutor):
            board = []
            with kind() as pool:
                print(list(pool.map(play, [board])), board)
    """
    assert told(source)["output"] == "[[1]] []\n[[1]] [1]\n"


def test_the_budget_ends_what_runs_in_a_pool_or_in_a_task() -> None:
    for source in (
        "from concurrent.futures import ThreadPoolExecutor\n"
        "with ThreadPoolExecutor() as pool:\n    pool.submit(worth, 9).exception()\n",
        "import asyncio\nasync def main():\n    worth(9)\nasyncio.run(main())\n",
        "import threading\nthreading.Thread(target=worth, args=(9,)).start()\n",
    ):
        answer = told(source, budget=50)
        assert answer["error"] is not None
        assert (answer["error"]["kind"], answer["nodes"]) == ("Budget", 50)


def test_pythons_own_modules_are_as_they_were() -> None:
    policy, running = asyncio.events._event_loop_policy, asyncio._get_running_loop()
    handlers = [signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)]
    for kind in ("a coroutine", "a loop of the old kind", "an alarm", "a thread"):
        told(RUN[kind])
    assert asyncio.events._event_loop_policy is policy
    assert asyncio._get_running_loop() is running
    assert [signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)] == handlers
    assert not issubclass(threading.Thread, type(None))
    assert threading.Thread.__module__ == "threading"


def test_each_thread_has_its_own_names_and_fields() -> None:
    answer = told("""
        import threading
        held = threading.local()
        held.n = 0
        def work(n):
            print(threading.current_thread().name, hasattr(held, "n"))
            held.n = n
        threading.Thread(target=work, args=(1,)).start()
        threading.Thread(target=work, args=(2,), name="B").start()
        print(threading.current_thread().name, held.n, threading.active_count())
    """)
    assert answer["output"] == "Thread-1 (work) False\nB False\nMainThread 0 1\n"
