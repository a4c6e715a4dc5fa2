"""Finds out whether a mistake comes from a rule of the game: where a submission writes the rules
itself, each of them is asked about a position, and so is the solution's rule of the same name."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

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
    """A rule that a submission has wrong: its name, a sentence, and its line if that is known, with
    the file that it is in, "" for the program itself."""

    name: str
    sentence: str
    line: int | None
    file: str = ""


class _Rule(NamedTuple):
    node: ast.FunctionDef
    file: str = ""


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
    rules, right_ones = _rules(program), _rules(solution)
    given = [
        (name, arguments)
        for name, (node, _) in rules.items()
        if name in right_ones and len(right_ones[name].node.args.args) == len(node.args.args)
        for arguments in _arguments(len(node.args.args), positions, actions)
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
            node, file = rules[name]
            wrong[name] = BrokenRule(name, sentence, _line(own.ran, node, sentence), file)
    called = {name: {each.id for each in _names(rules[name].node)} for name in wrong}
    first = [name for name in wrong if not called[name] & wrong.keys() - {name}]
    changing = [name for name in wrong if wrong[name].sentence == CHANGES.format(name)]
    return wrong[(changing or first or list(wrong))[0]] if wrong else None


def _rules(program: Program) -> Mapping[str, _Rule]:
    """The functions of a program, with those that it imports by name from another file, that call
    themselves in no way, and have no loop of calls."""
    every = _functions(program.source, program.files)
    reached = {name: _reached(name, every) for name in every}
    return {
        name: rule
        for name, rule in every.items()
        if not any(each in reached[each] for each in (name, *reached[name]))
        and sum(isinstance(inner, ast.FunctionDef) for inner in ast.walk(rule.node)) == 1
    }


def _functions(source: str, files: Mapping[str, str]) -> dict[str, _Rule]:
    """The functions at the margin of a text, by the names that they have there."""
    found: dict[str, _Rule] = {}
    for each in read(source).tree.body:
        if isinstance(each, ast.FunctionDef):
            found[each.name] = _Rule(each)
        elif isinstance(each, ast.ImportFrom):
            file = f"{(each.module or '').replace('.', '/')}.py"
            names = {alias.name for alias in each.names if alias.asname in (None, alias.name)}
            for name, (node, _) in _functions(files.get(file, ""), {}).items():
                if name in names or "*" in names:
                    found[name] = _Rule(node, file)
    return found


def _reached(name: str, every: Mapping[str, _Rule]) -> set[str]:
    """The functions that one leads to."""
    seen: set[str] = set()
    waiting = [name]
    while waiting:
        for each in _names(every[waiting.pop()].node):
            if each.id in every and each.id not in seen:
                seen.add(each.id)
                waiting.append(each.id)
    return seen


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
