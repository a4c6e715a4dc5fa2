"""Which file of a submission is its program, the one in which the search is begun; and by which
names it finds the others."""

from __future__ import annotations

import ast
import builtins
import sys
from collections.abc import Iterator, Sequence, Set
from pathlib import PurePosixPath
from typing import Final, NamedTuple

from plyscope.check.start import search_names, starts
from plyscope.check.submissions import Submission
from plyscope.check.task import Case, Task
from plyscope.program.module import read
from plyscope.program.rereading import called_name
from plyscope.program.walking import all_nodes

COPIES: Final = ("copy", "old", "backup", "bak", "draft", "test", "tests")
"""Words in the name of a file that is none to be judged, where there is another."""
BEGINS, MAY_BEGIN, NEITHER, UNREAD = range(4)
"""What a file has of the start of a case: what is called there; an import of that, or a function
that takes what is searched and leads to no search; or nothing."""


class MainFile(NamedTuple):
    """The file in which the search of a task can be begun; of several, one that no other of them
    imports, since it may call the search of another file. None if there is no file.

    Attributes:
        elsewhere: the names of the functions in the other files that search, or lead to a search.
        like_it: other files in which it can be begun as well.
    """

    name: str | None
    elsewhere: frozenset[str] = frozenset()
    like_it: Sequence[str] = ()


def main_file(submission: Submission, task: Task) -> MainFile:
    """The main file of a submission. What seems to be a copy or an older state comes last."""
    texts = submission.files
    names = sorted(texts, key=lambda name: (_is_copy(name), name.count("/"), name))
    if len(names) < 2:
        return MainFile(next(iter(names), None))
    trees = {name: _tree(texts[name]) for name in names}
    searching = {name: search_names(texts[name]) for name in names}
    elsewhere = {
        name: frozenset().union(*(searching[other] for other in names if other != name))
        for name in names
    }
    ranks = {
        name: UNREAD
        if (tree := trees[name]) is None
        else min(
            _rank(tree, texts[name], task, case, searching[name], elsewhere[name])
            for case in task.cases
        )
        for name in names
    }
    best = [name for name in names if ranks[name] == min(ranks.values())]
    imported = {name: imported_names(trees[name]) for name in best}
    free = [
        name
        for name in best
        if not any(PurePosixPath(name).stem in imported[other] for other in best if other != name)
    ]
    chosen = [*free, *best][0]
    like_it = free[1:] if ranks[chosen] == BEGINS else []
    return MainFile(chosen, elsewhere[chosen], like_it)


def files_beside(submission: Submission, file: str) -> dict[str, str]:
    """The other files by the names by which a program finds them. Python looks for modules in the
    folder of the file that is begun; but some import theirs by the folder that they handed in, or
    what the file that is begun has, by its name."""
    texts = submission.files
    folder = file[: file.rfind("/") + 1]
    found = {name: text for name, text in texts.items() if name != file}
    found |= {
        name.removeprefix(folder): text for name, text in found.items() if name.startswith(folder)
    }
    by_others = {top for text in found.values() for top in _packages(_tree(text))}
    wanted = by_others | {*_packages(_tree(texts[file]))}
    parts = submission.folder.split("/")
    for at, part in enumerate(parts):
        if part in wanted - sys.stdlib_module_names:
            around = "/".join(parts[at:])
            found |= {f"{around}/{name}": text for name, text in texts.items()}
    if PurePosixPath(file).stem in by_others - sys.stdlib_module_names:
        found[file.removeprefix(folder)] = texts[file]
    return found


def _is_copy(name: str) -> bool:
    stem = PurePosixPath(name).stem
    words = stem.casefold().split("_")
    return not stem.isidentifier() or any(each in COPIES for each in words)


def _packages(tree: ast.Module | None) -> Iterator[str]:
    """The first parts of the names of the modules that a text imports."""
    for each in all_nodes(tree) if tree else ():
        if isinstance(each, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in each.names)
        elif isinstance(each, ast.ImportFrom) and each.module:
            yield each.module.partition(".")[0]


def _rank(
    tree: ast.Module,
    source: str,
    task: Task,
    case: Case,
    searching: Set[str],
    elsewhere: frozenset[str],
) -> int:
    """What a file has of the start of a case. `searching` are the names of its functions that
    search, or lead to a search, and `elsewhere` those in the other files."""
    if case.start:
        wanted = _wanted(case)
        if wanted & _defined(tree):
            return BEGINS
        return MAY_BEGIN if wanted & imported_names(tree) else NEITHER
    if not starts(source, task, case, elsewhere):
        return NEITHER
    searches = searching or any(each in elsewhere for each in _calls(tree))
    return BEGINS if searches else MAY_BEGIN


def _tree(text: str) -> ast.Module | None:
    try:
        return read(text).tree
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _wanted(case: Case) -> set[str]:
    """The names in the start of a case that its submission has to define."""
    try:
        start, setup = ast.parse(case.start), ast.parse(case.setup)
    except (SyntaxError, ValueError):
        return set()
    used = {each.id for each in ast.walk(start) if isinstance(each, ast.Name)}
    return used - _defined(setup) - imported_names(setup) - set(vars(builtins))


def _defined(tree: ast.Module) -> set[str]:
    """The functions, classes and variables at the margin of a text."""
    found = {
        each.name
        for each in tree.body
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
    }
    targets = [each.targets for each in tree.body if isinstance(each, ast.Assign)]
    return found | {
        name.id
        for held in targets
        for each in held
        for name in ast.walk(each)
        if isinstance(name, ast.Name)
    }


def imported_names(tree: ast.Module | None) -> set[str]:
    """The last parts of the names that a text imports, and those of the modules they are from."""
    found: set[str] = set()
    for each in all_nodes(tree) if tree else ():
        if isinstance(each, ast.Import | ast.ImportFrom):
            found |= {alias.name.rpartition(".")[2] for alias in each.names}
            found |= {alias.asname for alias in each.names if alias.asname}
        if isinstance(each, ast.ImportFrom) and each.module:
            found.add(each.module.rpartition(".")[2])
    return found


def _calls(tree: ast.Module) -> Iterator[str]:
    for each in all_nodes(tree):
        if isinstance(each, ast.Call):
            yield called_name(each)
