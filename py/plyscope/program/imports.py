"""What a program may import: not the page and not the network, and quiet stand-ins for what cannot
run in a browser. Only imports of the program's own files go this way; the standard library's own
are as ever."""

from __future__ import annotations

import ast
import builtins
import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import CodeType, CoroutineType, ModuleType
from typing import Any, Final

from plyscope.isolation import entered, imported
from plyscope.isolation.builtins_kept import keep_builtins
from plyscope.program.concurrency import MODULES, Concurrency
from plyscope.program.concurrency.resumable import Resumable
from plyscope.program.concurrency.waiting import Operation, Steps, Wait, never
from plyscope.program.faults import FILE_NAME
from plyscope.program.files import ROOT, File
from plyscope.program.own_sys import ExitFunctions, OwnSys
from plyscope.program.stand_ins import NOTEBOOK, STAND_INS, Called, StandIn, named, notes
from plyscope.program.walking import all_nodes, once

keep_builtins(globals())

PAGE: Final = named(
    """
    js pyodide pyodide_js _pyodide _pyodide_core micropip
    plyscope.bridge plyscope.isolation plyscope.kinds plyscope.own_code plyscope.program
    """
)
NETWORK: Final = named(
    """
    socket _socket ssl _ssl socketserver ftplib smtplib poplib imaplib telnetlib nntplib xmlrpc
    urllib.request urllib.robotparser http.client http.server http.cookiejar requests httpx aiohttp
    urllib3 websockets
    """
)

IN_PACKAGE: Final = "Python itself allows such dots only inside a package."
DOTTED: Final = "`{}` is read as `{}` here: {}"


class Imports:
    """The imports of one run.

    Attributes:
        files: the program's other files.
        called: how often stand-ins were called.
        stood_in: the modules that were replaced, in order.
        created: hears of each coroutine that is to run as a task, as that is made.
        compiled: hears of the code of a thread's function, and of what runs in its place.
    """

    def __init__(self, files: Sequence[File] = (), tree: ast.Module | None = None) -> None:
        self.files = files
        self.called = Called()
        self.stood_in: list[str] = []
        self._own = {file.module.partition(".")[0] for file in files}
        self._wanted = _undefined(tree) if tree else ()
        self._modules: dict[str, StandIn] = {}
        self._concurrency: Concurrency | None = None
        self._exits = ExitFunctions()
        self._dotted = ""
        self._trees = {file.code.co_filename: file.tree for file in files}
        if tree:
            self._trees[FILE_NAME] = tree
        self.created: Callable[[Any], object] = lambda _coroutine: None
        self.compiled: Callable[[CodeType, CodeType], object] = lambda _code, _generator: None

    @property
    def notes(self) -> list[str]:
        """What there is to say of the modules that were replaced."""
        more = self._concurrency.notes if self._concurrency else []
        return [*notes(self.called, self.stood_in), *more, *filter(None, [self._dotted])]

    @property
    def concurrency(self) -> Concurrency:
        """What stands in for what would run side by side."""
        if self._concurrency is None:
            resumable = Resumable(self._trees, self._compiled)
            self._concurrency = Concurrency(self._made, resumable)
        return self._concurrency

    def _made(self, coroutine: Any) -> None:
        self.created(coroutine)

    def _compiled(self, code: CodeType, generator: CodeType) -> None:
        self.compiled(code, generator)

    def open(self) -> None:
        """The program runs, perhaps not for the first time."""
        self._exits.open()
        if self._concurrency:
            self._concurrency.open()

    def awaited(self, value: Any) -> Any:
        """What a call has given; if it is a coroutine, what that comes to."""
        if type(value) is not CoroutineType:
            return value
        self.concurrency.needs_loops()
        return self.concurrency.loops.get_event_loop().run_until_complete(value)

    def sleep(self, is_outside: Callable[[], bool]) -> Operation[[float], None]:
        """Stands in for `time.sleep`: nobody really sleeps. While the program does, outside of its
        search, others may have their turn: some sleep until a thread has done its work."""

        def steps(seconds: float, /) -> Steps[None]:
            if seconds < 0:
                raise ValueError("sleep length must be non-negative")
            yield Wait("the time to pass", never, seconds)

        return Operation(_Sleeps(self, is_outside), steps)

    def pause(self, seconds: float, *, lets_others: bool) -> None:
        """The program sleeps."""
        if self._concurrency:
            self._concurrency.turns.pause(seconds, lets_others=lets_others)

    def finish(self) -> None:
        """The program has come to its end: what it would wait for then is done, and then what it
        has registered for its end. Raises `WaitsForeverError`."""
        if self._concurrency:
            self._concurrency.finish()
        self._exits.run()

    def close(self) -> None:
        """Leave what the program has left behind."""
        self._exits.forget()
        if self._concurrency:
            entered()  # what ends now is part of the program
            self._concurrency.close()

    def builtins(self, more: Mapping[str, Any]) -> dict[str, Any]:
        """The built-in functions of a program, with an `import` of its own."""
        own = {**vars(builtins), **more}
        special: dict[str, ModuleType] = {}

        def get(
            name: str, globals: Any = None, locals: Any = None, fromlist: Any = (), level: int = 0
        ) -> Any:
            package = (globals or {}).get("__package__") or ""
            if level > len(package.split(".") if package else ()):
                return self._beside("." * level, name, fromlist or (), get)
            if level == 0:
                found = self._instead(name, fromlist or (), special)
                if found is not None:
                    return found
            found = __import__(name, globals, locals, fromlist, level)
            imported()
            return found

        own["__import__"] = get
        special["atexit"] = self._exits.module
        special["builtins"] = _module("builtins", own)
        special["sys"] = OwnSys(leads_out)
        special["importlib"] = _module("importlib", _importlib(get))
        return own

    def _beside(
        self, dots: str, name: str, fromlist: Sequence[str], get: Callable[..., ModuleType]
    ) -> ModuleType:
        """What `from .name import …` gets at the top of all files, where Python knows no package.
        Raises `ImportError` if there is no such file."""
        package = get(ROOT) if not name and ROOT in self._own else ModuleType(dots)
        missing = [each for each in fromlist if each != "*" and not hasattr(package, each)]
        for each in [name] if name else missing:
            told = f"from {dots}{name}" if name else f"from {dots} import {each}"
            if each.partition(".")[0] not in self._own:
                file = f"{each.replace('.', '/')}.py"
                raise ImportError(f"`{told}` needs {file} beside this program: add that file.")
            self._dotted = DOTTED.format(told, f"{'from' if name else 'import'} {each}", IN_PACKAGE)
        if name:
            return get(name, fromlist=fromlist)
        for each in missing:
            setattr(package, each, get(each))
        return package

    def _instead(
        self, name: str, fromlist: Sequence[str], special: Mapping[str, ModuleType]
    ) -> ModuleType | None:
        """What a program gets instead of a module; None if it gets the module itself."""
        top = name.partition(".")[0]
        if top in self._own:
            return None
        for each in (name, *(f"{name}.{part}" for part in fromlist)):
            _check(each)
        wanted = name if fromlist else top
        for stood_in in _leading(name) & STAND_INS:
            if stood_in not in self.stood_in:
                self.stood_in.append(stood_in)
            return self._stand_in(wanted)
        if top in MODULES:
            return self.concurrency.modules.get(wanted)
        if top == "asyncio":
            self.concurrency.needs_loops()
        return special.get(name)

    def _stand_in(self, name: str) -> StandIn:
        if name not in self._modules:
            is_process = name.partition(".")[0] == "multiprocessing"
            parts = self.concurrency.parts if is_process else NOTEBOOK
            self._modules[name] = StandIn(name, self.called, self._wanted, parts)
        return self._modules[name]


