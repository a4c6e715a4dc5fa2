"""Chess as text: FEN and SAN, in and out, and what is turned down with which sentence."""

import pytest
from examples import examples
from hypothesis import given, reject
from hypothesis import strategies as st
from playing import load, refusal
from plyscope.game import BadInput
from plyscope.games import GAMES

KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"


@pytest.mark.parametrize(
    "fen",
    [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        KIWIPETE,
        "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
        "4k3/8/8/8/8/8/8/4K2R b K - 3 40",
    ],
)
def test_a_fen_is_written_as_it_was_read(fen):
    loaded = load("chess", fen)
    assert loaded.game.format(loaded.state) == fen


def test_what_a_fen_leaves_out_from_the_end_has_the_usual_value():
    short, long = load("chess", "k7/8/8/8/8/8/8/K6R"), load("chess", "k7/8/8/8/8/8/8/K6R w - - 0 1")
    assert short.game.format(short.state) == long.game.format(long.state)


def test_the_small_board_has_no_castling_and_no_double_steps():
    small = {"board": 1}
    assert str(refusal(GAMES["chess"].load, "k4/5/5/5/K4 w K", small)).startswith("There is no castling")
    assert "is not a square that a pawn" in str(refusal(GAMES["chess"].load, "k4/5/5/P4/K4 b - a2", small))
    assert str(refusal(GAMES["chess"].load, "a4", small)).startswith("Move 1 cannot be played.")


def names(text):
    game, state = load("chess", text).game, load("chess", text).state
    return {move: game.action_name(state, move) for move in game.actions(state)}


def test_moves_are_written_as_in_books():
    assert names("")["g1f3"] == "Nf3"
    kiwipete = names(KIWIPETE)
    found = {move: kiwipete[move] for move in ("e1g1", "e1c1", "d5e6", "e5f7", "f3h3", "c3b5")}
    assert found == {
        "e1g1": "O-O", "e1c1": "O-O-O", "d5e6": "dxe6", "e5f7": "Nxf7", "f3h3": "Qxh3",
        "c3b5": "Nb5",
    }  # fmt: skip
    assert names("1n5k/P7/8/8/8/8/8/K7 w")["a7b8q"] == "axb8=Q+"
    assert names("f3 e5 g4")["d8h4"] == "Qh4#"


def test_two_pieces_of_a_kind_are_told_apart_by_file_row_or_both():
    assert names("2k5/8/8/8/8/8/8/1N2KN2 w")["b1d2"] == "Nbd2"
    assert names("7k/R7/8/8/8/8/8/R3K3 w")["a7a4"] == "R7a4"
    queens = names("6k1/8/8/8/4Q2Q/8/8/K6Q w")
    assert [queens[move] for move in ("h4e1", "e4e1", "h1e1")] == ["Qh4e1", "Qee1", "Q1e1"]


@st.composite
def crowded(draw):
    """A board, and a FEN with several pieces of a kind on it, and pawns that soon promote."""
    size = draw(st.sampled_from([5, 8]))
    square = st.tuples(st.integers(0, size - 1), st.integers(0, size - 1))
    pieces = st.sampled_from("BBBBNNNQRPbn")
    men = draw(st.dictionaries(square, pieces, min_size=6, max_size=2 * size))
    rows = [[men.get((row, column), "1") for column in range(size)] for row in range(size)]
    rows[0] = [piece.replace("P", "B").replace("p", "b") for piece in rows[0]]
    rows[-1] = [piece.replace("P", "N").replace("p", "n") for piece in rows[-1]]
    for king in "Kk":
        row, column = draw(square)
        rows[row][column] = king
    side = draw(st.sampled_from("wb"))
    return {"board": int(size == 5)}, f"{'/'.join(map(''.join, rows))} {side} - - 0 1"


@pytest.mark.slow
@examples(30)
@given(crowded())
def test_each_move_of_many_pieces_of_a_kind_is_read_as_it_was_written(position):
    options, fen = position
    if refusal(GAMES["chess"].load, fen, options):
        reject()
    game, state = load("chess", fen, **options).game, load("chess", fen, **options).state
    moves = list(game.actions(state))
    assert [game.parse_action(state, game.action_name(state, move)) for move in moves] == moves


