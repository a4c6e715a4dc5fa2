"""The process of one submission: it runs the cases that it is given, and sends a record of each.

`python -m plyscope.check.runner` reads its orders as JSON from standard input, and writes to what
was its standard output. The submission gets neither: it reads nothing, and what it writes to the
file descriptors 1 and 2 is dropped.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypedDict

from plyscope.check.confining import confine
from plyscope.check.record_codec import encoded
from plyscope.game import BadInput
from plyscope.program import Budget, run_program
from plyscope.program.running import Asked

READY, RUN, FAILED = b"ready", b"run", b"failed"
"""What a message says: which limits are not in force; a case's record; why there is none."""
NO_MEMORY: Final = "It used up the memory that it may use."
KINDS: Final = (READY, RUN, FAILED)
SIGNED: Final = hashlib.sha256
HEAD: Final = 8


class Start(TypedDict):
    """How a case is started: expressions that are tried in turn, statements before them, and the
    function whose calls are recorded, "" to find it."""

    setup: str
    starts: list[str]
    function: str


class Orders(TypedDict):
    """What a runner is given."""

    source: str
    files: dict[str, str]
    cases: list[Start]
    seconds: float
    nodes: int
    memory: int
    file_size: int
    seed: int
    lines: bool
    key: str
    "signs what is sent, so that nothing that a submission writes by chance is taken for it"


@dataclass(frozen=True)
class Sender:
    """Writes messages: the length, the sum that signs them, and what they say."""

    write: Callable[[bytes], object]
    key: bytes

    def send(self, kind: bytes, data: bytes) -> None:
        body = kind.ljust(HEAD) + data
        self.write(len(body).to_bytes(HEAD, "big") + signed(self.key, body) + body)


def signed(key: bytes, body: bytes) -> bytes:
    """The sum by which a message is known to be a runner's."""
    return hmac.new(key, body, SIGNED).digest()


def main() -> None:
    """Run every case, and send what came of it."""
    orders: Orders = json.loads(sys.stdin.buffer.read())
    sender = Sender(output_of_its_own(), bytes.fromhex(orders["key"]))
    missing = confine(orders["memory"], orders["file_size"])
    sender.send(READY, json.dumps(missing).encode())
    orders["key"] = ""
    for case in orders["cases"]:
        _run(orders, case, sender)
    os._exit(0)  # what the submission has left to be done at its exit is no part of any case


def output_of_its_own() -> Callable[[bytes], object]:
    """What writes to the standard output there was; nothing else does any more."""
    own = os.dup(1)
    os.set_inheritable(own, False)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for each in (0, 1, 2):
        os.dup2(nowhere, each)

    def write(data: bytes) -> None:
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(own, rest) :]

    return write


def _run(orders: Orders, case: Start, sender: Sender) -> None:
    """The first start that leads to a search without an error counts; if none does, the first that
    leads to a search, or else the first of all."""
    best: tuple[int, bytes, bytes] | None = None
    for start in case["starts"] or [""]:
        found = _tried(orders, case, start)
        best = found if best is None else max(best, found, key=lambda each: each[0])
        if best[0] == SEARCHED:
            break
    assert best
    sender.send(*best[1:])


NOTHING, BROKEN, SEARCHED = range(3)
"""What a start leads to: no search, one that ends in an error, or one that does not."""


def _tried(orders: Orders, case: Start, start: str) -> tuple[int, bytes, bytes]:
    asked = Asked(
        orders["source"],
        setup=case["setup"],
        start=start,
        function=case["function"],
        budget=Budget(orders["nodes"], orders["seconds"]),
        seed=orders["seed"],
        lines=orders["lines"],
        files=orders["files"],
        own_folder=True,
    )
    try:
        ran = run_program(asked)
        is_broken = bool(ran.fault and ran.fault.is_error)
        worth = NOTHING if ran.record is None else BROKEN if is_broken else SEARCHED
        return worth, RUN, encoded(ran)
    except BadInput as error:
        return NOTHING, FAILED, str(error).encode(errors="replace")
    except (ValueError, RecursionError) as error:
        return NOTHING, FAILED, f"What it did cannot be sent: {error}".encode(errors="replace")
    except MemoryError:
        return NOTHING, FAILED, NO_MEMORY.encode()


def read_message(body: bytes) -> tuple[bytes, bytes]:
    """The kind of a message, and what it says. Raises `ValueError` if it is none."""
    kind, data = body[:HEAD].strip(), body[HEAD:]
    if kind not in KINDS:
        raise ValueError("It is no message.")
    return kind, data


if __name__ == "__main__":
    main()
