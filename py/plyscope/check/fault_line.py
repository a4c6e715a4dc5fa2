"""The line of a program that does what is wrong: found in the lines that ran in the call, and in
what is written there."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Final, NamedTuple

from plyscope.check.aligning import Aligned
from plyscope.check.positions import ABOVE
from plyscope.compare.difference import (
    BACKED_UP,
    BEST,
    DEPTH,
    ILLEGAL,
    LEAF,
    MISSED_CUT,
    NOT_CONSIDERED,
    PLAYER,
    TERMINAL,
    WRONG_CUT,
    Difference,
)
from plyscope.program import Record
from plyscope.program.faults import file_of
from plyscope.program.numbers import same
from plyscope.recognition.evidence import Path

OF_THE_CALL: Final = (DEPTH, PLAYER, ILLEGAL)
"""What a call was given wrongly: the line that made it is meant."""
CALLED_SWAPPED: Final = "so the two are swapped"
LEFT_OUT: Final = (WRONG_CUT, NOT_CONSIDERED)
MANY: Final = 1_000
"""A larger number at the end of a window stands for infinity."""
Loop = ast.For | ast.While
LEAVING: Final = (ast.Break, ast.Return, ast.Raise)


class Place(NamedTuple):
    """A line, counted from 1, None if no line is known; and its file, "" for the program itself."""

    line: int | None = None
    file: str = ""


def fault_place(record: Record, found: Difference, both: Aligned | None) -> Place:
    """The line that is to be looked at. `record` has the lines that ran; `both` is the search,
    beside that of the solution."""
    line, node = _line(record, found, both), found.node
    if line is not None and line == record.line[node]:
        node = record.parent[node]
    code = record.functions[record.function[node]].code if node >= 0 else None
    return Place(line, file_of(code.co_filename) if line and code else "")


def _line(record: Record, found: Difference, both: Aligned | None) -> int | None:
    if found.line:
        return found.line
    call = _Call(record, _doing(found, both))
    called_from = record.line[found.node] or None
    was_called_wrongly = found.kind == WRONG_CUT and (
        found.when[1] == 0 or CALLED_SWAPPED in found.sentence
    )
    if found.kind in OF_THE_CALL or was_called_wrongly or not call.ran:
        return called_from
    return _within(record, found, call, both) or call.last


def _doing(found: Difference, both: Aligned | None) -> int:
    """The call that does what is wrong: where one only hands on, the one that it hands on to."""
    node = found.node
    tree = both.own.tree if both and found.kind not in OF_THE_CALL else None
    while tree and node < tree.count and len(tree.below[node]) == 1:
        if not tree.handed_on[tree.below[node][0]]:
            break
        node = tree.below[node][0]
    return node


def _within(record: Record, found: Difference, call: _Call, both: Aligned | None) -> int | None:
    """The line in the call itself, or in those above it, by the kind of the mistake."""
    line: int | None = None
    if found.kind == BEST and record.parent[found.node] < 0:
        is_outside = both is not None and both.own.root == ABOVE
        taken = record.line[found.node] if is_outside else call.taking
        line = _of_choice(record, found.node) or taken
    elif found.kind == TERMINAL:
        line = call.stop_test if call.below else call.loop_line or call.stop_test
    elif found.kind == LEAF and call.loop is not None and call.returned_name:
        line = call.stop_test  # it went on to a loop that has nothing to go through
    elif found.kind in LEFT_OUT:
        line = call.leaving or call.loop_line
    elif found.kind == MISSED_CUT:
        line = _of_missed_cut(record, call.node, call, both)
    elif found.kind in (BACKED_UP, BEST):
        line = call.sign_lost(both) or call.beginning(both) or call.taking
    return line


@dataclass(frozen=True)
class _Call:
    """A call, the lines that ran in it, and what is written in its function."""

    record: Record
    node: int

    @cached_property
    def ran(self) -> Sequence[int]:
        """Python 3.14 does not tell the line of a `return` to which the end of a loop leads."""
        lines = [line for node, line, _ in self.record.lines if node == self.node]
        blocks = [getattr(each, "body", None) for each in ast.walk(self.function)]
        pairs = [pair for each in blocks if isinstance(each, list) for pair in pairwise(each)]
        return lines + [
            after.lineno
            for loop, after in pairs
            if isinstance(loop, ast.For) and isinstance(after, ast.Return)
            if lines and loop.lineno == lines[-1]
        ]

    @property
    def last(self) -> int:
        return self.ran[-1]

    @property
    def function(self) -> ast.AST:
        return self.record.functions[self.record.function[self.node]].node

    @cached_property
    def below(self) -> Sequence[int]:
        return [each for each, above in enumerate(self.record.parent) if above == self.node]

    @cached_property
    def loop(self) -> Loop | None:
        """The innermost loop from which it made its calls."""
        lines = {self.record.line[each] for each in self.below}
        loops = [
            each
            for each in ast.walk(self.function)
            if isinstance(each, Loop) and any(_holds(each, line) for line in lines or self.ran)
        ]
        return max(loops, key=lambda each: each.lineno, default=None)

    @property
    def loop_line(self) -> int | None:
        """Where it is said what is gone through: the loop's head, or the line of the calls in a
        comprehension."""
        if self.loop is not None:
            return self.loop.lineno
        return self.record.line[self.below[0]] if self.below else None

    @property
    def leaving(self) -> int | None:
        """The condition under which its loop was left early; None if it came to its end."""
        inside = [line for line in self.ran if self.loop and _holds(self.loop, line)]
        last = inside[-1] if inside else 0
        for each in self._in_loop():
            if isinstance(each, LEAVING) and each.lineno == last:
                return self._condition(each) or last
        return None

    @property
    def exit_test(self) -> int | None:
        """The condition in its loop under which it may be left early."""
        for each in self._in_loop():
            if isinstance(each, LEAVING) and (test := self._condition(each)) in self.ran:
                return test
        if isinstance(self.loop, ast.While):
            return self.loop.lineno
        return None

    @property
    def stop_test(self) -> int | None:
        """The first condition that ran under which it returns at once."""
        for each in ast.walk(self.function):
            returns = isinstance(each, ast.If) and any(
                isinstance(inner, ast.Return) for inner in each.body
            )
            if isinstance(each, ast.If) and returns and each.lineno in self.ran:
                return each.lineno
        return None

    @property
    def taking(self) -> int | None:
        """Where the value that it returns is taken from those below it: what gives the returned
        name its value in the loop, or the condition for that."""
        returned = self.returned_name
        assigned = [
            each
            for each in self._in_loop()
            if returned and returned in _assigned(each) and not self._is_bare_call(each)
        ]
        lines = [self._condition(each) or each.lineno for each in assigned]
        return next((line for line in reversed(lines) if line in self.ran), None)

    def sign_lost(self, both: Aligned | None) -> int | None:
        """Where it asks for a reply, if it returns the best of them and does not turn the sign, as
        the rest of the search does."""
        if both is None or not both.alternates or self.node not in both.partner:
            return None
        own = both.own.value(self.node)
        held = [both.own.value(each) for each in both.own.below(self.node)]
        below = [each for each in held if each is not None]
        is_lost = own is not None and below and same(own, max(below))
        return self.record.line[self.below[0]] if is_lost and self.below else None

    def beginning(self, both: Aligned | None) -> int | None:
        """Where the value that it returns stands before its loop, if it is that one still, and no
        value at which a search may begin."""
        own = both.own.value(self.node) if both else None
        name, loop = self.returned_name, self.loop
        if not both or own is None or not -MANY < own < MANY or not name or not loop:
            return None
        held = [both.own.value(each) for each in both.own.below(self.node)]
        below = [each for each in held if each is not None]
        if not below or any(same(each, own) or same(each, -own) for each in below):
            return None
        before = [
            each.lineno
            for each in ast.walk(self.function)
            if isinstance(each, ast.stmt) and name in _assigned(each) and each.lineno in self.ran
            if each.lineno < loop.lineno
        ]
        return max(before, default=None)

    @property
    def idle(self) -> int | None:
        """A statement in its loop that does nothing, such as going on where that would follow."""
        last = self.loop.body[-1] if self.loop else None
        branches = [*last.body, *last.orelse] if isinstance(last, ast.If) else []
        return next(
            (
                each.lineno
                for each in self._in_loop()
                if _does_nothing(each) or (each in branches and isinstance(each, ast.Continue))
            ),
            None,
        )

    def update_of(self, name: str) -> int | None:
        """Where its loop gives a name a new value; where it does not, the line after that at which
        the value is taken."""
        for each in self._in_loop():
            is_update = not self._is_bare_call(each) and not _does_nothing(each)
            if name in _assigned(each) and is_update:
                return self._condition(each) or each.lineno
        if self.idle:
            return self.idle
        taking = self.taking
        body = self.loop.body if self.loop else []
        after = [each.lineno for each in body if taking and each.lineno > taking]
        return after[0] if after else None

    def _in_loop(self) -> Iterator[ast.stmt]:
        for each in ast.walk(self.loop) if self.loop else ():
            if isinstance(each, ast.stmt) and each is not self.loop:
                yield each

    def _condition(self, statement: ast.stmt) -> int | None:
        """The line of the `if` right around a statement in the loop."""
        for each in self._in_loop():
            if isinstance(each, ast.If) and statement in (*each.body, *each.orelse):
                return each.lineno if _does_nothing(each) or not _chooses_player(each) else None
        return None

    @property
    def returned_name(self) -> str | None:
        for each in ast.walk(self.function):
            if isinstance(each, ast.Return) and each.lineno == self.last and each.value:
                value = each.value
                first = value.elts[0] if isinstance(value, ast.Tuple) and value.elts else value
                while isinstance(first, ast.UnaryOp):
                    first = first.operand
                return first.id if isinstance(first, ast.Name) else None
        return None

    def _is_bare_call(self, statement: ast.stmt) -> bool:
        """Whether a statement only keeps what a call returned."""
        value = getattr(statement, "value", None)
        while isinstance(value, ast.UnaryOp | ast.Subscript):
            value = value.operand if isinstance(value, ast.UnaryOp) else value.value
        lines = {self.record.line[each] for each in self.below}
        named = isinstance(value, ast.Call) and isinstance(value.func, ast.Name | ast.Attribute)
        name = ast.unparse(value.func) if named and isinstance(value, ast.Call) else ""
        return statement.lineno in lines and named and name not in ("max", "min")


def _of_missed_cut(record: Record, node: int, call: _Call, both: Aligned | None) -> int | None:
    """Where a window is not handed on or narrowed, if the call was given a wrong one; else where
    its loop could be left."""
    for at, name in _wrong_ends(node, both):
        above = record.parent[at]
        if above < 0:
            continue
        giving = _Call(record, above)
        handed = _names_in_calls(giving.function, record.line[at])
        if name not in handed or _keeps_signs(giving.function, record.line[at], both):
            return record.line[at]
        return giving.update_of(name) or record.line[at]
    return call.exit_test or call.idle or call.loop_line or call.last


def _keeps_signs(function: ast.AST, line: int, both: Aligned | None) -> bool:
    """Whether a call on a line hands on no opposite of anything, in a search that turns values."""
    value = both.own.reading.value if both else None
    return bool(value and value.negates) and not any(
        isinstance(each, ast.USub)
        for call in ast.walk(function)
        if isinstance(call, ast.Call) and _holds(call, line)
        for given in call.args
        if isinstance(given, ast.UnaryOp) and isinstance(given.operand, ast.Name)
        for each in [given.op]
    )


def _of_choice(record: Record, root: int) -> int | None:
    """Where a call outside the search compares the values of the first moves."""
    line = record.line[root]
    for function in ast.walk(record.written) if record.written else ():
        if not isinstance(function, ast.FunctionDef) or not _holds(function, line):
            continue
        for each in ast.walk(function):
            if isinstance(each, ast.If) and each.lineno > line and not _chooses_player(each):
                return each.lineno
        for each in ast.walk(function):
            is_taking = isinstance(each, ast.Call) and ast.unparse(each.func) in ("max", "min")
            if isinstance(each, ast.Call) and is_taking and each.lineno >= line:
                return each.lineno
    return None


def _does_nothing(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Assign):
        return ast.unparse(statement.targets[0]) == ast.unparse(statement.value)
    if isinstance(statement, ast.If):
        return isinstance(statement.test, ast.Constant) and not statement.test.value
    return isinstance(statement, ast.Pass)


def _wrong_ends(node: int, both: Aligned | None) -> Iterator[tuple[int, str]]:
    """The call nearest to the root, on the way to a node, that was given another window than in the
    solution, and which end of it is wrong."""
    if both is None or both.own.tree.window is None or both.right.tree.window is None:
        return
    way = [node]
    while both.own.tree.parent[way[-1]] >= 0:
        way.append(both.own.tree.parent[way[-1]])
    for at in reversed(way):
        partner = both.partner.get(at)
        if partner is None or partner < 0:
            continue
        pairs = zip(both.own.tree.window, both.right.tree.window, strict=True)
        for mine, its in pairs:
            if not _same_end(mine, at, its, partner):
                yield at, mine.last
                return


def _same_end(mine: Path, node: int, its: Path, partner: int) -> bool:
    """Whether two ends are one; very large numbers stand for infinity."""
    one, other = mine.values[node], its.values[partner]
    if not isinstance(one, int | float) or not isinstance(other, int | float):
        return True
    return same(one, other) or (abs(one) >= MANY and abs(other) >= MANY and one * other > 0)


def _names_in_calls(function: ast.AST, line: int) -> set[str]:
    """The names that stand in calls on a line."""
    return {
        each.id
        for call in ast.walk(function)
        if isinstance(call, ast.Call) and _holds(call, line)
        for each in ast.walk(call)
        if isinstance(each, ast.Name)
    }


def _assigned(statement: ast.stmt) -> set[str]:
    targets: list[ast.expr] = []
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AugAssign | ast.AnnAssign):
        targets = [statement.target]
    return {
        each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)
    }


def _chooses_player(test: ast.If) -> bool:
    """Whether an `if` says what MAX does and what MIN does: it compares no two values."""
    return not any(isinstance(each, ast.Compare) and _orders(each) for each in ast.walk(test.test))


def _orders(compare: ast.Compare) -> bool:
    return any(isinstance(each, ast.Lt | ast.LtE | ast.Gt | ast.GtE) for each in compare.ops)


def _holds(node: ast.stmt | ast.expr, line: int) -> bool:
    return node.lineno <= line <= (node.end_lineno or node.lineno)
