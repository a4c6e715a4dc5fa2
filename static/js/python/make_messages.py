"""Writes what the page knows of Python's messages: their types, and the numbers in a trace.

    PYTHONPATH=py python static/js/python/make_messages.py

The types are made of the typed dicts in `py/plyscope/kinds`, the numbers of the constants in
`py/plyscope/tracing`. Both files are committed; a test fails where they are stale.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from plyscope.bridge import WITHOUT_KIND
from plyscope.kinds import messages
from plyscope.kinds.kind import operations
from plyscope.kinds.registry import KINDS
from plyscope.tracing import log, recursion, rows, trace
from plyscope.tracing.constraints import log as constraint_log
from plyscope.tracing.constraints import trace as constraint_trace

SCRIPTS = Path(__file__).resolve().parent.parent
TYPES = SCRIPTS / "python" / "messages.d.ts"
CODES = SCRIPTS / "trace" / "codes.js"

MADE = "Made by static/js/python/make_messages.py: change py/plyscope, and run it."
WIDTH = 120
NEW_LINE = "\n"
UNIONS = (Union, UnionType, Literal)
UNREAD = {"Request": dict, "Columns": dict}
"""Names in the signatures of what answers that tell nothing of a message."""
PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "any",
}

Table = Mapping[str, tuple[ModuleType, Mapping[str, str]]]

NUMBERS: Table = {
    "Who moves at a row. A driver starts several searches of one position.": (
        rows,
        {
            "MAX": "MAX_TO_MOVE",
            "MIN": "MIN_TO_MOVE",
            "CHANCE": "CHANCE_TO_MOVE",
            "DRIVER": "DRIVER",
        },
    ),
    "What a row was.": (
        rows,
        {name: name for name in ("INNER", "TERMINAL", "EVALUATED", "PRUNED", "KNOWN")},
    ),
    "What the value of a known row is; 0 where it is the value itself.": (
        trace,
        {"AT_LEAST": "AT_LEAST", "AT_MOST": "AT_MOST"},
    ),
    "Who moves at a row that is a partial assignment, and what became of it; 0 is INNER too.": (
        constraint_trace,
        {name: name for name in ("ASSIGNMENT", "SOLUTION", "REFUSED", "EMPTIED", "JUMPED")},
    ),
    "Who moves at a row that is a call of a function: nobody.": (
        recursion,
        {"CALLED": "CALLED"},
    ),
    "Events; a number above 0 is the line that is about to run.": (
        log,
        {"CALL": "CALL", "RETURN": "RETURN"},
    ),
    "An event of a constraint problem: something happened in the partial assignment.": (
        constraint_log,
        {"NOTE": "NOTE"},
    ),
    "What a note tells.": (
        constraint_log,
        {name: name for name in ("ARC", "REMOVE", "RESTORE", "EMPTY")},
    ),
}


def codes() -> str:
    """The module of the numbers that stand in the columns of a trace."""
    groups = []
    for comment, (module, names) in NUMBERS.items():
        lines = [
            f"export const {name} = {getattr(module, known)};" for name, known in names.items()
        ]
        groups.append("\n".join([f"/** {comment} */", *lines]))
    return f"// The numbers in the columns of a trace. {MADE}\n\n" + "\n\n".join(groups) + "\n"


def types() -> str:
    """The declarations of all messages."""
    found: dict[str, type] = {}
    for root in _roots():
        _gather(root, found)
    parts = [f"// What crosses between the page and Python. {MADE}\n"]
    parts += [_declared(each) for each in found.values()]
    parts.append(_unions())
    return "\n".join(parts)


def _roots() -> Iterator[type]:
    yield messages.CatalogueRequest
    yield messages.Refused
    for kind in KINDS.values():
        yield get_type_hints(kind.catalogue)["return"]
        for operation in operations(kind).values():
            yield operation.request_type
            yield _reply_type(operation.reply)
            if operation.columns:
                yield operation.columns
    for operation in WITHOUT_KIND.values():
        yield operation.request_type
        yield _reply_type(operation.reply)


def _reply_type(reply: Any) -> type:
    """The typed dict of a reply, as the function that makes it promises it."""
    promised = get_type_hints(reply, localns=UNREAD)["return"]
    return get_args(promised)[0] if get_origin(promised) is tuple else promised


def _gather(kind: Any, found: dict[str, type]) -> None:
    """Adds a typed dict, and before it those that it is made of."""
    if not _is_typed_dict(kind):
        for part in get_args(kind):
            _gather(part, found)
        return
    if kind.__name__ in found:
        if found[kind.__name__] is not kind:
            raise ValueError(f"There are two messages called {kind.__name__}.")
        return
    for base in _bases(kind):
        _gather(base, found)
    for hint in _hints(kind).values():
        _gather(hint, found)
    found[kind.__name__] = kind


def _is_typed_dict(kind: Any) -> bool:
    return isinstance(kind, type) and hasattr(kind, "__required_keys__")


def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _source(kind: type) -> ast.ClassDef | None:
    """The definition of a typed dict; None if it was made by a call instead, as one must be that
    has a field named like a keyword."""
    try:
        (found,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    except OSError:
        return None
    return found if isinstance(found, ast.ClassDef) else None


def _bases(kind: type) -> list[type]:
    """The typed dicts whose fields it has too; they are not among its bases when it runs."""
    module, source = inspect.getmodule(kind), _source(kind)
    names = [base.id for base in source.bases if isinstance(base, ast.Name)] if source else []
    return [getattr(module, name) for name in names if name != "TypedDict"]


def _own_fields(kind: type) -> Iterator[tuple[str, str]]:
    """The names of its own fields, each with the text that stands below it."""
    source = _source(kind)
    if source is None:
        yield from ((name, "") for name in _hints(kind))
        return
    for at, line in enumerate(source.body):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            after = source.body[at + 1] if at + 1 < len(source.body) else None
            yield line.target.id, _text(after)


def _declared(kind: type) -> str:
    bases = [base.__name__ for base in _bases(kind)]
    hints, fields = _hints(kind), list(_own_fields(kind))
    comment = "\n".join(_comment(_said(kind), ""))
    start = f"export type {kind.__name__} = "
    own = f"{{ {'; '.join(_field(name, hints) for name, _ in fields)} }}"
    brief = f"{start}{' & '.join([*bases, own] if fields else bases)};"
    if len(brief) <= WIDTH and not any(text for _, text in fields):
        return f"{comment}\n{brief}\n"
    lines = [
        line
        for name, text in fields
        for line in (*_comment(text, "  "), f"  {_field(name, hints)};")
    ]
    own = "{\n" + "\n".join(lines) + "\n}"
    return f"{comment}\n{start}{' & '.join([*bases, own])};\n"


def _said(kind: type) -> str:
    """Its docstring; none of its own has one that was made by a call."""
    return inspect.getdoc(kind) or "" if _source(kind) else ""


def _text(line: ast.stmt | None) -> str:
    """The text that stands below a field."""
    if isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
        return str(line.value.value)
    return ""


def _comment(text: str, indent: str) -> list[str]:
    text = " ".join(text.split())
    if len(text) + len(indent) + 7 <= WIDTH:
        return [f"{indent}/** {text} */"] if text else []
    inner = textwrap.wrap(text, WIDTH - len(indent) - 3)
    return [f"{indent}/**", *(f"{indent} * {line}" for line in inner), f"{indent} */"]


def _field(name: str, hints: Mapping[str, Any]) -> str:
    hint = hints[name]
    if get_origin(hint) is NotRequired:
        return f"{name}?: {_written(get_args(hint)[0])}"
    return f"{name}: {_written(hint)}"


def _written(hint: Any) -> str:
    """A type of Python as TypeScript writes it."""
    if get_origin(hint):
        return _composed(get_origin(hint), get_args(hint))
    if hint in PLAIN:
        return PLAIN[hint]
    if hint.__name__ in messages.TYPECODES:
        return f"{hint.__name__}Array"
    if not _is_typed_dict(hint):
        raise TypeError(f"There is no way yet to write {hint}.")
    return str(hint.__name__)


def _composed(origin: Any, parts: tuple[Any, ...]) -> str:
    """A type that is made of others."""
    if origin is Annotated:
        return _written(parts[0])
    if origin is Literal:
        return " | ".join(f'"{part}"' for part in parts)
    if origin in UNIONS:
        return " | ".join(dict.fromkeys(map(_written, parts)))
    if origin is list:
        inner = _written(parts[0])
        return f"({inner})[]" if get_origin(parts[0]) in UNIONS else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {_written(parts[1])}>"
    raise TypeError(f"There is no way yet to write {origin}.")


def _unions() -> str:
    """Every request, every reply by its operation, and what has a part in every kind."""
    every = [(op, each) for kind in KINDS.values() for op, each in operations(kind).items()]
    every += WITHOUT_KIND.items()
    requests = ["CatalogueRequest", *(each.request_type.__name__ for _, each in every)]
    lists = [get_type_hints(kind.catalogue)["return"].__name__ for kind in KINDS.values()]
    by_operation: dict[str, list[str]] = {"catalogue": ["Catalogue"]}
    for op, each in every:
        by_operation.setdefault(op, []).append(_reply_type(each.reply).__name__)
    replies = [f"  {_key(op)}: {' | '.join(names)};" for op, names in by_operation.items()]
    return f"""/** The name of each kind of subject. */
export type KindId = {" | ".join(f'"{name}"' for name in KINDS)};

/** Every request. */
export type Request =
{NEW_LINE.join(f"  | {name}" for name in requests)};

/** The reply to "catalogue": each kind, with its subjects and methods. */
export type Catalogue = {{ kinds: ({" | ".join(lists)})[] }};

/** The reply to a request that is not refused, by its operation; `kind` tells which it is. */
export type Replies = {{
{NEW_LINE.join(replies)}
}};
"""


def _key(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


if __name__ == "__main__":
    TYPES.write_text(types(), encoding="utf-8")
    CODES.write_text(codes(), encoding="utf-8")
