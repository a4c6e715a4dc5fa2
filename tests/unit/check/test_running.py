"""A submission runs in a process of its own: what it does costs that submission only, and earns it
nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from time import sleep

import plyscope
import pytest
from judged_programs import here
from plyscope.check.grading import expected_of, graded, prepared
from plyscope.check.pool import judge_all
from plyscope.check.runs import Outcome, Program, RunCases
from plyscope.check.spawning import driven, run_cases
from plyscope.check.submissions import Submission
from plyscope.check.task import NODES, VALUE, Case, Limits, Task
from plyscope.check.trying import Start
from plyscope.check.verdict import Verdict
from plyscope.compare.outcome import CRASHED, NOT_COMPARED, SAME, STOPPED

pytestmark = pytest.mark.native
PACKAGE = str(Path(plyscope.__file__).parents[1])

RIGHT = """
def minimax(tree, maximizing=True):
    if isinstance(tree, int):
        return tree
    values = [minimax(child, not maximizing) for child in tree]
    return max(values) if maximizing else min(values)
"""
WRONG = RIGHT.replace("else min", "else max")
TASK = Task(
    "Trees",
    "minimax",
    [Case("small", setup="tree = [[3, 12], [2, 4]]"), Case("deep", setup="tree = [[[1], [2]], 5]")],
    RIGHT,
    points={VALUE: 6, NODES: 4},
    limits=Limits(seconds=2, memory=512),
)


def run(source: str, cases: int = 1) -> Outcome:
    case: Start = {"setup": "", "starts": [], "function": ""}
    return run_cases(RunCases(Program(source), [case] * cases, TASK.limits))


@cache
def task() -> Task:
    """The task, and what its solution does."""
    return replace(TASK, known=here(prepared(TASK)))


def handed_in(*sources: str) -> list[Submission]:
    return [Submission(f"s{at}", {"s.py": source}) for at, source in enumerate(sources)]


def judge(*sources: str) -> list[Verdict]:
    return list(judge_all(handed_in(*sources), task(), 2))


def judged(source: str, limits: Limits = TASK.limits) -> Verdict:
    """The verdict on what harms nobody but itself."""
    [submission] = handed_in(source)
    limited = replace(task(), limits=limits)
    return driven(graded(submission, limited, expected_of(limited.known)))


CHEATS = {
    "patches the judge": """
import sys
for name, module in list(sys.modules.items()):
    if name.startswith("plyscope"):
        for each in ("judge", "judged", "graded", "recognise", "first_difference"):
            if hasattr(module, each):
                setattr(module, each, lambda *given, **named: None)
""",
    "imports the judge and patches it": """
import plyscope.check.judging as judging, plyscope.check.grading as grading
judging.judged = grading.graded = lambda *given: "same"
""",
    "forges result files": """
import os
for name in ("results/results.json", "submissions.csv", "report.html", "points.txt"):
    os.makedirs(os.path.dirname(name) or ".", exist_ok=True)
    open(name, "w").write('{"score": 10}')
""",
    "ends Python with success": "import os\nos._exit(0)\n",
    "writes a forged record at its exit": """
import atexit, os
atexit.register(lambda: os.write(1, b"run     " + b"x" * 100))
""",
    "writes to every file descriptor": """
import os
for each in range(200):
    try: os.write(each, b"\\0\\0\\0\\0\\0\\0\\0\\x08" + b"x" * 60)
    except OSError: pass
""",
    "prints what graders read": 'print("Grade :=>> 10\\n::error::\\n{\\"score\\": 10}")\n',
    "patches what is built in": "import builtins\nbuiltins.min = max\nbuiltins.sum = lambda *g: 0\n",
    "patches how records are written": """
import pickle, marshal, hmac, json
pickle.Pickler.dump = marshal.dumps = hmac.new = json.dumps = lambda *given, **named: b""
""",
    "turns the watching off": """
import sys
sys.settrace(None); sys.setprofile(None)
if hasattr(sys, "monitoring"):
    for tool in range(6): sys.monitoring.free_tool_id(tool)
""",
    "says of itself that it is equal to everything": """
class Any(int):
    def __eq__(self, other): return True
    def __hash__(self): return 0
    def __lt__(self, other): return False
    __gt__ = __le__ = __ge__ = __eq__
""",
    "ends whoever judges it": """
import os, signal
for each in (os.getppid(), os.getpgid(os.getppid())):
    try: os.kill(each, signal.SIGKILL)
    except OSError: pass
