"""Where the text of a search takes what its calls return: the largest or the smallest of them, with
another sign or not, the whole or a part."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from plyscope.program.functions import Function
from plyscope.program.walking import names_in
from plyscope.recognition.inlining import Chooser, inlined, returning
from plyscope.recognition.taking import (
    ABOVE,
    BELOW,
    GATHERING,
    MEANS,
    OF_ITS_OWN,
    PASSED_ON,
    PASSING,
    TAKING,
    TESTS,
    TIMES,
    WAITING,
    Carried,
    Guard,
    Taking,
    body_of,
    by_parts,
    either,
    guarded,
    is_field,
    is_truth_value,
    plain_name,
    takers_of,
)
from plyscope.recognition.words import CHANCE, MAX, MIN


class Flow:
    """What a function of a search does with what it calls.

    Attributes:
        nodes: its nodes with their guards.
        takings: where it takes the largest or the smallest.
        changes: the line in which it reckons with a result before it takes it, as `1 + f(n)`; 0 if
            it does not.
        through: the function that a result is given to before it is taken; "" if there is none.
        turns_answer: whether it changes the sign of what it has taken.
        is_lambda: whether it is one expression.
        handed_on: the lines of the calls whose result it returns as it is.
    """

    def __init__(
        self,
        function: Function,
        searches: Sequence[Function],
        known: Mapping[str, Chooser],
        holders: Collection[str] = (),
        *,
        yields: bool = False,
        pays: bool = False,
    ) -> None:
        """`pays` says that what is added to a result, or that it is taken from, changes nothing."""
        self._holders, self._pays = holders, pays
        own = inlined(returning(function.node) if yields else function.node, known)
        self.is_lambda = isinstance(own, ast.Lambda)
        body: list[ast.AST] = [own.body] if isinstance(own, ast.Lambda) else [*own.body]
        self.nodes = list(guarded(body))
        self._plain = {each.name for each in searches if not each.owner} | function.handed
        self._methods = {each.name for each in searches if each.owner}
        self._names: dict[str, Carried] = {}
        self._kept_under: dict[str, tuple[Guard, ...]] = {}
        self._renewed: set[str] = set()
        self._takers: dict[str, list[tuple[str, tuple[Guard, ...]]]] = {}
        self._tests: dict[str, ast.expr] = {}
        self._pairs: dict[str, ast.expr] = {}
        for _ in range(TIMES):
            for node, guards in self.nodes:
                self._assign(node, guards)
        # How long a loop goes on is no choice between results.
        loops = (node for node, _ in self.nodes if isinstance(node, ast.While))
        tested = {id(each) for loop in loops for each in ast.walk(loop.test)}
        given = self._given_on()
        self.takings = [
            taking
            for pair in self.nodes
            if id(pair[0]) not in tested or self.is_call(pair[0])
            for taking in self._taken(*pair)
            if id(pair[0]) not in given or not taking.of.changed
            if taking.side != CHANCE or self._is_read(taking.into, pair[0])
        ]
        self.turns_answer = any(map(self._is_turned, self._returned()))
        self.handed_on = {
            line
            for returned in self._returned()
            for answer in either(returned)
            if self.is_call(answer)
            for line in range(answer.lineno, (answer.end_lineno or answer.lineno) + 1)
        }
        taken = [each.of for each in self.takings if each.side != CHANCE]
        self.changes = next((each.changed for each in taken if each.changed), 0)
        self.through = next((each.through for each in taken if each.through), "")
        if not self.takings:  # then what it returns may be anything that results were given to
            every = (self.of(each) for each in self._returned())
            self.through = next((each.through for each in every if each and each.many), "")

    def _given_on(self) -> Collection[int]:
        """The ids of what its calls are given, and of what is kept only to be given to them: the
        window of an outcome, say, which is reckoned from the outcomes before it."""
        calls = [
            node for node, _ in self.nodes if isinstance(node, ast.Call) and self.is_call(node)
        ]
        parts = [
            part for call in calls for each in ast.iter_child_nodes(call) for part in ast.walk(each)
        ]
        given = set(map(id, parts))
        elsewhere = {
            node.id
            for node, _ in self.nodes
            if isinstance(node, ast.Name)
            and isinstance(node.ctx, ast.Load)
            and id(node) not in given
        }
        for node, _ in self.nodes:
            if not isinstance(node, ast.Assign):
                continue
            target = node.targets[0]
            if isinstance(target, ast.Name) and target.id not in elsewhere:
                given.add(id(node.value))
        return given

    def _returned(self) -> Iterator[ast.expr]:
        for node, _ in self.nodes:
            if isinstance(node, ast.Return) and node.value:
                yield node.value

    def _is_turned(self, answer: ast.expr | None) -> bool:
        is_minus = isinstance(answer, ast.UnaryOp) and isinstance(answer.op, ast.USub | ast.Not)
        return is_minus and self.of(answer) is not None

    def is_call(self, node: ast.AST) -> bool:
        """Whether a node is a call of one of the search's functions."""
        if not isinstance(node, ast.Call):
            return False
        called = node.func
        if isinstance(called, ast.Name):
            return called.id in self._plain
        return isinstance(called, ast.Attribute) and called.attr in (self._methods | self._plain)

    def of(self, node: ast.AST | None) -> Carried | None:
        """What an expression has of a result; None if it has nothing."""
        found: Carried | None = None
        if node is None:
            found = None
        elif self.is_call(node):
            found = Carried()
        elif isinstance(node, ast.Name):
            found = self._names.get(node.id)
        elif isinstance(node, PASSING):
            found = self.of(node.value)
        elif isinstance(node, ast.Subscript | ast.Attribute):
            found = self._part(node)
        elif isinstance(node, ast.UnaryOp | ast.BinOp):
            found = self._reckoned(node)
        elif isinstance(node, ast.IfExp):
            found = self._first((node.body, node.orelse))
        elif isinstance(node, ast.BoolOp):
            found = self._first(node.values)
        elif isinstance(node, ast.Call):
            found = self._through(node)
        else:
            found = self._together(node)
        return found

    def _together(self, node: ast.AST) -> Carried | None:
        """What a list, or whatever holds several things, has of results."""
        if isinstance(node, ast.ListComp | ast.SetComp | ast.GeneratorExp):
            held = self._in_pair(node.elt)
            return replace(held, many=True) if held else None
        if isinstance(node, ast.DictComp):
            held = self.of(node.value)
            return replace(held, many=True) if held else None
        if isinstance(node, ast.Tuple | ast.List | ast.Set):
            held = self._first(node.elts)
            return replace(held, many=True) if held and len(node.elts) > 1 else held
        return None

    def _first(self, nodes: Iterable[ast.AST]) -> Carried | None:
        return next((found for each in nodes if (found := self.of(each))), None)

    def _in_pair(self, node: ast.AST) -> Carried | None:
        """The result among others, as in `[(value(child), child) for ...]`."""
        if not isinstance(node, ast.Dict | ast.Tuple):
            return self.of(node)
        held = self._first(node.values if isinstance(node, ast.Dict) else node.elts)
        return replace(held, boxed=True) if held else None

    def _part(self, node: ast.Subscript | ast.Attribute) -> Carried | None:
        held = self.of(node.value)
        if held is None:
            return None
        if held.boxed and not held.many:
            return replace(held, boxed=False)
        if isinstance(node, ast.Attribute):
            return replace(held, part=(*held.part, node.attr))
        if not isinstance(node.slice, ast.Constant) or held.many:
            return replace(held, many=False)
        return replace(held, part=(*held.part, node.slice.value))

    def _reckoned(self, node: ast.UnaryOp | ast.BinOp) -> Carried | None:
        if isinstance(node, ast.UnaryOp):
            held = self.of(node.operand)
            return replace(held, turned=not held.turned) if held and not held.many else held
        left, right = self.of(node.left), self.of(node.right)
        held = left or right
        if held is None:
            return None
        if held.many:
            return held  # one list behind another
        total = node.left.value if isinstance(node.left, ast.Constant) else None
        if isinstance(node.op, ast.Sub) and isinstance(total, int | float):
            return replace(held, turned=not held.turned, total=total)
        if isinstance(node.op, ast.Mult) and any(
            isinstance(each, ast.UnaryOp) and ast.unparse(each) == "-1"
            for each in (node.left, node.right)
        ):
            return replace(held, turned=not held.turned)
        is_paid = self._pays and not (left and right) and isinstance(node.op, ast.Add | ast.Sub)
        is_taken_from = isinstance(node.op, ast.Sub) and held is right
        turned = held.turned is not is_taken_from
        return replace(held, turned=turned) if is_paid else replace(held, changed=node.right.lineno)

    def _through(self, node: ast.Call) -> Carried | None:
        """What a call of another function passes on."""
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        method = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        held = self._first(node.args)
        if name in TAKING or name in self._takers or method in MEANS:
            found = held and replace(held, many=False)
        elif name in PASSED_ON or method in WAITING:
            found = held and replace(held, many=held.many or method == GATHERING)
        elif name in self._holders:
            held = held or self._first(each.value for each in node.keywords)
            found = replace(held, boxed=True) if held and not held.many else held
        elif isinstance(node.func, ast.Attribute) and method in OF_ITS_OWN:
            found = self.of(node.func.value)
        elif name == "map" and len(node.args) > 1 and isinstance(node.args[0], ast.Name):
            found = Carried(many=True) if node.args[0].id in self._plain else None
        else:
            found = held and replace(held, through=ast.unparse(node.func))
        return found

    def _assign(self, node: ast.AST, guards: tuple[Guard, ...]) -> None:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                self._name(target, node.value, guards)
                if isinstance(target, ast.Name) and isinstance(node.value, ast.ListComp):
                    self._pairs[target.id] = node.value
                if isinstance(target, ast.Name) and isinstance(node.value, TESTS):
                    self._tests[target.id] = node.value
        elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and node.value:
            self._name(node.target, node.value, guards)
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            held = self.of(node.value)
            if held and not held.many:
                self._names.setdefault(node.target.id, replace(held, changed=node.lineno))
            own = ast.Name(node.target.id, ast.Load())
            self._renew(node.target.id, ast.BinOp(own, node.op, node.value), guards)
        elif isinstance(node, ast.For | ast.comprehension):
            held = self.of(node.iter)
            if held:
                target = node.target.elts[-1] if isinstance(node.target, ast.Tuple) else node.target
                self._keep(target, replace(held, many=False))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
            held = self._in_pair(node.args[-1])
            if node.func.attr == "append" and isinstance(node.func.value, ast.Name):
                self._pairs[node.func.value.id] = node.args[0]
            if held and node.func.attr in ("append", "add", "insert", "extend", "setdefault"):
                self._keep(node.func.value, replace(held, many=True))

    def _name(self, target: ast.AST, value: ast.expr, guards: tuple[Guard, ...]) -> None:
        value = by_parts(value)
        if isinstance(target, ast.Name) and (takers := list(takers_of(value, guards))):
            self._takers[target.id] = takers
        elif isinstance(target, ast.Tuple | ast.List) and isinstance(value, ast.Tuple | ast.List):
            for one, other in zip(target.elts, value.elts, strict=False):
                self._name(one, other, guards)
        elif held := self.of(value):
            if isinstance(target, ast.Tuple | ast.List):
                for at, each in enumerate(target.elts):
                    if isinstance(each, ast.Name) and each.id not in self._names:
                        self._kept_under[each.id] = guards
                    self._keep(each, replace(held, part=(*held.part, at)))
            elif isinstance(target, ast.Subscript):
                self._keep(target.value, replace(held, many=True))
            elif isinstance(target, ast.Name):
                if target.id in self._names:
                    self._renew(target.id, value, guards)
                else:
                    self._names[target.id], self._kept_under[target.id] = held, guards

    def _renew(self, name: str, value: ast.expr, guards: tuple[Guard, ...]) -> None:
        """`v = -v` makes something else of what `v` has, once: what is asked of it comes later."""
        names = names_in(value)
        if name not in names or name in self._renewed or self._kept_under.get(name) != guards:
            return
        held = self.of(value)
        if held and not held.many:
            self._names[name] = held
            self._renewed.add(name)

    def _keep(self, target: ast.AST, held: Carried) -> None:
        if isinstance(target, ast.Name):
            self._names.setdefault(target.id, held)

    def _taken(self, node: ast.AST, guards: tuple[Guard, ...]) -> Iterator[Taking]:
        if isinstance(node, ast.Call):
            keys = [body_of(each.value) for each in node.keywords if each.arg == "key"]
            held = self._first([*node.args, *keys])
            takers = takers_of(node.func, guards) or self._known_takers(node, guards)
            for side, when in takers if held else ():
                logical = isinstance(node.func, ast.Name) and node.func.id in ("any", "all")
                keyed = any(not self.of(key) and not is_field(key) for key in keys)
                by_other = node.lineno if self._compares_other(node, keys) else 0
                yield Taking(
                    side, held or Carried(), when, logical=logical, keyed=keyed, by_other=by_other
                )
        elif isinstance(node, ast.If):
            yield from self._compared(node, guards)
        elif isinstance(node, ast.Return | ast.Assign) and (joined := self._joined(node.value)):
            yield Taking(*joined, guards, logical=True)
        elif isinstance(node, ast.AugAssign) and (held := self.of(node.value)) and not held.many:
            yield Taking(
                CHANCE, replace(held, changed=0, through=""), guards, plain_name(node.target)
            )
        elif isinstance(node, ast.Assign) and (held := self._added(node)):
            into = plain_name(node.targets[0])
            yield Taking(CHANCE, replace(held, changed=0, through=""), guards, into)

    def _joined(self, value: ast.expr | None) -> tuple[str, Carried] | None:
        """What `won or f(n)` takes of several results, and of what."""
        if isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not):
            value = value.operand
        every = value.values if isinstance(value, ast.BoolOp) else ()
        held = [found for each in every if (found := self.of(each))]
        if len(held) < 2 or not isinstance(value, ast.BoolOp):
            return None
        return (MAX if isinstance(value.op, ast.Or) else MIN), held[0]

    def _is_read(self, name: str, own: ast.AST) -> bool:
        """Whether a sum has no name, or is read by more than the statement that adds to it."""
        inside = set(map(id, ast.walk(own)))
        return not name or any(
            isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Load)
            for node, _ in self.nodes
            if id(node) not in inside
        )

    def _added(self, node: ast.Assign) -> Carried | None:
        """What `total = total + value` adds of a result."""
        target, value = node.targets[0], node.value
        if not (isinstance(target, ast.Name) and isinstance(value, ast.BinOp)):
            return None
        terms = [value.left, value.right]
        others = [each for each in terms if not isinstance(each, ast.Name) or each.id != target.id]
        held = self.of(others[0]) if len(others) == 1 and isinstance(value.op, ast.Add) else None
        return None if held and held.many else held

    def _compares_other(self, node: ast.Call, keys: Sequence[ast.expr]) -> bool:
        """Whether `max` or `min` of pairs compares them by what is no result: by the first part, or
        the one that its key reads."""
        given = node.args[0] if len(node.args) == 1 else None
        if isinstance(given, ast.Name):
            given = self._pairs.get(given.id)
        pair = given.elt if isinstance(given, ast.ListComp | ast.GeneratorExp) else given
        if not isinstance(pair, ast.Tuple) or (given is pair and pair is node.args[0]):
            return False
        place = 0
        for key in keys:
            index = key.slice if isinstance(key, ast.Subscript) else None
            if not isinstance(index, ast.Constant) or type(index.value) is not int:
                return False
            place = index.value
        is_there = -len(pair.elts) <= place < len(pair.elts)
        return is_there and (
            self.of(pair.elts[place]) is None or plain_name(pair.elts[place]) in self._moves()
        )

    def _moves(self) -> Collection[str]:
        """The variables of loops over something else than results."""
        return {
            each.id
            for node, _ in self.nodes
            if isinstance(node, ast.For | ast.comprehension) and self.of(node.iter) is None
            for each in ast.walk(node.target)
            if isinstance(each, ast.Name)
        }

    def _known_takers(
        self, node: ast.Call, guards: tuple[Guard, ...]
    ) -> list[tuple[str, tuple[Guard, ...]]]:
        known = self._takers.get(node.func.id, []) if isinstance(node.func, ast.Name) else []
        return [(side, (*guards, *when)) for side, when in known]

    def _compared(self, node: ast.If, guards: tuple[Guard, ...]) -> Iterator[Taking]:
        """`if value > best: best = value`: the largest; so is `if won: return True`."""
        held = self.of(node.test)
        last = node.body[-1]  # what stands before it may keep the answer in a table
        if held and isinstance(last, ast.Return) and is_truth_value(last.value):
            answer = last.value.value
            of = replace(held, turned=answer is held.turned)  # `not won` makes True of False
            yield Taking(MAX if answer else MIN, of, guards, logical=True)
        kept = {
            target.id
            for each in node.body
            if isinstance(each, ast.Assign)
            for part in each.targets
            for target in ast.walk(part)
            if isinstance(target, ast.Name)
        }
        test = self._tests.get(plain_name(node.test), node.test)  # `better = value > best` before
        for each, when in guarded([test], guards):
            if not isinstance(each, ast.Compare) or len(each.ops) != 1:
                continue
            sign, left, right = each.ops[0], each.left, each.comparators[0]
            for one, other, larger in ((left, right, ABOVE), (right, left, BELOW)):
                held = self.of(one)
                best = plain_name(other)
                if held and not held.many and best in kept and isinstance(sign, (*ABOVE, *BELOW)):
                    side = MAX if isinstance(sign, larger) else MIN
                    yield Taking(side, held, when, best)
                    break
