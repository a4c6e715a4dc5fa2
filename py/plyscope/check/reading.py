"""A task from its text in TOML, with its mistakes told in a sentence and by their line."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from plyscope.check.cases import cases_of
from plyscope.check.edition_reading import is_edition, read_edition
from plyscope.check.places import Places, line_of_syntax
from plyscope.check.task import (
    ASPECTS,
    CUTS,
    CUTTING,
    HINTS,
    SEARCHES,
    SENTENCE,
    VALUE,
    Case,
    Limits,
    Task,
)
from plyscope.data_files import data_folder
from plyscope.game import BadInput
from plyscope.input.phrases import quoted

PACKS: Final = "check/packs"
TASK_FILE: Final = "task.toml"
GAMES: Final = "aima-games"
"""The pack whose files and solutions judge positions of our games."""
TEXTS: Final = (
    "name",
    "search",
    "cut",
    "solution",
    "whole",
    "function",
    "setup",
    "start",
    "hint",
    "pack",
)
SHORT: Final = ("trees", "positions", "game", "tree_tests")
KEYS: Final = (*TEXTS, "files", "seed", "points", "limits", "case", *SHORT)
LIMITS: Final = ("seconds", "nodes", "memory", "output", "files")
CHOICES: Final = {"search": SEARCHES, "cut": CUTS, "hint": HINTS}


class BadTask(BadInput):
    """What is wrong in a task, in a sentence; `line` is the line that it stands in."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.line = line


def _packs() -> Path:
    return data_folder(PACKS)


def pack_names() -> list[str]:
    """The names of the tasks that come with Plyscope."""
    return sorted(each.parent.name for each in _packs().glob(f"*/{TASK_FILE}"))


def load(name_or_path: str | Path) -> Task:
    """The task in a file or a folder, or the ready-made one of that name. Raises `BadInput`."""
    path = Path(name_or_path)
    if path.is_dir():
        path /= TASK_FILE
    if not path.is_file() and str(name_or_path) in pack_names():
        path = _packs() / str(name_or_path) / TASK_FILE
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise BadInput(
            f"There is no task called {quoted(str(name_or_path))}: give a file, or one of "
            f"{', '.join(pack_names())}."
        ) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{path.name} cannot be read: {error}.") from None
    return read_task(text, path.parent, path.name)


def ours() -> list[str]:
    """The texts of all solutions that come with Plyscope."""
    return [each.read_text(encoding="utf-8") for each in _packs().glob("*/*.py")]


def read_task(text: str, folder: Path, file: str = TASK_FILE) -> Task:
    """The task that a text describes, with the files of a folder; or a student's edition of one.
    Raises `BadInput`."""
    if is_edition(text):
        return read_edition(text)
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line, why = line_of_syntax(error, text)
        raise BadTask(f"{file}, line {line}: this is no TOML: {why}.", line) from None
    except RecursionError:
        raise BadTask(f"{file}, line 1: something in it is nested too deeply.", 1) from None
    return _Reader(given, Places(text), folder, file).task()


