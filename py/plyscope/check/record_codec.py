"""A run of a submission as bytes, and back: what its own process sends to the one that judges.

The bytes come from a process in which the submission could do anything. So they hold nothing but
plain data, and nothing else is made of them: objects of the submission's classes arrive as frozen
ones, its functions are found again in its text, and no code of its is ever run here.
"""

from __future__ import annotations

import io
import marshal
import pickle
from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from dataclasses import astuple, dataclass
from decimal import Decimal
from enum import Enum
from fractions import Fraction
from functools import cache
from types import FunctionType
from typing import Any, Final, TypeVar

from plyscope.program import Record, RunResult
from plyscope.program.console import Console
from plyscope.program.faults import Fault
from plyscope.program.files import read_files
from plyscope.program.functions import Function, functions_of
from plyscope.program.module import read
from plyscope.program.moves import Thing
from plyscope.program.record import Answer, Driver
from plyscope.program.safe_inspection import items_of, name_of
from plyscope.program.snapshot import FORMAT, Frozen, Group, Large, Packed, unpacked

T = TypeVar("T")
PROTOCOL: Final = 5
MOST_WRITTEN: Final = 5_000
"""Of so many objects the text is sent that their class writes; of others, that of their fields."""
COLUMNS: Final = ("function", "parent", "arguments", "globals", "starter", "line", "ended")
"""What a record has of each node, besides `returned` and `caller`, which may be longer."""
WHOLE: Final = frozenset(
    {"slots", "outside", "after", "offered", "lines", "loops", "kept", "constants", "tables"}
    | {"unread", "over", "failed", "returned", "yielding", "answered", *COLUMNS}
)
"""The fields of a record that are sent as they are."""
PLAIN: Final = {
    ("builtins", "set"): set,
    ("builtins", "frozenset"): frozenset,
    ("builtins", "complex"): complex,
    ("builtins", "range"): range,
    ("builtins", "bytearray"): bytearray,
}


class UnreadableError(ValueError):
    """The bytes are no run."""


def encoded(ran: RunResult) -> bytes:
    """A run as bytes. Raises `ValueError` or `RecursionError` if it cannot be sent."""
    place = {id(function): at for at, function in enumerate(ran.functions)}
    record = ran.record
    held: dict[str, Any] = {
        "start": ran.start,
        "returned": ran.returned,
        "said": ran.console.said,
        "console": (tuple(ran.console.answers), ran.console.requested, ran.console.prompt),
        "printed": ran.console.length,
        "fault": astuple(ran.fault) if ran.fault else None,
        "notes": ran.notes,
        "left": ran.left,
        "lost": ran.lost,
        "recursive": [place[id(each)] for each in ran.recursive],
        "record": None,
    }
    if record is not None:
        held["record"] = {
            **{name: getattr(record, name) for name in WHOLE},
            "functions": [place[id(each)] for each in record.functions],
            "caller": list(record.caller),
            "answers": {
                number: (astuple(each.driver), each.returned, dict(each.kept))
                for number, each in record.answers.items()
            },
            "constants": dict(record.constants),
        }
    return encoded_plain(held)


def encoded_plain(held: Any) -> bytes:
    """Plain data and snapshots as bytes."""
    written = io.BytesIO()
    _Writer(written).dump(held)
    return written.getvalue()


def read_plain(data: bytes, read: Callable[[Any], T]) -> T:
    """What `read` makes of the data in some bytes. Raises `UnreadableError`."""
    try:
        return read(_Reader(io.BytesIO(data)).load())
    except UnreadableError:
        raise
    except Exception as error:  # the bytes may be anything
        raise UnreadableError(f"{type(error).__name__}: {error}") from None


def decoded(data: bytes, source: str, files: Mapping[str, str]) -> RunResult:
    """The run that was sent, of a program with this text and these other files. Raises
    `UnreadableError`."""
    return read_plain(data, lambda held: _decoded(held, source, files))


def _decoded(held: Any, source: str, files: Mapping[str, str]) -> RunResult:
    fault = Fault(*held["fault"]) if held["fault"] else None
    answers, requested, prompt = held["console"]
    console = Console(answers, held["said"], requested, prompt, length=held["printed"])
    try:
        program = read(source)
    except (SyntaxError, ValueError):
        return RunResult(console=console, fault=fault, source=source)
    functions = functions_of(program.tree, program.code)
    for file in read_files(files):
        functions += functions_of(file.tree, file.code)
    record = None
    if held["record"] is not None:
        record = _record(held["record"], functions)
        record.written = program.tree
    return RunResult(
        functions,
        recursive=[functions[at] for at in held["recursive"]],
        record=record,
        start=held["start"],
        returned=held["returned"],
        console=console,
        fault=fault,
        notes=[str(each) for each in held["notes"]],
        left=bool(held["left"]),
        lost=bool(held["lost"]),
        source=program.source,
    )


