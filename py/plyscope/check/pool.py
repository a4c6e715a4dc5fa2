"""Judges many submissions, several at once, each in a process that nothing of a submission runs in,
and that is given up if it does not come back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import local
from typing import Final

from plyscope.check.grading import Prepared, expected_of, given_up, graded, prepared
from plyscope.check.runs import SLOWNESS
from plyscope.check.spawning import TO_BEGIN, TRIALS, driven
from plyscope.check.submissions import Submission
from plyscope.check.task import Task
from plyscope.check.verdict import Verdict

MOST_JUDGED: Final = 25
"""After so many submissions a process is replaced, so that none grows."""
MOST_RUNS: Final = 6
"""So often a submission is run at most: as it is, with its lines, its rules, and mended."""


def judge_all(submissions: Sequence[Submission], task: Task, jobs: int) -> Iterator[Verdict]:
    """The verdicts, in the order of the submissions, each as soon as those before it are there.
    Raises `BadInput` if the task's own solution does not run."""
    ready = driven(prepared(task))
    pool, threads = _Pool(task, ready), ThreadPoolExecutor(jobs)
    try:
        yield from threads.map(pool.judge, submissions)
    finally:
        threads.shutdown(wait=False, cancel_futures=True)
        pool.close()


@dataclass
class _Pool:
    """A judge for each thread."""

    task: Task
    ready: Prepared
    judges: list[_Judge] = field(default_factory=list)
    own: local = field(default_factory=local)

    def judge(self, submission: Submission) -> Verdict:
        judge: _Judge | None = getattr(self.own, "judge", None)
        if judge is None or judge.judged >= MOST_JUDGED:
            if judge:
                judge.close()
            judge = self._new()
        found = judge.judge(submission)
        if found is None:
            judge.close()
            self._new()
            return given_up(submission, self.task)
        return found

    def _new(self) -> _Judge:
        made = self.own.judge = _Judge(self.task, self.ready)
        self.judges.append(made)
        return made

    def close(self) -> None:
        for judge in self.judges:
            judge.close()


class _Judge:
    """A process that judges one submission after the other."""

    def __init__(self, task: Task, ready: Prepared) -> None:
        context = get_context("spawn")
        self._end, other = context.Pipe()
        self._process: SpawnProcess = context.Process(target=_serve, args=(other,), daemon=False)
        self._process.start()
        other.close()
        each = len(task.cases) * task.limits.seconds * SLOWNESS
        self._patience = MOST_RUNS * each + TRIALS + TO_BEGIN
        self._end.send((task, ready))
        self.judged = 0

    def judge(self, submission: Submission) -> Verdict | None:
        """Its verdict; None if the process has ended, or does not come back."""
        self.judged += 1
        try:
            self._end.send(submission)
            if self._end.poll(self._patience):
                found: Verdict = self._end.recv()
                return found
        except (EOFError, OSError):
            pass
        return None

    def close(self) -> None:
        with suppress(OSError, ValueError):
            self._end.close()
        self._process.kill()
        self._process.join()


def _serve(end: Connection) -> None:
    """What runs in a judge's process."""
    with suppress(EOFError, OSError, KeyboardInterrupt):
        task, ready = end.recv()
        expected = expected_of(ready)
        while True:
            end.send(driven(graded(end.recv(), task, expected)))
