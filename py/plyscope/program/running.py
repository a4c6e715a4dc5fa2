"""Runs a student's program and records its search: `run_program(asked)`."""

from __future__ import annotations

import gc
from collections.abc import Mapping, Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from plyscope.game import BadInput
from plyscope.input.phrases import quoted
from plyscope.isolation import Isolated
from plyscope.isolation.builtins_kept import keep_builtins
from plyscope.program.choosing import choices, is_code
from plyscope.program.console import Console
from plyscope.program.faults import Fault, fault
from plyscope.program.files import File, in_folder, read_files
from plyscope.program.finishing import finished
from plyscope.program.functions import Function, functions_of
from plyscope.program.imports import Imports
from plyscope.program.limits import interrupted_after
from plyscope.program.live_function import Live, compiled_as
from plyscope.program.module import (
    IMPORTED,
    MAIN,
    AtWork,
    Program,
    Typed,
    fresh,
    read,
    read_typed,
    run,
    run_typed,
)
from plyscope.program.narrowing import only, recursed, search_places
from plyscope.program.planning import plan_of
from plyscope.program.record import Budget, Record
from plyscope.program.recording import recording, watched_codes
from plyscope.program.recursion import groups_of, possibly_recursive
from plyscope.program.recursion_limit import safe_limit
from plyscope.program.snapshot import snapshot
from plyscope.program.stopping import OVER_BUDGET, WAITS, ToItsEnd, lacks_answers, stopped_by
from plyscope.program.tape import Tape
from plyscope.tracing import without_garbage_collection
from plyscope.tracing.log import Callbacks
from plyscope.tracing.observe import observing

keep_builtins(globals())

SETUP, START = "<setup>", "<start>"
COMPREHENSIONS = ("<genexpr>", "<listcomp>", "<setcomp>", "<dictcomp>")
GAME_RULES = ("actions", "result")


NO_MORE = Budget()


@dataclass(frozen=True)
class RunRequest:
    """What is asked of a program.

    Attributes:
        source: its text.
        setup: statements that are run after it.
        start: the expression that begins the search; "" to choose.
        after_main: whether it begins only after the whole main program.
        function: the name of the function to watch; "" for all of the search.
        answers: what `input()` answers.
        budget: how much is recorded.
        seed: where `random` begins.
        lines: whether each line is recorded.
        files: the texts of its other files, by their names.
        own_folder: whether it runs in a folder of its own, in which these files are.
        live: a call of one of its functions where the program runs already; `source` is then the
            text of its file.
    """

    source: str
    setup: str = ""
    start: str = ""
    after_main: bool = False
    function: str = ""
    answers: Sequence[str] = ()
    budget: Budget = NO_MORE
    seed: int = 0
    lines: bool = False
    files: Mapping[str, str] = field(default_factory=dict)
    own_folder: bool = False
    live: Live | None = None


@dataclass
class RunResult:
    """What came of it.

    Attributes:
        functions: all functions of the program.
        recursive: those that call themselves or each other.
        record: the calls of the watched functions.
        start: what was begun with; "" for the program itself.
        returned: a snapshot of what that returned.
        console: what it printed and asked.
        fault: what went wrong, None if nothing did.
        notes: what else is to be said of the run, a sentence each.
        left: whether it ended by `sys.exit`.
        lost: whether Python itself came to an end, so that nothing of the run is known.
        source: the text of the program.
    """

    functions: list[Function] = field(default_factory=list)
    recursive: list[Function] = field(default_factory=list)
    record: Record | None = None
    start: str = ""
    returned: Any = None
    console: Console = field(default_factory=Console)
    fault: Fault | None = None
    notes: list[str] = field(default_factory=list)
    left: bool = False
    lost: bool = False
    source: str = ""


@dataclass(frozen=True)
class _Way:
    """A way to begin: as the main program, or by an expression after it. If nobody asked for the
    expression, `printed` is what the program has printed by itself."""

    main: bool
    start: str = ""
    printed: str | None = None


def run_program(request: RunRequest) -> RunResult:
    """Run the program that is asked for, and record its search. Raises `BadInput` if no function
    has the name that is asked for."""
    with Isolated(), without_garbage_collection():
        ran = _ran(request)
    if ran.fault and ran.fault.kind == "MemoryError":
        gc.collect()  # what the program held goes at once, so that the next run has room
    return ran


