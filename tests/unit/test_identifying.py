"""Whose a text is: told by what is in it, by the readers of all games and problems."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import EVERY_PRESET, load
from plyscope.bridge import answer
from plyscope.games import GAMES
from plyscope.problems import PROBLEMS
from plyscope.problems.sudoku import EASY


def ask(text):
    return json.loads(answer(json.dumps({"op": "identify", "text": text})).text)


def readings(text):
    return ask(text)["readings"]


def names(text):
    return [each["subject"] for each in readings(text)]


@pytest.mark.parametrize(
    ("text", "subject", "form"),
    [
        ("p edge 2 1\ne 1 2", "colouring", "a graph in DIMACS form"),
        ("source,target\nA,B", "colouring", "a table of a graph's edges"),
        ("A,B\nB,C", "colouring", ""),
        ("A-B B-C", "colouring", ""),
        (EASY, "sudoku", "a Sudoku"),
        ("k7/8/8/8/8/8/8/K6R w - - bm Rh8;", "chess", "a position of chess"),
        ("rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1", "chess", "a position of chess"),
        ("1. e4 e5", "chess", "a game of chess in PGN"),
        ('[Event "x"]\n\n1. ♘f3 {a} d5', "chess", "a game of chess in PGN"),
        ("1. e2–e4 e7–e5", "chess", "a game of chess in PGN"),
        ("1. 11-15 23-19", "checkers", "a game of checkers in PDN"),
        ("1. 11–15 23–19", "checkers", "a game of checkers in PDN"),
        ("B:W21,22,K30:B1,2,K3", "checkers", "a position of checkers in PDN"),
        ("((3, 9), (2, 6))", "tree", "a game tree in tuples of Python"),
        ('{"a": 3, "b": 9}', "tree", ""),
        ('{"children": [{"value": 3}, {"value": 9}]}', "tree", "a game tree in JSON"),
        (r"\Tree [.A 3 9 ]", "tree", "a tree for LaTeX"),
        ("[[(1,2,6) (4,2,3)] (6,1,2)]", "manytree", "a tree for three players"),
        ("%%%%%\n%P.G%\n%%%%%\n", "pacman", "a maze of Pac-Man"),
        ("33 -1", "connect4", "data of a Connect-4 solver"),
        (".....ox..xo.....x", "othello", "a position of Othello on one line"),
        ("X.O\n.X.\n..O", "tictactoe", ""),
        ("d3c5", "othello", ""),
        ("(;GM[1]SZ[5];B[cc];W[bd])", "go", "a game of Go in SGF"),
        ("B c3 W b2", "go", "moves of Go"),
        ("SEND + MORE = MONEY", "cryptarithm", ""),
        ("periods: Mon1 Mon2\nrooms: 1\nAlgebra | Ada | 1a | 2", "timetable", ""),
    ],
)
def test_a_text_that_only_one_can_read_is_that_one_s(text, subject, form):
    (reading,) = readings(text)
    assert (reading["subject"], reading["form"]) == (subject, form)
    assert "fault" not in reading
    entries = {**GAMES, **PROBLEMS}
    assert entries[subject].load(text, reading["options"])


def test_where_several_can_read_a_text_all_are_told():
    assert names("[(1,2,3),(4,5,6)]") == ["tree", "manytree"]
    assert {"nim", "tree", "matrix"} <= set(names("3 4 5"))
    # Drawn like this, it is a board of either game.
    assert names("....\n.OX.\n.XO.\n....") == ["connect4", "othello"]


@pytest.mark.parametrize(
    "text", ["Dear all (and it's only you), see you.", "array([[3, 9], [2, 6]])", "def f(): pass", "<p>", "\x00\x01"]
)
def test_what_nobody_can_read_is_nobody_s(text):
    assert readings(text) == []


TAGS = '[Event "Cup"]\n[White "Ada"]\n[Result "1-0"]\n'


@pytest.mark.parametrize("rest", ["", "*", "1-0", "1–0", "1/2-1/2"])
def test_tags_without_moves_are_a_game_of_chess_or_of_checkers_unless_they_say_which(rest):
    assert names(f"{TAGS}\n{rest}\n") == ["chess", "checkers"]
    assert names(f'{TAGS}[GameType "21"]\n\n{rest}\n') == ["checkers"]
    assert names(f'{TAGS}[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n{rest}\n') == ["chess"]
    assert names(f'{TAGS}[FEN "B:W21,22,K30:B1,2,K3"]\n\n{rest}\n') == ["checkers"]


def test_a_result_in_a_tag_is_no_move_of_checkers():
    assert names(f"{TAGS}\n1. e4 e5 *") == ["chess"]
    assert names(f"{TAGS}\ne4 e5") == ["chess"]


def test_a_game_from_a_position_in_its_tag_is_told_whatever_number_its_moves_begin_with():
    (reading,) = readings('[FEN "8/8/8/4k3/8/8/p7/4K3 b - - 0 40"]\n\n40... a1N 41. Kd2 *')
    assert (reading["subject"], reading["form"]) == ("chess", "a game of chess in PGN")
    assert reading["fault"]["message"].startswith("Line 3: The game is over before Kd2")
    (reading,) = readings('[FEN "8/8/8/4k3/8/8/p7/4K3 b - - 0 40"]\n\n40... a1Q+ 41. Kd2 *')
    assert "fault" not in reading
    (reading,) = readings('[FEN "B:W21:B1"]\n\n40... 1-7 *')
    assert reading["fault"]["message"].startswith("Line 3: Move 1 cannot be played.")


def test_a_long_list_of_pairs_of_numbers_is_no_sudoku():
    pairs = [(number, number % 40 + 1) for number in range(1, 41)]
    for separator in " ,\t":
        text = "\n".join([f"{one}{separator}{other}" for one, other in pairs])
        assert "colouring" in names(text)
        assert "sudoku" not in names(text)


def test_a_text_of_a_known_form_that_is_wrong_is_told_with_its_line():
    (reading,) = readings("c a pair\np edge 2 1\ne 1 3")
    assert reading["fault"]["message"] == "Line 3 names node 3, but the nodes are 1 to 2."
    (reading,) = readings('[Event "x"]\n\n1. e4 e5\n2. Ke3')
    assert reading["fault"]["message"].startswith("Line 4: Move 2 cannot be played.")
    (reading,) = readings("rnbqk/ppppp/6/PPPPP/RNBQK w - - 0 1")
    assert reading["fault"]["message"] == "Row 3 has 6 squares, but the board has 5."
    (reading,) = readings("%" * 25 + "\n" + f"%P{'.' * 22}%\n" + "%" * 25)
    assert reading["fault"]["message"].startswith("The maze has 3 rows of 25 squares")


def test_where_a_text_has_many_they_come_with_it():
    (reading,) = readings(f"Grid 01\n{EASY}\nGrid 02\n{EASY}")
    assert [each["name"] for each in reading["fault"]["choices"]] == ["Grid 01", "Grid 02"]
    assert reading["fault"]["choices"][0]["text"] == EASY


def test_an_empty_text_and_one_that_is_too_long_are_refused_in_a_sentence():
    assert ask(" \n")["error"]["message"] == "There is nothing in it."
    assert ask("x" * 500_001)["error"]["message"] == ("It has 500,001 characters, and at most 500,000 can be read.")
    assert ask(3)["error"]["message"] == '"text" is a text.'


def test_a_look_says_how_its_text_was_read_and_a_move_later_no_more():
    look = {"op": "look", "kind": "game", "subject": "tree", "position": "((3, 9), (2, 6))"}
    told = json.loads(answer(json.dumps(look)).text)
    assert told["note"].startswith("Read as a game tree in tuples")
    again = json.loads(answer(json.dumps({**look, "position": told["position"]})).text)
    assert "note" not in again
    problem = {"op": "look", "kind": "problem", "subject": "colouring", "position": "A,B\nB,C"}
    assert "note" in json.loads(answer(json.dumps(problem)).text)


def test_the_sentence_on_many_comes_with_what_can_be_chosen():
    asked = {"op": "look", "kind": "problem", "subject": "sudoku", "position": f"{EASY}\n{EASY}"}
    error = json.loads(answer(json.dumps(asked)).text)["error"]
    assert error["message"] == "There are 2 Sudokus here. Give the 81 cells of one of them."
    assert error["choices"] == [{"name": f"Sudoku {n}", "text": EASY} for n in (1, 2)]


WRITTEN = [
    *[
        (game, loaded.game.format(loaded.state))
        for game, position, options in EVERY_PRESET
        for loaded in [load(game, position, **options)]
    ],
    *[(entry.id, preset.position) for entry in PROBLEMS.values() for preset in entry.presets],
]
ALONE = {"tree"}


@pytest.mark.slow
def test_what_a_game_or_a_problem_writes_is_read_as_its_own_too():
    lost = [(id, text) for id, text in WRITTEN if text and id not in names(text)]
    assert lost == []


PIECES = st.sampled_from(
    [
        *"[](){}.:;,/|%-+*#'\"\\\n XOxo0123456789abcdefghKQRBNPG",
        *("p edge ", "e 1 2\n", "1. e4 ", "-2", "Grid 1\n", "\\Tree ", "[.A ", "\\begin{forest}"),
        *("%%%%\n", "bm e4;", '[FEN "', "%P.%\n"),
    ]
)


@pytest.mark.slow
@given(st.lists(PIECES, max_size=30).map("".join))
def test_whatever_a_text_is_its_readers_take_it_or_turn_it_down(text):
    told = ask(text)
    assert "fault" not in told.get("error", {})
    for reading in told.get("readings", ()):
        assert reading.get("fault", {}).get("message", ".").endswith((".", ";"))
