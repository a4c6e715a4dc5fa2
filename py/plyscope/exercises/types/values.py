"""Type 1: the value of every inner node, and the best move.

    {"values": {"A": 3, "B": 3, "C": 2}, "best": "B"}

Where alpha-beta searches, a node that is never entered has the value null, and at a cut the value
may also be given as the bound that it is: "<=2".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, TypeAlias

from plyscope.exercises.content.blanks import NONE, Blank, Blanks, Number, OneOf, number_or
from plyscope.exercises.content.choices import check_one_answer
from plyscope.exercises.content.markup import BLANK, answer_line, answer_row, escape
from plyscope.exercises.exercise_type import Answer, Effort, ExerciseType, Key, Worked
from plyscope.exercises.form import EITHER, Convention, Exercise
from plyscope.exercises.marks import Marks, Wrong, share_of_parts
from plyscope.exercises.on_tree import (
    LEVELS,
    TreeTask,
    answers_of_students,
    check_tree,
    effort_of_cuts,
    effort_of_nodes,
    run_of,
    seconds_of_cuts,
    seconds_of_nodes,
)
from plyscope.exercises.reading import check_fields, mapping, number, plain, typed, written
from plyscope.exercises.reading import choice as one_of
from plyscope.exercises.run import ALPHABETA, Run, run
from plyscope.exercises.tree import ROOT, tree_of
from plyscope.exercises.tree_on_paper import (
    PLAYERS,
    TIES,
    inner_names,
    plain_tree_drawing,
    steps,
    tree_convention,
    with_values,
)
from plyscope.exercises.why import why_cut, why_value
from plyscope.exercises.wishes import MOST_CUTS, Wishes
from plyscope.game import BadInput
from plyscope.games.tree.rules import Path
from plyscope.search.minimax import minimax

ID: Final = "values"
QUESTION: Final = "Give the minimax value of every inner node, and the best move at the root."
QUESTION_OF_ALPHABETA: Final = (
    "Give the value that it returns at each inner node, a dash where it never comes, and the best "
    "move at the root."
)
BOUND: Final = re.compile(r"\s*(<=|>=|≤|≥)(.*)")
SIGNS: Final = {"<=": "≤", ">=": "≥", "≤": "≤", "≥": "≥"}
Value: TypeAlias = float | str | None


def check(exercise: Exercise) -> None:
    """Raises `BadInput` if this is no such exercise."""
    check_tree(exercise, ("minimax", "alphabeta"))


def read(exercise: Exercise, given: Mapping[str, Any]) -> Answer:
    """A value for each inner node, and a move. Raises `BadInput` (field "answer")."""
    check_fields(given, ("values",), "An answer here", "answer", also=("best",))
    tree = tree_of(exercise.position)
    values: dict[str, Value] = dict.fromkeys(tree.names[node] for node in tree.inner())
    for each, value in mapping(given["values"], "What the values are", "answer").items():
        name = tree.names[tree.named(each)]
        if name not in values:
            raise BadInput(f"{name} is a leaf: its value is given already.", field="answer")
        values[name] = _read_value(value, name)
    best = given.get("best")
    if best is not None:
        node = tree.named(best)
        if len(node) != 1:
            raise BadInput(f"{tree.names[node]} is not a move at the root.", field="answer")
        best = tree.names[node]
    return {"values": values, "best": best}


def solve(exercise: Exercise, choice: Convention) -> Answer:
    """What the search returns."""
    return _answer(run_of(exercise, choice))


def mark(exercise: Exercise, choice: Convention, answer: Answer) -> Marks:
    """How many values are right, or follow from an earlier slip; the move counts as one more.

    Values are worked out from the bottom up, so the first slip is told in this order.
    """
    seen = run_of(exercise, choice)
    given: Mapping[str, Value] = answer["values"]
    wrong = [
        _wrong(seen, node, given)
        for node in seen.tree.bottom_up()
        if not _is_right(exercise, choice, seen, node, given[seen.tree.names[node]])
    ]
    wrong += _wrong_best(exercise, seen, answer)
    return share_of_parts(len(given) + 1, wrong)


def _answer(seen: Run) -> dict[str, Any]:
    tree, values = seen.tree, seen.values
    moves = [each for each in tree.children(ROOT) if values.get(each) == values[ROOT]]
    return {
        "values": {tree.names[node]: values.get(node) for node in tree.inner()},
        "best": tree.names[moves[0]],
    }


def _read_value(given: object, name: str) -> Value:
    value = typed(given)
    if value is None or not isinstance(value, str):
        return None if value is None else number(value, f"The value of {name}", "answer")
    bound = BOUND.fullmatch(value)
    end = typed(bound[2]) if bound else None
    if not bound or not isinstance(end, (int, float)):
        raise BadInput(f"The value of {name} is a number, or a bound such as <=2.", field="answer")
    return SIGNS[bound[1]] + written(number(end, f"The value of {name}", "answer"))


def _is_right(exercise: Exercise, choice: Convention, seen: Run, node: Path, given: Value) -> bool:
    """Whether a value is right: the number that the search returns, or, where that is a bound, this
    bound."""
    should = seen.values.get(node)
    if not isinstance(given, str) or should is None:
        return given == should
    soft = run(exercise.position, ALPHABETA[choice.cut, "soft"])
    return exercise.method == "alphabeta" and given == _bound_sign(soft, node) + written(should)


def _bound_sign(soft: Run, node: Path) -> str:
    """Which bound a fail-soft value is: "≤" at or below the window, "≥" at or above it."""
    if node not in soft.windows:
        return ""
    alpha, beta = soft.windows[node]
    value = soft.values[node]
    return "≤" if value <= alpha else "≥" if value >= beta else ""


def _wrong(seen: Run, node: Path, given: Mapping[str, Value]) -> Wrong:
    name, should = seen.tree.names[node], seen.values.get(node)
    is_ = given[name]
    if should is None:
        return Wrong(name, is_, None, why_cut(seen, node))
    if is_ is not None and is_ == _following(seen, node, given):
        why = f"This follows from your values below {name}, so it counts as right."
        return Wrong(name, is_, should, why, followed=True)
    return Wrong(name, is_, should, why_value(seen, node))


def _following(seen: Run, node: Path, given: Mapping[str, Value]) -> float | None:
    """What follows for a node from the values answered for its children, if one is wrong."""
    below: list[float] = []
    slipped = False
    for child in seen.tree.children(node):
        right = seen.values.get(child)
        value: Value = right if seen.tree.is_leaf(child) else given[seen.tree.names[child]]
        slipped = slipped or value != right
        if isinstance(value, (int, float)):
            below.append(value)
    if not slipped or not below:
        return None
    return max(below) if seen.tree.maximises(node) else min(below)


def _best_moves(exercise: Exercise) -> list[str]:
    """Every move that is worth as much as the root: each of them is right."""
    exact = run(exercise.position, minimax)
    return [
        exact.tree.names[each]
        for each in exact.tree.children(ROOT)
        if exact.values[each] == exact.values[ROOT]
    ]


def _wrong_best(exercise: Exercise, seen: Run, answer: Answer) -> list[Wrong]:
    """The move, if it is wrong."""
    tree = seen.tree
    exact = run(exercise.position, minimax).values
    if answer["best"] in _best_moves(exercise):
        return []
    should = _answer(seen)["best"]
    if answer["best"]:
        chosen = answer["values"].get(answer["best"], exact[tree.named(answer["best"])])
        if chosen is not None and chosen == _following(seen, ROOT, answer["values"]):
            why = "This follows from your values of the moves, so it counts as right."
            return [Wrong(should, answer["best"], should, why, followed=True)]
    player, most = ("MAX", "most") if tree.maximises(ROOT) else ("MIN", "least")
    why = f"{player} chooses {should}, which is worth the {most}: {written(plain(exact[ROOT]))}."
    return [Wrong(should, answer["best"], should, why)]


TASKS: Final = {
    "minimax": TreeTask(ID, "minimax", QUESTION, seconds_of_nodes, Wishes(cuts=(0, MOST_CUTS))),
    "alphabeta": TreeTask(ID, "alphabeta", QUESTION_OF_ALPHABETA, seconds_of_cuts, Wishes()),
}
OWN_WISHES: Final = {"method": "minimax"}


def make(seed: int, given: Mapping[str, Any]) -> Exercise:
    """A new exercise, for either method. Raises `BadInput` (field "wishes")."""
    own = {name: given.get(name, usual) for name, usual in OWN_WISHES.items()}
    method = one_of(own["method"], tuple(TASKS), "The method", "wishes")
    rest = {name: wish for name, wish in given.items() if name not in own}
    made = TASKS[method].make(seed, rest)
    return replace(made, wishes={**made.wishes, **own})


VALUES_AT_CUTS: Final = {
    "soft": "A node that is cut returns the best value that it has found.",
    "hard": "A node that is cut returns the bound of its window.",
    EITHER: "What a node returns that is cut may be the best value found, the bound, or ≤ or ≥ it.",
}


def _in_words(exercise: Exercise, answer: Answer) -> str:
    values: Mapping[str, float | None] = answer["values"]
    listed = ", ".join(
        f"{name} = {'–' if value is None else written(value)}" for name, value in values.items()
    )
    return f"{listed}; best move: {' or '.join(_best_moves(exercise))}"


def _effort(exercise: Exercise) -> Effort:
    return (effort_of_nodes if exercise.method == "minimax" else effort_of_cuts)(exercise)


def _convention(exercise: Exercise) -> str:
    if exercise.method == "minimax":
        return f"{PLAYERS} {TIES}"
    return tree_convention(exercise, also=[VALUES_AT_CUTS[exercise.convention.value], TIES])


def _space(exercise: Exercise) -> str:
    blanks = [f"{escape(name)} = {BLANK}" for name in inner_names(exercise)]
    return answer_row(*blanks) + answer_line("Best move: ", BLANK)


def _worked(exercise: Exercise, answer: Answer) -> Worked:
    seen = run_of(exercise, exercise.convention.first())
    rows = steps(seen) if exercise.method == "alphabeta" else ()
    return Worked(TYPE.faults(exercise, {"values": {}}), rows, with_values(seen))


def _form(exercise: Exercise, answer: Answer) -> Blanks:
    check_one_answer(exercise, solve)
    tree = tree_of(exercise.position)
    moves = [tree.names[child] for child in tree.children(ROOT)]
    best = Blank("Best move: ", OneOf(moves, _best_moves(exercise)))
    inner = [Blank(f"{name} = ", number_or(each, NONE)) for name, each in answer["values"].items()]
    # Whether there is a node without a value is part of the answer to alpha-beta.
    note = 'Write "-" where the search never comes.' if exercise.method == "alphabeta" else ""
    return Blanks(exercise.question, note, [inner, [best]])


def _text_form(exercise: Exercise, answer: Answer) -> Blanks:
    """The root alone: its value is the same under every convention."""
    root = tree_of(exercise.position).names[ROOT]
    question = f"What is the minimax value of the root {root} of this tree?"
    return Blanks(question, "", [[Blank("", Number(answer["values"][root]))]])


def _baked(exercise: Exercise, choice: Convention) -> Key:
    seen = run_of(exercise, choice)
    names, tree = seen.tree.names, seen.tree
    exact = run(exercise.position, minimax).values
    no_move = mark(exercise, choice, read(exercise, {"values": {}}))
    return {
        "values": {name: seen.values.get(node) for node, name in names.items()},
        "bounds": _bounds(exercise, choice, seen),
        "best": _answer(seen)["best"],
        "moves": {names[node]: exact[node] for node in tree.children(ROOT)},
        "worth": exact[ROOT],
        "why": {
            **{
                names[node]: (why_value if seen.entered(node) else why_cut)(seen, node)
                for node in tree.inner()
            },
            # With no move, the last sentence is about the move.
            "": no_move.wrong[-1].why,
        },
    }


def _bounds(exercise: Exercise, choice: Convention, seen: Run) -> dict[str, str]:
    """The bound that may stand for a value, where it is one."""
    if exercise.method != "alphabeta":
        return {}
    soft = run(exercise.position, ALPHABETA[choice.cut, "soft"])
    return {
        seen.tree.names[node]: sign + written(seen.values[node])
        for node in seen.tree.inner()
        if seen.entered(node) and (sign := _bound_sign(soft, node))
    }


TYPE: Final = ExerciseType(
    id=ID,
    name="Values and the best move",
    wishes={**TASKS["minimax"].default.shown(), **OWN_WISHES},
    make=make,
    check=check,
    read=read,
    solve=solve,
    mark=mark,
    in_words=_in_words,
    students=answers_of_students(_answer),
    levels={"easy": LEVELS["easy"], "hard": {"depth": 4, "branching": 2}},
    effort=_effort,
    drawing=plain_tree_drawing,
    convention=_convention,
    space=_space,
    worked=_worked,
    form=_form,
    text_form=_text_form,
    baked=_baked,
)
