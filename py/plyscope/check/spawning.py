"""Runs a submission in processes of its own, and gets a record of each case back."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from hmac import compare_digest
from pathlib import Path
from queue import Empty, SimpleQueue
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic
from typing import Any, BinaryIO, Final

import plyscope
from plyscope.check.process_tree import ProcessTree
from plyscope.check.runner import HEAD, READY, SIGNED, Orders, read_message, signed
from plyscope.check.runs import (
    ENDED,
    TOO_SLOW,
    Message,
    Outcome,
    RunCases,
    RunTrials,
    Steps,
    T,
    received,
)
from plyscope.check.task import Limits
from plyscope.check.trials import Orders as TrialOrders
from plyscope.check.trying import RUN, Start

MB: Final = 2**20
MOST_SENT: Final = 256 * MB
LOOKS_EVERY: Final = 0.2
TO_BEGIN: Final = 60.0
"""How many seconds a process may take to begin, on a machine that is very busy."""
TRIALS: Final = 300.0
"""Trials are counted, not timed; this only ends a process that hangs."""
TOO_LARGE: Final = "It was ended, since its files were larger than the {} MB that they may be."
KEPT: Final = ("PATH", "SYSTEMROOT", "LANG", "LC_ALL", "HOME", "USERPROFILE", "VIRTUAL_ENV")
"""The environment variables that a submission gets."""


def run_cases(request: RunCases) -> Outcome:
    """Run every case. Where one ends its process, the next ones get a new process."""
    found = Outcome()
    while len(found.cases) < len(request.cases):
        with TemporaryDirectory(prefix="plyscope-", ignore_cleanup_errors=True) as folder:
            _run(request, request.cases[len(found.cases) :], Path(folder), found)
    found.notes = list(dict.fromkeys(found.notes))
    return found


def outcome_of(request: RunCases | RunTrials) -> Outcome:
    """What comes of programs, each time in new processes."""
    return run_cases(request) if isinstance(request, RunCases) else _tried(request)


def driven(steps: Steps[T], run: Callable[[RunCases | RunTrials], Outcome] = outcome_of) -> T:
    """What comes of work that has programs run."""
    outcome = None
    while True:
        try:
            request = steps.send(outcome) if outcome else next(steps)
        except StopIteration as end:
            made: T = end.value
            return made
        outcome = run(request)


def _run(request: RunCases, cases: Sequence[Start], folder: Path, found: Outcome) -> None:
    """Run cases in one process until one of them ends it; that one is told as it ended."""
    key, limits = secrets.token_bytes(SIGNED().digest_size), request.limits
    orders: Orders = {
        **request.run,
        "cases": list(cases),
        "memory": limits.memory,
        "file_size": limits.files,
        "key": key.hex(),
    }
    tree = _process("runner", folder, limits)
    try:
        found.notes += tree.missing
        messages = _Messages(tree, orders, key, folder, limits)
        ready = messages.next(TO_BEGIN)
        if ready.kind == READY:
            found.notes += [str(each) for each in json.loads(ready.data)]
        for case in cases:
            message = messages.next(request.patience(case) + TO_BEGIN / 10)
            found.cases.append(received(request.program, message))
            if message.why:
                return
    finally:
        tree.end()


def _tried(request: RunTrials) -> Outcome:
    key, limits = secrets.token_bytes(SIGNED().digest_size), request.limits
    orders: TrialOrders = {
        **request.trials,
        "memory": limits.memory,
        "file_size": limits.files,
        "key": key.hex(),
    }
    with TemporaryDirectory(prefix="plyscope-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        tree = _process("trials", folder, limits)
        try:
            message = _Messages(tree, orders, key, folder, limits).next(TRIALS)
        finally:
            tree.end()
    if message.kind != RUN:
        return Outcome()
    try:
        return Outcome(right=[int(each) for each in json.loads(message.data)])
    except (ValueError, TypeError):
        return Outcome()  # the process ran the submission, so it may have sent anything


def _process(module: str, folder: Path, limits: Limits) -> ProcessTree:
    """A process of its own that runs one of our modules in a folder."""
    command = [sys.executable, "-P", "-m", f"plyscope.check.{module}"]
    return ProcessTree(command, folder, _variables(folder), limits.memory)


def _variables(folder: Path) -> dict[str, str]:
    """The environment of a submission: hashes are the same in every run, and temporary files are in
    its own folder."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    where = str(Path(plyscope.__file__).parents[1])
    temporary = dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(folder))
    return {**kept, **temporary, "PYTHONHASHSEED": "0", "PYTHONPATH": where}


class _Messages:
    """The messages of a process, one after the other."""

    def __init__(
        self, tree: ProcessTree, orders: Mapping[str, Any], key: bytes, folder: Path, limits: Limits
    ) -> None:
        self._queue: SimpleQueue[bytes | None] = SimpleQueue()
        self._folder, self._limits = folder, limits
        given, sent = tree.process.stdin, tree.process.stdout
        assert given
        assert sent
        text = json.dumps(orders).encode()
        Thread(target=_write, args=(given, text), daemon=True).start()
        Thread(target=_read, args=(sent, key, self._queue), daemon=True).start()

    def next(self, seconds: float) -> Message:
        """The next message. What comes of a process that sends none is told too."""
        until = monotonic() + seconds
        while True:
            try:
                body = self._queue.get(timeout=LOOKS_EVERY)
                break
            except Empty:
                if _size(self._folder) > self._limits.files * MB:
                    return Message(why=TOO_LARGE.format(self._limits.files), is_limit=True)
                if monotonic() > until:
                    return Message(why=TOO_SLOW.format(self._limits.seconds), is_limit=True)
        if body is None:
            return Message(why=ENDED)
        try:
            return Message(*read_message(body))
        except ValueError:
            return Message(why=ENDED)


def _write(given: BinaryIO, text: bytes) -> None:
    try:
        with given:
            given.write(text)
    except OSError:
        pass  # it has ended already, which its reader tells


def _read(sent: BinaryIO, key: bytes, queue: SimpleQueue[bytes | None]) -> None:
    """Puts every message into the queue that is signed, and None at the end."""
    for body in _bodies(sent, key):
        queue.put(body)
    queue.put(None)


def _bodies(sent: BinaryIO, key: bytes) -> Iterator[bytes]:
    while len(head := sent.read(HEAD)) == HEAD:
        size = int.from_bytes(head, "big")
        if size > MOST_SENT:
            return
        own, body = sent.read(SIGNED().digest_size), sent.read(size)
        if len(body) < size or not compare_digest(own, signed(key, body)):
            return
        yield body


def _size(folder: Path) -> int:
    """How many bytes the files of a folder have."""
    total = 0
    for place, _, names in os.walk(folder, onerror=None):
        for name in names:
            try:
                total += os.lstat(os.path.join(place, name)).st_size
            except OSError:
                continue
    return total
