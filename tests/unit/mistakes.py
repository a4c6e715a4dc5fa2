"""The classic mistakes of people who write a search, to be put into right programs, one at a time.

A mistake is a pure function from the text of a search to the places where it can be made. Each
place is a change: what to put instead of some nodes of the syntax tree.
"""

import ast
from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import islice, pairwise
from typing import Final

from changed_programs import (
    Change,
    Function,
    Text,
    arguments,
    blocks,
    called,
    can_turn,
    expression,
    leaves,
    names_in,
    text_with,
    turned,
)
from mistakes_of_windows import WINDOW, cut_forgotten, cut_turned, window_fresh, window_not_narrowed, window_swapped

Mistake = Callable[[Text], Iterator[Change]]

DEPTHS: Final = {"depth", "d", "ply", "tiefe", "prof", "profundidad", "profondeur", "depth_left"}
PLAYERS: Final = {"p", "player", "turn", "who", "color", "mark", "side", "me"}
OTHERS: Final = {"other", "opponent", "enemy", "opp"}
"""How the programs name the depth, whose turn it is, and the function that returns the other player."""
UNDOES: Final = {"pop", "undo", "unmake", "remove", "discard", "add", "take_back"}
LARGE: Final = 2
"""A number above this is one that stands for infinity."""


def takes(wrong: str, instead_of: str) -> Mistake:
    """`max` of the replies where `min` should be, or the other way round."""

    def mistake(text: Text) -> Iterator[Change]:
        for function in text.searches:
            held = text.answers(function) - {each.arg for each in function.args.args}
            for call in _calls_of(instead_of, function):
                given = any(text.has_answer(each, held) for each in arguments(call))
                if given and (call.end_lineno or 0) >= text.first_call(function):
                    yield {call.func: ast.Name(wrong, ast.Load())}

    return mistake


def _calls_of(name: str, function: Function) -> Iterator[ast.Call]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def comparison_turned(text: Text) -> Iterator[Change]:
    """`if v < best: best = v` where it should be `>`."""
    for function in text.searches:
        held = text.answers(function)
        for node in ast.walk(function):
            if not isinstance(node, ast.If) or not can_turn(node.test) or leaves(node):
                continue
            kept = set().union(*(names_in(each, stored=True) for each in node.body))
            if kept & names_in(node.test) and text.has_answer(node.test, held):
                yield turned(node.test)


def sign_lost(text: Text) -> Iterator[Change]:
    """`value(child)` where it should be `-value(child)`."""
    for function in text.searches:
        for node in _negated(text, function):
            yield {node: node.operand}


def _negated(text: Text, function: Function) -> Iterator[ast.UnaryOp]:
    for node in ast.walk(function):
        match node:
            case ast.UnaryOp(op=ast.USub(), operand=ast.Call() | ast.Subscript()):
                if text.calls(node):
                    yield node


def sign_outside(text: Text) -> Iterator[Change]:
    """`-max(value(child))`, or `return -best`, where it should be `max(-value(child))`."""
    for function in text.searches:
        inside: dict[ast.AST, ast.expr] = {each: each.operand for each in _negated(text, function)}
        for call in _calls_of("max", function):
            of = call.args[0]
            if isinstance(of, ast.GeneratorExp | ast.ListComp) and of.elt in inside:
                plain = type(of)(inside[of.elt], of.generators)
                yield {call: ast.UnaryOp(ast.USub(), ast.Call(call.func, [plain], call.keywords))}
        returned = [node for node in ast.walk(function) if isinstance(node, ast.Return)]
        names = [node.value for node in returned if isinstance(node.value, ast.Name)]
        if inside and names:
            yield {**inside, names[-1]: ast.UnaryOp(ast.USub(), names[-1])}


def undo_forgotten(text: Text) -> Iterator[Change]:
    """A move that is made in place is not taken back after the call."""
    for function in text.searches:
        for block in blocks(function):
            has_called = False
            for statement in block:
                if isinstance(statement, ast.If | ast.For | ast.While):
                    continue
                if text.calls(statement):
                    has_called = True
                elif has_called and _undoes(statement):
                    yield {statement: [ast.Pass()]}


def _undoes(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Assign):
        return isinstance(statement.targets[0], ast.Subscript | ast.Attribute)
    if isinstance(statement, ast.AugAssign):
        return isinstance(statement.target, ast.Subscript | ast.Attribute)
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
        return called(statement.value) in UNDOES
    return isinstance(statement, ast.Delete)


def player_kept(text: Text) -> Iterator[Change]:
    """The same player moves again: `value(child, player)` where it should be the other one."""
    for function in text.searches:
        own = {each.arg for each in function.args.args} - WINDOW
        for call in text.calls(function):
            for argument in arguments(call):
                same = None if text.calls(argument) else _same_player(argument, own)
                if same:
                    yield {argument: same}


def _same_player(argument: ast.expr, own: set[str]) -> ast.expr | None:
    """The player to move, where an argument is the other one."""
    names = sorted(names_in(argument) & own)
    match argument:
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=ast.Name(id=name)) if name in own:
            return argument.operand
        case ast.BinOp(left=ast.Constant(), op=ast.Sub(), right=ast.Name(id=name)) if name in own:
            return argument.right
        case ast.IfExp() if len(names) == 1 and names[0] in PLAYERS:
            return ast.Name(names[0], ast.Load())
        case ast.Call() if called(argument) in OTHERS and names:
            return ast.Name(names[0], ast.Load())
        case ast.Constant(value=bool() as value):
            return ast.Constant(not value)
    return None


