"""The process that tries changed programs: which of them do what is right? It only gives a first
answer, in a fraction of the time of a run that is recorded; what it says of a program changes no
points.

`python -m plyscope.check.trials` reads its orders as JSON from standard input, and sends for each
text that it tries whether it is right, as far as that is seen from outside.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from _thread import interrupt_main
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Event, Thread
from types import ModuleType
from typing import Any, Final

from plyscope.check.confining import confine
from plyscope.check.counted_text import ENTER, TURN, Change, CountedText
from plyscope.check.edit import Edit
from plyscope.check.positions import named, number_of
from plyscope.check.runner import Sender, output_of_its_own
from plyscope.check.runs import Right, Trials
from plyscope.check.trying import RUN
from plyscope.own_code import plain
from plyscope.program.files import File, Finder, in_folder, read_files
from plyscope.program.snapshot import snapshot

MOST: Final = 100_000
"""So much work a program may do in a case: calls and turns of loops, each with the calls that there
are on average in a step of the program itself, such as those of a copy."""
SOME: Final = 20_000
"""So much more than twice the work of the program itself is given up before that."""
FOR_A_TEXT: Final = 8_000
MOST_IN_ALL: Final = 15_000_000
"""So much work is done in all; reading a text counts as some. Time is no measure, since a busy
machine is to find the same."""
LONGEST: Final = 10.0
"""So many seconds a text may take that does its work where nothing is counted."""
ENOUGH: Final = 3
MORE: Final = 300
"""When so many texts are right, or so many more have been tried since the first, it is enough."""
CUT, WRONG, FITS, RIGHT = range(4)
OWN: Final = "own_program"
Run = Callable[[CountedText, str, str, dict[str, Any]], None]


class Orders(Trials):
    """What this process is given."""

    memory: int
    file_size: int
    key: str


class TooLongError(BaseException):
    """A program has made too many steps."""


class _Trial:
    """One program after the other, each in a fresh module."""

    def __init__(self, orders: Orders) -> None:
        self._orders = orders
        self._text = CountedText(orders["source"])
        own = {name: text for name, text in orders["files"].items() if name not in orders["kept"]}
        self._files = _Files(read_files(own), self._text, self._run)
        self._changed: tuple[CountedText, Change] | None = None
        self._setups = [compile(each["setup"], "<setup>", "exec") for each in orders["cases"]]
        self._starts = [compile(each["starts"][0], "<start>", "eval") for each in orders["cases"]]
        self._kept = set(sys.modules) | {Path(name).stem for name in orders["kept"]}
        self._steps = self._most = 0
        self._calls: Counter[tuple[str, int]] = Counter()
        self._limits = [MOST] * len(orders["cases"])
        self._weights = [1] * len(orders["cases"])
        self.work = self.number = 0

    def learn(self) -> None:
        """What the program itself needs is what the others may need."""
        sys.meta_path.insert(0, self._files)
        for case in range(len(self._starts)):
            calls = self._calls_in(case)
            weight = self._weights[case] = max(1, calls // max(1, self._steps))
            self._limits[case] = min(2 * self._steps + SOME // weight, MOST // weight)
        folder = os.getcwd()
        for name, module in list(sys.modules.items()):
            if not str(getattr(module, "__file__", "")).startswith(folder):
                self._kept.add(name)

    def lengthen(self) -> None:
        """What was given up may have been right, in a program that does little as it is."""
        self._limits = [MOST // weight for weight in self._weights]

    def _calls_in(self, case: int) -> int:
        """How many calls there are in a case, those of Python's own functions too."""
        count = 0

        def called(_frame: object, event: str, _given: object) -> None:
            nonlocal count
            count += event in ("call", "c_call")

        sys.setprofile(called)
        try:
            with suppress(BaseException):
                self._ran(case)
        finally:
            sys.setprofile(None)
        return count

    def tried(self, edit: Edit) -> int:
        """What a program with an edit is, as far as is seen: `CUT`, given up for its work; `WRONG`;
        `FITS`, what it returns is right in all cases; or `RIGHT`, so is the number of its calls."""
        self.number += 1
        self.work += FOR_A_TEXT
        text = self._files.texts[edit.file] if edit.file else self._text
        try:
            self._changed = (text, text.changed(edit))
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return WRONG
        found = RIGHT
        for case in range(len(self._starts)):
            found = min(found, self._tried_in(case))
            if found <= WRONG:
                break
        return found

    def _tried_in(self, case: int) -> int:
        right = self._orders["right"][case]
        try:
            fits = _fits(self._ran(case), right)
        except BaseException:
            return WRONG
        finally:
            self.work += self._steps * self._weights[case]
        calls = sum(self._calls[file, line] for file, line in self._orders["counted"])
        if self._steps > self._most:
            return CUT
        if not fits:
            return WRONG
        return RIGHT if right["calls"] in (None, calls) else FITS

    def _ran(self, case: int) -> Any:
        for name in sys.modules.keys() - self._kept:
            del sys.modules[name]
        self._steps, self._most = 0, self._limits[case]
        self._calls.clear()
        module = ModuleType(OWN)
        held = vars(module)
        sys.modules[OWN] = module
        random.seed(self._orders["seed"])
        try:
            self._run(self._text, "", "program.py", held)
            exec(self._setups[case], held)
            return snapshot(eval(self._starts[case], held))
        except TooLongError:
            return None

    def _run(self, text: CountedText, file: str, place: str, held: dict[str, Any]) -> None:
        """Run a file, with the edit if that is of it."""
        entered = partial(self._entered, file)
        held.update({ENTER: entered, TURN: self._turned, "__file__": place})
        edited, change = self._changed or (None, None)
        if edited is not text or change is None:
            exec(text.whole, held)
        elif change.name == "":
            exec(change.code, held)
        else:
            exec(text.whole, held)
            change.put_into(held)

    def _entered(self, file: str, line: int) -> None:
        self._calls[file, line] += 1
        self._turned()

    def _turned(self) -> None:
        self._steps += 1
        if self._steps > self._most:
            raise TooLongError


