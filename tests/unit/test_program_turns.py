"""Threads that wait are left meanwhile, and go on when it is their turn: a program prints what it
prints in plain Python."""

from textwrap import dedent

import pytest
from plyscope.own_code import program
from test_program_concurrency import SEARCH, told

PROGRAMS = {
    "workers that are fed later": (
        """
        import queue, threading
        todo = queue.Queue()
        def work():
            while True:
                n = todo.get()
                if n is None: break
                print(worth(n), n)
                todo.task_done()
        threads = [threading.Thread(target=work, daemon=True) for _ in range(2)]
        for each in threads: each.start()
        for n in (2, 3, 4): todo.put(n)
        todo.join()
        for each in threads: todo.put(None)
        for each in threads: each.join()
        print("end")
        """,
        "1 2\n1 3\n-1 4\nend\n",
    ),
    "a worker that answers each question": (
        """
        import queue, threading
        todo, done = queue.Queue(), queue.Queue()
        def work():
            while (n := todo.get()) is not None: done.put((worth(n), n))
        thread = threading.Thread(target=work)
        thread.start()
        for n in (2, 3, 4):
            todo.put(n)
            print(*done.get())
        todo.put(None)
        thread.join()
        print("end", thread.is_alive())
        """,
        "1 2\n1 3\n-1 4\nend False\n",
    ),
    "a process that answers through a pipe": (
        """
        from multiprocessing import Pipe, Process
        def work(end):
            while True:
                n = end.recv()
                if n == "stop": break
                end.send((worth(n), n))
        here, there = Pipe()
        process = Process(target=work, args=(there,))
        process.start()
        for n in (2, 3, 4):
            here.send(n)
            print(*here.recv())
        here.send("stop")
        process.join()
        print("end", process.exitcode)
        """,
        "1 2\n1 3\n-1 4\nend 0\n",
    ),
    "a daemon that sleeps for ever": (
        """
        import threading, time
        count = 0
        def tick():
            global count
            while True:
                time.sleep(0.1)
                count += 1
        threading.Thread(target=tick, daemon=True).start()
        for n in (2, 3, 4): print(worth(n), n)
        time.sleep(0.35)
        print("end", count)
        """,
        "1 2\n1 3\n-1 4\nend 3\n",
    ),
    "who sleeps wakes up in the order of time": (
        """
        import threading, time
        def work(n):
            time.sleep(n / 100)
            print(worth(n), n)
        threads = [threading.Thread(target=work, args=(n,)) for n in (4, 2, 3)]
        for each in threads: each.start()
        for each in threads: each.join()
        print("end")
        """,
        "1 2\n1 3\n-1 4\nend\n",
    ),
    "a full queue, whose reader is the program": (
        """
        import queue, threading
        found = queue.Queue(1)
        class Work(threading.Thread):
            def __init__(self, *all):
                super().__init__()
                self.__all = all
            def run(self):
                for n in self.__all: self.__put(worth(n), n)
                found.put(None)
            def __put(self, *pair):
                found.put(pair)
        Work(2, 3, 4).start()
        while pair := found.get(): print(*pair)
        print("end")
        """,
        "1 2\n1 3\n-1 4\nend\n",
    ),
    "a condition, and a lock that is kept in a sleep": (
        """
        import threading, time
        ready, lock, todo = threading.Condition(), threading.Lock(), []
        def work():
            for _ in range(3):
                with ready:
                    while not todo: ready.wait()
                    n = todo.pop()
                with lock:
                    time.sleep(0.01)
                    print(worth(n), n)
        thread = threading.Thread(target=work)
        thread.start()
        for n in (2, 3, 4):
            with ready:
                todo.append(n)
                ready.notify()
            time.sleep(0.001)
            with lock: pass
        thread.join()
        print("end")
        """,
        "1 2\n1 3\n-1 4\nend\n",
    ),
    "two that take turns, around whom are variables": (
        """
        import threading
        def play():
            turn, other, numbers = threading.Semaphore(1), threading.Semaphore(0), [4, 3, 2]
            def move(mine, others, last):
                nonlocal numbers
                while True:
                    mine.acquire()
                    if numbers: print(worth(numbers[-1]), numbers.pop())
                    others.release()
                    if len(numbers) <= last: return
            threads = [
                threading.Thread(target=move, args=(turn, other, 0)),
                threading.Thread(target=move, kwargs=dict(mine=other, others=turn, last=1)),
            ]
            for each in threads: each.start()
            for each in threads: each.join()
        play()
        print("end")
        """,
        "1 2\n1 3\n-1 4\nend\n",
    ),
    "a thread that is told to stop": (
        """
        import threading
        stop, found = threading.Event(), []
        def work():
            while not stop.wait(0.1): found.append(len(found))
            for n in (2, 3, 4): print(worth(n), n)
        thread = threading.Thread(target=work)
        thread.start()
        thread.join(0.35)
        alive = thread.is_alive()
        stop.set()
        thread.join()
        print("end", alive, len(found))
        """,
        "1 2\n1 3\n-1 4\nend True 3\n",
    ),
}