@dataclass(frozen=True)
class _Sleeps:
    """Lets the program sleep in its search, or outside of it."""

    imports: Imports
    is_outside: Callable[[], bool]

    def driven(self, steps: Steps[Any], /) -> Any:
        for wait in steps:
            self.imports.pause(wait.seconds or 0.0, lets_others=self.is_outside())


def _leading(name: str) -> set[str]:
    """The names of a module and of the packages around it."""
    parts = name.split(".")
    return {".".join(parts[:count]) for count in range(1, len(parts) + 1)}


def leads_out(name: str) -> bool:
    return bool(_leading(name) & (PAGE | NETWORK))


def _check(name: str) -> None:
    """Raises `ImportError` if a module leads to the page or to the network."""
    if _leading(name) & PAGE:
        raise ImportError(f"{name} cannot be imported: a program here cannot reach the page.")
    if _leading(name) & NETWORK:
        raise ImportError(f"{name} cannot be imported: a program here cannot reach the network.")


def _module(name: str, held: dict[str, Any]) -> ModuleType:
    module = ModuleType(name)
    vars(module).update(held)
    return module


def _importlib(get: Callable[..., Any]) -> dict[str, Any]:
    """`importlib`, whose `import_module` takes the same way."""

    def import_module(name: str, package: str | None = None) -> Any:
        if name.startswith("."):
            return importlib.import_module(name, package)
        return get(name, None, None, ("__name__",))

    return {**vars(importlib), "import_module": import_module, "__import__": get}


@once
def _undefined(tree: ast.Module) -> tuple[str, ...]:
    """The names that a program uses and never defines."""
    used: dict[str, None] = {}
    defined = set(vars(builtins))
    for node in all_nodes(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            used[node.id] = None
        elif isinstance(node, ast.Name):
            defined.add(node.id)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            defined.add(node.name)
        elif isinstance(node, ast.arg):
            defined.add(node.arg)
        elif isinstance(node, ast.alias):
            defined.add((node.asname or node.name).partition(".")[0])
    return tuple(name for name in used if name not in defined)
