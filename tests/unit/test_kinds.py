"""Every kind of subject has the same duties, and is named nowhere but where it lives."""

import ast
import json
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, ClassVar, NotRequired, TypedDict, get_args, get_origin, get_type_hints

import plyscope
import pytest
from plyscope.bridge import HALF_A_CHARACTER, answer
from plyscope.games import GAMES
from plyscope.kinds.kind import Operation, operations
from plyscope.kinds.messages import TYPECODES
from plyscope.kinds.program.examples import OWN_GAME, OWN_PROBLEM
from plyscope.kinds.registry import KINDS
from plyscope.problems import PROBLEMS

PACKAGE = Path(plyscope.__file__).parent
REGISTRY = PACKAGE / "kinds" / "registry.py"
ROOT = Path(__file__).parents[2]
BESIDE = [ROOT / "build.py", *sorted((ROOT / "static" / "js").rglob("*.py"))]


def belongs(file: Path, kind: str) -> bool:
    """Whether a file is the module of a kind, or in its folder, or has the runs of it."""
    home = PACKAGE / "kinds" / kind
    own = (home.with_suffix(".py"), PACKAGE / "runs" / f"of_{kind}.py")
    return file in own or home in file.parents


def elsewhere() -> list[Path]:
    """Every Python file that belongs to no kind, the registry left out."""
    return [
        file
        for file in [*sorted(PACKAGE.rglob("*.py")), *BESIDE]
        if file != REGISTRY and not any(belongs(file, kind) for kind in KINDS)
    ]


def names_of_kinds(source: str) -> Iterator[str]:
    """Where a kind is named: by an import of its module, or by a text that could be its name.

    Where it is listed with texts that are none, it is not taken for one: `game` is a parameter too.
    """
    tree = ast.parse(source)
    listed = {
        id(each)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Tuple, ast.Set, ast.List))
        and any(isinstance(each, ast.Constant) and each.value not in KINDS for each in node.elts)
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


@pytest.mark.slow
def test_a_file_that_belongs_to_no_kind_names_none() -> None:
    found = {file: list(names_of_kinds(file.read_text(encoding="utf-8"))) for file in elsewhere()}
    assert {file: names for file, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "source",
    [
        "from plyscope.kinds import game",
        "from plyscope.kinds.game import lab",
        "from plyscope.kinds.problem.reply_types import KIND",
        "import plyscope.kinds.problem",
        'if kind == "game": pass',
        'f(kind="problem")',
        'x = {"kind": "problem"}',
        'if kind in ("game", "problem"): pass',
    ],
)
def test_a_kind_that_is_named_is_found(source: str) -> None:
    assert list(names_of_kinds(source)) != []


@pytest.mark.parametrize(
    "source", ["from plyscope.kinds import KINDS", "import plyscope.game", 'x = ("game", "self", "cls")']
)
def test_what_names_no_kind_is_left_alone(source: str) -> None:
    assert list(names_of_kinds(source)) == []


@pytest.mark.parametrize("name", list(KINDS))
def test_a_kind_imports_no_other_kind(name: str) -> None:
    others = [f"plyscope.kinds.{other}" for other in KINDS if other != name]
    for file in (each for each in (PACKAGE / "kinds").rglob("*.py") if belongs(each, name)):
        found = names_of_kinds(file.read_text(encoding="utf-8"))
        assert not [each for each in found if each.startswith(tuple(others))], file


class Toy:
    """A kind of which there is one subject: a word, that is searched for a letter."""

    ID = "toy"
    SINGULAR = "a toy"

    class Asked(TypedDict):
        op: str
        kind: str
        subject: str
        letter: NotRequired[str]

    LOOK = Operation(Asked, lambda request: {"kind": "toy", "subject": request["subject"]})
    ESTIMATE = Operation(Asked, lambda request: {"kind": "toy", "size": len(request["subject"])})
    SEARCH = Operation(
        Asked,
        lambda request: (
            {"kind": "toy", "found": request["letter"] in request["subject"]},
            {"event": array("h", [-1, -2])},
        ),
    )
    OWN: ClassVar = {"shout": Operation(Asked, lambda request: request["subject"].upper())}

    def catalogue(self) -> dict[str, object]:
        return {"kind": "toy", "subjects": [{"kind": "toy", "id": "word"}], "methods": []}


