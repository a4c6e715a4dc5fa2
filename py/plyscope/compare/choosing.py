"""The move that a search chooses, held against the values that it has found: a tie is no
difference."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

from plyscope.compare.backing_up import all_fit
from plyscope.compare.calls import Tree
from plyscope.compare.chance import right_means
from plyscope.compare.difference import BEST, Difference, number
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.compare.sides import View, played_alone
from plyscope.program.keeping import kept_by
from plyscope.program.numbers import Number, same
from plyscope.program.rereading import called_name, calls_any
from plyscope.program.walking import (
    all_nodes,
    assignments,
    functions_by_name,
    given_values,
    names_in,
    own_nodes,
)
from plyscope.recognition.answer import (
    NOTHING,
    choice_of,
    chosen_and_left,
    first_roots,
    moves_of,
    plain_move,
)
from plyscope.recognition.branches import OPPOSITE
from plyscope.recognition.side_hints import FIXED
from plyscope.recognition.taking import guarded
from plyscope.recognition.words import CHANCE, MAX, MIN

NAMED = 30
"""A longer name of a move is not told."""
KEEP: Final = "Keep the move that goes with the best value, and return it."


def wrong_choices(tree: Tree, view: View, outside: Any) -> Iterator[Difference]:
    """Nodes that return a move that is not the best of their replies, or have left such a one in a
    variable outside the search; and the same of the call outside the search that has chosen
    `outside` among the first moves, if that is not None."""
    if not moves_of(tree.reading) or not (view.certain or all_fit(tree, view)):
        return
    choice = choice_of(tree.reading)
    for node in range(tree.count) if choice else ():
        chosen = choice.values[node] if choice else None
        if chosen in NOTHING or not tree.ended(node):
            continue
        worse = _worse(tree, view, tree.below[node], view.sides[node], chosen)
        if worse:
            sentence = f"At node {node} your search returns the move {_name(chosen)}, {worse}"
            yield Difference(BEST, node, sentence, tree.left(node))
    for root in tree.record.kept if choice is None else ():
        left = chosen_and_left(tree.reading, root) if root < tree.count else None
        if left is None or not tree.ended(root):
            continue
        worse = _worse(tree, view, tree.below[root], view.sides[root], left)
        if worse:
            sentence = f"At the end of node {root} your program has kept the move {_name(left)}, "
            yield Difference(BEST, root, sentence + worse, tree.left(root))
    roots = first_roots(tree.record, tree.reading)
    if outside is not None and len(roots) > 1:
        own = next((view.sides[root] for root in roots if view.sides[root]), None)
        is_clear = {MAX, MIN} <= {*view.sides} or (view.certain and not played_alone(tree))
        above = OPPOSITE.get(own or "")
        players = {*view.sides} - {CHANCE, None}
        if {*roots} <= {*right_means(tree, view)} and len(players) == 1:
            (above,), is_clear = players, True  # one person plays against chance
        worse = _worse(tree, view, roots, above, outside)
        # Where one side alone is seen, the call outside may be of that side too.
        if worse and (is_clear or _worse(tree, view, roots, own, outside)):
            sentence = f"Your program chooses the move {_name(outside)}, {worse}"
            yield Difference(BEST, _root_of(tree, roots, outside), sentence, tree.left(roots[-1]))


def doubt_of_keeping(tree: Tree) -> Outcome | None:
    """Where the text asks the search what moves are worth, and then makes nothing of it: no move is
    kept, or the one that is kept is not read."""
    searches = {each.name for each in tree.record.functions}
    written = tree.record.written
    scopes: list[ast.FunctionDef | ast.Module] = [*functions_by_name(written).values()]
    for function in (*scopes, written) if written else ():
        nodes = own_nodes(function)
        asks = [
            each for each in nodes if isinstance(each, ast.Call) and called_name(each) in searches
        ]
        if not asks:
            continue
        every = [each for each in all_nodes(function) if isinstance(each, ast.Name)]
        read = {each.id for each in every if isinstance(each.ctx, ast.Load)}
        shared = {
            name
            for each in all_nodes(function)
            if isinstance(each, ast.Global | ast.Nonlocal)
            for name in each.names
        }
        for line, name in _never_chosen(nodes, shared, searches):
            return Outcome(
                NOT_COMPARED,
                f"Line {line} returns {name}, which no value of a move decides: the move that goes"
                " with the best value is not kept.",
                KEEP,
            )
        for line, name in _always_kept(nodes, searches):
            return Outcome(
                NOT_COMPARED,
                f"Line {line} keeps {name} for every move, whatever that is worth: so it is the"
                " last one, and not the best.",
                KEEP,
            )
        if isinstance(function, ast.Module) or function.name in searches:
            continue
        for name in kept_by(function):
            if "." not in name and name not in read | shared:
                return Outcome(
                    NOT_COMPARED,
                    f"{function.name} keeps {name}, and nothing reads it: what it chooses does not"
                    " depend on what the moves are worth.",
                    KEEP,
                )
        dropped = next((e.lineno for e in nodes if isinstance(e, ast.Expr) and e.value in asks), 0)
        if dropped and len(asks) == 1 and not _leaves_anything(tree):
            return Outcome(
                NOT_COMPARED,
                f"Line {dropped} calls the search, and nothing is made of what that returns.",
                KEEP,
            )
    return None


def _never_chosen(
    nodes: Sequence[ast.AST], shared: Collection[str], searches: Collection[str]
) -> Iterator[tuple[int, str]]:
    """The lines that return a variable which begins with None, and which no result of the search
    decides, with its name: it only ever gets constants, or the first move."""
    stored = assignments(nodes)
    firsts = {id(part) for each in nodes for part in _where_none(each)}
    idle: Counter[str] = Counter()
    empty: set[str] = set()
    for each in nodes:
        for name, value in given_values(each):
            idle[name] += id(each) in firsts or _is_idle(value, searches)
            empty |= {name} if isinstance(value, ast.Constant) and value.value is None else set()
    for each in nodes:
        answer = each.value if isinstance(each, ast.Return) else None
        for part in answer.elts if isinstance(answer, ast.Tuple) else [answer]:
            is_empty = isinstance(part, ast.Name) and part.id in empty and part.id not in shared
            if isinstance(part, ast.Name) and is_empty and idle[part.id] == stored[part.id]:
                yield part.lineno, part.id


def _always_kept(nodes: Sequence[ast.AST], searches: Collection[str]) -> Iterator[tuple[int, str]]:
    """The lines that keep a variable of a loop over the moves whatever these are worth, though the
    loop keeps what the best is worth, with the name under which they do. It is returned."""
    answers = [each.value for each in nodes if isinstance(each, ast.Return) and each.value]
    returned = {name for each in answers for name in names_in(each)}
    loops = [each for each in nodes if isinstance(each, ast.For)]
    moves = {name for loop in loops for name in names_in(loop.target)}
    for loop in loops:
        kept = [
            (each, {name for test, _ in guards for name in names_in(test)}, *pair)
            for each, guards in guarded(loop.body)
            for pair in given_values(each)
        ]
        worth = {name for _, _, name, value in kept if calls_any(ast.walk(value), searches)}
        best = {name for _, asked, name, value in kept if names_in(value) & worth}
        undecided = {
            name: value.lineno
            for _, asked, name, value in kept
            if names_in(value) and names_in(value) <= moves and not asked & {name, *worth, *best}
        }
        decided = {name for _, _, name, value in kept if undecided.get(name) != value.lineno}
        for name, line in undecided.items() if best else ():
            if name in returned - decided - moves:
                yield line, name


def _where_none(node: ast.AST) -> Iterator[ast.AST]:
    """What is assigned only as long as it is None: `if best is None: best = move`."""
    if isinstance(node, ast.If) and not node.orelse:
        name = ast.unparse(node.test).removesuffix(" is None")
        yield from (each for each in node.body if name in dict(given_values(each)))


def _is_idle(value: ast.expr, searches: Collection[str]) -> bool:
    """Whether a value is a constant, or the first of what a function other than the search gives:
    `game.actions(state)[0]`."""
    place = value.slice if isinstance(value, ast.Subscript) else None
    called = {called_name(each) for each in ast.walk(value) if isinstance(each, ast.Call)}
    is_first = isinstance(place, ast.Constant) and place.value == 0 and bool(called)
    return isinstance(value, ast.Constant) or (
        is_first and not {"sorted", "max", "min", *searches} & called
    )


def _leaves_anything(tree: Tree) -> bool:
    """Whether a function of the search changes something outside it, or may."""
    for function in tree.record.functions:
        nodes = own_nodes(function.node)
        own = assignments(nodes)
        for each in nodes:
            changed: ast.AST | None = None
            if isinstance(each, ast.Attribute | ast.Subscript) and isinstance(each.ctx, ast.Store):
                changed = each.value
            elif isinstance(each, ast.Call) and called_name(each) in ("append", "add", "print"):
                changed = each.func.value if isinstance(each.func, ast.Attribute) else each
            is_own = isinstance(changed, ast.Name) and changed.id in own
            if isinstance(each, ast.Global | ast.Nonlocal) or (changed and not is_own):
                return True
    return False


def _worse(tree: Tree, view: View, replies: Sequence[int], side: str | None, chosen: Any) -> str:
    """How a move is worse than another one; "" if it is not, or if that is not known."""
    moves = moves_of(tree.reading)
    values = {reply: view.values[reply] for reply in replies}
    known = {reply: value for reply, value in values.items() if value is not None}
    own = [known[each] for each in known if plain_move(moves[each]) == plain_move(chosen)]
    if side not in (MAX, MIN) or len(known) < len(values) or not own:
        return ""
    best = max if side == MAX else min
    right = best(known, key=known.__getitem__)
    if same(best(own), known[right]):
        return ""
    turned = plain_move(chosen)[::-1] if isinstance(plain_move(chosen), tuple) else None
    others = [known[each] for each in known if plain_move(moves[each]) == turned]
    if others and same(best(others), known[right]):
        return ""  # it may be told as column and row where the loops have row and column
    worth, better = (_worth_text(tree, view, side, value) for value in (best(own), known[right]))
    return f"which is worth {worth}; {_name(moves[right])} is worth {better}."


def _worth_text(tree: Tree, view: View, side: str, value: Number) -> str:
    """A value as the program has it for the player to move."""
    own = tree.reading.value
    turned = own is not None and view.whose != FIXED and side == MIN
    return number(own.turned(value) if own and turned else value)


def _root_of(tree: Tree, roots: Sequence[int], chosen: Any) -> int:
    moves = moves_of(tree.reading)
    return next(root for root in roots if plain_move(moves[root]) == plain_move(chosen))


def _name(move: Any) -> str:
    text = str(plain_move(move))
    return text if len(text) <= NAMED else f"{text[:NAMED]}…"
