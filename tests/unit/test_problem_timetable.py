"""Timetables: how a table is typed, what is turned down, and what a timetable may not do."""

from collections import Counter
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import refusal
from plyscope.problems.timetable import load
from posing import preset, shape, solutions

HEAD = "periods: Mon1 Mon2 Tue1; rooms: 2; "


def is_a_timetable(posed, periods):
    """Whether nobody is in two places at once and the rooms are enough, by looking at each period."""
    lessons = [(each, periods[each["id"]]) for each in posed.picture["lessons"]]
    for role in ("teacher", "group"):
        busy = Counter((each[role], period) for each, period in lessons)
        if max(busy.values()) > 1:
            return False
    return max(Counter(period for _, period in lessons).values()) <= posed.picture["rooms"]


def alike_in_order(posed, periods):
    """Whether alike lessons are in the order of their numbers."""
    place = {period: number for number, period in enumerate(posed.picture["periods"])}
    before = {}
    for each in posed.picture["lessons"]:
        kind = (each["subject"], each["group"])
        now = place[periods[each["id"]]]
        if now <= before.get(kind, -1):
            return False
        before[kind] = now
    return True


@pytest.mark.parametrize(("name", "solvable"), [("small", 1), ("tight", 1), ("too-much", 0)])
def test_two_presets_have_a_timetable_and_the_one_with_too_many_lessons_has_none(name, solvable):
    posed = preset("timetable", name)
    found = solutions(posed.problem, 1)
    assert len(found) == solvable
    assert all(is_a_timetable(posed, periods) for periods in found)


def test_in_the_tight_week_every_room_teacher_and_group_is_always_busy():
    picture = preset("timetable", "tight").picture
    slots = len(picture["periods"])
    assert len(picture["lessons"]) == slots * picture["rooms"]
    assert set(Counter(each["teacher"] for each in picture["lessons"]).values()) == {slots}
    assert set(Counter(each["group"] for each in picture["lessons"]).values()) == {slots}


def test_in_the_week_without_a_timetable_one_teacher_has_more_lessons_than_there_are_periods():
    picture = preset("timetable", "too-much").picture
    counts = Counter(each["teacher"] for each in picture["lessons"])
    assert counts["Ada"] == len(picture["periods"]) + 1


COURSES = st.lists(
    st.tuples(
        st.sampled_from(["Algebra", "Music"]),
        st.sampled_from(["Ada", "Ben", "Cleo"]),
        st.sampled_from(["1a", "1b", "1c"]),
        st.integers(1, 2),
    ),
    min_size=1,
    max_size=4,
    unique_by=lambda course: (course[0], course[2]),
)


@pytest.mark.slow
@given(COURSES, st.integers(1, 3), st.randoms(use_true_random=False))
def test_constraints_allow_just_the_timetables(courses, rooms, random):
    lines = [" | ".join(map(str, course)) for course in courses]
    posed = load("\n".join(["periods: P Q R", f"rooms: {rooms}", *lines]), {})
    problem = posed.problem
    choices = list(product("PQR", repeat=len(problem.variables)))
    for choice in random.sample(choices, min(20, len(choices))):
        periods = dict(zip(problem.variables, choice, strict=True))
        satisfied = all(constraint.allows(periods) for constraint in problem.constraints)
        expected = is_a_timetable(posed, periods) and alike_in_order(posed, periods)
        assert satisfied == expected


def test_alike_lessons_are_not_counted_twice():
    posed = load("periods: P Q R; rooms: 1; Algebra | Ada | 1a | 3", {})
    assert len(solutions(posed.problem, 10)) == 1
    unlike = load("periods: P Q R; rooms: 1; A | Ada | 1 | 1; B | Ada | 1 | 1; C | Ada | 1 | 1", {})
    assert len(solutions(unlike.problem, 10)) == len(list(permutations("PQR")))


def test_a_teacher_who_is_away_has_no_lesson_then():
    posed = load(HEAD + "Algebra | Ada | 1a | 1; Music | Ben | 1a | 1; away: Ada | Tue1 Mon1", {})
    assert posed.problem.domains == {"Algebra 1a": ("Mon2",), "Music 1a": ("Mon1", "Mon2", "Tue1")}


def test_lessons_are_named_by_subject_group_and_number():
    posed = load(HEAD + "Algebra | Ada | 1a | 2; Music | Ben | 1a | 1", {})
    names = {variable: posed.variable_name(variable) for variable in posed.problem.variables}
    assert names == {"Algebra 1a 1": "Algebra 1 of 1a", "Algebra 1a 2": "Algebra 2 of 1a", "Music 1a": "Music of 1a"}
    assert posed.picture["lessons"][0] == {"id": "Algebra 1a 1", "subject": "Algebra", "teacher": "Ada", "group": "1a"}


def test_a_table_is_written_in_one_form():
    typed = (
        "Away: Ada Byron | Tue1,Mon1\n\nAlgebra|Ada  Byron|1a|02\n"
        "ROOMS: 2\n Periods : Mon1 Mon2, Tue1\naway: Ada Byron | Mon1"
    )
    posed = load(typed, {})
    assert posed.text == (
        "periods: Mon1 Mon2 Tue1\nrooms: 2\nAlgebra | Ada Byron | 1a | 2\naway: Ada Byron | Mon1 Tue1"
    )
    assert shape(load(posed.text, {})) == shape(posed)


def table(groups, rooms, lessons):
    """Each group is taught by a teacher of its own."""
    lines = [f"S | T{group} | G{group} | {lessons}" for group in range(groups)]
    return "\n".join(["periods: P Q R S T U", f"rooms: {rooms}", *lines])


def test_too_many_lessons_are_turned_down_and_so_are_too_many_ways_to_overfill_the_rooms():
    assert str(refusal(load, table(11, 9, 4), {})).startswith("A timetable has at most 40 lessons")
    assert str(refusal(load, table(8, 3, 5), {})).startswith("There are too many ways to overfill")
    assert refusal(load, table(8, 8, 5), {}) is None
