"""The rules of chess, proven by published counts, and each of its ways to end."""

import pytest
from hypothesis import given
from playing import load, playouts
from plyscope.games.chess.features import SIGNED

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -"
ENDGAME = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -"


def perft(game, state, depth):
    """How many lines of so many half-moves there are."""
    if depth == 0:
        return 1
    return sum(perft(game, game.result(state, each), depth - 1) for each in game.actions(state))


def deep(*values):
    return pytest.param(*values, marks=(pytest.mark.slow, pytest.mark.native))


@pytest.mark.parametrize(
    ("fen", "depth", "lines"),
    [
        (START, 1, 20),
        (START, 2, 400),
        (START, 3, 8_902),
        deep(START, 4, 197_281),
        (KIWIPETE, 1, 48),
        (KIWIPETE, 2, 2_039),
        deep(KIWIPETE, 3, 97_862),
        (ENDGAME, 1, 14),
        (ENDGAME, 2, 191),
        (ENDGAME, 3, 2_812),
        deep(ENDGAME, 4, 43_238),
    ],
)
def test_as_many_lines_as_are_published(fen, depth, lines):
    game, state = load("chess", fen).game, load("chess", fen).state
    assert perft(game, state, depth) == lines


def test_minichess_has_seven_first_moves_and_mirrors_them():
    loaded = load("chess", board=1)
    assert perft(loaded.game, loaded.state, 1) == 7
    assert perft(loaded.game, loaded.state, 2) == 53
    assert loaded.game.format(loaded.state) == "rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1"


def tried_out(game, state):
    """The legal moves without castling and captures in passing, found in the plainest way: every
    move that a piece makes is tried, and every answer to it that would take the king."""
    board = game.board

    def moves(cells, own, others):
        for at, piece in enumerate(cells):
            if piece not in own:
                continue
            kind = piece.upper()
            slides = kind in "BRQ"
            steps = [(c, r) for c in (-2, -1, 0, 1, 2) for r in (-2, -1, 0, 1, 2)]
            for step in steps:
                far, near = max(map(abs, step)), min(map(abs, step))
                forward = -1 if own == "PNBRQK" else 1
                fits = {
                    "P": step[1] == forward and abs(step[0]) < 2,
                    "N": (far, near) == (2, 1),
                    "B": (far, near) == (1, 1),
                    "R": (far, near) == (1, 0),
                    "Q": far == 1,
                    "K": far == 1,
                }
                if not fits[kind]:
                    continue
                for times in range(1, 9 if slides else 2):
                    to = board.at(at, step, times)
                    if to < 0 or cells[to] in own:
                        break
                    if kind == "P" and (step[0] != 0) != (cells[to] in others):
                        break
                    yield at, to
                    if cells[to] != ".":
                        break

    sides = ("PNBRQK", "pnbrqk") if state.white else ("pnbrqk", "PNBRQK")
    for at, to in moves(state.board, *sides):
        cells = list(state.board)
        cells[to], cells[at] = cells[at], "."
        king = cells.index(sides[0][5])
        if all(answer != king for _, answer in moves("".join(cells), sides[1], sides[0])):
            yield board.names[at] + board.names[to]


@pytest.mark.slow
@given(playouts([("chess", "", {"board": 1}), ("chess", "8/8/4k3/2qr4/3n4/1B6/2Q5/K6R w", {})]))
def test_the_legal_moves_are_those_that_do_not_give_the_king_away(playout):
    _, _, game, states = playout
    for state in states[-3:]:
        if not game.is_terminal(state):
            assert {move[:4] for move in game.actions(state)} == set(tried_out(game, state))


def played(moves, **options):
    loaded = load("chess", moves, **options)
    return loaded.game, loaded.state


def verdict(text, **options):
    game, state = played(text, **options)
    assert game.is_terminal(state)
    return game.verdict(state), game.utility(state)


def test_how_games_end():
    assert verdict("f3 e5 g4 Qh4#") == ("White is checkmated: Black wins.", -1000)
    assert verdict("7k/5Q2/6K1/8/8/8/8/8 b") == ("Stalemate: Black cannot move, a draw.", 0)
    assert verdict("8/8/8/8/4k3/8/2N5/4K3 w")[0] == ("Neither side has enough pieces left to mate: a draw.")
    third = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8"
    assert verdict(third) == ("The same position for the third time: a draw.", 0)
    assert verdict("7k/8/8/8/8/8/8/KQ6 w - - 100 90")[0].startswith("Fifty moves")
    # A mate on the very last move counts.
    assert verdict("7k/6Q1/6K1/8/8/8/8/8 b - - 100 90")[1] == 1000