def likely_starts(request: RunRequest) -> list[str]:
    """Expressions that may begin the search of a program, the likeliest first; then those in which
    the values of its variables stand, which the program itself may have changed when it has run."""
    program = read(request.source)
    functions = functions_of(program.tree, program.code)
    groups = groups_of(functions, request.function)
    with Isolated():
        namespace = _namespace(program, read_files(request.files), request)
        code = {name: each for name, each in namespace.items() if is_code(each)}
        found = [_starts(program, functions, groups, each) for each in (namespace, code)]
    return list(dict.fromkeys(start for starts in found for start in starts))


def _ran(request: RunRequest) -> RunResult:
    try:
        program = read(request.source)
    except (SyntaxError, ValueError) as error:
        return RunResult(fault=fault(error, request.source))
    files = read_files(request.files)
    functions = functions_of(program.tree, program.code)
    for file in files:
        functions += functions_of(file.tree, file.code)
    groups = groups_of(functions, request.function)
    ran = RunResult(functions)
    for way in _first_ways(request):
        ran = _tried(program, files, request, way, functions, groups)
        if ran.record or not (ran.fault and ran.fault.kind == "NameError"):
            break
    if ran.record or request.start or request.live or (ran.fault and _is_over_budget(ran.fault)):
        return ran
    if _is_only_a_game(functions):
        return ran  # its rules are for a search elsewhere; called alone they mean nothing
    if ran.fault and not _is_stopped(ran.fault):
        return ran  # what went wrong in the program itself is what there is to tell
    failed: RunResult | None = None
    for start in _starts(program, functions, groups, _namespace(program, files, request)):
        way = _Way(False, start, ran.console.text)
        other = _tried(program, files, request, way, functions, groups)
        other.notes = list(dict.fromkeys([*ran.notes, *other.notes]))
        if other.record and (other.fault is None or _is_stopped(other.fault)):
            return other
        failed = failed or (other if other.record else None)
    return ran if ran.fault or failed is None else failed


def _is_stopped(found: Fault) -> bool:
    """Whether a program came to an end only because of its budget, or because it asks in vain."""
    return found.kind != WAITS and not found.is_error


def _is_over_budget(found: Fault) -> bool:
    return found.kind == OVER_BUDGET and not found.is_error


def _is_only_a_game(functions: Sequence[Function]) -> bool:
    """Whether a class has the rules of a game, and nothing recurses that could search it."""
    owned = {(each.owner, each.name) for each in functions}
    has_rules = any(
        all((owner, name) in owned for name in GAME_RULES) for owner, _ in owned if owner
    )
    return has_rules and not possibly_recursive(functions)


def _first_ways(request: RunRequest) -> list[_Way]:
    if request.live:
        return [_Way(False, request.live.plain.__name__)]
    if not request.start:
        return [_Way(main=True)]
    _reject_unreadable(request.start)
    # A start may need what the program makes only as the main program.
    after = _Way(True, request.start)
    return [after] if request.after_main else [_Way(False, request.start), after]


def _reject_unreadable(start: str) -> None:
    """What cannot be read as Python is wrong in its field, not in the program."""
    if read_typed(start, START).error:
        raise BadInput(
            f'"Start with" is a call in Python, such as f(3), not {quoted(start)}.', field="start"
        )


def _namespace(program: Program, files: Sequence[File], request: RunRequest) -> Mapping[str, Any]:
    """What a program has defined; nothing if that fails."""
    console = Console(request.answers)
    imports = Imports(files, program.tree)
    safe = safe_limit([program.tree, *(file.tree for file in files)])
    module = fresh(MAIN if request.after_main else IMPORTED, console, imports)
    setup = read_typed(request.setup, SETUP)
    with (
        in_folder(request.files) if request.own_folder else nullcontext(),
        AtWork(module, console, request.seed, imports, safe) as work,
        interrupted_after(request.budget.seconds),
    ):
        failed = _begun(program, setup, module)
        work.ended()
    return {} if failed and not lacks_answers(failed) else vars(module)


def _starts(
    program: Program,
    functions: list[Function],
    groups: list[tuple[Function, ...]],
    namespace: Mapping[str, Any],
) -> list[str]:
    goals = [each for group in groups for each in group]
    return choices(functions, goals, namespace, program.tree) if namespace else []