def test_a_new_kind_needs_no_more_than_its_module_and_its_line_in_the_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KINDS, "toy", Toy())  # type: ignore[misc]
    assert ask(op="catalogue")["kinds"][-1]["kind"] == "toy"
    word = {"kind": "toy", "subject": "word"}
    assert ask(op="look", **word) == word
    assert ask(op="estimate", **word)["size"] == 4
    found = answer(json.dumps({"op": "search", **word, "letter": "r"}))
    assert json.loads(found.text) == {"kind": "toy", "found": True}
    assert list(found.columns["event"]) == [-1, -2]
    refused = json.loads(answer(json.dumps({"op": "shout", "kind": "game"})).text)["error"]
    assert refused["message"] == "This cannot be asked about a game."
    refused = json.loads(answer(json.dumps({"op": "play", **word})).text)["error"]
    assert refused["message"] == "This cannot be asked about a toy."
    refused = json.loads(answer(json.dumps({"op": "look", **word, "depth": 1})).text)["error"]
    assert refused["message"] == 'There is no field "depth" here; they are subject, letter.'


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


@pytest.mark.slow
@pytest.mark.parametrize("name", list(KINDS))
def test_the_first_subject_of_a_kind_is_described_and_searched_by_any_of_its_methods(name: str) -> None:
    (listed,) = [each for each in ask(op="catalogue")["kinds"] if each["kind"] == name]
    small = [each for each in listed["subjects"] if each["id"] in ("tree", "australia")]
    (first, *_) = small or listed["subjects"]
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
    if origin in (NotRequired, Annotated):
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
    return wrong + [name for name, each in value.items() if name not in hints or not fits(each, hints[name])]


