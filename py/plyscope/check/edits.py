"""Small changes of a program's text that would undo the mistakes that people make in a search: the
other comparison, the other player, an argument in the wrong place, a step too many, a value that is
never updated."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Final

from plyscope.check.scopes import Scope, called, scopes_of

PLAIN, LIKELY, POSSIBLE, FAR = range(4)
"""How far an edit goes: a sign, a word or a comparison; a name or a step of one; a line that is
missing; something from another place of the program."""
ORDERS: Final = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
OTHERS: Final = {
    **{
        kind: tuple(each for each in ORDERS.values() if each != sign)
        for kind, sign in ORDERS.items()
    },
    ast.Eq: ("!=", ">=", "<=", ">", "<"),
    ast.NotEq: ("==", "<", ">"),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
}
EXTREMES: Final = {"max": "min", "min": "max"}
INFINITE: Final = ('float("-inf")', 'float("inf")')
COPIES: Final = (
    "copy.deepcopy({})",
    "dict({})",
    "[list(row) for row in {}]",
    "list({})",
    "{}.copy()",
)


@dataclass(frozen=True)
class Edit:
    """A change of a text: its bytes from `start` to `end` become `text`. `line` is the line that it
    changes, `far` how far it goes."""

    start: int
    end: int
    text: str
    line: int
    far: int

    def made(self, source: str) -> str:
        held = source.encode()
        return (held[: self.start] + self.text.encode() + held[self.end :]).decode()


def edits_of(source: str, solution: str = "") -> list[Edit]:
    """The edits of a program, the nearest first. Each text is there once. From a solution they take
    its conditions and its answers."""
    text = _Text(source, solution)
    found: dict[tuple[int, int, str], Edit] = {}
    for scope in scopes_of(text.tree):
        for rule in RULES:
            for edit in rule(text, scope):
                key = (edit.start, edit.end, edit.text)
                if key not in found or found[key].far > edit.far:
                    found[key] = edit
    return sorted(found.values(), key=lambda each: (each.far, each.line))


class _Text:
    """A program's text, and where in it something stands."""

    def __init__(self, source: str, solution: str) -> None:
        self.tree, self.right = ast.parse(source), ast.parse(solution)
        self.held = source.encode()
        self._starts = [0]
        for line in self.held.split(b"\n"):
            self._starts.append(self._starts[-1] + len(line) + 1)

    def place(self, line: int, column: int) -> int:
        return self._starts[line - 1] + column

    def of(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.held[start:end].decode()

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self.place(node.lineno, node.col_offset),
            self.place(node.end_lineno, node.end_col_offset),
        )

    def instead(self, node: ast.expr | ast.stmt, text: str, far: int) -> Edit:
        return Edit(*self.span(node), text, node.lineno, far)

    @cached_property
    def conditions(self) -> dict[str, ast.expr]:
        """The conditions of the whole program, and their parts."""
        found: dict[str, ast.expr] = {}
        for node in (*ast.walk(self.tree), *ast.walk(self.right)):
            if isinstance(node, ast.If | ast.IfExp | ast.While):
                found[ast.unparse(node.test)] = node.test
            if isinstance(node, ast.BoolOp):
                found |= {ast.unparse(each): each for each in node.values}
            if isinstance(node, ast.Compare):
                found[ast.unparse(node)] = node
        return found


def _comparisons(text: _Text, scope: Scope) -> Iterator[Edit]:
    """The other comparison, or another thing to compare with."""
    for node in scope.every(ast.Compare):
        if len(node.ops) > 1:
            continue
        left, right = text.of(node.left), text.of(node.comparators[0])
        for sign in OTHERS[type(node.ops[0])]:
            yield text.instead(node, f"({left} {sign} {right})", PLAIN)
        if type(node.ops[0]) in ORDERS or isinstance(node.ops[0], ast.Eq):
            for name in scope.values:
                if name not in (left, right):
                    yield text.instead(node.left, name, LIKELY)
                    yield text.instead(node.comparators[0], name, LIKELY)
        for side in (node.left, node.comparators[0]):
            yield from _by_one(text, side, LIKELY)


def _extremes(text: _Text, scope: Scope) -> Iterator[Edit]:
    """The largest instead of the smallest, and what is left where neither is taken."""
    for node in scope.every(ast.Call):
        if isinstance(node.func, ast.Name) and node.func.id in EXTREMES:
            yield text.instead(node.func, EXTREMES[node.func.id], PLAIN)
        if isinstance(node.func, ast.Name) and node.func.id == "sum":
            for name in EXTREMES:
                yield text.instead(node.func, name, LIKELY)


