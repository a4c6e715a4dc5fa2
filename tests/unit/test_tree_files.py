"""Trees as other programs write them: Python's lists, tuples and dicts, JSON, qtree and forest."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import NESTED, load, refusal, tree_text
from plyscope.games.tree.forms import form
from plyscope.input.phrases import quoted

TUPLES = "Read as a game tree in tuples of Python, where ( ) is a group as [ ] is."


def read(text):
    loaded = load("tree", text)
    return loaded.game.format(loaded.state), loaded.note


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("((3, 9), (2, 6))", "[[3 9] [2 6]]"),
        ("[(3, 9), (2, 6)]\n", "[[3 9] [2 6]]"),
        ("(3, 9), (2, 6)", "[[3 9] [2 6]]"),
        ("((3,), (2, 6),)", "[[3] [2 6]]"),
        ("min ((3, 9), -0.5)", "min [[3 9] -0.5]"),
        ("MAX: ((3, 9), (2, 6))", "[[3 9] [2 6]]"),
        ("tree = ((3, 9), (2, 6))", "[[3 9] [2 6]]"),
        ("((3), (2, 6))", "[3 [2 6]]"),
    ],
)
def test_tuples_are_groups_where_round_brackets_cannot_be_chance(text, normal):
    assert read(text) == (normal, TUPLES)


def test_a_list_needs_no_other_reading_than_the_one_here():
    assert read("[[3, 9], [2, 6]]") == ("[[3 9] [2 6]]", "")
    assert read("t = [[3, 9], [2, 6]]") == ("[[3 9] [2 6]]", "Read as a game tree in a list of Python.")
    assert read('[["3", 9]]')[1] == "Read as a game tree in a list of Python."


@pytest.mark.parametrize(
    ("number", "digits"),
    [
        ("1e3", "1000"),
        ("1e-05", "0.00001"),
        ("-2.5E+2", "-250"),
        ("−1e-7", "-0.0000001"),
        ("np.float64(3.5)", "3.5"),
        ("np.int64(-3)", "-3"),
        ("-float64(1e-05)", "-0.00001"),
        ("Decimal('2.50')", "2.50"),
        ("Fraction(-1, 2)", "-1/2"),
    ],
)
def test_a_number_as_python_prints_it_is_read_and_written_in_digits(number, digits):
    assert read(f"[[{number}, 3], [2, 4]]")[0] == f"[[{digits} 3] [2 4]]"
    assert read(f"(({number}, 3), (2, 4))") == (f"[[{digits} 3] [2 4]]", TUPLES)
    assert read(f'{{"children": [{{"value": {number}}}]}}')[0] == f"[{digits}]"


def test_a_list_with_numbers_of_other_types_is_no_tuple():
    assert read("[[Decimal('3'), 9], [2, 6]]")[1] == "Read as a game tree in a list of Python."


@pytest.mark.parametrize("number", ["float('inf')", "-float('inf')", 'float("nan")', "-math.inf", "np.inf", "Infinity"])
def test_a_value_that_is_not_finite_is_refused_as_such_however_python_writes_it(number):
    for text in (f"[[3, {number}], [2, 6]]", f"((3, {number}), (2, 6))"):
        problem = refusal(load, "tree", text)
        assert str(problem) == f"A utility must be a finite number; {quoted(number)} is not."
        assert problem.at == 5
        assert form(text)


def test_the_comments_of_a_program_are_left_out():
    text = "tree = [  # root: it's MAX's\n  [3, 9],  # left (\n  [2, 6],\n]\n"
    assert read(text) == ("[[3 9] [2 6]]", "Read as a game tree in a list of Python.")
    assert form(text) == "a game tree in a list of Python"
    text = "# a tree\n[[3, 9], #left\n [2, 6]]  # right"
    assert read(text) == ("[[3 9] [2 6]]", "")
    assert form(text) == "a game tree"
    assert read("{'a #b': 3,  # first\n 'c': 9}")[0] == "[a_#b:3 c:9]"
    problem = refusal(load, "tree", "[[3, 9],  # left\n [2, x]]")
    assert (str(problem), problem.at) == ('Type a number or a bracket here, not "x".', 22)


def test_only_a_list_in_brackets_has_comments():
    assert refusal(load, "tree", "# a graph\n0 1\n1 2")


def test_a_name_may_begin_with_the_sign_of_a_comment():
    assert read("[#1:[3 9] #2:[2 6]]") == ("[#1:[3 9] #2:[2 6]]", "")


@pytest.mark.parametrize("text", ["[4 (3 5)]", "(1/2 1/2)", "[a:4, (3, 5)]", "((3 9) (2 6))"])
def test_round_brackets_without_commas_or_with_a_colon_somewhere_ask_for_probabilities(text):
    assert "put a probability before each child" in str(refusal(load, "tree", text))


@pytest.mark.parametrize(
    ("text", "normal", "note"),
    [
        ('{"left": 3, "right": [2, 6]}', "[left:3 right:[2 6]]", "a game tree in JSON."),
        (
            "{'A': {'x y': 3, 'z': 9}, 'B': (2, 6)}",
            "[A:[x_y:3 z:9] B:[2 6]]",
            "a Python dict, where ( ) is a group as [ ] is.",
        ),
        (
            '{"name": "root", "player": "min", "children": [{"value": 3, "id": 7},'
            ' {"action": "b", "children": [{"utility": -1}, {"score": 2}]}]}',
            "min [3 b:[-1 2]]",
            "JSON. Not used: id, name.",
        ),
        (
            '{"children": [{"name": "3"}, {"name": "MIN", "children": [{"value": 4}]}]}',
            "[3 [4]]",
            "JSON. Not used: name.",
        ),
        ('{"value": 9, "children": [{"value": 4}]}', "[4]", "JSON. Not used: value."),
        ('{"tree": [[3, 9], [2, 6]]}', "[[3 9] [2 6]]", "a game tree in JSON."),
        (
            '{"value": 9, "left": {"value": 3}, "right": {"value": 6, "left": null}}',
            "[left:3 right:6]",
            "a game tree in JSON. Not used: left, value.",
        ),
        ("[{\"value\": 3}, [1, 2]]", "[3 [1 2]]", "a game tree in JSON."),
    ],
)  # fmt: skip
def test_json_and_dicts_have_the_names_of_moves_or_nodes_with_children(text, normal, note):
    assert read(text)[0] == normal
    assert read(text)[1].endswith(note)


@pytest.mark.parametrize(
    ("text", "sentence", "at"),
    [
        ("((3, 9], (2, 6))", "A group that starts with ( must end with ).", 6),
        ("((3, 9), (2, 6)", "This bracket is not closed.", 0),
        ("((3, 9), (2, 6)))", "This bracket has no opening bracket.", 16),
        ("((3, 9) (2, 6))", 'A comma is missing before "(".', 8),
        ("((3,, 9), 2)", "Something is missing before this comma.", 4),
        ("(3, f(4))", 'Type a number or a bracket here, not "f(4)".', 4),
        ("(3, None)", 'Type a number or a bracket here, not "None".', 4),
        ("(3, ())", "This group is empty: it needs at least one number.", 4),
        ("(" * 61 + "1, 2", "The brackets are nested more than 60 deep.", 60),
        ('{"a": 3, "b"}', "Something in this { } has no name or no value.", 0),
        ('{"a": 3: 4}', "In { }, a colon can stand only after a name.", 7),
        ('{"a": "x"}', 'Type a number or a bracket here, not "x".', 6),
        ('{"a: 3}', 'This " has no second one.', 1),
        ('{"player": "chance", "children": [{"value": 1}]}', "Chance is not read from there", 0),
        ('{"children": [{"id": 1}]}', "This node has no children and no value.", 14),
        (
            '{"type": "max", "children": [{"type": "max", "children": [{"value": 1}]}]}',
            "This node is MAX's, but the players take turns here, and it is MIN's turn.",
            29,
        ),
    ],
)
def test_what_is_wrong_in_such_a_tree_is_told_with_its_place(text, sentence, at):
    problem = refusal(load, "tree", text)
    assert str(problem).startswith(sentence)
    assert problem.at == at


LEFT_OUT = " The labels of its inner nodes are left out."


@pytest.mark.parametrize(
    ("text", "normal", "note"),
    [
        (r"\Tree [.A [.B 3 9 ] [.C 2 6 ] ]", "[[3 9] [2 6]]", "qtree; MAX moves first." + LEFT_OUT),
        (r"\Tree [ [ 3 9 ].B [ 2 6 ].C ].A", "[[3 9] [2 6]]", "qtree; MAX moves first." + LEFT_OUT),
        (r"\Tree[.MIN [.MAX $3$ {$-9$} ] 5 ]", "min [[3 -9] 5]", "qtree; MIN moves first."),
        (
            r"\begin{tikzpicture} \Tree [.\node[draw]{MAX}; \edge node[left]{$a_1$}; 3 9 ]",
            "[a1:3 9]",
            "qtree; MAX moves first.",
        ),
        ("[.A [.B 3 9 ] 2 ]", "[[3 9] 2]", "qtree; MAX moves first." + LEFT_OUT),
        ("[A [B [3] [9]] [2]]", "[[3 9] 2]", "forest; MAX moves first." + LEFT_OUT),
        ("[MIN [MAX [3] [9]] [2]]", "min [[3 9] 2]", "forest; MIN moves first."),
        (
            "\\begin{forest}\n  for tree={draw, l sep=[9mm]} % [a comment]\n"
            "  [$\\bigtriangledown$, edge={red}\n    [{$-3$}, edge label={node[left]{$b_1$}}]"
            " [$\\frac{1}{2}$]]\n\\end{forest}",
            "min [b1:-3 1/2]",
            "forest; MIN moves first.",
        ),
        (r"\Forest{[A [b\\3] [$v = 9$]]}", "[3 9]", "forest; MAX moves first." + LEFT_OUT),
    ],
)
def test_trees_for_latex_are_read_and_said_to_be(text, normal, note):
    assert read(text) == (normal, f"Read as a tree of the LaTeX package {note}")


@pytest.mark.parametrize(("text", "normal"), [("[[3] [9]]", "[[3] [9]]"), ("[5 [3] [9]]", "[5 [3] [9]]")])
def test_what_is_a_tree_in_the_notation_here_is_none_for_latex(text, normal):
    assert read(text) == (normal, "")


@pytest.mark.parametrize(
    ("text", "sentence", "at"),
    [
        (r"\Tree [.A [.B 3 9 ] [.C 2 x ] ]", 'This leaf is "x", and not a number.', 26),
        (r"\Tree [.A [.B 3 9 ] ", "This bracket is not closed.", 6),
        (r"\Tree [.A \edge 3 ]", "This \\edge does not end: write ; after it.", 10),
        ("\\begin{forest} x", "There is no [ here, with which a tree begins.", 16),
        ("[A [3] [9]", "This bracket is not closed.", 0),
        ("[A [3] [], [2]]", "This leaf has no number.", 8),
        ("[MAX [chance [3] [9]] [2]]", "Chance is not read from there", 6),
        ("[MAX [MAX [3] [9]] [2]]", "This node is MAX's, but the players take turns here", 6),
        ("[x [3 9] [2]]", 'Type a number or a bracket here, not "x".', 1),
    ],
)
def test_what_is_wrong_in_a_tree_for_latex_is_told_with_its_place(text, sentence, at):
    problem = refusal(load, "tree", text)
    assert str(problem).startswith(sentence)
    assert problem.at == at


def as_tuples(nested):
    return tuple(map(as_tuples, nested)) if isinstance(nested, list) else nested


def as_dict(nested):
    if not isinstance(nested, list):
        return {"value": nested}
    return {"children": [as_dict(child) for child in nested]}


def for_qtree(nested):
    if not isinstance(nested, list):
        return str(nested)
    return f"[.N {' '.join([for_qtree(child) for child in nested])} ]"


def for_forest(nested):
    if not isinstance(nested, list):
        return f"[{nested}]"
    return f"[$N_1$, draw {' '.join([for_forest(child) for child in nested])}]"


@pytest.mark.slow
@given(st.lists(NESTED, min_size=2, max_size=4))
def test_a_tree_that_another_program_writes_is_the_same_tree(nested):
    here = read(tree_text(nested))[0]
    for written in (
        str(as_tuples(nested)),
        str(nested),
        json.dumps(nested),
        json.dumps(as_dict(nested), indent=2),
        rf"\Tree {for_qtree(nested)}",
        f"\\begin{{forest}}{for_forest(nested)}\\end{{forest}}",
        for_forest(nested),
    ):
        assert read(written)[0] == here


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("['A', ['B', 3, 5], ['C', 2, 9]]", "[[3 5] [2 9]]"),
        ("('A', [('B', [3, 5]), ('C', [2, 9])])", "[[3 5] [2 9]]"),
        ("['MIN', ['MAX', 3, 5], 2]", "min [[3 5] 2]"),
        ("[('x', 3), ('y', 5)]", "[x:3 y:5]"),
        ("{'A': ['B', 'C'], 'B': [3, 5], 'C': [2, 9]}", "[[3 5] [2 9]]"),
        ("tree = {'C': (2, 9), 'A': ['B', 'C'], 'B': (3, 5)}", "[[3 5] [2 9]]"),
        ("const tree = [[3, 5], [2, 9]];", "[[3 5] [2 9]]"),
        ("tree: list[list[int]] = [[3, 5], [2, 9]]", "[[3 5] [2 9]]"),
    ],
)
def test_a_list_may_begin_with_a_name_and_a_dict_may_have_each_node_s_children(text, normal):
    assert read(text)[0] == normal


def test_a_dict_in_which_a_node_stands_below_two_is_no_tree():
    problem = refusal(load, "tree", "{'A': ['B', 'C'], 'B': ['D'], 'C': ['D'], 'D': [1]}")
    assert str(problem) == 'This is not a tree: "D" stands below two nodes.'
    assert str(refusal(load, "tree", "['chance', 3, 5]")).startswith("Chance is not read")


def test_a_node_in_json_may_be_called_after_who_moves_there():
    assert read('{"max": [{"min": [3, 5]}, {"min": [2, 9]}]}')[0] == "[[3 5] [2 9]]"
    assert read('{"min": {"left": 3, "right": 5}}')[0] == "min [left:3 right:5]"
    problem = refusal(load, "tree", '{"min": [{"min": [3, 5]}, 2]}')
    assert "the players take turns here" in str(problem)
