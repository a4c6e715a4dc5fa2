"""What to give for a parameter of a search, by its name and by how the text uses it."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda

STATES: Final = (
    *("tree", "node", "state", "position", "board", "root", "grid", "csp", "problem", "start"),
    *("initial", "values", "data", "current", "knoten", "baum", "brett", "noeud", "arbre"),
)
GAMES: Final = ("game", "rules", "env", "environment", "g", "spiel", "jeu")
DEPTHS: Final = ("depth", "limit", "remaining", "plies", "tiefe", "prof", "profondeur")
LEVELS: Final = ("ply", "level", "height", "currentdepth", "curdepth", "ebene", "niveau")
ALPHAS: Final = ("alpha", "low", "lo", "lower", "lowerbound", "α", "bestmax", "maxbest")
BETAS: Final = ("beta", "high", "hi", "upper", "upperbound", "β", "bestmin", "minbest")
SIDES: Final = (
    *("max", "player", "turn", "side", "color", "colour", "sign", "who", "mine", "mover"),
    *("min", "role", "me", "spieler", "joueur", "jugador", "giocatore"),
)
OTHERS: Final[Mapping[str, tuple[str, ...]]] = {
    "0": ("index", "idx", "i", "agent", "agentindex", "ghost", "nodeindex", "count"),
    "[]": ("path", "moves", "trace", "history", "visited", "pruned", "order", "actions", "log"),
    "{}": ("memo", "cache", "table", "tt", "stats", "assignment", "transpositions"),
    "None": ("move", "lastmove", "best", "bestmove", "parent", "action", "eval", "evaluate"),
    "False": ("verbose", "debug", "show", "trace"),
}
"""What parameters are given that no case says anything about."""
DEEP: Final = 100
"""Deeper than any game of a case goes."""
OTHER: Final[Mapping[str, str]] = {
    **{"'min'": "'max'", "'MIN'": "'MAX'", "'O'": "'X'", "'X'": "'O'", "MIN": "MAX"},
    **{"0": "1", "1": "0", "-1": "1", "2": "1", "False": "True", "True": "False"},
}
"""Of two players the other one, as it is written."""
RULES: Final = {
    *("actions", "result", "utility", "terminal_test", "is_terminal", "to_move", "terminal"),
    *("legal_moves", "successors"),
}


@dataclass(frozen=True)
class Given:
    """What the setup of a case defines.

    Attributes:
        names: in order.
        state: what is to be searched.
        game: what knows the rules; "" if nothing does.
        depth: how deep; "" if that is not said.
        height: the height of a tree that is written out; None for anything else.
    """

    names: Sequence[str]
    state: str = ""
    game: str = ""
    depth: str = ""
    height: int | None = None


def given_by(setup: str) -> Given:
    """What a setup defines. What is searched is what it defines last that is neither a game nor a
    depth."""
    try:
        body = ast.parse(setup).body
    except (SyntaxError, ValueError):
        return Given(())
    values: dict[str, ast.expr] = {}
    for node in body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            values.update(_pairs(node.targets[0], node.value))
    names = [each for each in values if not each.startswith("_")]
    game = next((each for each in names if _plain(each) in GAMES), "")
    depth = next((each for each in names if _is_like(_plain(each), DEPTHS)), "")
    states = [each for each in names if each not in (game, depth)]
    state = states[-1] if states else game
    height = _height(values[state]) if state else None
    return Given(names, state, game if game != state else "", depth, height)


def _pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, ast.Tuple):
        for each in target.elts:
            yield from _pairs(each, value)


def _height(tree: ast.expr) -> int | None:
    if not isinstance(tree, ast.List | ast.Tuple):
        return None
    return 1 + max((_height(each) or 0 for each in tree.elts), default=0)


def _plain(name: str) -> str:
    return name.replace("_", "").casefold()


def _is_like(name: str, words: Sequence[str]) -> bool:
    return any(name == word or (len(word) > 2 and word in name) for word in words)


def argument(
    name: str,
    function: FunctionNode,
    functions: Sequence[FunctionNode],
    given: Given,
    search: str,
    taken: Sequence[str],
) -> str | None:
    """What to give for a parameter of `function`; None if nothing fits. `taken` is what those
    before it are given."""
    plain = _plain(name)
    named = next((known for known in given.names if _plain(known) == plain), "")
    if found := named or _end_of_window(plain, function):
        return found
    if is_depth(name):
        return _depth(name, plain, functions, given, search)
    if given.game and (plain in GAMES or (_asks_rules(name, function) and given.game not in taken)):
        return given.game
    if _is_like(plain, SIDES) and not _is_state(plain):
        return side(name, plain, functions, given)
    usual = _other_argument(plain, given, taken)
    return next(_of_side(name, functions), None) if usual is None else usual


def _other_argument(plain: str, given: Given, taken: Sequence[str]) -> str | None:
    usual = next((value for value, words in OTHERS.items() if plain in words), None)
    if usual is None and given.state and given.state not in taken:
        return given.state
    return usual


def _is_state(plain: str) -> bool:
    return any(plain.endswith(word) for word in STATES)


def is_depth(name: str) -> bool:
    """Whether a parameter is called like a depth, or like a level."""
    plain = _plain(name)
    return plain == "d" or _is_like(plain, (*DEPTHS, *LEVELS))


def _end_of_window(plain: str, function: FunctionNode) -> str:
    names = {_plain(each.arg) for each in (*function.args.posonlyargs, *function.args.args)}
    if _is_like(plain, ALPHAS) or (plain == "a" and "b" in names):
        return "float('-inf')"
    if _is_like(plain, BETAS) or (plain == "b" and "a" in names):
        return "float('inf')"
    return ""


def _depth(
    name: str, plain: str, functions: Sequence[FunctionNode], given: Given, search: str
) -> str:
    """What is left of the depth, or, where the calls add to it, how deep it is."""
    if any(_changed_by(name, ast.Add, each) for each in functions):
        return "0"
    falls = any(_changed_by(name, ast.Sub, each) for each in functions)
    if _is_like(plain, LEVELS) and not falls:
        return "0"
    if given.depth:
        return given.depth
    if given.height is not None:
        return str(given.height)
    return "3" if search == "depth-limited" else str(DEEP)


def _changed_by(name: str, operator: type[ast.operator], function: FunctionNode) -> bool:
    return any(
        isinstance(part, ast.BinOp)
        and isinstance(part.op, operator)
        and isinstance(part.left, ast.Name)
        and part.left.id == name
        and isinstance(part.right, ast.Constant)
        for call in ast.walk(function)
        if isinstance(call, ast.Call)
        for part in ast.walk(call)
    )


def _asks_rules(name: str, function: FunctionNode) -> bool:
    return any(
        isinstance(each, ast.Attribute)
        and isinstance(each.value, ast.Name)
        and each.value.id == name
        and each.attr in RULES
        for each in ast.walk(function)
    )


def side(name: str, plain: str, functions: Sequence[FunctionNode], given: Given) -> str:
    """The value of a parameter for which its function takes the largest."""
    if found := next(_of_side(name, functions), ""):
        return found
    if any(_is_passed_negated(name, each) for each in _with_parameter(name, functions)):
        return "1"
    if given.game and plain == "player":
        return f"{given.game}.to_move({given.state})"
    is_min = "min" in plain and "max" not in plain and "mini" not in plain.replace("minim", "")
    return "False" if is_min or plain.startswith("minim") else "True"


def _of_side(name: str, functions: Sequence[FunctionNode]) -> Iterator[str]:
    """The values of a parameter with which its functions take their branches for MAX."""
    for function in _with_parameter(name, functions):
        for node in ast.walk(function):
            if isinstance(node, ast.If | ast.IfExp):
                yield from _for_max(name, node)


def _with_parameter(name: str, functions: Sequence[FunctionNode]) -> list[FunctionNode]:
    return [each for each in functions if any(name == arg.arg for arg in _parameters(each))]


def _parameters(function: FunctionNode) -> list[ast.arg]:
    return [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]


def _is_passed_negated(name: str, function: FunctionNode) -> bool:
    return any(
        isinstance(each, ast.UnaryOp)
        and isinstance(each.op, ast.USub)
        and isinstance(each.operand, ast.Name)
        and each.operand.id == name
        for each in ast.walk(function)
    )


def _for_max(name: str, choice: ast.If | ast.IfExp) -> Iterator[str]:
    """The value of a name with which a choice takes its branch for MAX."""
    body = choice.body if isinstance(choice.body, list) else [choice.body]
    takes = _takes(body)
    other = choice.orelse if isinstance(choice.orelse, list) else [choice.orelse]
    if takes is None:
        takes = {True: False, False: True, None: None}[_takes(other)]
    if takes is None:
        return
    match choice.test:
        case ast.Name(id=found) if found == name:
            yield str(takes)
        case ast.UnaryOp(op=ast.Not(), operand=ast.Name(id=found)) if found == name:
            yield str(not takes)
        case ast.Compare(left=ast.Name(id=found), ops=[ast.Eq() | ast.Is()], comparators=[with_]):
            value = ast.unparse(with_) if takes else OTHER.get(ast.unparse(with_), "")
            if found == name and value:
                yield value
        case ast.Compare(left=ast.Name(id=found), ops=[ast.Gt()]) if found == name:
            yield "1" if takes else "-1"


def _takes(body: Sequence[ast.AST]) -> bool | None:
    """Whether some statements take the largest, or the smallest; None if that is not seen."""
    for each in body:
        for node in ast.walk(each):
            if isinstance(node, ast.Name | ast.Attribute):
                word = _plain(node.id if isinstance(node, ast.Name) else node.attr)
                if word in ("max", "maxvalue", "maximum"):
                    return True
                if word in ("min", "minvalue", "minimum"):
                    return False
            if (
                isinstance(node, ast.UnaryOp)
                and "-" in ast.unparse(node)
                and "inf" in ast.unparse(node)
            ):
                return True
            if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Gt | ast.Lt):
                return isinstance(node.ops[0], ast.Gt)
    return None
