"""The other files of a program: modules that it can import, fresh for each run, in a folder that is
gone afterwards with all that the program has written there."""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from os import chdir, getcwd
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from types import CodeType, ModuleType
from typing import Any

from plyscope.game import BadInput
from plyscope.input.phrases import quoted
from plyscope.isolation import entered
from plyscope.isolation.builtins_kept import keep_builtins
from plyscope.isolation.contexts import context
from plyscope.program.faults import FILE_NAME
from plyscope.program.source import cleaned, compiled

keep_builtins(globals())

PACKAGE = "__init__"
ROOT = PACKAGE
"""The module of such a file at the top, around which there is no package."""


@dataclass(frozen=True)
class File:
    """A file that can be imported.

    Attributes:
        path: its name, with folders: "board.py", "game/rules.py".
        source: its text.
        tree, code: the text, read and compiled; those of nothing if Python cannot read it.
        error: why Python cannot read it: who imports it gets this error.
    """

    path: str
    source: str
    tree: ast.Module
    code: CodeType
    error: SyntaxError | ValueError | None = None

    @property
    def module(self) -> str:
        """The dotted name of the module that it is."""
        parts = self.path.removesuffix(".py").split("/")
        return ".".join(parts[:-1] if parts[-1] == PACKAGE else parts) or ROOT


def read_files(texts: Mapping[str, str]) -> list[File]:
    """The Python files among some texts."""
    return [_read(path, text) for path, text in texts.items() if path.endswith(".py")]


def _read(path: str, text: str) -> File:
    name, place = path.removeprefix("./"), file_name(path)
    try:
        source = cleaned(text)
        return File(name, source, *compiled(source, place))
    except (SyntaxError, ValueError) as error:
        return File(name, text, *compiled("", place), error)


def file_name(path: str) -> str:
    """The name under which a file is compiled."""
    return f"{FILE_NAME}/{path}"


class Finder(MetaPathFinder, Loader):
    """Finds the modules of a program's files; what they import goes through `own`, the program's
    built-in functions."""

    def __init__(self, files: Sequence[File], own: Mapping[str, Any]) -> None:
        self.files = {file.module: file for file in files}
        self.own = own
        self.folders = {
            name.rpartition(".")[0] for name in self.files if "." in name
        } - self.files.keys()

    def find_spec(
        self, name: str, _path: object = None, _target: object = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None and name not in self.folders:
            return None
        is_package = name != ROOT and (file is None or file.path.endswith(f"/{PACKAGE}.py"))
        return spec_from_loader(name, self, is_package=is_package)

    def exec_module(self, module: ModuleType) -> None:
        file = self.files.get(module.__name__)
        if file and file.error:
            raise file.error.with_traceback(None)
        if file:
            vars(module)["__builtins__"] = self.own
            vars(module)["__file__"] = file.path
            exec(file.code, vars(module))


@context
def importable(files: Sequence[File], own: Mapping[str, Any]) -> Iterator[None]:
    """While the context is open, files can be imported, and hide modules of the same name."""
    if not files:
        yield
        return
    finder = Finder(files, own)
    path, modules = sys.meta_path, sys.modules
    tops = {name.partition(".")[0] for name in finder.files}
    hidden = {name: modules[name] for name in list(modules) if _top(name) in tops}
    for name in hidden:
        del modules[name]
    path.insert(0, finder)
    try:
        yield
    finally:
        if finder in path:  # a program may have emptied it
            path.remove(finder)
        for name in [each for each in modules if _top(each) in tops]:
            del modules[name]
        modules.update(hidden)


def _top(name: str) -> str:
    return name.partition(".")[0]


gettempdir()  # it keeps what it finds when it is first called, which no program has changed


@context
def in_folder(files: Mapping[str, str]) -> Iterator[None]:
    """While the context is open, Python is in a new folder with these files. Raises `BadInput` for
    a name that no file can have there."""
    entered()
    before = getcwd()
    folder = TemporaryDirectory(prefix="plyscope-", ignore_cleanup_errors=True)
    try:
        for name, text in files.items():
            _write(Path(folder.name), name, text)
        chdir(folder.name)
        yield
    finally:
        chdir(before)
        with suppress(Exception):  # where nothing is put back, what it needs may be exchanged
            folder.cleanup()


def _write(folder: Path, name: str, text: str) -> None:
    path = Path(os.path.normpath(folder / name))
    try:
        if folder not in path.parents:
            raise ValueError
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", errors="surrogatepass", newline="")
    except (OSError, ValueError):
        raise BadInput(
            f"There can be no file called {quoted(name)} beside a program.", field="files"
        ) from None