def test_a_capital_letter_is_a_piece_and_a_small_one_a_file():
    for options, fen in (({"board": 1}, "1NB1K/5/5/4k/2B2 w - - 0 1"), ({}, "8/8/7K/1NB5/7k/8/8/2B5 w - - 0 1")):
        loaded = load("chess", fen, **options)
        played = [loaded.game.parse_action(loaded.state, text) for text in ("B5a3", "b5a3")]
        assert played == ["c5a3", "b5a3"]
    both = load("chess", "7k/8/8/8/8/2p5/1P1B4/K7 w")
    assert [both.game.parse_action(both.state, text) for text in ("bxc3", "Bxc3")] == ["b2c3", "d2c3"]
    # As with the other pieces, where only a bishop can go.
    assert both.game.parse_action(both.state, "be3") == "d2e3"


@pytest.mark.parametrize("typed", ["Nf3", "nf3", "Ng1f3", "g1f3", "g1-f3", "Ngf3", "Nf3!"])
def test_a_move_is_read_as_people_type_it(typed):
    loaded = load("chess")
    assert loaded.game.parse_action(loaded.state, typed) == "g1f3"


def test_a_game_in_pgn_is_read_without_its_tags_comments_marks_and_result():
    text = '[Event "Café"]\n[Result "1/2-1/2"]\n\n1. e4 {best by test} e5 $1 2.Nf3 Nc6 1/2-1/2'
    assert load("chess", text).state == load("chess", "e4 e5 Nf3 Nc6").state
    assert load("chess", text.replace("1/2-1/2", "1/2 – 1/2")).state == load("chess", text).state
    tagged = '[FEN "k7/8/8/8/8/8/8/K6R w - - 0 7"]\n7. Rh8+ Kb7 1-0'
    assert load("chess", tagged).state == load("chess", "7R/1k6/8/8/8/8/8/K7 w - - 2 8").state
    problem = refusal(load, "chess", tagged.replace("1-0", "2 - 0"))
    assert (str(problem)[:25], problem.at) == ("Move 8 cannot be played. ", tagged.index("1-0"))
    problem = refusal(load, "chess", tagged.replace("Kb7", "Kc7"))
    assert (str(problem)[:25], problem.at) == ("Move 7 cannot be played. ", tagged.index("Kb7"))
    problem = refusal(load, "chess", tagged.replace("K6R", "K6x"))
    assert (str(problem)[:3], problem.at) == ('"x"', tagged.index("R w"))


def test_a_move_that_could_be_two_is_asked_back():
    loaded = load("chess", "2k5/8/8/8/8/8/8/1N2KN2 w")
    with pytest.raises(BadInput, match=r"More than one knight can go to d2: write Nbd2 or Nfd2\."):
        loaded.game.parse_action(loaded.state, "Nd2")
    loaded = load("chess", "8/P6k/8/8/8/8/8/K7 w")
    with pytest.raises(BadInput, match=r"Say what the pawn becomes, such as a8=Q\."):
        loaded.game.parse_action(loaded.state, "a8")


REFUSED = {
    ("", "e2e5"): "The pawn on e2 cannot go to e5.",
    ("", "e4e5"): "There is no piece on e4.",
    ("", "e7e5"): "The pawn on e7 is Black's, and White is to move.",
    ("", "g1e2"): "The knight on g1 cannot go to e2.",
    ("k3r3/8/8/8/8/8/4N3/4K3 w - -", "e2c3"): ("The knight on e2 cannot go to c3: White's king would be attacked."),
    ("k3r3/8/8/8/8/8/8/N3K3 w - -", "a1b3"): "White is in check, and a1–b3 does not end it.",
    ("k3r3/8/8/8/8/8/8/N3K3 w - -", "e1e2"): ("The king cannot go to e2: there it would be attacked."),
    ("k7/4P3/8/8/8/8/8/K7 w - -", "e7e8"): "Say what the pawn becomes, such as e7e8q.",
}


@pytest.mark.parametrize(("position", "move"), REFUSED)
def test_a_move_by_its_squares_is_refused_with_the_reason(position, move):
    loaded = load("chess", position)
    problem = refusal(loaded.game.parse_action, loaded.state, move)
    assert str(problem) == REFUSED[position, move]
