"""Finds out whether a mistake comes from a rule of the game: where a submission writes the rules
itself, each of them is asked about a position, and so is the solution's rule of the same name."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from plyscope.check.positions import text_of
from plyscope.check.runs import Program, RunCases, Steps
from plyscope.check.task import Limits
from plyscope.check.trying import Start
from plyscope.own_code import plain
from plyscope.program import RunResult
from plyscope.program.module import read
from plyscope.program.snapshot import unpacked

MOST_POSITIONS: Final = 4
MOST_ACTIONS: Final = 2
ASKED: Final = "(lambda *given: ({name}(*given), given))(*{given!r})"
"""What a rule answers, and what it was given as it is then."""
CHANGES: Final = "{} changes the position that it is given."


@dataclass(frozen=True)
class BrokenRule:
    """A rule that a submission has wrong: its name, a sentence, and its line if that is known."""

    name: str
    sentence: str
    line: int | None


def broken_rule(
    program: Program,
    solution: Program,
    positions: Sequence[Any],
    actions: Sequence[Any],
    limits: Limits,
) -> Steps[BrokenRule | None]:
    """The first rule that answers otherwise than the solution's, asked about these positions and
    actions there; None if none does. A rule that is wrong only because another one is comes after
    that."""
    rules = _rules(program.source)
    names = [name for name in rules if name in _rules(solution.source)]
    given = [
        (name, arguments)
        for name in names
        for arguments in _arguments(len(rules[name].args.args), positions, actions)
        if len(_rules(solution.source)[name].args.args) == len(rules[name].args.args)
    ]
    if not given:
        return None
    cases = [_start(name, arguments) for name, arguments in given]
    mine = yield RunCases(program, cases, limits, lines=True)
    its = yield RunCases(solution, cases, limits, lines=True, ours=True)
    wrong = {}
    for (name, arguments), own, right in zip(given, mine.cases, its.cases, strict=True):
        sentence = _wrong(name, arguments, own.ran, right.ran)
        if sentence and name not in wrong:
            wrong[name] = BrokenRule(name, sentence, _line(own.ran, rules[name], sentence))
    called = {name: {each.id for each in _names(rules[name])} for name in wrong}
    first = [name for name in wrong if not called[name] & wrong.keys() - {name}]
    changing = [name for name in wrong if wrong[name].sentence == CHANGES.format(name)]
    return wrong[(changing or first or list(wrong))[0]] if wrong else None


def _rules(source: str) -> Mapping[str, ast.FunctionDef]:
    """The functions of a program that call themselves in no way, and have no loop of calls."""
    tree = read(source).tree
    every = {each.name: each for each in tree.body if isinstance(each, ast.FunctionDef)}
    return {
        name: each
        for name, each in every.items()
        if not any(isinstance(inner, ast.FunctionDef) for inner in ast.walk(each) if inner != each)
        and not _reaches(name, every)
    }


def _reaches(name: str, every: Mapping[str, ast.FunctionDef]) -> bool:
    """Whether a function leads back to itself, or to one that does."""
    seen: set[str] = set()
    waiting = [name]
    while waiting:
        at = waiting.pop()
        for each in _names(every[at]):
            if each.id in (at, name):
                return True
            if each.id in every and each.id not in seen:
                seen.add(each.id)
                waiting.append(each.id)
    return False


def _names(function: ast.FunctionDef) -> Iterator[ast.Name]:
    return (each for each in ast.walk(function) if isinstance(each, ast.Name))


def _arguments(
    count: int, positions: Sequence[Any], actions: Sequence[Any]
) -> Iterator[tuple[Any, ...]]:
    if count == 1:
        yield from ((each,) for each in positions[:MOST_POSITIONS])
    elif count == 2 and positions:
        yield from ((positions[0], each) for each in actions[:MOST_ACTIONS])


def written(value: Any) -> Any:
    """A position or a move as the program had it; None if it cannot be written down."""
    held = unpacked(value)
    try:
        return held if ast.literal_eval(repr(held)) == held else None
    except (ValueError, SyntaxError, MemoryError, RecursionError, TypeError):
        return None


def _start(name: str, given: tuple[Any, ...]) -> Start:
    return {"setup": "", "starts": [ASKED.format(name=name, given=given)], "function": name}


def _wrong(name: str, given: tuple[Any, ...], own: RunResult, right: RunResult) -> str:
    """What is wrong with an answer; "" if nothing is."""
    if right.fault or right.returned is None:
        return ""
    if own.fault or own.returned is None:
        return f"{name}({_shown(given)}) ends with an error."
    (mine, after), (its, before) = unpacked(own.returned), unpacked(right.returned)
    if plain(after) != plain(before) and plain(before) == plain(given):
        return CHANGES.format(name)
    if _form(mine) == _form(its):
        return ""
    return f"{name}({_shown(given)}) returns {text_of(mine)}; {text_of(its)} is right."


def _form(answer: Any) -> Any:
    """An answer in one form: moves in any order and any container."""
    held = plain(answer)
    is_board = isinstance(held, list) and any(isinstance(e, list) and len(e) > 2 for e in held)
    return sorted(map(repr, held)) if isinstance(held, list) and not is_board else held


def _shown(given: Sequence[Any]) -> str:
    return ", ".join(repr(each) for each in given)


def _line(own: RunResult, rule: ast.FunctionDef, sentence: str) -> int | None:
    """The last line that ran in the rule; where it changes what it is given, the line at which it
    should have made a copy."""
    record = own.record
    if sentence == CHANGES.format(rule.name):
        return _copy_line(rule)
    lines = [line for node, line, _ in record.lines if node == 0] if record else []
    return lines[-1] if lines else rule.lineno


def _copy_line(rule: ast.FunctionDef) -> int:
    """The line that gives its value to what is changed, or the one that changes it."""
    for each in ast.walk(rule):
        targets = each.targets if isinstance(each, ast.Assign) else []
        changed = [target for target in targets if isinstance(target, ast.Subscript)]
        if not changed:
            continue
        base: ast.expr = changed[0]
        while isinstance(base, ast.Subscript):
            base = base.value
        name = ast.unparse(base)
        made = [
            other.lineno
            for other in ast.walk(rule)
            if isinstance(other, ast.Assign) and name in map(ast.unparse, other.targets)
        ]
        return made[0] if made else changed[0].lineno
    return rule.lineno