class _Files(Finder):
    """Finds the other files of a program, whose work is counted and that may be changed, too. Those
    that say the same are changed together."""

    def __init__(self, files: Sequence[File], main: CountedText, run: Run) -> None:
        super().__init__(files, {})
        self._run = run
        held = {main.source: main}
        for source in {file.source for file in files if not file.error} - held.keys():
            held[source] = CountedText(source)
        self.texts = {file.path: held[file.source] for file in files if not file.error}

    def exec_module(self, module: ModuleType) -> None:
        file = self.files.get(module.__name__)
        if file and file.error:
            raise file.error.with_traceback(None)
        if file:
            place = os.path.join(os.getcwd(), file.path)
            self._run(self.texts[file.path], file.path, place, vars(module))


def _fits(returned: Any, right: Right) -> bool:
    """Whether what was returned is right, or has in it what is right."""
    held = plain(returned)
    if held == right["returned"]:
        return True
    parts: Sequence[Any] = held if isinstance(held, list | tuple) else [held]
    if right["is_move"]:
        return any(named(each) in right["moves"] for each in [held, *parts])
    numbers = [number_of(each) for each in parts]
    value = right["value"]
    return value is not None and any(
        each in (value, -value) for each in numbers if each is not None
    )


def main() -> None:
    """Try the edits, and send the numbers of those that are right."""
    orders: Orders = json.loads(sys.stdin.buffer.read())
    sender = Sender(output_of_its_own(), bytes.fromhex(orders["key"]))
    confine(orders["memory"], orders["file_size"])
    orders["key"] = ""
    time.sleep = lambda _: None
    with in_folder(orders["files"]):
        sys.path.insert(0, os.getcwd())
        right = _right_ones(orders)
    sender.send(RUN, json.dumps(right).encode())
    os._exit(0)


def _right_ones(orders: Orders) -> list[int]:
    """The edits that make the program right, by their numbers."""
    trial = _Trial(orders)
    Thread(target=_interrupt, args=(trial,), daemon=True).start()
    trial.learn()
    found: dict[int, list[int]] = {CUT: [], WRONG: [], FITS: [], RIGHT: []}

    def go(places: Iterable[int]) -> None:
        for at in places:
            start, end, text, file = orders["edits"][at]
            found[trial.tried(Edit(start, end, text, file=file))].append(at)
            right = found[RIGHT]
            is_enough = right and (len(right) == ENOUGH or at > right[0] + MORE)
            if is_enough or trial.work > MOST_IN_ALL:
                break

    go(range(len(orders["edits"])))
    if not found[RIGHT] and not found[FITS]:
        trial.lengthen()
        go(list(found[CUT]))
    return [*found[RIGHT], *found[FITS]][:ENOUGH]


def _interrupt(trial: _Trial) -> None:
    """Interrupts a text that is still tried when one looks again."""
    before = -1
    while not Event().wait(LONGEST):
        if trial.number == before:
            interrupt_main()
        before = trial.number


if __name__ == "__main__":
    main()
