"""Which fields a request may have. One that nobody reads is refused: a typing error in its name
would otherwise change nothing, and say nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from plyscope.game import BadInput
from plyscope.wording import quoted

SUBJECT: Final = ("game", "position", "options")
METHOD: Final = (*SUBJECT, "search", "searchOptions")
OF_GAMES_ALONE: Final = ("depth", "order", "cut", "window", "weights")
RUN: Final = (*METHOD, *OF_GAMES_ALONE)

GAME_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "catalogue": (),
    "look": SUBJECT,
    "play": (*SUBJECT, "action"),
    "draw": (*SUBJECT, "seed"),
    "picture": (*SUBJECT, "path"),
    "estimate": RUN,
    "search": (*RUN, "lines"),
    "values": RUN,
    "compare": (*RUN, "patient"),
    "work": (*RUN, "budget"),
    "exact": SUBJECT,
    "duel": (*SUBJECT, "max", "min", "plies", "seed"),
    "approach": METHOD,
    "mixed-move": (*RUN, "seed"),
    "coins": SUBJECT,
    "forecast": RUN,
    "scores": (*SUBJECT, "seconds", "every"),
}
PROBLEM_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "look": SUBJECT,
    "estimate": METHOD,
    "search": (*METHOD, "lines"),
    # What a game's tree is counted by is asked of every tree alike.
    "compare": (*RUN, "patient"),
    "race": (*METHOD, "checks"),
    "solutions": (*SUBJECT, "limit", "checks"),
}


def check_fields(request: Mapping[str, Any], *, about_problem: bool) -> None:
    """Raises `BadInput`, about the field itself, where `request` has one that its "op" does not
    take. An op that is not asked about such a subject has its own refusal."""
    op = request["op"]
    of_kind, of_other = GAME_FIELDS, PROBLEM_FIELDS
    if about_problem:
        of_kind, of_other = of_other, of_kind
    taken = of_kind.get(op) or of_other.get(op, ())
    for name in request:
        if name != "op" and name not in taken:
            raise BadInput(_refusal(name, taken, about_problem), field=str(name))


def _refusal(name: str, taken: tuple[str, ...], about_problem: bool) -> str:
    if about_problem and name in OF_GAMES_ALONE:
        return f'A constraint problem has no "{name}".'
    fields = f"they are {', '.join(taken)}" if taken else "it takes none"
    return f"There is no field {quoted(name)} here; {fields}."