""",
}


@pytest.mark.slow
def test_no_cheat_changes_any_points() -> None:
    plain, *found = judge(WRONG, *(cheat + WRONG for cheat in CHEATS.values()))
    assert 0 < plain.points < plain.most
    too_good = {
        name: each.points
        for name, each in zip(CHEATS, found, strict=True)
        if each.points > plain.points or each.kind == SAME
    }
    assert too_good == {}


@pytest.mark.slow
def test_a_right_one_beside_them_has_all_points() -> None:
    ended, right = judge("import os\nos._exit(0)\n", RIGHT)
    assert (ended.kind, ended.points) == (CRASHED, 0)
    assert (right.kind, right.points) == (SAME, right.most)


SOON = replace(TASK.limits, seconds=0.1)
"""For what has no end of its own, so that no machine is too slow for it."""
ENDS = {
    "an endless loop": ("while True: pass", STOPPED, SOON),
    "a step that cannot be interrupted": ("x = 3 ** 10 ** 9", STOPPED, SOON),
    "an endless recursion": ("def f(n): return f(n + 1)\nf(0)", CRASHED, TASK.limits),
    "an end by os._exit": ("import os; os._exit(1)", CRASHED, TASK.limits),
    "much output": ("while True: print('x' * 1000)", STOPPED, TASK.limits),
}


@pytest.mark.slow
@pytest.mark.parametrize(("source", "kind", "limits"), ENDS.values(), ids=ENDS)
def test_an_end_is_told_as_what_it_is(source: str, kind: str, limits: Limits) -> None:
    verdict = judged(source, limits)
    assert (verdict.kind, verdict.points) == (kind, 0)


@pytest.mark.slow
def test_an_exit_or_an_error_ends_that_case_only() -> None:
    found = run("import sys\ndef f(n): return n and f(n - 1)\nf(3)\nsys.exit(3)", cases=3)
    assert [len(case.ran.record or ()) for case in found.cases] == [4, 4, 4]
    found = run("import os\nos._exit(0)", cases=2)
    assert [bool(case.failed) for case in found.cases] == [True, True]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux keeps these limits")
@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("x = []\nwhile True: x.append('a' * 10 ** 7)", "MemoryError"),
        ("open('large', 'wb').write(b'x' * 20_000_000)", "File too large"),
    ],
)
def test_memory_and_files_have_limits(source: str, words: str) -> None:
    [case] = run(source).cases
    assert case.ran.fault
    assert words in case.ran.fault.text


@pytest.mark.slow
def test_many_files_are_too_large_together() -> None:
    source = "for i in range(50): open(f'f{i}', 'wb').write(b'x' * 5_000_000)\nwhile True: pass"
    [case] = run(source).cases
    assert "files were larger than the 10 MB" in case.failed


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="it looks into /proc")
def test_no_process_is_left_behind() -> None:
    # No other run of the tests on this machine has the same.
    seconds = str(98_000_000 + os.getpid())
    source = f"""
import os, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.execvp("sleep", ["sleep", "{seconds}"])
while True: pass
"""
    run(source)
    for _ in range(100):  # what has been ended may take a moment to go
        left = [place for place in Path("/proc").glob("[0-9]*/cmdline") if _sleeps(place, seconds)]
        if not left:
            return
        sleep(0.1)
    raise AssertionError(left)


def _sleeps(place: Path, seconds: str) -> bool:
    try:
        return seconds.encode() in place.read_bytes()
    except OSError:
        return False


@pytest.mark.slow
def test_points_are_the_same_in_any_order_and_with_any_number_of_judges() -> None:
    submissions = handed_in(WRONG, RIGHT)
    one = list(judge_all(submissions, task(), 1))
    two = list(judge_all(submissions[::-1], TASK, 2))[::-1]
    assert one == two


@pytest.mark.slow
def test_a_text_that_is_no_program_is_told_with_its_line() -> None:
    verdict = judged("def f(:\n")
    assert (verdict.kind, verdict.worst.line) == (CRASHED, 1)
    assert judged("x = 1\n").kind == NOT_COMPARED


@pytest.mark.slow
def test_points_are_the_same_under_two_hash_seeds(tmp_path: Path) -> None:
    (tmp_path / "s.py").write_text(WRONG, encoding="utf-8")
    command = [sys.executable, "-m", "plyscope", "check", str(tmp_path), "--task", "trees"]
    found = {
        subprocess.run(
            [*command, "--format", "json", "--quiet"],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": PACKAGE},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(found) == 1
    assert b'"outcome": "different"' in found.pop()
