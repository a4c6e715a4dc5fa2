"""Graph colouring: how graphs are typed, what is turned down, and what the presets show."""

from itertools import count, pairwise
from math import dist, hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import refusal
from plyscope.problems.colouring import ENTRY, load
from plyscope.problems.graph.text import read_graph, write_graph
from posing import preset, shape, solutions

PRESETS = pytest.mark.parametrize("name", [each.id for each in ENTRY.presets])


def greedy_colours(problem, start):
    """How many colours the first that fits takes, in breadth-first order from a node."""
    order = [start]
    for node in order:
        order += [other for other in problem.neighbours(node) if other not in order]
    colours = {}
    for node in order:
        taken = {colours.get(other) for other in problem.neighbours(node)}
        colours[node] = next(colour for colour in count() if colour not in taken)
    return max(colours.values()) + 1


def distance(point, ends):
    """How far a point is from the line between two others."""
    (x, y), (x1, y1), (x2, y2) = point, *ends
    along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / dist(*ends) ** 2
    along = min(1, max(0, along))
    return hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1))


def cross(ends, others):
    """Whether two lines cross in a point within both."""

    def side(a, b, c):
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    (a, b), (c, d) = ends, others
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def lines(picture):
    """The places of the nodes, and the edges as pairs of places."""
    places = {node["id"]: (node["x"], node["y"]) for node in picture["nodes"]}
    return places, [(places[first], places[second]) for first, second in picture["edges"]]


def test_greedy_takes_four_colours_from_one_node_and_three_from_the_one_with_most_neighbours():
    problem = preset("colouring", "greedy").problem
    degrees = {node: len(problem.neighbours(node)) for node in problem.variables}
    assert max(degrees, key=degrees.__getitem__) == "G"
    assert sorted(degrees.values())[-2:] == [4, 7]
    assert greedy_colours(problem, "A") == 4
    assert greedy_colours(problem, "G") == 3


def test_the_graph_that_greedy_gives_four_colours_has_a_colouring_with_three():
    problem = preset("colouring", "backtracking").problem
    assert set(problem.domains.values()) == {("red", "green", "blue")}
    assert len(solutions(problem, 1)) == 1


def test_the_petersen_graph_has_120_colourings_and_greedy_misses_them_from_every_node():
    problem = preset("colouring", "petersen").problem
    assert [len(problem.neighbours(node)) for node in problem.variables] == [3] * 10
    assert len(solutions(problem, 1000)) == 120
    assert {greedy_colours(problem, node) for node in problem.variables} == {4}


@pytest.mark.parametrize(("name", "colours", "expected"), [("wheel", 3, 0), ("wheel", 4, 120), ("groetzsch", 3, 0)])
def test_a_wheel_with_an_odd_rim_and_the_groetzsch_graph_need_four_colours(name, colours, expected):
    text = preset("colouring", name).text.replace("colours 3", f"colours {colours}")
    assert len(solutions(load(text, {}).problem, 1000)) == expected


def test_four_colours_do_for_the_groetzsch_graph_which_has_no_triangle():
    posed = preset("colouring", "groetzsch")
    assert solutions(load(posed.text.replace("colours 3", "colours 4"), {}).problem, 1)
    edges = {frozenset(edge) for edge in posed.picture["edges"]}
    nodes = posed.problem.variables
    for first, second in posed.picture["edges"]:
        assert not any({frozenset((first, n)), frozenset((second, n))} <= edges for n in nodes)


def test_in_the_graph_like_a_map_no_edges_cross_and_it_needs_its_four_colours():
    posed = preset("colouring", "planar")
    _, edges = lines(posed.picture)
    assert not any(cross(one, other) for one in edges for other in edges)
    assert solutions(posed.problem, 1)
    three = load(posed.text.replace("colours 4", "colours 3"), {})
    assert not solutions(three.problem, 1)
    assert {greedy_colours(posed.problem, node) for node in posed.problem.variables} == {4, 5}


@PRESETS
def test_presets_are_drawn_within_the_square_and_no_edge_runs_near_a_third_node(name):
    places, edges = lines(preset("colouring", name).picture)
    for place in places.values():
        assert all(4 <= number <= 96 for number in place)
        assert all(distance(place, ends) > 8 for ends in edges if place not in ends)


def test_nodes_without_places_stand_on_a_circle():
    posed = load("A-B-C-D-A A-C B-D; colours 4", {})
    places, edges = lines(posed.picture)
    assert list(places.values()) == [(50, 6), (94, 50), (50, 94), (6, 50)]
    assert len(edges) == 6


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("A-B A-C B-D; colours 3", "A-B A-C B-D; colours 3"),
        ("A-B, B-A\nA - B - C", "A-B B-C; colours 3"),
        ("colors: 4; x–y", "x-y; colours 4"),
        ("A B C; A-B; colours 2", "A B C; A-B; colours 2"),
        ("A-B; B A", "B A; A-B; colours 3"),
        ("A(10, 20) B (30.04 40)-A", "A(10,20) B(30,40); B-A; colours 3"),
        ("A", "A; colours 3"),
    ],
)
def test_a_graph_is_written_in_one_form(text, normal):
    posed = load(text, {})
    assert posed.text == normal
    assert shape(load(normal, {})) == shape(posed)


