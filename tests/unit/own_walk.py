"""Games of one's own for tests: their rules as texts that can be changed, and what is told."""

import json
import re
from typing import Any

from plyscope.bridge import answer
from plyscope.search import SEARCHES

HEAD = """\
from decimal import Decimal
from enum import IntEnum
from fractions import Fraction
from math import inf, nan


class Sign(IntEnum):
    LOSS, DRAW, WIN = -1, 0, 1


class Share(float):
    pass


class Scalar:
    def __init__(self, number):
        self.number = number

    def __float__(self):
        return float(self.number)


class Count:
    def __init__(self, number):
        self.number = number

    def __index__(self):
        return self.number


"""
WALK = {
    "class": "class Walk:",
    "initial": "initial = ('MAX', 0, 0)",
    "to_move": "def to_move(self, state): return state[0]",
    "actions": "def actions(self, state): return [1, 2] if state[0] != 'CHANCE' else None",
    "outcomes": "def outcomes(self, state): return [(1, 0.25), (2, 0.75)]",
    "result": "def result(self, state, move): return (NEXT[state[0]], state[1] + 1, "
    "(3 * state[2] + {1: 1, 2: 2}[move]) % 7)",
    "is_terminal": "def is_terminal(self, state): return state[1] == 4 or state[1:] == (2, 4)",
    "utility": "def utility(self, state): return state[2] % 2",
    "evaluate": "def evaluate(self, state): return state[2] % 2",
}
CHANCE = "\nNEXT = {'MAX': 'CHANCE', 'CHANCE': 'MIN', 'MIN': 'MAX'}\n"
TURNS = "\nNEXT = {'MAX': 'MIN', 'MIN': 'MAX'}\n"
EVERY = "is_quiet = lambda self, state: True; noisy_actions = lambda self, state: []; "
EVERY += "may_stand_pat = lambda self, state: True; canonical = lambda self, state: state"


def walk(*, chance: bool, **changed: str) -> str:
    """A game of four plies, with other texts for some of its rules. With them it can be searched by
    every search for its kind."""
    rules = {**WALK, "more": EVERY, **changed}
    if not chance:
        del rules["outcomes"]
    first, *rest = rules.values()
    lines = [first, *(f"    {each}" for each in rest)]
    return HEAD + "\n".join(lines) + "\n" + (CHANCE if chance else TURNS)


def line_of(rule: str) -> int:
    return HEAD.count("\n") + list(WALK).index(rule) + 1


def ask(op: str, **request: Any) -> tuple[dict[str, Any], dict[str, list[Any]]]:
    """The reply without what differs from run to run, and its columns."""
    reply = answer(json.dumps({"op": op, "kind": "game", **request}))
    told = json.loads(reply.text)
    if "text" in told:
        del told["text"]["root"]["own"], told["seconds"]
    told.pop("own", None)
    told.pop("seconds", None)
    columns = {name: list(column) for name, column in reply.columns.items() if name != "seconds"}
    return told, columns


def refusal(op: str, **request: Any) -> dict[str, Any]:
    error: dict[str, Any] = ask(op, **request)[0]["error"]
    assert "fault" not in error, error
    return error


RARE = {
    "class": "class Rare:",
    "initial": "initial = ()",
    "to_move": "def to_move(self, state): return 'MAX' if len(state) % 2 else 'MIN'",
    "actions": "def actions(self, state): return [0, 1]",
    "result": "def result(self, state, move): return (*state, move)",
    "is_terminal": "def is_terminal(self, state): return len(state) == 11",
    "utility": "def utility(self, state): return sum(state)",
}
"""A game of 11 plies, in which a few random games hardly come to the state of 10 zeros."""


def rare(rule: str, body: str) -> str:
    """That game, in which a rule is broken in one state."""
    head, _, usual = RARE[rule].partition(": ")
    broken = f"{head}:\n        if state[:10] == (0,) * 10: {body}\n        {usual}"
    first, *rest = {**RARE, rule: broken}.values()
    return "\n".join([first, *(f"    {each}" for each in rest)]) + "\n"


def same(found: Any, usual: Any) -> bool:
    """Whether two replies are equal, where no number is one that is not."""
    return bool(re.sub(r"\bnan\b", "-", repr(found)) == re.sub(r"\bnan\b", "-", repr(usual)))


def settings_for(method: str, depth: int) -> dict[str, Any]:
    """A short search by a method, to a depth if it takes one."""
    ids = {option.id for option in SEARCHES[method].options}
    wishes = {"rounds": 30, "depth": depth}
    options = {name: wish for name, wish in wishes.items() if name in ids}
    limit = {"depth": depth} if SEARCHES[method].takes_depth else {}
    return {"method": method, "methodOptions": options, "lines": False, **limit}


OWN = [(method, chance) for chance in (False, True) for method in ask("look", source=walk(chance=chance))[0]["methods"]]
"""The searches that an own game can have, and whether chance moves in it."""
