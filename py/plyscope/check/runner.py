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
from typing import Final

from plyscope.check.confining import confine
from plyscope.check.trying import FAILED, RUN, Run, Start, recorded

READY: Final = b"ready"
"""What the first message says: which limits are not in force. The others are of cases."""
KINDS: Final = (READY, RUN, FAILED)
SIGNED: Final = hashlib.sha256
HEAD: Final = 8


class Orders(Run):
    """What a runner is given."""

    cases: list[Start]
    memory: int
    file_size: int
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
        sender.send(*recorded(orders, case))
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


def read_message(body: bytes) -> tuple[bytes, bytes]:
    """The kind of a message, and what it says. Raises `ValueError` if it is none."""
    kind, data = body[:HEAD].strip(), body[HEAD:]
    if kind not in KINDS:
        raise ValueError("It is no message.")
    return kind, data


if __name__ == "__main__":
    main()