def test_nodes_that_are_not_listed_stand_in_the_order_in_which_edges_name_them():
    assert load("C-A B-C", {}).problem.variables == ("C", "A", "B")
    assert load("A B C; C-A B-C", {}).problem.variables == ("A", "B", "C")


SIXTY_ONE = " ".join([f"n{number}" for number in range(61)])


@pytest.mark.parametrize(
    ("text", "sentence", "at"),
    [
        ("A-A", "The node A is joined to itself, so it could not have any colour.", 2),
        ("A B; A-C", 'There is no node "C": it is not in the list of nodes.', 7),
        ("A(1,2) B(3,4); A-B D-A", 'There is no node "D": it is not in the list of nodes.', 19),
        ("A-", "A dash joins two nodes, as in A-B. One of them is missing here.", 1),
        ("-A", "A dash joins two nodes, as in A-B. One of them is missing here.", 0),
        ("A-; B-C", "A dash joins two nodes, as in A-B. One of them is missing here.", 1),
        ("A- -B", "A dash joins two nodes, as in A-B. One of them is missing here.", 1),
        ("A-B; colours 7", 'The number of colours is from 1 to 6, not "7".', 13),
        ("A-B; colours", "The number of colours is from 1 to 6, and nothing is here.", 12),
        ("colours 3 A-B colours 3", "The number of colours appears twice.", 22),
        ("A(10,20) B; A-B", "Give every node a place, or give none a place: B has none.", 9),
        ("A(10,200)", "The numbers of a place must be from 0 to 100.", 0),
        ("A(10)", 'A place is two numbers, as in A(10,20), not "(10)".', 0),
        ("A(1,-2)", 'A place is two numbers, as in A(10,20), not "(1,-2)".', 0),
        ("A(1\n2\n3)", 'A place is two numbers, as in A(10,20), not "(1 2 3)".', 0),
        (f"A({'9' * 400},2)", "The numbers of a place must be from 0 to 100.", 0),
        ("A(1,2) B(1,2.01)", "The nodes A and B are in the same place.", 7),
        ("A B A", "The node A is listed twice.", 4),
        ("A(1,2", '"(" is not allowed here.', 1),
        ("A+B", '"+" is not allowed here.', 1),
        ("Constantinople-B", "A node's name has at most 12 characters.", 0),
        (SIXTY_ONE, "A graph has at most 60 nodes here.", len(SIXTY_ONE) - 3),
        ("colours 3", "Type the edges of a graph, such as A-B B-C C-A; colours 3.", None),
    ],
)
def test_what_is_wrong_is_said_with_its_place(text, sentence, at):
    bad = refusal(load, text, {})
    assert (str(bad), bad.at, bad.field) == (sentence, at, "position")


def test_a_graph_with_too_many_edges_is_turned_down_at_the_first_too_many():
    edges = [f"n{one}-n{other}" for one in range(30) for other in range(one)]
    assert refusal(load, " ".join(edges[:200]), {}) is None
    bad = refusal(load, " ".join(edges), {})
    assert str(bad) == "A graph has at most 200 edges here."
    assert bad.at == len(" ".join(edges[:201])) - len(edges[200].split("-")[1])


NODES = st.lists(st.text("ABCxyz_19", min_size=1, max_size=3), min_size=2, max_size=8, unique=True)


@pytest.mark.slow
@given(NODES, st.data())
def test_every_graph_that_is_drawn_is_read_as_drawn(nodes, data):
    pairs = [(one, other) for one in nodes for other in nodes if one < other]
    edges = data.draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else []
    spots = st.tuples(st.integers(0, 1000), st.integers(0, 1000))
    places = data.draw(st.lists(spots, min_size=len(nodes), max_size=len(nodes), unique=True))
    drawn = [f"{n}({x / 10},{y / 10})" for n, (x, y) in zip(nodes, places, strict=True)]
    graph = read_graph(" ".join([*drawn, *[f"{one}-{other}" for one, other in edges]]))
    assert (graph.nodes, graph.edges) == (tuple(nodes), tuple(edges))
    assert list(graph.places.values()) == [(x / 10, y / 10) for x, y in places]
    assert read_graph(write_graph(graph)) == graph


@given(st.integers(1, 60))
def test_places_on_the_circle_are_apart(size):
    nodes = " ".join([f"n{number}" for number in range(size)])
    places, _ = lines(load(nodes, {}).picture)
    around = list(places.values())
    assert all(dist(one, other) > 4 for one, other in pairwise(around))
