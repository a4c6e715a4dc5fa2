"""Trees and graphs in DOT, as Graphviz and Plyscope's own pictures have them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import load, refusal
from plyscope.games.tree.forms import form
from plyscope.input.dot import begins_as_dot, read_dot
from plyscope.problems import colouring

OURS = """digraph "Alpha-beta" {
  graph [ordering="out"];
  node [fontname="Helvetica", margin="0.05"];
  edge [fontname="Helvetica", fontsize=10, arrowhead="none"];
  n0 [label="A\\n3", shape=triangle, penwidth=2.5];
  n1 [label="B\\n3", shape=invtriangle];
  n0 -> n1 [label="a₁", penwidth=2.5];
  n2 [label="3", shape=box];
  n1 -> n2 [label="b₁"];
  n3 [label="12", shape=box, style=dashed, color="gray50"];
  n1 -> n3 [label="b₂", style=dashed];
  n4 [label="−2.5", shape=box];
  n0 -> n4 [label="a₂"];
}
"""


def tree(text):
    loaded = load("tree", text)
    return loaded.game.format(loaded.state)


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        (OURS, "[a₁:[b₁:3 b₂:12] a₂:-2.5]"),
        ("digraph { A -> {B C}; B -> {3 5}; C -> {2 9} }", "[[3 5] [2 9]]"),
        ('digraph {\nr -> a; r -> b\na [label="leaf: 3"]; b [label=<7>] }', "[3 7]"),
        ('digraph G { r [label="MIN"]; r -> a -> b; b [label="-1/2"] }', "min [[-1/2]]"),
        ('/* a */ strict digraph T { subgraph x { r -> "x y":n; }\n// c\n"x y" [label=4] }', "[4]"),
        ("# c\ndigraph{rankdir=LR a->1 a->2}", "[1 2]"),
    ],
)
def test_a_tree_in_dot_has_its_numbers_in_labels_and_its_moves_at_edges(text, normal):
    assert tree(text) == normal
    assert load("tree", text).note.startswith("Read as a game tree in DOT; ")
    assert (form(text), colouring.form(text)) == ("a game tree in DOT", "")


@pytest.mark.parametrize(
    ("text", "sentence", "at"),
    [
        ("digraph { a -> b; c -> b }", 'This is not a tree: "b" stands below two nodes.', 18),
        ("digraph { a -> 1; c -> 2 }", 'This is not a tree: both "a" and "c" stand below no other.', 18),
        ("digraph { a -> b; b -> a }", "This is not a tree: no node stands below no other.", 0),
        ("digraph { a -> b }", 'The leaf "b" has no number in its label.', 15),
        ("digraph { a -> ; }", "There should be a node of the graph in DOT here.", 15),
        ("digraph { a -> 1", "This graph in DOT does not end: write } after it.", 16),
        ("digraph { a [label=3", "These attributes do not end: write ] after them.", 12),
        ("digraph { a -> {b -> 1} }", "Only nodes can stand in these { }, with spaces between them.", 15),
        ("digraph { a ! b }", '"!" cannot be read in a graph in DOT.', 12),
        (
            "digraph { m [shape=triangle]; c [shape=circle]; m -> c; c -> 1; c -> 2 }",
            "Chance is not read from there: type it here as (1/2:3 1/2:5).",
            30,
        ),
    ],
)
def test_what_is_no_tree_in_dot_is_told_with_its_place(text, sentence, at):
    problem = refusal(load, "tree", text)
    assert (str(problem), problem.at) == (sentence, at)


def test_an_undirected_graph_in_dot_is_one_to_colour():
    text = "strict graph { WA -- NT -- SA -- WA; Q -- {NT SA} T [color=red] }"
    posed = colouring.load(text, {})
    assert posed.text == "WA NT SA Q T; WA-NT NT-SA SA-WA Q-NT Q-SA; colours 3"
    assert posed.note == "Read as a graph in DOT."
    assert (form(text), colouring.form(text)) == ("", "a graph in DOT")
    # A directed one is a tree, if it can be.
    assert colouring.form("digraph { a -> b; c -> b }") == "a graph in DOT"


@pytest.mark.parametrize("text", ["graph TD\n A-->B", "graph [ node [ id 1 ] ]", "digraph", "{}"])
def test_other_texts_do_not_begin_so(text):
    assert not begins_as_dot(text)


NAMES = st.text(st.characters(codec="utf-8", exclude_characters="\0"), min_size=1, max_size=6)


@given(st.lists(st.tuples(NAMES, NAMES), min_size=1, max_size=8), st.booleans())
def test_whatever_nodes_are_called_each_edge_joins_two_of_them(pairs, directed):
    def quoted(name):
        return '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'

    arrow = "->" if directed else "--"
    inside = "\n".join([f"{quoted(one)} {arrow} {quoted(other)}" for one, other in pairs])
    dot = read_dot(f"{'di' * directed}graph {{\n{inside}\n}}")
    plain = [tuple(" ".join(name.split()) for name in pair) for pair in pairs]
    if not any("\\" in name for pair in pairs for name in pair):
        assert [(edge.start, edge.end) for edge in dot.edges] == plain
    assert dot.directed == directed