@pytest.mark.parametrize("kind", PROGRAMS)
def test_a_thread_that_waits_goes_on_when_it_is_its_turn(kind: str) -> None:
    source, output = PROGRAMS[kind]
    answer = told(source, compare=True)
    assert (answer["error"], answer["output"]) == (None, output)
    assert answer["outcome"]["kind"] == "same"


def test_what_a_thread_that_waits_has_chosen_is_known() -> None:
    answer = told(
        """
        import queue, threading
        todo = queue.Queue()
        def work():
            pile, best = todo.get(), None
            for take in (1, 2, 3):
                value = worth(pile - take, False)
                if best is None or value > best: best, move = value, take
            return move
        thread = threading.Thread(target=work)
        thread.start()
        todo.put(6)
        thread.join()
        """
    )
    assert (answer["error"], answer["value"], answer["best"]) == (None, 1, 2)


def test_an_error_after_a_wait_is_told_with_its_line_and_the_program_goes_on() -> None:
    answer = program(
        {
            "source": SEARCH
            + dedent("""
                import queue, threading
                todo = queue.Queue()
                def work():
                    return 1 / todo.get()
                threading.Thread(target=work, name="A").start()
                todo.put(0)
                """)
            + "print(worth(2))\n"
        }
    )
    line = SEARCH.count("\n") + 5
    assert answer["error"] is None
    assert answer["output"].startswith("1\nException in thread A:\n")
    assert f'File "program.py", line {line}, in work\n' in answer["output"]
    assert answer["output"].endswith("ZeroDivisionError: division by zero\n")


def test_what_a_daemon_would_do_as_it_is_left_is_not_done() -> None:
    answer = told(
        """
        import threading
        def work():
            try: threading.Event().wait()
            finally: print("left")
        threading.Thread(target=work, daemon=True).start()
        print(worth(2))
        """
    )
    assert (answer["error"], answer["output"]) == (None, "1\n")


def test_a_thread_that_cannot_be_left_is_told_to_wait_too_early() -> None:
    answer = told(
        """
        import queue, threading, time
        todo = queue.Queue()
        threading.Thread(target=lambda: print(todo.get())).start()
        print(worth(2))
        time.sleep(1)
        todo.put(3)
        print("end")
        """
    )
    assert answer["error"] is not None
    assert answer["error"]["kind"] == "Waits"
    assert answer["error"]["message"] == (
        "A thread waits for something in a queue before the program, which may give it, can go on: "
        "here threads and processes do their work one after the other."
    )
    assert answer["output"] == "1\nend\n"


def test_a_task_of_a_pool_is_told_so_too() -> None:
    answer = told(
        """
        import queue
        from concurrent.futures import ThreadPoolExecutor
        todo = queue.Queue()
        with ThreadPoolExecutor() as pool:
            print(worth(2))
            pool.submit(todo.get)
            todo.put(3)
        """
    )
    assert answer["error"] is not None
    assert answer["error"]["message"].startswith("A thread waits for something in a queue before")
    assert answer["output"] == "1\n"