def depth_kept(text: Text) -> Iterator[Change]:
    """`value(child, depth)` where it should be `depth - 1`."""
    tests = [each for each in ast.walk(text.tree) if isinstance(each, ast.Compare)]
    tested = set().union(*map(names_in, tests)) & DEPTHS
    kept: Change = {
        argument: argument.left
        for function in text.searches
        for call in text.calls(function)
        for argument in arguments(call)
        if isinstance(argument, ast.BinOp)
        and isinstance(argument.op, ast.Sub | ast.Add)
        and isinstance(argument.left, ast.Name)
        and argument.left.id in tested
        and isinstance(argument.right, ast.Constant)
    }
    if kept:
        yield kept


def best_starts_at_0(text: Text) -> Iterator[Change]:
    """`best = 0` where it should be −∞ or ∞."""
    for function in text.searches:
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                choice = node.value if isinstance(node.value, ast.IfExp) else None
                ends = [choice.body, choice.orelse] if choice else [node.value]
                if all(map(_is_infinite, ends)):
                    yield {node.value: ast.Constant(0)}


def _is_infinite(value: ast.expr) -> bool:
    digits = ast.unparse(value).lstrip("-").replace("_", "")
    return "inf" in digits or (digits.isdecimal() and int(digits) > LARGE)


def returns_early(text: Text) -> Iterator[Change]:
    """The return that stands after the loop stands in it."""
    for function in text.searches:
        for block in blocks(function):
            for loop, after in pairwise(block):
                if isinstance(loop, ast.For) and isinstance(after, ast.Return) and text.calls(loop):
                    last = _innermost(loop).body[-1]
                    yield {last: [last, after]}


def _innermost(loop: ast.For | ast.If) -> ast.For | ast.If:
    """The loop or test inside a loop in which nothing stands beside it."""
    match loop.body:
        case [(ast.For() | ast.If()) as inner]:
            return _innermost(inner)
    return loop


def skips_the_last(text: Text) -> Iterator[Change]:
    """The last move is never tried."""
    for function in text.searches:
        for node in ast.walk(function):
            if isinstance(node, ast.For) and text.calls(node):
                yield _without_last(node.iter)
            if isinstance(node, ast.ListComp | ast.GeneratorExp) and text.calls(node.elt):
                yield _without_last(node.generators[0].iter)


def _without_last(moves: ast.expr) -> Change:
    return {moves: expression(f"list({ast.unparse(moves)})[:-1]")}


def move_always_kept(text: Text) -> Iterator[Change]:
    """`if v > best: best, move = v, m` keeps the move even where the value is not better."""
    for function in text.functions:
        held = text.answers(function)
        for node in ast.walk(function):
            if not isinstance(node, ast.If) or node.orelse or len(node.body) < 2 or leaves(node):
                continue
            if not isinstance(node.test, ast.Compare) or not text.has_answer(node.test, held):
                continue
            for statement in node.body:
                rest = [each for each in node.body if each is not statement]
                made = set().union(*(names_in(each, stored=True) for each in rest))
                if _keeps_a_move(statement, held, names_in(node.test) | made):
                    yield {node: [ast.If(node.test, rest, []), statement]}


def _keeps_a_move(statement: ast.stmt, held: set[str], others: set[str]) -> bool:
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            return name not in others and not names_in(value) & (held | others)
    return False


def returns_the_move(text: Text) -> Iterator[Change]:
    """It returns the last move, where it should return the value of the best."""
    for function in text.searches:
        loops = [each for each in ast.walk(function) if isinstance(each, ast.For)]
        over = [each for each in loops if isinstance(each.target, ast.Name) and text.calls(each)]
        for node in ast.walk(function):
            match node:
                case ast.Return(value=ast.Name() as name) if over and node.lineno > over[0].lineno:
                    yield {name: over[0].target}


MISTAKES: Final[Mapping[str, Mistake]] = {
    "min takes max": takes("max", instead_of="min"),
    "max takes min": takes("min", instead_of="max"),
    "comparison turned": comparison_turned,
    "sign lost": sign_lost,
    "sign outside": sign_outside,
    "undo forgotten": undo_forgotten,
    "player kept": player_kept,
    "depth kept": depth_kept,
    "window swapped": window_swapped,
    "window fresh": window_fresh,
    "window not narrowed": window_not_narrowed,
    "cut turned": cut_turned,
    "cut forgotten": cut_forgotten,
    "best starts at 0": best_starts_at_0,
    "returns early": returns_early,
    "skips the last move": skips_the_last,
    "move always kept": move_always_kept,
    "returns the move": returns_the_move,
}


def with_mistake(source: str, names: Collection[str], mistake: str, most: int = 3) -> list[str]:
    """The program with a mistake at each of the first places where it can be made."""
    text = Text(ast.parse(source), names)
    found = (text_with(text.tree, change) for change in MISTAKES[mistake](text))
    return list(islice(dict.fromkeys(found), most))