def _functions(text: _Text, scope: Scope) -> Iterator[Edit]:
    """Another function of the program that takes as many arguments."""
    for node in scope.every(ast.Call):
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        name = node.func.attr if isinstance(node.func, ast.Attribute) else name
        end = text.span(node.func)[1]
        for other in scope.alike(name):
            yield Edit(end - len(name.encode()), end, other, node.func.end_lineno or 0, PLAIN)


def _constants(text: _Text, scope: Scope) -> Iterator[Edit]:
    """Another number, truth or word."""
    for node in scope.every(ast.Constant):
        held = node.value
        if isinstance(held, bool):
            yield text.instead(node, str(not held), PLAIN)
            yield text.instead(node, "None", POSSIBLE)
        elif isinstance(held, int | float):
            for other in (held - 1, held + 1):
                yield text.instead(node, f"({other})" if other < 0 else repr(other), LIKELY)
        elif isinstance(held, str):
            for word in scope.words:
                if word != held:
                    yield text.instead(node, repr(word), LIKELY)
    for assigned in scope.every(ast.Assign):
        values = assigned.value.elts if isinstance(assigned.value, ast.Tuple) else [assigned.value]
        for each in values:
            if isinstance(each, ast.Constant | ast.UnaryOp) or text.of(each) in INFINITE:
                for infinite in INFINITE:
                    yield text.instead(each, infinite, PLAIN)
                for choice in text.conditions.values():
                    if isinstance(choice, ast.Name):
                        low, high = INFINITE
                        yield text.instead(each, f"({low} if {choice.id} else {high})", FAR)


def _signs(text: _Text, scope: Scope) -> Iterator[Edit]:
    """A sign too many or too few, of numbers and of truths."""
    for node in scope.every(ast.UnaryOp):
        if isinstance(node.op, ast.USub | ast.Not):
            yield text.instead(node, f"({text.of(node.operand)})", PLAIN)
    for value in scope.asked:
        yield text.instead(value, f"(-{text.of(value)})", PLAIN)
    for value in scope.returned:
        yield text.instead(value, f"(-({text.of(value)}))", PLAIN)
        for name in scope.values:
            yield text.instead(value, f"({name} * ({text.of(value)}))", POSSIBLE)
    for value in (*scope.tests, *(each for call in scope.calls_of_own for each in call.args)):
        yield text.instead(value, f"(not {text.of(value)})", PLAIN)


def _slices(text: _Text, scope: Scope) -> Iterator[Edit]:
    """All elements instead of some."""
    for node in scope.every(ast.Subscript):
        if isinstance(node.slice, ast.Slice):
            yield text.instead(node, text.of(node.value), PLAIN)
        elif text.of(node.slice) == "0":
            yield text.instead(node.slice, "-1", PLAIN)


def _arguments(text: _Text, scope: Scope) -> Iterator[Edit]:
    """Arguments in the other order, with the other sign, of another name; a window from what the
    function was given."""
    for call in scope.calls:
        given = [each for each in call.args if not isinstance(each, ast.Starred)]
        for one, other in pairwise(given):
            span = (text.span(one)[0], text.span(other)[1])
            pair = (_bare(text, one), _bare(text, other))
            near = [
                f"{text.of(other)}, {text.of(one)}",
                *(f"-{pair[1]}, -{pair[0]}", f"-{pair[0]}, -{pair[1]}"),
            ]
            windows = [
                way for low, high in scope.pairs for way in (f"{low}, {high}", f"-{high}, -{low}")
            ]
            is_fixed = all(text.of(each) in INFINITE or _is_number(each) for each in (one, other))
            for way in (*near, *windows):
                far = PLAIN if way in near or is_fixed else LIKELY
                yield Edit(*span, way, one.lineno, far)
        for each in given:
            yield from _by_one(text, each, LIKELY)
            for name in scope.values:
                if text.of(each) != name:
                    yield text.instead(each, name, LIKELY)
                    if isinstance(each, ast.UnaryOp | ast.Constant) or text.of(each) in INFINITE:
                        yield text.instead(each, f"-{name}", LIKELY)


def _is_number(node: ast.expr) -> bool:
    """Whether an argument is a number, or a name that stands for one in capitals."""
    while isinstance(node, ast.UnaryOp):
        node = node.operand
    return isinstance(node, ast.Constant | ast.Attribute) or (
        isinstance(node, ast.Name) and (node.id.isupper() or "inf" in node.id)
    )


def _bare(text: _Text, node: ast.expr) -> str:
    while isinstance(node, ast.UnaryOp):
        node = node.operand
    return text.of(node)


