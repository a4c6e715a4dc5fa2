"""Which file of a submission is its program: the one in which the search is begun."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator, Set
from pathlib import PurePosixPath

from plyscope.check.start import search_names, starts
from plyscope.check.submissions import Submission
from plyscope.check.task import Case, Task
from plyscope.program.module import read
from plyscope.program.rereading import called_name
from plyscope.program.walking import all_nodes

BEGINS, MAY_BEGIN, NEITHER, UNREAD = range(4)
"""What a file has of the start of a case: what is called there; an import of that, or a function
that takes what is searched and leads to no search; or nothing."""


def main_file(submission: Submission, task: Task) -> tuple[str | None, frozenset[str]]:
    """The file in which the search of a task can be begun; of several, one that no other of them
    imports, since it may call the search of another file. None if there is no file. Beside it, the
    names of the functions in the other files that search, or lead to a search."""
    texts = submission.files
    names = sorted(texts, key=lambda name: (name.count("/"), name))
    if len(names) < 2:
        return next(iter(names), None), frozenset()
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
    imported = {name: _imported(trees[name]) for name in best}
    free = [
        name
        for name in best
        if not any(PurePosixPath(name).stem in imported[other] for other in best if other != name)
    ]
    chosen = [*free, *best][0]
    return chosen, elsewhere[chosen]


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
        return MAY_BEGIN if wanted & _imported(tree) else NEITHER
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
    return used - _defined(setup) - _imported(setup) - set(vars(builtins))


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


def _imported(tree: ast.Module | None) -> set[str]:
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
