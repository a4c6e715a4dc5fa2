"""A program prints and returns the same whether it is watched or not, whatever the objects do that
it searches: watching calls nothing of theirs."""

import contextlib
import io
import sys
from textwrap import indent
from types import ModuleType

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from plyscope.own_code import program

SPECIAL = [
    *("__eq__", "__ne__", "__hash__", "__lt__", "__repr__", "__str__", "__format__", "__dir__"),
    *("__len__", "__iter__", "__bool__", "__contains__", "__getitem__", "__index__", "__add__"),
    *("__getattr__", "__getattribute__", "__get__", "__call__"),
    *("__reduce__", "__copy__", "__deepcopy__", "__sizeof__"),
]
PROPERTIES = ("__class__", "__dict__", "moves", "_fields", "size", "__wrapped__")
BASES = ("object", "list", "tuple", "dict", "set", "frozenset", "str", "int", "float", "Exception")
DOES = {"prints": "print({name!r}, 'called')\n", "raises": "raise RuntimeError({name!r})\n"}
LEFT = "\n    look(n - 1, each)\n    if n < 9: return n"
ROLES = {
    "an argument": "return 1 + look(n - 1, thing)",
    "a new one at each call": "return 1 + look(n - 1, make())",
    "an element": "return 1 + look(n - 1, [thing, (thing, n), {n: thing}])",
    "a key": "return 1 + look(n - 1, KEYED)",
    "a field": "return 1 + look(n - 1, Holder(thing))",
    "what is returned": "look(n - 1, thing)\nreturn thing",
    "a part of what is returned": "look(n - 1, thing)\nreturn n, thing, [thing]",
    "what a loop assigns": "for each in [thing, make()]:" + LEFT,
    "what leads to the moves": "for each in ITEM.moves:" + LEFT,
    "what has the moves": "for each in HOLDERS[0].held:" + LEFT,
    "a local": "local = make()\nother = [local]\nreturn 1 + look(n - 1, 0)",
    "a global": "global NOW\nNOW = make()\nreturn 1 + look(n - 1, 0)",
    "a variable around it": "return around(thing, n)",
    "an error": "try:\n    raise ERROR\nexcept Exception:\n    return 1 + look(n - 1, 0)",
}
FRAME = """
class Hostile({base}):
    {slots}
{does}
class Holder:
    def __init__(self, held):
        self.held = held

class Item:
    @property
    def moves(self):
        print("asked for the moves")
        return [1, 2]

def make():
    return {base}.__new__(Hostile)

ITEM, THING = Item(), make()
HOLDERS, ERROR, NOW = [Holder(THING)], ValueError(), None
try:
    KEYED = {{THING: 1, "other": THING}}
except Exception:
    KEYED = {{}}

def around(thing, n):
    def inner(n):
        return thing if n <= 0 else inner(n - 1)
    return inner(n)

def look(n, thing):
    if n <= 0:
        return 0
{body}

answer = look(3, THING)
print(answer is THING or type(answer) is tuple or answer)
"""


def program_of(names: list[str], base: str, does: str, role: str, *, slots: bool) -> str:
    """A program that gives a hostile object this role in its search."""
    called = DOES[does]
    methods = [
        f"def {name}(self, *given):\n    {called.format(name=name)}    return super().{name}(*given)\n"
        for name in names
        if name in SPECIAL
    ]
    properties = [
        f"@property\ndef {name}(self):\n    {called.format(name=name)}    return [1]\n"
        for name in names
        if name in PROPERTIES
    ]
    has_slots = slots and base in ("object", "list", "dict", "set", "Exception")
    return FRAME.format(
        base=base,
        slots="__slots__ = ('one', '__two')" if has_slots else "pass",
        does=indent("".join([*methods, *properties]), "    "),
        body=indent(ROLES[role], "    "),
    )


def plainly(source: str) -> tuple[str, str]:
    """What a program prints when it is only run, and the error that ends it."""
    said, module, error = io.StringIO(), ModuleType("__main__"), ""
    kept = sys.modules["__main__"]
    sys.modules["__main__"] = module
    with contextlib.redirect_stdout(said):
        try:
            exec(compile(source, "plain", "exec"), vars(module))
        except Exception as raised:
            error = type(raised).__name__
    sys.modules["__main__"] = kept
    return said.getvalue(), error


def check(source: str) -> None:
    aside = io.StringIO()
    with contextlib.redirect_stdout(aside):
        told = program({"source": source, "compare": True})
    error = told["error"]["kind"] if told["error"] else ""
    assert (told["output"], error) == plainly(source), source
    assert aside.getvalue() == "", source


@pytest.mark.parametrize("does", DOES)
@pytest.mark.parametrize("role", ROLES)
def test_nothing_of_an_object_is_called_in_any_role(role: str, does: str) -> None:
    names = [*SPECIAL, *PROPERTIES]
    check(program_of(names, "object", does, role, slots=False))


@pytest.mark.slow
@examples(40)
@given(
    names=st.lists(st.sampled_from([*SPECIAL, *PROPERTIES]), unique=True, min_size=1, max_size=6),
    base=st.sampled_from(BASES),
    does=st.sampled_from([*DOES]),
    role=st.sampled_from([*ROLES]),
    slots=st.booleans(),
)
def test_nothing_of_any_kind_of_object_is_called(
    names: list[str], base: str, does: str, role: str, slots: bool
) -> None:
    check(program_of(names, base, does, role, slots=slots))


SEARCH = """
class Node:
    asked = 0
    def __init__(self, below): self.below = below
    {decorator}
    def moves(self):
        Node.asked += 1
        return list(self.below)

def search(node, alpha, beta, most):
    if type(node) is int:
        return node
    for each in node.moves{brackets}:
        value = search(each, alpha, beta, not most)
        alpha, beta = (max(alpha, value), beta) if most else (alpha, min(beta, value))
        if alpha >= beta:
            break
    return alpha if most else beta

print(search(Node([Node([3, 12, 8]), Node([2, 4, 6]), Node([14, 5, 2])]), -99, 99, True))
print(Node.asked)
"""


@pytest.mark.parametrize(("decorator", "brackets"), [("", "()"), ("@property", "")])
def test_the_moves_that_a_method_or_a_property_gives_are_heard_as_it_gives_them(decorator: str, brackets: str) -> None:
    told = program({"source": SEARCH.format(decorator=decorator, brackets=brackets)})
    assert told["output"] == "3\n4\n"
    assert (told["nodes"], told["leaves"], told["cuts"]) == (11, 7, 1)