def _record(held: Mapping[str, Any], functions: Sequence[Function]) -> Record:
    whole = {name: held[name] for name in WHOLE}
    record = Record(
        functions=[functions[at] for at in held["functions"]],
        caller=held["caller"],
        answers={
            number: Answer(Driver(*driver), returned, kept)
            for number, (driver, returned, kept) in held["answers"].items()
        },
        **whole,
    )
    count = len(record.parent)
    columns = [*COLUMNS, "returned", "caller"]
    if any(len(getattr(record, name)) < count for name in columns):
        raise UnreadableError("Its columns are not of one length.")
    if any(
        type(above) is not int or not -1 <= above < at for at, above in enumerate(record.parent)
    ):
        raise UnreadableError("Its nodes are no tree.")
    if any(type(at) is not int or not 0 <= at < len(record.slots) for at in record.function):
        raise UnreadableError("Its calls are of no function.")
    return record


class _Writer(pickle.Pickler):
    """Writes plain data and snapshots; anything else as a stand-in of itself."""

    def __init__(self, file: io.BytesIO) -> None:
        super().__init__(file, PROTOCOL)
        self.written = 0

    def reducer_override(self, value: Any) -> Any:
        kind = type(value)
        if kind is Frozen:
            return _frozen, (value.kind, value.fields, value.number, self._text(value))
        is_maker = kind in (type, FunctionType) and (value.__module__, value.__name__) in MAKERS
        if is_maker or (kind.__module__, name_of(kind)) in PLAIN:
            return NotImplemented
        for known, write in KNOWN.items():
            if issubclass(kind, known):
                return write(value)
        return _opaque, (id(value), getattr(value, "__name__", name_of(kind)))

    def _text(self, value: Frozen) -> str:
        """What its class writes of it, which only this process can ask."""
        self.written += 1
        return repr(value) if self.written <= MOST_WRITTEN else ""


def _enum(member: Enum) -> Any:
    for plain in (int, str):
        if isinstance(member, plain):
            return plain, (plain(member.value),)
    kind = type(member)
    return _member, (name_of(kind), tuple(kind._member_names_), member._name_)


def _tuple(value: tuple[Any, ...]) -> Any:
    """One with names of its own, such as a named tuple."""
    names = vars(type(value)).get("_fields", ())
    return _named, (name_of(type(value)), tuple(map(str, names)), items_of(value))


class _Reader(pickle.Unpickler):
    """Makes plain data and snapshots, and nothing else."""

    def find_class(self, module: str, name: str) -> Any:
        found = MAKERS.get((module, name))
        if found is None:
            raise UnreadableError(f"It holds {module}.{name}.")
        return found

    def persistent_load(self, pid: Any) -> Any:
        raise UnreadableError("It holds a reference.")


def _frozen(kind: Any, held: Any, number: Any, text: Any) -> Frozen:
    if not (type(kind) is str and type(held) is dict and type(number) is int and type(text) is str):
        raise UnreadableError("It holds an object that is none.")
    made = Frozen(kind, held, number)
    made._text = text
    return made


@dataclass(frozen=True)
class Opaque:
    """Something that is told by its name and known by its identity, such as a function."""

    number: int
    text: str

    def __repr__(self) -> str:
        return self.text


def _opaque(number: Any, text: Any) -> Opaque:
    if type(number) is not int or type(text) is not str:
        raise UnreadableError("It holds a name that is none.")
    return Opaque(number, text)


@cache
def _enumeration(kind: str, names: tuple[str, ...]) -> Any:
    return Enum(kind, names)


def _member(kind: Any, names: Any, name: Any) -> Any:
    return _enumeration(str(kind), tuple(map(str, names)))[name]


@cache
def _class_of_tuples(kind: str, names: tuple[str, ...]) -> Any:
    return namedtuple(kind if kind.isidentifier() else "Row", names, rename=True)


def _named(kind: Any, names: Any, items: Any) -> tuple[Any, ...]:
    if len(names) != len(items) or not all(type(each) is str for each in (kind, *names)):
        return tuple(items)
    made: tuple[Any, ...] = _class_of_tuples(kind, tuple(names))(*items)
    return made


def _packed(value: Any) -> Packed:
    return Packed(marshal.dumps(value, FORMAT))


def _group(kind: Any, items: Any) -> Group:
    if type(kind) is not str or type(items) is not tuple:
        raise UnreadableError("It holds elements that are none.")
    return Group(kind, items)


def _large(kind: Any, size: Any) -> Large:
    if type(kind) is not str or type(size) is not int:
        raise UnreadableError("It holds a size that is none.")
    return Large(kind, size)


def _thing(number: Any) -> Thing:
    return Thing(int(number))


def _number(kind: Any, text: Any) -> Any:
    return {"Fraction": Fraction, "Decimal": Decimal}[kind](str(text))


KNOWN: Final[Mapping[type, Callable[[Any], Any]]] = {
    Packed: lambda value: (_packed, (unpacked(value),)),
    Group: lambda value: (_group, (value.kind, value.items)),
    Large: lambda value: (_large, (value.kind, value.size)),
    Thing: lambda value: (_thing, (value.number,)),
    Fraction: lambda value: (_number, ("Fraction", str(value))),
    Decimal: lambda value: (_number, ("Decimal", str(value))),
    Enum: _enum,
    tuple: _tuple,
}
MAKERS: Final[Mapping[tuple[str, str], Any]] = {
    **PLAIN,
    ("builtins", "int"): int,
    ("builtins", "str"): str,
    **{
        (__name__, each.__name__): each
        for each in (_frozen, _packed, _group, _large, _thing, _number, _opaque, _member, _named)
    },
}
"""All that may be called to make a value."""
