"""Roles that a person has chosen, in place of those that were recognised."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from plyscope.game import BadInput
from plyscope.input.phrases import quoted
from plyscope.program.numbers import is_number
from plyscope.recognition import ROLES, Read, Reading
from plyscope.recognition.cuts import cuts_of_search
from plyscope.recognition.evidence import Evidence, Path
from plyscope.recognition.loops import joined
from plyscope.recognition.move import Move
from plyscope.recognition.side import SIDES, Side, find_side
from plyscope.recognition.value import Value, tested
from plyscope.recognition.words import MAX, MIN

CHOSEN: Final = "chosen by hand"
FIELD: Final = "reads"
NUMBERS: Final = ("alpha", "beta", "depth")
Chosen = Mapping[str, str | None]
"""For some roles, the name of what has it; None if nothing has."""


def read_chosen(given: Any) -> Chosen:
    """What a request chooses. Raises `BadInput`."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise BadInput("What is read is given by role.", field=FIELD)
    for role, name in given.items():
        if role not in ROLES:
            raise BadInput(
                f"There is no role called {quoted(role)}; there are {', '.join(ROLES)}.",
                field=FIELD,
            )
        if name is not None and not isinstance(name, str):
            raise BadInput(f"The {role} is chosen by a name.", field=FIELD)
    return given


def choices(reading: Reading) -> dict[str, list[str]]:
    """For each role, the names that can be chosen for it."""
    evidence = reading.evidence
    names = [path.name for path in evidence.paths]
    numbers = [path.name for path in evidence.paths if _is_numeric(path)]
    found = {
        "state": names,
        "move": list(dict.fromkeys([*_loop_names(evidence), *names])),
        "value": [path.name for path in evidence.results],
        "side": names,
        **dict.fromkeys(NUMBERS, numbers),
    }
    return {role: found[role] for role in ROLES}


def with_chosen(reading: Reading, chosen: Chosen) -> Reading:
    """The reading with the roles that are chosen, and with what follows from them."""
    if not chosen:
        return reading
    known = choices(reading)
    for role, name in chosen.items():
        for part in _names(name):
            if part not in known[role]:
                some = ", ".join(known[role]) or "none"
                raise BadInput(
                    f"The search has no {quoted(part)} that can be its {role}; it has {some}.",
                    field=FIELD,
                )
    roles = {
        **reading.roles,
        **{role: Read(name, CHOSEN) if name else None for role, name in chosen.items()},
    }
    value = _value(reading, chosen)
    side = _side(reading, chosen, value)
    state = _paths(reading, chosen["state"]) if "state" in chosen else reading.state
    move = _move(reading, chosen["move"]) if "move" in chosen else reading.move
    cuts: Mapping[int, Sequence[Any]] | None = reading.cuts if reading.knows_cuts else None
    if "state" in chosen:
        cuts = cuts_of_search(reading.evidence, reading.text, state)
    return replace(
        reading,
        roles=roles,
        value=value,
        side=side,
        state=state,
        window=_window(reading, roles) if {"alpha", "beta"} & set(chosen) else reading.window,
        move=move,
        cuts=cuts or {},
        knows_cuts=cuts is not None,
        by_hand=[role for role, name in chosen.items() if name],
    )


def _window(reading: Reading, roles: Mapping[str, Read | None]) -> tuple[Path, Path] | None:
    """The two ends of the window; None unless both are known."""
    alpha, beta = (
        _paths(reading, each.source if each else None) for each in (roles["alpha"], roles["beta"])
    )
    return (alpha[0], beta[0]) if alpha and beta else None


def _names(name: str | None) -> list[str]:
    """The names in a choice: a state may have several pieces, a move a row and a column."""
    return [part.strip() for part in name.split(", ")] if name else []


def _paths(reading: Reading, name: str | None) -> list[Path]:
    wanted = _names(name)
    return [path for path in reading.evidence.paths if path.name in wanted]


def _is_numeric(path: Path) -> bool:
    return any(is_number(value) and not isinstance(value, bool) for value in path.values)


def _loop_names(evidence: Evidence) -> dict[str, None]:
    """The names of the loops around calls that have a value there."""
    return {
        name: None
        for caller in evidence.callers
        for name, value in caller.items()
        if value is not None
    }


def _value(reading: Reading, chosen: Chosen) -> Value | None:
    if "value" not in chosen:
        return reading.value
    name = chosen["value"]
    found = (path for path in reading.evidence.results if path.name == name)
    return next((tested(reading.evidence, path, reading.text) for path in found), None)


def _side(reading: Reading, chosen: Chosen, value: Value | None) -> Side | None:
    if "side" not in chosen:
        changed = "value" in chosen and value is not None
        return find_side(reading.evidence, value) if changed else reading.side
    for path in _paths(reading, chosen["side"]):
        return Side(path.name, CHOSEN, _sides(path, value), path)
    return None


def _sides(path: Path, value: Value | None) -> Sequence[str | None]:
    """The side that each value of a parameter goes with mostly; of two, the other is the other,
    also where both take the same: then the first call is right."""
    keys = [repr(each) for each in path.values]
    taken = value.taken if value else [None] * len(keys)
    counts: dict[str, Counter[str]] = {key: Counter() for key in keys}
    for key, each in zip(keys, taken, strict=True):
        if each and each in SIDES:
            counts[key][SIDES[each]] += 1
    meaning = {key: count.most_common(1)[0][0] for key, count in counts.items() if count}
    if len(counts) == 2 and len(set(meaning.values())) == 1:
        known = next(key for key in keys if key in meaning)
        (other,) = counts.keys() - {known}
        meaning[other] = MIN if meaning[known] == MAX else MAX
    return [meaning.get(key) for key in keys]


def _move(reading: Reading, name: str | None) -> Move | None:
    names = _names(name)
    if not names:
        return None
    evidence = reading.evidence
    loops = _loop_names(evidence)
    paths = {path.name: path.values for path in evidence.paths}
    moves = [
        joined(
            {
                each: evidence.callers[node].get(each) if each in loops else paths[each][node]
                for each in names
            },
            tuple(names),
        )
        for node in range(evidence.count)
    ]
    return Move(", ".join(names), CHOSEN, moves)