def _by_one(text: _Text, node: ast.expr, far: int) -> Iterator[Edit]:
    """A step of one more, or of one less."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        yield text.instead(node, text.of(node.left), PLAIN)
    elif isinstance(node, ast.Name | ast.Attribute):
        for sign in "+-":
            yield text.instead(node, f"{text.of(node)} {sign} 1", far)


def _sums(text: _Text, scope: Scope) -> Iterator[Edit]:
    """Another operator, one part of it, or another number of what is added up."""
    for node in scope.every(ast.BinOp):
        left, right = text.of(node.left), text.of(node.right)
        for kind, other in ((ast.Add, "-"), (ast.Sub, "+"), (ast.FloorDiv, "/"), (ast.Div, "*")):
            if isinstance(node.op, kind):
                yield text.instead(node, f"({left} {other} {right})", PLAIN)
        yield text.instead(node, left, PLAIN if isinstance(node.op, ast.Add | ast.Sub) else LIKELY)
        if isinstance(node.op, ast.Div | ast.FloorDiv):
            for name in scope.names:
                yield text.instead(node.right, f"len({name})", LIKELY)
    for value in scope.returned:
        if isinstance(value, ast.Name):
            for name in scope.names:
                yield text.instead(value, f"({value.id} / len({name}))", POSSIBLE)


def _truths(text: _Text, scope: Scope) -> Iterator[Edit]:
    """A condition less, a condition more, another condition."""
    for node in scope.every(ast.BoolOp):
        word, other = (" and ", " or ") if isinstance(node.op, ast.And) else (" or ", " and ")
        parts = [text.of(each) for each in node.values]
        for at, part in enumerate(parts):
            rest = [*parts[:at], *parts[at + 1 :]]
            yield text.instead(node, f"({word.join(rest)})", LIKELY)
            yield text.instead(node.values[at], f"(not {part})", PLAIN)
        yield text.instead(node, f"({other.join(parts)})", PLAIN)
    known = [*scope.conditions(text.conditions.values()), *scope.own_calls]
    for test in (*scope.tests, *scope.truths):
        for condition in known:
            if condition != ast.unparse(test):
                far = FAR if scope.is_of_names(test) else POSSIBLE
                yield text.instead(test, f"({condition})", far)
                yield text.instead(test, f"({text.of(test)} or {condition})", POSSIBLE)
        if not scope.is_of_names(test):
            yield from _made_up(text, scope, test)


def _made_up(text: _Text, scope: Scope, test: ast.expr) -> Iterator[Edit]:
    """A condition in the place of one that compares nothing."""
    for one in scope.values:
        yield text.instead(test, f"({one} is not None)", POSSIBLE)
        for other in scope.values:
            for sign in ORDERS.values():
                if one != other:
                    yield text.instead(test, f"({one} {sign} {other})", FAR)


def _answers(text: _Text, scope: Scope) -> Iterator[Edit]:
    """Another thing is returned, or kept."""
    for value in (*scope.returned, *scope.kept):
        for name in (*scope.names, "None"):
            if text.of(value) != name:
                yield text.instead(value, name, LIKELY)
    rights = [each.value for each in ast.walk(text.right) if isinstance(each, ast.Return)]
    for value in scope.returned:
        if isinstance(value, ast.Constant):
            for right in scope.conditions(each for each in rights if each):
                yield text.instead(value, f"({right})", POSSIBLE)
        if isinstance(value, ast.Subscript):
            for taken in EXTREMES:
                yield text.instead(value, f"{taken}({text.of(value.value)})", LIKELY)


def _choices(text: _Text, scope: Scope) -> Iterator[Edit]:
    """What holds for one player, or at one time, is said of all; or of the others."""
    for node in scope.every(ast.IfExp):
        test, one, other = map(text.of, (node.test, node.body, node.orelse))
        yield text.instead(node, f"({other} if {test} else {one})", PLAIN)
    whole = [(value, f"-{value.id}") for value in scope.returned if isinstance(value, ast.Name)]
    both: list[tuple[ast.expr, str]] = [*whole]
    for value in scope.returned:
        if isinstance(value, ast.Call) and text.of(value.func) in EXTREMES:
            both.append((value, EXTREMES[text.of(value.func)] + text.of(value)[3:]))
    for assigned in scope.every(ast.Assign):
        if isinstance(assigned.value, ast.BinOp) and text.of(assigned.value.right) == "1":
            both.append((assigned.value, text.of(assigned.value.left)))
    tests = scope.conditions(text.conditions.values())
    tests += [f"{name} == 0" for name in scope.names]
    for value, other in both:
        for test in tests:
            yield text.instead(value, f"({text.of(value)} if {test} else {other})", FAR)
            yield text.instead(value, f"({other} if {test} else {text.of(value)})", FAR)


def _means(text: _Text, scope: Scope) -> Iterator[Edit]:
    """The mean instead of the largest or smallest, and the other way round."""
    for node in scope.every(ast.Call):
        if text.of(node.func) in EXTREMES and len(node.args) == 1 and not node.keywords:
            held = text.of(node.args[0])
            if isinstance(node.args[0], ast.Name):
                yield text.instead(node, f"(sum({held}) / len({held}))", LIKELY)
    for mean in scope.every(ast.BinOp):
        if isinstance(mean.left, ast.Call) and text.of(mean.left.func) == "sum":
            for taken in EXTREMES:
                yield text.instead(mean, taken + text.of(mean.left)[3:], LIKELY)


def _copies(text: _Text, scope: Scope) -> Iterator[Edit]:
    """A copy instead of the thing itself, or a deeper one."""
    for assigned in scope.every(ast.Assign):
        value = assigned.value
        name = value if isinstance(value, ast.Name) else None
        if isinstance(value, ast.Call):
            held = [
                *value.args,
                *([value.func.value] if isinstance(value.func, ast.Attribute) else []),
            ]
            name = next((each for each in held if isinstance(each, ast.Name)), None)
        if name is None or name.id not in scope.names:
            continue
        for copy in COPIES:
            yield text.instead(value, copy.format(name.id), LIKELY)


def _indices(text: _Text, scope: Scope) -> Iterator[Edit]:
    """Rows for columns; what is noted under a name instead of the name."""
    for node in scope.every(ast.Subscript):
        if isinstance(node.value, ast.Subscript):
            inner = node.value
            held = f"{text.of(inner.value)}[{text.of(node.slice)}][{text.of(inner.slice)}]"
            yield text.instead(node, held, LIKELY)
    for call in scope.calls:
        texts = [text.of(each) for each in call.args]
        for each in call.args:
            if texts.count(text.of(each)) > 1:
                for one in scope.names:
                    for other in scope.names:
                        if one != other:
                            yield text.instead(each, f"{one}[{other}]", FAR)


def _others(text: _Text, scope: Scope) -> Iterator[Edit]:
    """A call of another function of the program, with what has the names of its parameters; a
    number of moves for a number of rounds."""
    for call in scope.calls_of_own:
        if call.args:
            for written in scope.called_otherwise(called(call), text.of(call.args[0])):
                holder = (
                    f"{text.of(call.func.value)}." if isinstance(call.func, ast.Attribute) else ""
                )
                yield text.instead(call, holder + written, FAR)
    kept = [each.value for each in scope.every(ast.Assign)]
    compared = [
        side for each in scope.every(ast.Compare) for side in (each.left, *each.comparators)
    ]
    for value in (*kept, *compared):
        if isinstance(value, ast.Attribute):
            for name in scope.values:
                if name != text.of(value):
                    yield text.instead(value, f"{text.of(value)} * {name}", FAR)


def _updates(text: _Text, scope: Scope) -> Iterator[Edit]:
    """What is given its value anew in a loop, or taken back."""
    for node in scope.in_loops:
        idle = isinstance(node, ast.Pass) or _is_idle(node)
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        if idle or (isinstance(target, ast.Name) and target.id in scope.given):
            for update in scope.updates:
                yield text.instead(node, update, PLAIN if idle else LIKELY)
        elif isinstance(target, ast.Name) and isinstance(node, ast.Assign):
            held = text.of(node.value)
            for taken in EXTREMES:
                yield text.instead(node, f"{target.id} = {taken}({target.id}, {held})", LIKELY)
            yield text.instead(node, f"{target.id} += {held}", POSSIBLE)
        if idle or isinstance(node, ast.Expr | ast.Delete):
            for undo in scope.undoings:
                yield text.instead(node, undo, PLAIN if idle else POSSIBLE)
        if isinstance(node, ast.Assign | ast.Expr) and not idle:
            space = "\n" + " " * node.col_offset
            for more in (*scope.updates, *scope.undoings):
                end = text.span(node)[1]
                yield Edit(end, end, space + more, node.lineno, FAR)


def _is_idle(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and (
        ast.unparse(node.targets[0]) == ast.unparse(node.value)
    )


Rule = Callable[[_Text, Scope], Iterator[Edit]]
RULES: Final[Sequence[Rule]] = (
    *(_comparisons, _extremes, _functions, _constants, _signs, _slices, _arguments),
    *(_sums, _truths, _answers, _choices, _means, _copies, _indices, _others, _updates),
)