UNREAD = {"Request": dict, "Columns": dict}
TREE = {"kind": "game", "subject": "tree", "position": "[[3 12] [2 4]]"}
SMALL = {"columns": 4, "rows": 4, "connect": 3}
CONNECT = {"kind": "game", "subject": "connect4", "options": SMALL}
COINS = {"kind": "game", "subject": "coins"}
KUHN = {"kind": "game", "subject": "kuhn", "methodOptions": {"rounds": 3}}
LUCK = {"kind": "game", "subject": "pacman", "position": "%%%%%%%/%.P_G.%/%%%%%%%", "options": {"ghosts": 1}}
QUEENS = {"kind": "problem", "subject": "queens", "position": "5"}
NOTEBOOK = '{"cells": [{"cell_type": "code", "source": ["x = 1"]}]}'
PROGRAM = "def f(n): return n and f(n - 1)\nf(3)"
REQUESTS: list[dict[str, Any]] = [
    *({"op": "look", "kind": "game", "subject": each} for each in GAMES),
    *({"op": "look", "kind": "problem", "subject": each} for each in PROBLEMS),
    *({"op": op, **TREE} for op in ("estimate", "search", "values", "compare", "work", "exact")),
    {"op": "edit", **TREE},
    {"op": "edit", **QUEENS},
    *({"op": "cells", **each, "nodes": 7} for each in (TREE, QUEENS)),
    {"op": "play", **TREE, "action": "a1"},
    {"op": "draw", "kind": "game", "subject": "kuhn"},
    {"op": "picture", **TREE, "path": ["a1"]},
    {"op": "moves", "kind": "game", "subject": "nim", "positions": ["2 1", "min 1 1"]},
    {"op": "edit-evaluation", "kind": "game", "subject": "tictactoe"},
    {"op": "edit-game", "kind": "game", "subject": "nim"},
    {"op": "edit-problem", "kind": "problem", "subject": "queens"},
    {"op": "look", "kind": "problem", "subject": "own-problem", "source": OWN_PROBLEM},
    {"op": "look", "kind": "game", "source": OWN_GAME},
    {"op": "play", "kind": "game", "source": OWN_GAME, "position": "3", "action": "1"},
    {"op": "search", "kind": "game", "source": OWN_GAME, "position": "3 1"},
    {"op": "duel", **TREE, "max": {}, "min": {"method": "minimax"}},
    {"op": "trial", **LUCK, "a": {"method": "minimax", "depth": 2}, "b": {"depth": 2}},
    {"op": "look", **LUCK},
    {"op": "approach", **KUHN, "method": "cfr"},
    {"op": "mixed-move", **KUHN, "position": "KQ", "method": "cfr"},
    {"op": "coins", **COINS},
    {"op": "forecast", **CONNECT, "methodOptions": {"deep": 2}},
    {"op": "scores", "kind": "game", "subject": "tictactoe"},
    {"op": "what-if", **TREE, "path": [0, 1]},
    {"op": "random-tree", **TREE, "branching": [2, 3], "leaves": [0, 9], "cuts": 2},
    {"op": "search", **KUHN, "method": "cfr"},
    {"op": "search", **TREE, "method": "mtdf"},
    {"op": "search", **TREE, "method": "iterative_deepening"},
    {"op": "search", "kind": "game", "subject": "manytree", "position": "[(1,2,3) (3,2,1)]"},
    *({"op": op, **QUEENS} for op in ("estimate", "search", "race", "solutions")),
    {"op": "search", **QUEENS, "method": "min_conflicts"},
    *({"op": op, "kind": "program", "subject": "program"} for op in ("look", "estimate", "search")),
    {"op": "search", "kind": "program", "subject": "program", "position": "1 / 0"},
    {"op": "textbook", "kind": "program", "subject": "program"},
    {"op": "notebook", "kind": "program", "text": NOTEBOOK},
    {"op": "cells", "kind": "program", "subject": "program", "position": PROGRAM, "nodes": 4},
    {"op": "program", "kind": "program", "source": PROGRAM},
]


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda each: f"{each['op']} {each.get('subject')}")
def test_a_reply_has_exactly_the_fields_that_its_message_has(request_: dict[str, Any]) -> None:
    operation = operations(KINDS[request_["kind"]])[request_["op"]]
    told = get_type_hints(operation.reply, localns=UNREAD)["return"]
    if get_origin(told) is tuple:
        told = get_args(told)[0]
    assert misfits(request_, operation.request_type) == []
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


def with_half_a_character(value: Any) -> Iterator[Any]:
    """Plain data, with half of a character at the end of each of its texts in turn."""
    if isinstance(value, str):
        yield f"{value}\udc00"
    elif isinstance(value, dict):
        for name, part in value.items():
            rest = {key: each for key, each in value.items() if key != name}
            yield {**rest, f"{name}\ud83d": part}
            for changed in with_half_a_character(part):
                yield {**rest, name: changed}
    elif isinstance(value, list):
        for at, part in enumerate(value):
            for changed in with_half_a_character(part):
                yield [*value[:at], changed, *value[at + 1 :]]


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda each: f"{each['op']} {each.get('subject')}")
def test_half_a_character_anywhere_is_refused_with_a_sentence(request_: dict[str, Any]) -> None:
    for request in with_half_a_character(request_):
        for text in (json.dumps(request), json.dumps(request, ensure_ascii=False)):
            error = json.loads(answer(text).text)["error"]
            assert error["message"] == HALF_A_CHARACTER
            assert error["at"] in (None, len(request_.get(error["field"], "")))


def test_whole_characters_are_read_however_they_are_written() -> None:
    request = {"op": "search", **TREE, "position": "[😀:3 5]"}
    for text in (json.dumps(request), json.dumps(request, ensure_ascii=False)):
        assert "error" not in json.loads(answer(text).text)


def test_every_operation_is_among_these_requests() -> None:
    asked = {(request["kind"], request["op"]) for request in REQUESTS}
    assert asked == {(kind.ID, op) for kind in KINDS.values() for op in operations(kind)}
