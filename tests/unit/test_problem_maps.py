"""Maps: who borders on whom, and how many colours are needed."""

from itertools import product

import pytest
from plyscope.problems.australia import AUSTRALIA
from plyscope.problems.maps import pose_map
from plyscope.problems.us_map import UNITED_STATES
from posing import pose, solutions

MAPS = pytest.mark.parametrize("drawn", [AUSTRALIA, UNITED_STATES], ids=lambda each: each.id)


@MAPS
def test_borders_have_two_sides(drawn):
    assert set(drawn.neighbours) == set(drawn.names)
    for region, neighbours in drawn.neighbours.items():
        others = neighbours.split()
        assert len(set(others)) == len(others)
        assert region not in others
        for other in others:
            assert region in drawn.neighbours[other].split()


def test_there_are_48_states_and_105_borders():
    assert len(UNITED_STATES.names) == 48
    assert len(set(UNITED_STATES.names.values())) == 48
    assert len(UNITED_STATES.borders) == 105


def test_known_numbers_of_neighbours_hold():
    counts = {state: len(others.split()) for state, others in UNITED_STATES.neighbours.items()}
    assert [state for state in counts if counts[state] == 8] == ["MO", "TN"]
    assert max(counts.values()) == 8
    assert [state for state in counts if counts[state] == 1] == ["ME"]


@pytest.mark.parametrize(("first", "second"), [("AZ", "CO"), ("NM", "UT")])
def test_states_that_meet_in_a_point_are_not_neighbours(first, second):
    assert second not in UNITED_STATES.neighbours[first].split()


def test_australia_has_nine_borders_and_tasmania_none():
    assert len(AUSTRALIA.borders) == 9
    assert AUSTRALIA.neighbours["T"] == ""


@pytest.mark.parametrize(("colours", "expected"), [(1, 0), (2, 0), (3, 18), (4, 768)])
def test_australia_has_as_many_colourings_as_are_known(colours, expected):
    problem = pose("australia", f"colours {colours}").problem
    assert len(solutions(problem, 1000)) == expected


def test_nevada_and_its_neighbours_cannot_have_three_colours():
    around = ["NV", *UNITED_STATES.neighbours["NV"].split()]
    problem = pose("us_map", "colours 3").problem
    within = [each for each in problem.constraints if set(each.scope) <= set(around)]
    assert len(around) == 6
    assert len(within) == 10
    for colours in product(problem.domains["NV"], repeat=6):
        values = dict(zip(around, colours, strict=True))
        assert not all(constraint.allows(values) for constraint in within)


def test_four_colours_are_enough_for_the_united_states():
    problem = pose("us_map", "colours 4").problem
    (found,) = solutions(problem, 1)
    assert all(found[first] != found[second] for first, second in UNITED_STATES.borders)


@MAPS
def test_the_picture_has_every_region_border_and_colour(drawn):
    picture = pose_map(drawn, "colours 4").picture
    assert picture["map"] == drawn.id
    assert [region["id"] for region in picture["regions"]] == list(drawn.names)
    assert [tuple(edge) for edge in picture["edges"]] == drawn.borders
    assert picture["colours"] == ["red", "green", "blue", "yellow"]


@pytest.mark.parametrize("text", ["colours 4", "4", " Colors: 4 ", "colours=4;", "colours4"])
def test_the_number_of_colours_may_be_written_in_several_ways(text):
    assert pose("us_map", text).text == "colours 4"
