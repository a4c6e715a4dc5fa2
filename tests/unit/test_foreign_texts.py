"""Texts with signs that no keyboard here has, and texts of forms that nothing here reads."""

import json

import plyscope.games
import plyscope.problems
import pytest
from playing import refusal
from plyscope.bridge import answer
from plyscope.input.foreign import FORMS, foreign_form
from plyscope.input.texts import with_plain_characters
from plyscope.problems.sudoku import EASY

TEXTS = {
    "a graph in GraphML": '<?xml version="1.0"?>\n<!-- yEd -->\n<graphml><graph/></graphml>',
    "a graph in GEXF": "<gexf version='1.3'></gexf>",
    "a page in HTML": "<!DOCTYPE html>\n<p>[3 4]</p>",
    "a file in XML": "<?xml version='1.0'?><node/>",
    "a graph in GML": "Creator me\ngraph\n[ node [ id 1 ] ]",
    "a network of Pajek": "*Vertices 2\n1\n2\n*Edges\n1 2",
    "a matrix in the form of Matrix Market": "%%MatrixMarket matrix\n3 3 1\n2 1\n",
    "a graph in graph6 form": ">>graph6<<D?{",
    "a diagram of Mermaid": "graph TD\n  A-->B\n  A-->C",
    "a game of Othello in GGF": "(;GM[Othello]PB[a]B[d3];)",
    "a game in SGF other than Go": "(;FF[4]GM[2];B[d3])",
    "a game of Gambit": 'EFG 2 R "x" { "1" "2" }\nt "" 1 "" { 1, 2 }',
    "a tree of the LaTeX package istgame": "\\begin{istgame}\n\\istroot(0)(0,0){1}\n\\end{istgame}",
    "a tree in TikZ": "\\begin{tikzpicture}\\node {A} child { node {3} } child { node {5} };",
    "a tree in Newick form": "((A:1,B:2):3,C:4);",
}


def test_each_form_is_tried():
    assert set(TEXTS) == set(FORMS)


@pytest.mark.slow
@pytest.mark.parametrize(("form", "text"), TEXTS.items())
def test_a_text_of_another_program_is_told_by_its_name(form, text):
    asked = json.dumps({"op": "identify", "text": f"\ufeff\n{text}\r\n"})
    assert json.loads(answer(asked).text) == {"readings": [], "form": form}
    message = f"This is {form}, which this page cannot read."
    assert str(refusal(plyscope.games.load, "tree", text)) == message
    assert str(refusal(plyscope.problems.load, "colouring", text)) == message


@pytest.mark.parametrize("text", ["[[3 9] [2 6]]", "((3, 9), (2, 6))", EASY, "graph", "(;", ""])
def test_what_is_read_here_or_unknown_has_no_such_name(text):
    assert foreign_form(text) == ""


@pytest.mark.parametrize(
    "text", ["<!-- a -->" * 9000, "\\node " * 9000, f"({',' * 9000}{')' * 9000}", "#\n" * 9000, " " * 90000]
)
def test_what_could_begin_in_many_ways_is_told_at_once(text):
    assert foreign_form(f"{text}x") == ""


def test_a_mark_before_a_text_and_wide_signs_change_nothing():
    assert with_plain_characters("\ufeff［３，\u200b１／２］") == " [3, 1/2]"
    game, state = plyscope.games.load("tree", "\ufeff［［３，１２］，［２，４］］")
    assert game.format(state) == "[[3 12] [2 4]]"
    wide = EASY.translate({ord(digit): chr(ord(digit) + 0xFEE0) for digit in "123456789"})
    assert plyscope.problems.load("sudoku", f"\ufeff{wide}").text == EASY
    asked = json.dumps({"op": "identify", "text": "\ufeffp edge 2 1\r\ne 1 2\r\n"})
    (reading,) = json.loads(answer(asked).text)["readings"]
    assert "fault" not in reading
    look = {"op": "look", "kind": "game", "subject": "chess", "position": "\ufeff１． e4"}
    assert json.loads(answer(json.dumps(look)).text)["position"].startswith("rnbqkbnr/pppppppp/8/8/4P3")
