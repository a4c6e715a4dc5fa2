"""Every kind of subject has the same duties, and is named nowhere but where it lives."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NotRequired, get_args, get_origin, get_type_hints

import plyscope
import pytest
from plyscope.bridge import answer
from plyscope.csp.problems import PROBLEMS
from plyscope.games import GAMES
from plyscope.kinds import KINDS
from plyscope.kinds.columns import TYPECODES
from plyscope.kinds.kind import operations

PACKAGE = Path(plyscope.__file__).parent
HOMES = {name: PACKAGE / "kinds" / name for name in KINDS}
REGISTRY = PACKAGE / "kinds" / "__init__.py"


def elsewhere() -> list[Path]:
    """Every Python file of the package that belongs to no kind, the registry left out."""
    return [
        file
        for file in sorted(PACKAGE.rglob("*.py"))
        if file != REGISTRY and not any(home in file.parents for home in HOMES.values())
    ]


def names_of_kinds(source: str) -> Iterator[str]:
    """Where a kind is named: by an import of its module, or by a text that could be its name.

    A tuple or a set of texts in which it is one of several is not taken for that: there, `game` is
    the name of a parameter.
    """
    tree = ast.parse(source)
    listed = {
        id(each)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Tuple, ast.Set, ast.List)) and len(node.elts) > 1
        for each in node.elts
    }
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            base = node.module or "" if isinstance(node, ast.ImportFrom) else ""
            for alias in node.names:
                path = f"{base}.{alias.name}".lstrip(".")
                if any(f"{path}.".startswith(f"plyscope.kinds.{name}.") for name in KINDS):
                    yield path
        if isinstance(node, ast.Constant) and node.value in KINDS and id(node) not in listed:
            yield str(node.value)


@pytest.mark.parametrize("file", elsewhere(), ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_file_that_belongs_to_no_kind_names_none(file: Path) -> None:
    assert list(names_of_kinds(file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        "from plyscope.kinds import game",
        "from plyscope.kinds.game import show",
        "from plyscope.kinds.problem.told import KIND",
        "import plyscope.kinds.problem",
        'if kind == "game": pass',
        'f(kind="problem")',
        'x = {"kind": "problem"}',
    ],
)
def test_a_kind_that_is_named_is_found(source: str) -> None:
    assert list(names_of_kinds(source)) != []


@pytest.mark.parametrize(
    "source",
    ["from plyscope.kinds import KINDS", "import plyscope.game", 'x = ("game", "self", "cls")'],
)
def test_what_names_no_kind_is_left_alone(source: str) -> None:
    assert list(names_of_kinds(source)) == []


@pytest.mark.parametrize("name", list(KINDS))
def test_a_kind_imports_no_other_kind(name: str) -> None:
    others = [f"plyscope.kinds.{other}" for other in KINDS if other != name]
    for file in HOMES[name].rglob("*.py"):
        found = names_of_kinds(file.read_text(encoding="utf-8"))
        assert not [each for each in found if each.startswith(tuple(others))], file


def ask(**request: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(answer(json.dumps(request)).text)
    assert "error" not in reply, reply
    return reply


def test_ids_of_subjects_and_methods_belong_to_one_kind_alone() -> None:
    listed = ask(op="catalogue")["kinds"]
    assert [each["kind"] for each in listed] == list(KINDS)
    for what in ("subjects", "methods"):
        ids = [entry["id"] for each in listed for entry in each[what]]
        assert len(ids) == len(set(ids))
        assert all(entry["kind"] == each["kind"] for each in listed for entry in each[what])


@pytest.mark.parametrize("name", list(KINDS))
def test_the_first_subject_of_a_kind_is_described_and_searched_by_any_of_its_methods(
    name: str,
) -> None:
    (listed,) = [each for each in ask(op="catalogue")["kinds"] if each["kind"] == name]
    first = next(each for each in listed["subjects"] if each["id"] in ("tree", "australia"))
    look = ask(op="look", kind=name, subject=first["id"])
    assert look["kind"] == name
    assert set(look["methods"]) <= {method["id"] for method in listed["methods"]}
    for method in look["methods"]:
        asked = {"kind": name, "subject": first["id"], "method": method}
        assert ask(op="estimate", **asked)["kind"] == name
        assert ask(op="search", **asked)["text"]["method"] == method


def fits(value: Any, hint: Any) -> bool:  # noqa: PLR0911
    """Whether a value out of JSON is of a type."""
    origin, parts = get_origin(hint), get_args(hint)
    if hint is Any:
        return True
    if origin is NotRequired:
        return fits(value, parts[0])
    if origin is list:
        return isinstance(value, list) and all(fits(each, parts[0]) for each in value)
    if origin is dict:
        return isinstance(value, dict) and all(fits(each, parts[1]) for each in value.values())
    if origin is not None and origin.__name__ in ("Union", "UnionType"):
        return any(fits(value, part) for part in parts)
    if origin is not None:
        return value in parts
    if hasattr(hint, "__required_keys__"):
        return isinstance(value, dict) and misfits(value, hint) == []
    return isinstance(value, (int, float) if hint is float else hint)


def misfits(value: Any, kind: type) -> list[str]:
    """The fields of a message that are missing, of another type, or not told of at all."""
    hints = get_type_hints(kind, include_extras=True)
    needed = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
    wrong = [name for name in needed if name not in value]
    return wrong + [
        name for name, each in value.items() if name not in hints or not fits(each, hints[name])
    ]


UNREAD = {"Request": dict, "Columns": dict}
TREE = {"kind": "game", "subject": "tree", "position": "[[3 12] [2 4]]"}
COLUMNS3 = {"kind": "game", "subject": "connect4", "position": "4453"}
COINS = {"kind": "game", "subject": "coins"}
KUHN = {"kind": "game", "subject": "kuhn", "methodOptions": {"rounds": 3}}
QUEENS = {"kind": "problem", "subject": "queens", "position": "5"}
REQUESTS: list[dict[str, Any]] = [
    *({"op": "look", "kind": "game", "subject": each} for each in GAMES),
    *({"op": "look", "kind": "problem", "subject": each} for each in PROBLEMS),
    *({"op": op, **TREE} for op in ("estimate", "search", "values", "compare", "work", "exact")),
    {"op": "play", **TREE, "action": "a1"},
    {"op": "draw", "kind": "game", "subject": "kuhn"},
    {"op": "picture", **TREE, "path": ["a1"]},
    {"op": "duel", **TREE, "max": {}, "min": {"method": "minimax"}},
    {"op": "approach", **KUHN, "method": "cfr"},
    {"op": "mixed-move", **KUHN, "position": "KQ", "method": "cfr"},
    {"op": "coins", **COINS},
    {"op": "forecast", **COLUMNS3},
    {"op": "scores", "kind": "game", "subject": "tictactoe"},
    {"op": "search", **KUHN, "method": "cfr"},
    {"op": "search", **TREE, "method": "mtdf"},
    {"op": "search", **TREE, "method": "iterative_deepening"},
    {"op": "search", "kind": "game", "subject": "manytree", "position": "[(1,2,3) (3,2,1)]"},
    *({"op": op, **QUEENS} for op in ("estimate", "search", "race", "solutions")),
    {"op": "search", **QUEENS, "method": "min_conflicts"},
]


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda each: f"{each['op']} {each['subject']}")
def test_a_reply_has_exactly_the_fields_that_its_message_has(request_: dict[str, Any]) -> None:
    operation = operations(KINDS[request_["kind"]])[request_["op"]]
    told = get_type_hints(operation.tell, localns=UNREAD)["return"]
    if get_origin(told) is tuple:
        told = get_args(told)[0]
    assert misfits(request_, operation.asked) == []
    reply = answer(json.dumps(request_))
    assert misfits(json.loads(reply.text), told) == []
    if operation.columns:
        hints = get_type_hints(operation.columns, include_extras=True)
        needed = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
        assert needed <= set(reply.columns) <= set(hints)
        for name, column in reply.columns.items():
            hint = hints[name]
            written = get_args(hint)[0] if get_origin(hint) is NotRequired else hint
            assert column.typecode == TYPECODES[written.__name__], name


def test_every_operation_is_among_these_requests() -> None:
    asked = {(request["kind"], request["op"]) for request in REQUESTS}
    assert asked == {(kind.ID, op) for kind in KINDS.values() for op in operations(kind)}