class _Reader:
    """Reads a task out of the tables of its file."""

    def __init__(self, given: Mapping[str, Any], places: Places, folder: Path, file: str) -> None:
        self.given, self.places, self.folder, self.file = given, places, folder, file

    def task(self) -> Task:
        """The task."""
        self._check_keys(self.given, KEYS)
        for name in (*TEXTS, "game", "tree_tests"):
            self._check(name, str, "text")
        for name in ("trees", "positions"):
            self._check(name, list, "a list")
        self._check("seed", int, "a whole number")
        for name, allowed in CHOICES.items():
            if self.given.get(name, allowed[0]) not in allowed:
                raise self.wrong(
                    f"{name} is one of {', '.join(allowed)}, not {quoted(self.given[name])}", name
                )
        base = self._base()
        search = self.given.get("search", base.search if base else "")
        if not search:
            raise self.wrong(f"a task says its search: one of {', '.join(SEARCHES)}")
        cut = self.given.get("cut", base.cut if base else CUTS[0])
        return Task(
            name=self.given.get("name", base.name if base else Path(self.file).stem),
            search=search,
            cases=self._cases(base),
            solution=self._solution(search, cut, base),
            whole=self._whole(search, base),
            cut=cut,
            function=self.given.get("function", base.function if base else ""),
            files={**(base.files if base else {}), **self._files()},
            points=self._points(base),
            limits=self._limits(base.limits if base else Limits()),
            hint=self.given.get("hint", base.hint if base else SENTENCE),
            seed=self.given.get("seed", base.seed if base else 0),
        )

    def wrong(self, why: str, *key: str | int) -> BadTask:
        """What is wrong with a key, as an error to raise."""
        line = self.places.line(*key)
        return BadTask(f"{self.file}, line {line}: {why}.", line)

    def _check_keys(
        self, table: Mapping[str, Any], allowed: Sequence[str], *place: str | int
    ) -> None:
        for key in table:
            if key not in allowed:
                of = f"{place[0]} has" if place else "a task has"
                raise self.wrong(f"{of} no {quoted(key)}; it has {', '.join(allowed)}", *place, key)

    def _check(self, name: str, kind: type, words: str) -> None:
        found = self.given.get(name)
        if found is not None and (not isinstance(found, kind) or isinstance(found, bool)):
            raise self.wrong(f"{name} is {words}", name)

    def _base(self) -> Task | None:
        name = self.given.get("pack")
        if name is None:
            return None
        if name not in pack_names():
            raise self.wrong(
                f"there is no pack {quoted(name)}; there are {', '.join(pack_names())}", "pack"
            )
        return load(_packs() / name / TASK_FILE)

    def _points(self, base: Task | None) -> Mapping[str, float]:
        if "points" not in self.given:
            return base.points if base else {VALUE: 1.0}
        table = self._table("points")
        for aspect, points in table.items():
            if aspect not in ASPECTS:
                raise self.wrong(
                    f"there are no points for {quoted(aspect)}, only for {', '.join(ASPECTS)}",
                    "points",
                    aspect,
                )
            if not _is_number(points) or points < 0:
                raise self.wrong("points are a number that is not negative", "points", aspect)
        if not any(table.values()):
            raise self.wrong("some aspect has points", "points")
        return {aspect: float(table[aspect]) for aspect in ASPECTS if table.get(aspect)}

    def _limits(self, base: Limits) -> Limits:
        table = self._table("limits")
        self._check_keys(table, LIMITS, "limits")
        for name, most in table.items():
            is_fine = _is_number(most) and most > 0
            if not is_fine or (name != "seconds" and not isinstance(most, int)):
                kind = "a number" if name == "seconds" else "a whole number"
                raise self.wrong(f"{name} is {kind} above 0", "limits", name)
        return replace(base, **table)

    def _table(self, name: str) -> Mapping[str, Any]:
        table = self.given.get(name, {})
        if not isinstance(table, Mapping):
            raise self.wrong(f"{name} is a table, [{name}]", name)
        return table

    def _files(self) -> dict[str, str]:
        names = self.given.get("files", [])
        if not isinstance(names, list) or not all(isinstance(each, str) for each in names):
            raise self.wrong("files is a list of names", "files")
        own = {Path(name).name: self._text(name, "files") for name in names}
        if "positions" not in self.given:
            return own
        of_games = _packs() / GAMES / "games.py"
        return {of_games.name: of_games.read_text(encoding="utf-8"), **own}

    def _text(self, name: str, key: str) -> str:
        try:
            return (self.folder / name).read_text(encoding="utf-8-sig")
        except (OSError, UnicodeDecodeError, ValueError) as error:
            missing = isinstance(error, FileNotFoundError)
            why = "there is no file" if missing else "this file cannot be read as text:"
            raise self.wrong(f"{why} {quoted(name)}", key) from None

    def _solution(self, search: str, cut: str, base: Task | None) -> str:
        name = self.given.get("solution")
        if name is not None:
            own = _ours(name)
            return (
                own
                if own is not None and not (self.folder / name).is_file()
                else self._text(name, "solution")
            )
        if base and search == base.search and cut == base.cut:
            return base.solution
        of = GAMES if "positions" in self.given else "trees"
        if base or "positions" in self.given or "trees" in self.given:
            strict = f"{search}-strict" if cut == ">" and search == "alphabeta" else search
            own_file = _packs() / (self.given.get("pack") or of) / f"{strict}.py"
            if own_file.is_file():
                return own_file.read_text(encoding="utf-8")
        raise self.wrong('a task names its solution: a right program, as solution = "right.py"')

    def _whole(self, search: str, base: Task | None) -> str:
        """The text of the search that leaves nothing out, where the solution does."""
        if "whole" in self.given:
            name = self.given["whole"]
            own = None if (self.folder / name).is_file() else _ours(name)
            return own if own is not None else self._text(name, "whole")
        if search not in CUTTING or "solution" in self.given:
            return base.whole if base and search == base.search else ""
        of = "aima-games" if "positions" in self.given else "trees"
        file = _packs() / (self.given.get("pack") or of) / "minimax.py"
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    def _cases(self, base: Task | None) -> Sequence[Case]:
        start, setup = self.given.get("start", ""), self.given.get("setup", "")
        found = [*self._written(start, setup), *cases_of(self.given, self.folder, self.wrong)]
        if not found and base:
            found = [replace(each, start=start or each.start) for each in base.cases]
        if not found and start:
            found = [Case("The search", start, setup)]
        if not found:
            raise self.wrong("a task has a [[case]], trees or positions on which it is judged")
        names = [each.name for each in found]
        if len({*names}) < len(names):
            twice = next(each for each in names if names.count(each) > 1)
            raise self.wrong(f"two cases are called {quoted(twice)}", "case", 0)
        return found

    def _written(self, start: str, setup: str) -> list[Case]:
        """The cases that have a table each."""
        tables = self.given.get("case", [])
        if not isinstance(tables, list) or not all(isinstance(each, dict) for each in tables):
            raise self.wrong("a case is a table, [[case]]", "case")
        found = []
        for at, table in enumerate(tables):
            self._check_keys(table, ("name", "start", "setup", "secret"), "case", at)
            for key, value in table.items():
                kind, words = (bool, "true or false") if key == "secret" else (str, "text")
                if not isinstance(value, kind):
                    raise self.wrong(f"{key} is {words}", "case", at, key)
            found.append(
                Case(
                    name=table.get("name", f"Case {at + 1}"),
                    start=table.get("start", start),
                    setup="\n".join(filter(None, (setup, table.get("setup", "").strip("\n")))),
                    secret=table.get("secret", False),
                )
            )
        return found


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _ours(name: str) -> str | None:
    """The text of a solution that comes with Plyscope: that of a pack, or of a search on trees."""
    if name in pack_names():
        return load(name).solution
    file = _packs() / "trees" / f"{name}.py"
    return file.read_text(encoding="utf-8") if file.is_file() else None
