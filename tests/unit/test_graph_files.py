"""Graphs as files have them: DIMACS, and tables of edges."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import refusal
from plyscope.problems.colouring import form, load
from plyscope.problems.graph.neighbours import FORM as NEIGHBOURS
from plyscope.problems.graph.neighbours import PAIRS, linked_in

PENTAGON = "1 2 3 4 5; 1-2 2-3 3-4 4-5 5-1; colours 3"


@pytest.mark.parametrize(
    "text",
    [
        "c five in a ring\np edge 5 5\ne 1 2\ne 2 3\ne 3 4\ne 4 5\ne 5 1\n",
        "p col 5 5\r\nc\r\ne 1 2\r\ne 2 3\r\ne 3 4\r\ne 4 5\r\ne 5 1",
        "p edge 5 10\ne 1 2\ne 2 1\ne 2 3\ne 3 2\ne 3 4\ne 4 3\ne 4 5\ne 5 4\ne 5 1\ne 1 5",
        "p edge 5 5\ne 1 2\ne 2 1\ne 2 3\ne 3 2\ne 3 4\ne 4 3\ne 4 5\ne 5 4\ne 5 1\ne 1 5",
        "p EDGE 5 5\n\n  e 1 2\ne 2 3 \ne 3 4\ne  4 5\ne\t5 1",
        "cFILE: ring.col\nc-----\nP EDGE 5 5\nE 1 2\nE 2 3\nE 3 4\nE 4 5\nE 5 1",
    ],
)
def test_a_dimacs_file_is_read_whichever_way_it_counts_its_edges(text):
    posed = load(text, {})
    assert (posed.text, posed.note) == (PENTAGON, "Read as a graph in DIMACS form.")
    assert form(text) == "a graph in DIMACS form"


def test_what_a_dimacs_file_says_of_its_nodes_is_left_out_and_a_node_may_be_alone():
    posed = load("p edge 3 1\nd 2 1 0\nn 3 7\nx 1\nv 1 4 4\ne 1 2\n", {})
    assert posed.text == "1 2 3; 1-2; colours 3"
    assert posed.note.endswith("Its lines with d and n and v and x are not used.")


@pytest.mark.parametrize(
    ("text", "sentence", "at"),
    [
        ("p edge 3 3\ne 1 2\ne 2 3", "Line 1 says 3 edges, but there are 2 lines with e.", 0),
        ("c x\np edge 3 0\ne 1 2", "Line 2 says 0 edges, but there is 1 line with e.", 4),
        ("p edge 3 1\ne 1 4", "Line 2 names node 4, but the nodes are 1 to 3.", 11),
        ("p edge 3 1\ne 0 1", "Line 2 names node 0, but the nodes are 1 to 3.", 11),
        ("p edge 3 1\nn 9 1\ne 1 2", "Line 2 names node 9, but the nodes are 1 to 3.", 11),
        ("p edge 3 1\ne 2 2", "Line 2 joins node 2 to itself, so it could not have any colour.", 11),
        ("p edge 3 1\ne 1", 'Line 2 gives two nodes, as e 1 2, not "e 1".', 11),
        ("p edge 3", 'Line 1 gives two numbers, as p edge 5 4, not "p edge 3".', 0),
        ("p edge 3 1\np edge 3 1", "Line 2 is a second line with p, after line 1.", 11),
        ("p edge 3 1\nz 1 2", 'Line 2 cannot be read: "z 1 2" does not begin with c, p, e or n.', 11),
        ("p edge 61 1\ne 1 2", "Line 1 says 61 nodes: a graph here has 1 to 60.", 0),
        ("p cnf 3 2\n1 -3 0\n2 3 -1 0", "Line 1 says that this DIMACS file is of cnf: a graph has p edge.", 0),
        ("e 1 2\ne 2 3", "Line 1 comes before the line such as p edge 5 4, which says how many nodes.", 0),
    ],
)
def test_what_is_wrong_in_a_dimacs_file_is_told_with_its_line(text, sentence, at):
    problem = refusal(load, text, {})
    assert (str(problem), problem.at) == (sentence, at)
    assert form(text)


def test_a_graph_of_more_edges_than_can_be_drawn_says_so_at_the_first_that_is_too_many():
    pairs = [(one, other) for one in range(1, 22) for other in range(one + 1, 22)][:201]
    text = "p edge 21 201\n" + "\n".join([f"e {one} {other}" for one, other in pairs])
    problem = refusal(load, text, {})
    assert str(problem) == "Line 202 has one edge too many: a graph has at most 200 here."


@pytest.mark.parametrize(
    ("text", "normal", "note"),
    [
        ("A,B\nA,C\n", "A-B A-C; colours 3", "commas."),
        ("A,B\nC,D", "A-B C-D; colours 3", "commas."),
        ('von;nach\n"Bad Ems";Ulm\nUlm;"Köln"', "Bad_Ems-Ulm Ulm-Köln; colours 3", "semicolons."),
        ("x\ty\t3\ny\tz\t4", "x-y y-z; colours 3", "tabs. Its other column is not used."),
        ("Id,Source,Target,Weight\n0,7,8,1\n1,8,9,2", "7-8 8-9; colours 3", "commas. Its other columns are not used."),
        ("node 1, node 2\nA, B\nB, C", "A-B B-C; colours 3", "commas."),
        ("u,v\n1,2\n2,3", "1-2 2-3; colours 3", "commas."),
        ("1 2\n2 3\n1 3", "1-2 2-3 1-3; colours 3", "spaces."),
    ],
)
def test_a_table_of_edges_is_read_with_its_header_and_its_quotes(text, normal, note):
    posed = load(text, {})
    assert (posed.text, posed.note) == (normal, f"Read as a table of a graph's edges, with {note}")


HEADERS = [
    *("city1,city2", "City_A,City_B", "first_node,second_node", "Node A,Node B", "node_x,node_y"),
    *("from,to", "FromNodeId,ToNodeId", "source_id,target_id", "start_node,end_node", "von,nach"),
]


@pytest.mark.parametrize("header", HEADERS)
def test_two_names_that_tell_both_ends_of_an_edge_from_each_other_are_a_header(header):
    posed = load(f"{header}\nRome,Mexico City\nMexico City,Turin", {})
    assert posed.text == "Rome-Mexico_City Mexico_City-Turin; colours 3"
    assert posed.note == "Read as a table of a graph's edges, with commas."


@pytest.mark.parametrize("edge", ["n1,n2", "A1,A2", "nodeA,nodeB", "node 1,node 2", "u1,v1"])
def test_a_first_edge_is_no_header_where_the_other_nodes_are_called_alike(edge):
    others = edge.translate(str.maketrans("12AB", "34CD"))
    posed = load(f"{edge}\n{others}", {})
    assert len(posed.picture["edges"]) == 2


@pytest.mark.parametrize(
    "text", ["city,neighbour\nRome,Milan\nMilan,Turin", "city,borders,km\nrome,milan,4\nmilan,turin,5"]
)
def test_a_first_line_that_is_unlike_the_others_is_taken_for_a_header_and_that_is_said(text):
    posed = load(text, {})
    assert len(posed.picture["edges"]) == 2
    names = " and ".join([f'"{name}"' for name in text.split("\n")[0].split(",")[:2]])
    assert posed.note.endswith(f"The first line, {names}, is taken for the names of its columns.")


def test_where_a_first_edge_that_stands_apart_could_be_a_header_the_note_says_what_to_do():
    posed = load("person,friend\nann,bob\nbob,cid", {})
    assert len(posed.picture["edges"]) == 3
    assert posed.note.endswith("If the first line names its columns, leave it out.")
    assert load("ann,bob\nbob,cid\ncid,dan", {}).note.endswith("with commas.")


@pytest.mark.parametrize(
    "comments",
    [
        "# Undirected graph: ring.txt\n# Nodes: 3 Edges: 3\n# FromNodeId\tToNodeId\n",
        "% sym unweighted\n% 3 3 3\n",
        "// a ring\n",
    ],
)
def test_comments_above_a_table_are_left_out(comments):
    for separator in ("\t", " ", ","):
        text = comments + "\n".join([separator.join(edge) for edge in ("01", "12", "20")])
        assert load(text, {}).text == "0-1 1-2 2-0; colours 3"
        assert form(text) == "a table of a graph's edges"


def test_a_comment_may_name_the_columns():
    posed = load("#id,source,target\n7,A,B\n8,B,C", {})
    assert posed.text == "A-B B-C; colours 3"


def test_what_networkx_writes_behind_an_edge_is_left_out():
    assert load("1 2 {}\n2 3 {'weight': 4, 'b': 1}\n", {}).text == "1-2 2-3; colours 3"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a,b\nb,b", "Line 2: The node b is joined to itself, so it could not have any colour."),
        ("# a ring\n0 1\n1 1", "Line 3: The node 1 is joined to itself, so it could not have any colour."),
        ("Maine;Massachusetts\nMaine;Ohio", "Line 1: A node's name has at most 12 characters."),
    ],
)
def test_a_table_without_a_header_that_is_wrong_is_surely_one_too(text, sentence):
    assert form(text) == "a table of a graph's edges"
    assert str(refusal(load, text, {})) == sentence


def test_what_else_could_read_two_numbers_in_each_line_is_not_surely_a_table():
    assert form("1,1\n1,2") == form("A,B\nB,C") == ""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("A,B\nB,B", "Line 2: The node B is joined to itself, so it could not have any colour."),
        ("A,\nB,C", "Line 1: a node is missing."),
        ("from,to\nA,Massachusetts", "Line 2: A node's name has at most 12 characters."),
        ("x y,B\nx-y,B", 'Line 2: "x-y" and "x y" would be one node, because a name has only letters, digits and _.'),
        ("A,colours\nB,C", 'Line 1: a node cannot be called "colours": that word says how many colours there are.'),
    ],
)
def test_what_is_wrong_in_a_table_is_told_with_its_line(text, sentence):
    assert str(refusal(load, text, {})) == sentence


@pytest.mark.parametrize("text", ["A-B, A-C\nB-C, C-D", "A B C\nD E F", "A, B", "A(1,2), B(30,4)\nA-B", "A-B;\nB-C"])
def test_the_notation_here_comes_before_a_table(text):
    assert load(text, {}).note == ""


def test_a_matrix_is_no_table_of_edges():
    assert "only zeros and ones" in str(refusal(load, "0,1,0\n1,0,1\n0,1,0", {}))
    assert "is missing here" in str(refusal(load, "3,-1\n-2,4", {}))


def test_a_dash_too_many_is_told_as_such_and_not_as_a_table():
    assert "One of them is missing here" in str(refusal(load, "A-B,\nB-C,A-", {}))


NAMES = st.text("ABxyzé09", min_size=1, max_size=5)
EDGES = st.lists(st.tuples(NAMES, NAMES).filter(lambda edge: edge[0] != edge[1]), min_size=2, max_size=12)


def joined(edges):
    return {frozenset(edge) for edge in edges}


@pytest.mark.slow
@given(EDGES, st.sampled_from(",;\t"), st.sampled_from([csv.QUOTE_ALL, csv.QUOTE_MINIMAL]))
def test_a_table_that_another_program_wrote_has_the_same_edges(edges, separator, quoting):
    written = io.StringIO()
    csv.writer(written, delimiter=separator, quoting=quoting).writerows([("source", "target"), *edges])
    posed = load(written.getvalue(), {})
    assert joined(posed.picture["edges"]) == joined(edges)
    assert load(posed.text, {}).text == posed.text


@pytest.mark.slow
@given(
    st.integers(2, 20).flatmap(
        lambda nodes: st.tuples(
            st.just(nodes),
            st.lists(
                st.tuples(st.integers(1, nodes), st.integers(1, nodes)).filter(lambda edge: edge[0] != edge[1]),
                max_size=20,
            ),
        )
    )
)
def test_a_dimacs_file_that_another_program_wrote_has_the_same_nodes_and_edges(graph):
    nodes, edges = graph
    lines = [f"p edge {nodes} {len(edges)}", *[f"e {one} {other}" for one, other in edges]]
    posed = load("\n".join(lines), {})
    assert posed.problem.variables == tuple(map(str, range(1, nodes + 1)))
    assert joined(posed.picture["edges"]) == joined([tuple(map(str, edge)) for edge in edges])


@pytest.mark.parametrize(
    ("text", "normal", "form_of_it"),
    [
        ("{'A': ['B', 'C'], 'B': ['C'], 'C': []}", "A-B A-C B-C", NEIGHBOURS),
        ('{"WA": ["NT"], "NT": ["WA", "SA"]}', "WA-NT NT-SA", NEIGHBOURS),
        ("graph = {'A': {'B'}, 'B': {'A'}, 'T': set()}", "A B T; A-B", NEIGHBOURS),
        ("{'A': {'B': 3, 'C': 1}, 'B': {'A': 3}}", "A-B A-C", NEIGHBOURS),
        ("SA: WA NT; NT: WA Q; T: ", "SA WA NT Q T; SA-WA SA-NT NT-WA NT-Q", NEIGHBOURS),
        ("A: B, C\nB: C", "A-B A-C B-C", NEIGHBOURS),
        ("{'New York': ['Rome'], 'Rome': ['New York']}", "New_York-Rome", NEIGHBOURS),
        ("edges = [('A', 'B'), ('B', 'C', 4)]", "A-B B-C", PAIRS),
        ('[["A", "B"], ["B", "1"]]', "A-B B-1", PAIRS),
    ],
)
def test_programs_keep_graphs_as_neighbours_and_as_pairs(text, normal, form_of_it):
    posed = load(text, {})
    assert posed.text == f"{normal}; colours 3"
    assert posed.note == f"Read as {form_of_it}."
    assert form(text) == ""


@pytest.mark.parametrize("text", ["[(1, 2), (2, 3)]", "periods: Mon1\nrooms: 1", "a: 3 b: [4 5]"])
def test_numbers_in_pairs_and_words_with_colons_are_no_graph(text):
    assert linked_in(text) is None


def test_what_is_wrong_among_neighbours_is_told_with_its_place():
    problem = refusal(load, "{'A': ['B'], 'B': ['B']}", {})
    assert (str(problem), problem.at) == ("The node B is joined to itself, so it could not have any colour.", 19)


@pytest.mark.parametrize("arrow", ["->", "--", "—", " → ", "<->", " - "])
def test_arrows_and_longer_dashes_join_nodes_too(arrow):
    assert load(f"A{arrow}B\nB{arrow}C", {}).text == "A-B B-C; colours 3"


def test_the_weights_in_a_dimacs_file_are_left_out():
    posed = load("p edge 2 1\ne 1 2 3.5", {})
    assert posed.text == "1 2; 1-2; colours 3"
    assert posed.note == "Read as a graph in DIMACS form. The weights of its edges are not used."


def test_a_number_behind_two_words_with_spaces_is_their_weight():
    posed = load("A B 3\nB C 4.5\nC A 5", {})
    assert posed.text == "A-B B-C C-A; colours 3"
    assert form("1 2 3\n2 3 4") is None
