"""Runs a submission in processes of its own, and gets a record of each case back."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hmac import compare_digest
from pathlib import Path
from queue import Empty, SimpleQueue
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic
from typing import Any, BinaryIO, Final

import plyscope
from plyscope.check.process_tree import ProcessTree
from plyscope.check.record_codec import UnreadableError, decoded
from plyscope.check.runner import FAILED, HEAD, READY, SIGNED, Orders, Start, read_message, signed
from plyscope.check.task import Limits
from plyscope.program import Ran
from plyscope.program.faults import Fault
from plyscope.program.stopping import OVER_BUDGET

MB: Final = 2**20
MOST_SENT: Final = 256 * MB
LOOKS_EVERY: Final = 0.2
SLOWNESS: Final = 3.0
"""How often the time of a case may pass until its process is ended: others may run beside it."""
TO_BEGIN: Final = 60.0
"""How many seconds a process may take to begin, on a machine that is very busy."""
ENDED: Final = "It ended the Python that it ran in, so nothing is known of this case."
TOO_SLOW: Final = "It was ended from outside, since it took longer than the {:g} seconds it may."
TOO_LARGE: Final = "It was ended, since its files were larger than the {} MB that they may be."
UNREADABLE: Final = "What its process sent is no record of a search."
KEPT: Final = ("PATH", "SYSTEMROOT", "LANG", "LC_ALL", "HOME", "USERPROFILE", "VIRTUAL_ENV")
"""The environment variables that a submission gets."""


@dataclass(frozen=True)
class Program:
    """A program that is run: its text and its other files."""

    source: str
    files: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0


@dataclass(frozen=True)
class Received:
    """What came of a case: a run, or why there is none."""

    ran: Ran
    failed: str = ""


@dataclass
class Outcome:
    """What came of all cases, and a sentence for each limit that was not in force."""

    cases: list[Received] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def run_cases(
    program: Program, cases: Sequence[Start], limits: Limits, *, lines: bool = False
) -> Outcome:
    """Run every case. Where one ends its process, the next ones get a new process."""
    found = Outcome()
    while len(found.cases) < len(cases):
        with TemporaryDirectory(prefix="plyscope-", ignore_cleanup_errors=True) as folder:
            _run(program, cases[len(found.cases) :], limits, Path(folder), found, lines=lines)
    found.notes = list(dict.fromkeys(found.notes))
    return found


def _run(
    program: Program,
    cases: Sequence[Start],
    limits: Limits,
    folder: Path,
    found: Outcome,
    *,
    lines: bool,
) -> None:
    """Run cases in one process until one of them ends it; that one is told as it ended."""
    key = secrets.token_bytes(SIGNED().digest_size)
    orders: Orders = {
        "source": program.source,
        "files": dict(program.files),
        "cases": list(cases),
        "seconds": limits.seconds,
        "nodes": limits.nodes,
        "memory": limits.memory,
        "file_size": limits.files,
        "seed": program.seed,
        "lines": lines,
        "key": key.hex(),
    }
    tree = process("runner", folder, limits)
    try:
        found.notes += tree.missing
        messages = Messages(tree, orders, key, folder, limits)
        ready = messages.next(TO_BEGIN)
        if ready.kind == READY:
            found.notes += [str(each) for each in json.loads(ready.data)]
        for case in cases:
            starts = max(len(case["starts"]), 1)
            message = messages.next(limits.seconds * SLOWNESS * starts + TO_BEGIN / 10)
            found.cases.append(_received(program, message))
            if message.why:
                return
    finally:
        tree.end()


def process(module: str, folder: Path, limits: Limits) -> ProcessTree:
    """A process of its own that runs one of our modules in a folder."""
    command = [sys.executable, "-P", "-m", f"plyscope.check.{module}"]
    return ProcessTree(command, folder, _variables(folder), limits.memory)


def _received(program: Program, message: Message) -> Received:
    if message.why:
        return Received(_stopped(message), message.why)
    if message.kind == FAILED:
        return Received(Ran(), message.data.decode(errors="replace"))
    try:
        return Received(decoded(message.data, program.source, program.files))
    except UnreadableError:
        return Received(Ran(), UNREADABLE)


def _stopped(message: Message) -> Ran:
    kind = OVER_BUDGET if message.is_limit else "SystemExit"
    return Ran(
        fault=Fault(kind, message.why, None, message.why, is_error=not message.is_limit),
        lost=True,
    )


def _variables(folder: Path) -> dict[str, str]:
    """The environment of a submission: hashes are the same in every run, and temporary files are in
    its own folder."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    where = str(Path(plyscope.__file__).parents[1])
    temporary = dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(folder))
    return {**kept, **temporary, "PYTHONHASHSEED": "0", "PYTHONPATH": where}


@dataclass(frozen=True)
class Message:
    """What a process has sent; or `why` it sends nothing more, and whether a limit ended it."""

    kind: bytes = b""
    data: bytes = b""
    why: str = ""
    is_limit: bool = False


class Messages:
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