def _tried(
    program: Program,
    files: Sequence[File],
    request: RunRequest,
    way: _Way,
    functions: list[Function],
    groups: list[tuple[Function, ...]],
) -> RunResult:
    for careful in (False, True):
        ran, tape, error = _watched(
            program, files, request, way, functions, groups, careful=careful
        )
        record = finished(tape, error)
        if record is not None:
            break
    assert record is not None  # of a careful tape there always is one
    return _with_search(ran, record, groups, error, program, request)


def _watched(
    program: Program,
    files: Sequence[File],
    request: RunRequest,
    way: _Way,
    functions: list[Function],
    groups: list[tuple[Function, ...]],
    *,
    careful: bool,
) -> tuple[RunResult, Tape, BaseException | None]:
    console = Console(request.answers)
    imports = Imports(files, program.tree)
    safe = safe_limit([program.tree, *(file.tree for file in files)])
    module = fresh(MAIN if way.main else IMPORTED, console, imports)
    ran = RunResult(functions, start=way.start, console=console, source=program.source)
    setup, start = read_typed(request.setup, SETUP), read_typed(way.start, START)
    watched = [each for group in groups for each in group]
    namespace = request.live.namespace if request.live else vars(module)
    plan = plan_of(program, functions, watched, namespace, request.budget, files)
    tapes: list[Tape] = []

    def callbacks(depth: int) -> Callbacks:
        tapes.append(Tape(plan, depth, careful=careful))
        console.node = tapes[0].here
        imports.created, imports.compiled = tapes[0].created, tapes[0].compiled
        return recording(tapes[0])

    before: BaseException | None = None
    error: BaseException | None = None
    with (
        in_folder(request.files) if request.own_folder else nullcontext(),
        AtWork(module, console, request.seed, imports, safe) as work,
        interrupted_after(request.budget.seconds) as is_over,
    ):
        if way.start and not request.live:
            before = _begun(program, setup, module)
        if way.printed is not None:
            console.restart(way.printed)
        answering = tuple(plan.helpers.keys() | plan.drivers.keys() - {program.code})
        watching = observing(
            watched_codes(plan), callbacks, lines=request.lines, answering=answering
        )
        try:
            with watching as observed:
                tapes[0].listen = observed.listen
                try:
                    with ToItsEnd(imports, tapes):
                        if request.live:
                            with compiled_as(program.code, request.live):
                                ran.returned = snapshot(request.live.call())
                        elif way.start:
                            ran.returned = snapshot(imports.awaited(run_typed(start, module)))
                        else:
                            run(program, module)
                            run_typed(setup, module)
                finally:
                    work.ended()
        except BaseException as raised:
            error = raised
        with suppress(BaseException):  # what is left behind may do anything as it ends
            imports.close()
    console.node = lambda: -1
    ran.notes = [*imports.notes, *console.notes]
    is_asked_for = bool(request.start) if error is None else not isinstance(error, NameError)
    if before is not None and not (lacks_answers(before) and is_asked_for):
        error = before  # what went wrong first
    if isinstance(error, KeyboardInterrupt) and is_over():
        tapes[0].over = "seconds"
    return ran, tapes[0], error


def _with_search(
    ran: RunResult,
    record: Record,
    groups: list[tuple[Function, ...]],
    error: BaseException | None,
    program: Program,
    request: RunRequest,
) -> RunResult:
    places = search_places(record, groups)
    did = {place for group in recursed(record) for place in group}
    by_name = [each for group in possibly_recursive(ran.functions) for each in group]
    if not by_name and not request.function and not did:
        places = set()  # every function was watched, in case one recurses in some hidden way
    really = [record.functions[place] for place in did]
    ran.recursive = [each for each in ran.functions if each in really or each in by_name]
    if places:
        ran.record, numbers = only(record, places)
        ran.console.said = [(numbers[node], text) for node, text in ran.console.said]
    ran.left = isinstance(error, SystemExit)
    if error is not None:
        ran.fault = stopped_by(
            error, ran.record or record, program.source, request.files, ran.console
        )
    return ran


def _begun(program: Program, setup: Typed, module: ModuleType) -> BaseException | None:
    """Run the program without watching, and the setup; what was defined before an error stays."""
    failed: BaseException | None = None
    try:
        run(program, module)
    except BaseException as error:
        failed = error
    try:
        run_typed(setup, module)
    except BaseException as error:
        return error
    return None if isinstance(failed, SystemExit) else failed
