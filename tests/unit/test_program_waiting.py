"""A program that waits for what nobody can give ends with that reason."""

import pytest
from plyscope.own_code import program
from test_program_concurrency import NODES, SEARCH, told


@pytest.mark.parametrize(
    ("program_", "what"),
    [
        ("import queue\nqueue.Queue().get()", "something in a queue"),
        ("import queue\nq = queue.Queue(1)\nq.put(1)\nq.put(2)", "room in a queue"),
        ("import queue\nq = queue.SimpleQueue()\nq.get()", "something in a queue"),
        ("import threading\nthreading.Event().wait()", "an event"),
        ("import threading\nlock = threading.Lock()\nlock.acquire()\nlock.acquire()", "a lock"),
        ("import threading\nc = threading.Condition()\nwith c:\n    c.wait()", "a condition"),
        ("import threading\nc = threading.Condition()\nwith c:\n    c.wait_for(lambda: False)", "a condition"),
        ("import threading\nthreading.Barrier(2).wait()", "others at a barrier"),
        ("import threading\nt = threading.Timer(1, print)\nt.start()\nt.join()", "a timer"),
        (
            "import threading, queue\nq = queue.Queue()\n"
            "t = threading.Thread(target=lambda: q.get())\nt.start()\nt.join()",
            "something in a queue",
        ),
        ("import threading\nt = threading.Thread(target=threading.Event().wait)\nt.start()", "an event"),
        ("import multiprocessing as m\nm.Queue().get()", "something in a queue"),
        ("import multiprocessing as m\na, b = m.Pipe()\na.recv()", "a message"),
        ("import asyncio\nasyncio.run(asyncio.Event().wait())", "something in its event loop"),
        ("import signal\nsignal.pause()", "a signal"),
    ],
)
def test_who_waits_for_what_nobody_can_give_is_told_so(program_: str, what: str) -> None:
    guarded = "\n".join(f"    {line}" for line in program_.splitlines())
    answer = told(
        f"print(job(2))\ntry:\n{guarded}\nexcept Exception:\n    print('caught')\n"
        if "Thread(" not in program_
        else f"print(job(2))\n{program_}\n"
    )
    assert answer["error"] is not None
    assert answer["error"]["kind"] == "Waits"
    assert answer["error"]["message"] == (
        f"The program waits for {what}, but nothing is left that could give it: here threads and "
        "processes do their work one after the other."
    )
    assert (answer["output"], answer["nodes"]) == ("(1, 2)\n", NODES[4])
    assert answer["outcome"]["kind"] == "not compared"
    assert answer["outcome"]["why"] == answer["error"]["message"]


@pytest.mark.parametrize(
    "waits",
    [
        "queue.Queue().get(timeout=1)",
        "queue.Queue().get_nowait()",
        "print(threading.Event().wait(1), threading.Lock().acquire(timeout=1))",
    ],
)
def test_who_waits_for_some_time_only_goes_on(waits: str) -> None:
    answer = told(f"import queue, threading\ntry:\n    {waits}\nexcept queue.Empty:\n    print(1)\n")
    assert answer["error"] is None
    assert answer["output"] in ("1\n", "False True\n")


MISTAKE = "return max(below) if mine else max(below)"


def test_what_was_wrong_before_it_waits_is_still_told() -> None:
    right, wrong = SEARCH, SEARCH.replace("return max(below) if mine else min(below)", MISTAKE)
    kinds = []
    for search in (right, wrong):
        source = f"import threading\n{search}\nprint(worth(6))\nthreading.Event().wait()\n"
        kinds.append(program({"source": source, "compare": True})["outcome"]["kind"])
    assert kinds == ["not compared", "different"]


@pytest.mark.parametrize(
    "runs",
    [
        "threading.Thread(target=worth, args=(30,)).start()",
        "list(ThreadPoolExecutor().map(worth, [30]))",
        "asyncio.run(asyncio.to_thread(worth, 30))",
        "worth(5)\nworth(30)\nthreading.Event().wait()",
    ],
)
def test_a_search_that_is_stopped_in_a_thread_has_that_outcome(runs: str) -> None:
    source = f"import asyncio, threading\nfrom concurrent.futures import ThreadPoolExecutor\n{SEARCH}\n{runs}\n"
    told = program({"source": source, "compare": True, "budget": {"nodes": 500}})
    assert told["error"] is not None
    assert (told["error"]["kind"], told["nodes"]) == ("Budget", 500)
    assert told["outcome"]["kind"] == "stopped"