@pytest.mark.parametrize("pieces", ["Kk", "KNk", "Kbk", "KBkb"])
def test_nobody_can_mate_with_these(pieces):
    fens = {"Kk": "k7/8/8/8/8/8/8/K7", "KNk": "k7/8/8/8/8/8/8/KN6", "Kbk": "kb6/8/8/8/8/8/8/K7"}
    # The bishops on a1's colour both: b8 and c1 are dark squares.
    fen = fens.get(pieces, "kb6/8/8/8/8/8/8/K1B5")
    assert load("chess", fen).game.is_terminal(load("chess", fen).state)


@pytest.mark.parametrize(
    "fen", ["kb6/8/8/8/8/8/8/KB6", "knn5/8/8/8/8/8/8/K7", "kb6/8/8/8/8/8/8/KN6", "k7/7P/8/8/8/8/8/K7"]
)
def test_somebody_could_mate_with_these(fen):
    game, state = played(fen)
    assert not game.is_terminal(state)


def test_a_right_to_castle_ends_with_the_king_s_and_the_rook_s_first_move_or_its_capture():
    game, state = played("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -")
    rights = {
        "e1g1": "kq", "e1c1": "kq", "e1e2": "kq", "a1b1": "Kkq", "h1g1": "Qkq",
        "a1a8": "Kk", "h1h8": "Qq",
    }  # fmt: skip
    assert {move: game.result(state, move).rights for move in rights} == rights
    assert game.result(state, "e1c1").board.endswith("..KR...R")


def test_a_king_does_not_castle_out_of_through_or_into_check():
    for rook, ways in (("e", ""), ("d", "g"), ("c", "g"), ("b", "gc"), ("f", "c"), ("g", "c")):
        file = "abcdefgh".index(rook)
        row = f"{file or ''}r{7 - file or ''}"
        game, state = played(f"3k4/{row}/8/8/8/8/8/R3K2R w KQ -")
        legal = [move[2] for move in game.actions(state) if move in ("e1g1", "e1c1")]
        assert sorted(legal) == sorted(ways), rook


def test_a_capture_in_passing_is_remembered_only_if_it_is_legal():
    game, state = played("e4 a6 e5 d5")
    assert game.format(state).split()[3] == "d6"
    assert game.result(state, "e5d6").board.count("p") == 7
    assert game.format(played("e4")[1]).split()[3] == "-"
    # It would open the row between the rook and the king.
    game, state = played("8/8/8/8/R3p2k/8/3P4/4K3 w - -")
    after = game.result(state, "d2d4")
    assert after.ep == -1
    assert "e4d3" not in game.actions(after)


def test_a_pawn_becomes_any_of_four_pieces():
    game, state = played("1n5k/P7/8/8/8/8/8/K7 w - -")
    promotions = [move for move in game.actions(state) if len(move) == 5]
    assert promotions == [f"a7{to}{piece}" for to in ("b8", "a8") for piece in "qrbn"]
    assert game.result(state, "a7b8n").board[1] == "N"


@pytest.mark.parametrize("board", [0, 1])
def test_captures_and_promotions_come_first(board):
    game, state = played("" if board else KIWIPETE, board=board)
    kinds = [state.board[game.board.ends[move][1]] == "." for move in game.actions(state)]
    assert kinds == sorted(kinds)


def test_how_a_position_came_about_is_written_and_read():
    game, state = played("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1")
    text = game.format(state)
    assert text.endswith(" 7 4 after g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1")
    again = load("chess", text).state
    assert (again, again.past, again.line) == (state, state.past, state.line)
    assert game.is_terminal(game.result(again, "f6g8"))
    assert game.format(played("e4")[1]).endswith(" 0 1 last e2e4")


def test_equal_positions_reached_in_two_ways_are_one_state():
    assert played("Nf3 Nf6 Nc3")[1] == played("Nc3 Nf6 Nf3")[1]
    # But the second time is another state than the first, because the third ends the game.
    assert played("Nf3 Nf6 Ng1 Ng8")[1] != played("")[1]


@pytest.mark.slow
@given(playouts([("chess", "", {}), ("chess", KIWIPETE, {}), ("chess", "", {"board": 1})]))
def test_what_is_carried_along_is_what_a_count_finds(playout):
    _, _, game, states = playout
    for state in states:
        assert state.material == sum(SIGNED[piece] for piece in state.board)
        again = game.position(state.board, state.white, state.rights, state.ep)
        assert (again.centre, again.place) == (state.centre, state.place)


@given(playouts([("chess", KIWIPETE, {}), ("chess", "", {"board": 1})]))
def test_a_noisy_position_has_a_capture_a_promotion_or_a_check(playout):
    _, _, game, states = playout
    state = states[-1]
    noisy = list(game.noisy_actions(state))
    assert game.is_quiet(state) == (not noisy)
    assert set(noisy) <= set(game.actions(state))
    if not game.is_terminal(state) and game.in_check(state):
        assert noisy == list(game.actions(state))
        assert not game.may_stand_pat(state)
