"""What a student's program prints, each piece with the call that it belongs to, and what answers
its `input()`."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from plyscope.isolation.builtins_kept import keep_builtins

keep_builtins(globals())

LONGEST_OUTPUT = 200_000
"""A program that prints more characters is heard no further; it goes on running."""
NOT_HEARD = f"It printed more: the first {LONGEST_OUTPUT:,} characters are kept."
PATIENCE = 50
"""How often a program may ask in vain before it is stopped: some ask again after every error."""


class AnswersUsedUpError(EOFError):
    """The program asks for input, and every answer has been given."""


class AsksForeverError(BaseException):
    """It asks again and again: no `except` of the program's own should stop this."""


@dataclass
class Console:
    """The console of one run.

    Attributes:
        answers: what `input()` answers, in order.
        said: each piece of output with the node in which it was printed; −1 outside the search.
        requested: how many answers were asked for.
        prompt: the words of the newest question.
        node: tells the node whose call is running; set when the recording starts.
    """

    answers: Sequence[str] = ()
    said: list[tuple[int, str]] = field(default_factory=list)
    requested: int = 0
    prompt: str = ""
    node: Callable[[], int] = field(default=lambda: -1)
    length: int = 0

    @property
    def text(self) -> str:
        """All output as one text."""
        return "".join(piece for _, piece in self.said)

    @property
    def waits(self) -> bool:
        """Whether an answer was asked for that was not there."""
        return self.requested > len(self.answers)

    @property
    def notes(self) -> list[str]:
        """What is to be said of the output."""
        return [NOT_HEARD] if self.length > LONGEST_OUTPUT else []

    def say(self, text: str) -> None:
        room = LONGEST_OUTPUT - self.length
        self.length += len(text)
        if room > 0 and text:
            self.said.append((self.node(), text[:room]))

    def restart(self, text: str) -> None:
        """Begin anew, as if `text` had been printed outside the search."""
        self.said = [(-1, text)] if text else []
        self.length = len(text)

    def ask(self, prompt: object = "") -> str:
        """Stands in for `input`."""
        self.prompt = str(prompt)
        self.say(self.prompt)
        self.requested += 1
        if self.requested <= len(self.answers):
            answer = self.answers[self.requested - 1]
            self.say(answer + "\n")
            return answer
        if self.requested > len(self.answers) + PATIENCE:
            raise AsksForeverError
        raise AnswersUsedUpError("the program asks for input, and there is no answer left")


class Output(io.TextIOBase):
    """Stands in for `sys.stdout` and `sys.stderr`."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def write(self, text: str) -> int:
        self.console.say(text)
        return len(text)

    def writable(self) -> bool:
        return True

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return "utf-8"


class Input(io.TextIOBase):
    """Stands in for `sys.stdin`: a line is an answer."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def readline(self, _size: int | None = -1) -> str:  # type: ignore[override]
        try:
            return self.console.ask() + "\n"
        except AnswersUsedUpError:
            return ""

    def readable(self) -> bool:
        return True
