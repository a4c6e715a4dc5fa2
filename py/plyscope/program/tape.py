"""The tape that calls are written on while the program runs."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from types import CodeType, CoroutineType, FrameType
from typing import Any, Final, TypeAlias

from plyscope.isolation.builtins_kept import keep_builtins
from plyscope.program.concurrency.waiting import Wait
from plyscope.program.copying import Copying
from plyscope.program.moves import as_move
from plyscope.program.offers import Nest
from plyscope.program.record import Answer, Driver, Line, Plan
from plyscope.program.rereading_loops import code_at
from plyscope.program.safe_inspection import fields_of
from plyscope.program.snapshot import snapshot
from plyscope.tracing.codes import parameters
from plyscope.tracing.observe import Listen

keep_builtins(globals())

LIVE: Final = sys.version_info >= (3, 13)
"""From this version on, `f_locals` always shows what the variables are now."""

CHECK_EVERY: Final = 128
LOCAL_ARGUMENTS: Final = 4 | 8
"""The flags of code that has `*args` or `**kwargs`."""
NOTHING_YET: Final = object()
"""Stands for what a call returns until it has."""


class OverBudgetError(BaseException):
    """The search may enter no further node. No `except Exception` of the program stops this."""


@dataclass(frozen=True)
class Site:
    """A place in the program from which a node is called.

    Attributes:
        names: what the loops around it assign; `only` is the name if there is one.
        line: the line.
        nest: the loops around it, if they may be left early.
        always: `nest` with what its loops are given, if that never changes.
    """

    names: tuple[str, ...]
    only: str
    line: int
    nest: Nest | None
    always: tuple[Nest, Sequence[Any]] | None


@dataclass(frozen=True)
class Elsewhere:
    """The loops around a call that its parent has not made directly, or that has none."""

    names: tuple[str, ...]
    values: tuple[Any, ...]


class Own:
    """What is known of one watched function.

    Attributes:
        at: its place among the watched functions.
        names: its variables that have values as it begins, and `count` how many.
        copying: which of them are copied.
        asks: for the helpers that the program has not written, the names that lead to them.
        sites: the places in it from which nodes are called, by the instruction.
    """

    def __init__(
        self, at: int, names: tuple[str, ...], copying: Copying, nests: Sequence[Nest] = ()
    ) -> None:
        self.at, self.names, self.count, self.copying = at, names, len(names), copying
        loops = [loop for nest in nests if nest.leaves for loop in nest.loops]
        self.asks = {loop.helper: loop.asks for loop in loops if loop.asks}
        self.sites: dict[int, Site] = {}


Running: TypeAlias = tuple[int, FrameType | None, Any, Own]
"""A node whose call is running: its number, −1 for what is outside the search; the call itself; its
variables; and its function."""


class Tape:
    """What the callbacks write, in the order in which it happens.

    Attributes:
        running: the nodes whose calls are running, the newest last; and `last_site`, from where
            each has called another one last.
        helpers: the names of the functions whose answers are looped over, by the ids of their code;
            `listen` has one more of them heard.
        helped: for nodes that run, what the helpers have answered that they loop over.
        function: for each node the place of its function, and so `parent`, `rows` (its arguments,
            variables around it, and the globals), `loops`, `sites`.
        returned: what each node returned, `NOTHING_YET` for one that has not.
        begun: for each node without parent, a number for the call that led to it.
        answers: by these numbers, what came of the call.
        kept: for each node without parent, the moves that it has left outside the search.
        answered: the nodes that returned in a line that answers from a table.
        yielded: what each generator has yielded, `NOTHING_YET` if that is not one thing.
        creators: for the coroutines that run as tasks, the node that made each.
        generators: for the code of what runs in place of a thread's function, that function's own.
        failure: the last error that was asked for, with the node in whose call it happened.
    """

    def __init__(self, plan: Plan, depth: int, *, careful: bool = False) -> None:
        self.plan, self.depth = plan, depth
        codes = [each.code for each in plan.functions if each.code]
        self.variables = [variables_of(code) for code in codes]
        self.copying = [Copying(careful=careful) for _ in codes]
        self.own = {
            id(code): Own(at, (*names, *around), copying, plan.nests.get(code, ()))
            for at, (code, copying) in enumerate(zip(codes, self.copying, strict=True))
            for names, around in [self.variables[at]]
        }
        self.helpers = {id(code): name for code, name in plan.helpers.items()}
        self.listen: Listen | None = None
        outside = Own(-1, (), Copying(careful=careful))
        self.running: list[Running] = [(-1, None, None, outside)]
        self.last_site: list[Site | None] = [None]
        self.helped: dict[int, dict[str, list[Any] | None]] = {}
        self.function: list[int] = []
        self.parent: list[int] = []
        self.rows: list[list[Any]] = []
        self.loops: list[Any] = []
        self.sites: list[Site | None] = []
        self.returned: list[Any] = []
        self.begun: dict[int, int] = {}
        self.after: dict[int, tuple[Any, ...]] = {}
        self.offered: dict[int, tuple[Nest, Sequence[Any]]] = {}
        self.lines: list[Line] = []
        self.known_sites: dict[tuple[int, int], Site] = {}
        self.generators: dict[CodeType, CodeType] = {}
        self.paused: dict[FrameType, Running] = {}
        self.yielded: dict[int, Any] = {}
        self.creators: dict[FrameType | None, int] = {}
        self.beginner: FrameType | None = None
        self.beginnings = 0
        self.answers: dict[int, Answer] = {}
        self.kept: dict[int, Mapping[str, Any]] = {}
        self.answered: set[int] = set()
        self.until = perf_counter() + plan.budget.seconds
        self.unread = False
        self.over = ""
        self.failure: tuple[BaseException | None, int | None] = (None, None)

    def answer(self, code: CodeType, held: Mapping[str, Any], returned: Any) -> Answer:
        """What came of a call outside the search."""
        driver = self.plan.drivers.get(code, Driver())
        return Answer(driver, snapshot(returned), self.kept_in(driver.kept, held))

    def kept_in(self, names: Sequence[str], held: Mapping[str, Any]) -> dict[str, Any]:
        """What variables and fields have, those that there are."""
        found = {}
        for name in names:
            first, _, last = name.partition(".")
            value = held.get(first, self.plan.namespace.get(first, NOTHING_YET))
            if last:
                value = (fields_of(value) or {}).get(last, NOTHING_YET)
            if value is not NOTHING_YET:
                found[name] = snapshot(value)
        return found

    def ended(self, frame: FrameType, value: Any) -> None:
        """Note what came of a call outside, if it has started the newest search."""
        code = self.written(frame.f_code)
        if frame is self.beginner and code in self.plan.drivers and type(value) is not Wait:
            self.answers[self.beginnings] = self.answer(code, frame.f_locals, value)

    def compiled(self, code: CodeType, generator: CodeType) -> None:
        """A thread runs `generator` in place of a function with this code."""
        self.generators[generator] = code
        if code in self.plan.drivers and self.listen:
            self.listen(generator)

    def written(self, code: CodeType) -> CodeType:
        """The code of the function as it is written."""
        return self.generators.get(code, code) if self.generators else code

    def slots(self, at: int) -> tuple[str, ...]:
        """The names of what is told of each call of a function: parameters, variables around it."""
        known = {each.name for each in self.plan.functions}
        arguments, around = self.variables[at]
        return (*arguments, *(name for name in around if name not in known))

    def settle(self, frame: FrameType | None) -> None:
        """Take what an error has ended off the nodes that run: those newer than the newest one
        that `frame` is in, or that called it."""
        newest = self.running[-1][1]
        at = frame
        while at is not None and at is not newest and newest is not None:
            at = at.f_back
        if at is newest or newest is None:
            return
        alive: set[FrameType | None] = {None}
        while frame is not None:
            alive.add(frame)
            frame = frame.f_back
        while self.running[-1][1] not in alive:
            self.running.pop()
            self.last_site.pop()

    def taken_off(self, frame: FrameType) -> Running | None:
        """Take the node of `frame` off those that run; None if it is not there."""
        self.settle(frame)
        if self.running[-1][1] is not frame:
            return None
        self.last_site.pop()
        return self.running.pop()

    def here(self) -> int:
        """The node that runs now."""
        self.settle(sys._getframe(1))
        return self.running[-1][0]

    def failed(self, error: BaseException | None) -> int | None:
        """The node in whose call an error happened that has ended the program. It can be asked for
        later: what a program does at its end may be further calls."""
        known, node = self.failure
        if error is None or error is not known:
            node = self._failed(error)
            self.failure = (error, node)
        return node

    def _failed(self, error: BaseException | None) -> int | None:
        frames = set()
        traced = error.__traceback__ if error else None
        while traced:
            frames.add(traced.tb_frame)
            traced = traced.tb_next
        for node, frame, *_ in reversed(self.running):
            if frame in frames:
                return node
        return None

    def created(self, coroutine: Any) -> None:
        """A coroutine is to run as a task: its calls belong to the node that made it."""
        node = self.here()
        if node >= 0 and type(coroutine) is CoroutineType:
            self.creators[coroutine.cr_frame] = node

    def creator(self, frame: FrameType | None) -> int:
        """The node that made the task in which a call is; −1 for none."""
        while frame is not None:
            if frame in self.creators:
                return self.creators[frame]
            frame = frame.f_back
        return -1

    def seek_helpers(self, own: Own, held: Mapping[str, Any]) -> None:
        """Listen to the helpers of a function that are found only as it runs, because they are
        methods of what it is given: `game.actions`."""
        for name, way in [*own.asks.items()]:
            code = code_at(way, held, self.plan.namespace)
            if code and id(code) not in self.own and self.listen:
                self.helpers[id(code)] = name
                self.listen(code)
                del own.asks[name]

    def checked(self, node: int) -> int:
        """The next node before which to look whether there is any budget left. Raises
        `OverBudgetError` if there is none."""
        if node >= self.plan.budget.nodes:
            self.over = "nodes"
            raise OverBudgetError
        if perf_counter() > self.until:
            self.over = "seconds"
            raise OverBudgetError
        return min(node + CHECK_EVERY, self.plan.budget.nodes)

    def site(self, frame: FrameType) -> Site:
        """Where in its code a frame is."""
        code = frame.f_code
        key = (id(code), frame.f_lasti)
        if key not in self.known_sites:
            self.known_sites[key] = self._new_site(frame)
        return self.known_sites[key]

    def _new_site(self, frame: FrameType) -> Site:
        code, line = self.written(frame.f_code), frame.f_lineno or 0
        nests = self.plan.nests.get(code, ())
        here = [nest for nest in nests if nest.first <= line <= nest.last]
        own = [name for nest in here for loop in nest.loops for name in loop.targets]
        inner = self.plan.inner_names.get(code, frozenset()).difference(frame.f_locals)
        every = dict.fromkeys((*own, *self.plan.loop_names.get(code, ())))
        # The names of a comprehension have values in it alone.
        names = tuple(name for name in every if name not in inner)
        nest = here[0] if here and here[0].leaves else None
        always = (nest, nest.always) if nest and nest.always is not None else None
        return Site(names, names[0] if len(names) == 1 else "", line, nest, always)


def variables_of(code: CodeType) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names that have values as a function begins: its parameters, and the variables around
    it."""
    count = len(parameters(code)) + (code.co_flags & LOCAL_ARGUMENTS).bit_count()
    return code.co_varnames[:count], code.co_freevars


def moves_at(site: Site, held: Any) -> tuple[Any, ...]:
    """What the names of the loops around a site hold."""
    return tuple([as_move(held.get(name)) for name in site.names])
