"""The rules of checkers, proven by published counts, and each of its ways to end."""

import pytest
from hypothesis import given
from playing import load, playouts
from plyscope.game import IllegalAction


def perft(game, state, depth):
    """How many lines of so many moves there are."""
    if depth == 0:
        return 1
    return sum(perft(game, game.result(state, each), depth - 1) for each in game.actions(state))


def deep(*values):
    return pytest.param(*values, marks=pytest.mark.slow)


@pytest.mark.parametrize(
    ("depth", "lines"), [(1, 7), (2, 49), (3, 302), (4, 1_469), (5, 7_361), (6, 36_768), deep(7, 179_740)]
)
def test_as_many_lines_as_are_published(depth, lines):
    loaded = load("checkers")
    assert perft(loaded.game, loaded.state, depth) == lines


BOARDS = {0: (8, 12), 1: (6, 6), 2: (4, 2)}


@pytest.mark.parametrize("board", BOARDS)
def test_each_board_begins_with_two_empty_rows(board):
    size, men = BOARDS[board]
    loaded = load("checkers", board=board)
    cells = loaded.game.picture(loaded.state)["cells"]
    assert cells == "b" * men + "." * size + "w" * men


def tried_out(state, size):
    """The legal moves, found in the plainest way: on a drawn board, square by square."""
    wide = size // 2
    rows = {n: divmod(n, wide) for n in range(size * wide)}
    places = {(row, 2 * at + (row + 1) % 2): n for n, (row, at) in rows.items()}
    where = {n: place for place, n in places.items()}
    bits = [1 << n + n // size for n in range(size * wide)]
    own, other = (state.black, state.white) if state.blacks_turn else (state.white, state.black)
    owns = {n for n, bit in enumerate(bits) if own & bit}
    others = frozenset(n for n, bit in enumerate(bits) if other & bit)
    forward = 1 if state.blacks_turn else -1

    def ways(start):
        both = (forward, -forward) if state.kings & bits[start] else (forward,)
        return [(down, right) for down in both for right in (-1, 1)]

    def jumps(start, path, taken):
        row, column = where[path[-1]]
        longer = []
        for down, right in ways(start):
            over = places.get((row + down, column + right))
            to = places.get((row + 2 * down, column + 2 * right))
            if over not in others or over in taken or to is None:
                continue
            if (to not in owns or to == start) and to not in others:
                longer += jumps(start, [*path, to], taken | {over})
        return longer or ([(path, taken)] if taken else [])

    captures = {}
    for start in owns:
        for path, taken in jumps(start, [start], frozenset()):
            captures.setdefault((start, path[-1], taken), path)
    if captures:
        return {"x".join(str(n + 1) for n in path) for path in captures.values()}
    steps = set()
    for start in owns:
        for down, right in ways(start):
            to = places.get((where[start][0] + down, where[start][1] + right))
            if to is not None and to not in owns | others:
                steps.add(f"{start + 1}-{to + 1}")
    return steps


STARTS = [
    ("checkers", "", {}),
    ("checkers", "", {"board": 1}),
    ("checkers", "", {"board": 2}),
    ("checkers", "W:W18,19,26,K11,K32:B9,6,7,14,K27,K1,2", {}),
]


@pytest.mark.slow
@given(playouts(STARTS, 80))
def test_the_legal_moves_are_those_that_one_finds_on_a_drawn_board(playout):
    _, _, game, states = playout
    for state in states:
        if not game.is_terminal(state):
            found = tried_out(state, game.board.size)
            legal = list(game.actions(state))
            assert len(legal) == len(found)
            assert {(move.split("x")[0], move.split("x")[-1]) for move in legal} == {
                (move.split("x")[0], move.split("x")[-1]) for move in found
            }
            if len(found) < 3:
                assert {len(move) for move in legal} == {len(move) for move in found}


def position(text, **options):
    loaded = load("checkers", text, **options)
    return loaded.game, loaded.state


def moves(text, **options):
    game, state = position(text, **options)
    return list(game.actions(state))


def test_who_can_capture_must_but_may_choose_which_way():
    assert moves("B:W15,27:B10,1") == ["10x19"]
    assert moves("B:W14,15:B10") == ["10x17", "10x19"]
    # No rule asks for the way that takes more.
    assert moves("B:W14,15,23:B10") == ["10x17", "10x19x26"]


def test_a_capture_goes_on_as_far_as_it_can_and_is_one_action():
    game, state = position("B:W6,15,24:B1,12")
    assert list(game.actions(state)) == ["1x10x19x28"]
    assert game.format(game.result(state, "1x10x19x28")) == "W:W:B12,28 last 1x10x19x28"


def test_a_man_that_comes_to_the_last_row_stops_there():
    # As a king, it could go on over 27.
    game, state = position("B:W26,27,5:B22")
    assert list(game.actions(state)) == ["22x31"]
    after = game.result(state, "22x31")
    assert game.format(after) == "W:W5,27:BK31 last 22x31"
    assert game.format(game.result(game.result(after, "5-1"), "31x24")).startswith("W:WK1:BK24")


def test_a_king_goes_and_captures_in_all_four_directions_one_square_far():
    assert moves("B:WK1:BK18") == ["18-22", "18-23", "18-15", "18-14"]
    assert moves("B:W14,15,22,23:BK18") == ["18x25", "18x27", "18x11", "18x9"]
    assert moves("B:W9:BK18") == ["18-22", "18-23", "18-15", "18-14"]


def test_two_ways_around_that_capture_the_same_are_one_action():
    assert moves("B:W6,7,14,15:BK2") == ["2x9x18x11x2"]


def test_a_piece_is_not_jumped_twice_and_not_removed_before_the_end():
    # Back over 18 would be possible if it could be taken again.
    game, state = position("W:WK22:B18,K1")
    assert list(game.actions(state)) == ["22x15"]
    # 16 is still there when the king would land on it.
    for move in moves("W:WK12:B16,23,8,15"):
        assert len(set(move.split("x"))) >= len(move.split("x")) - 1


def test_who_cannot_move_has_lost():
    game, state = position("W:W21:B17,14")
    assert game.is_terminal(state)
    assert game.verdict(state) == "White cannot move: Black wins."
    assert game.utility(state) == 100
    game, state = position("B:W21:B")
    assert game.verdict(state) == "Black has no piece left: White wins."
    assert game.utility(state) == -100


@pytest.mark.parametrize(("board", "moves_of_each"), [(0, 40), (1, 6), (2, 2)])
def test_a_game_without_captures_and_men_s_moves_is_a_draw(board, moves_of_each):
    game, state = position("B:WK8:BK1", board=board)
    moves = 0
    while not game.is_terminal(state):
        quiet = [each for each in game.actions(state) if "x" not in each]
        safe = [each for each in quiet if not game.must_capture(game.result(state, each))]
        state = game.result(state, safe[0])
        moves += 1
    assert moves == 2 * moves_of_each
    assert game.utility(state) == 0
    assert game.verdict(state) == (f"{moves_of_each} moves of each side without a capture or a man's move: a draw.")


def test_the_clock_makes_no_difference_before_it_can_matter():
    assert position("B:WK30:BK1:H56")[1] == position("B:WK30:BK1")[1]
    assert position("B:WK30:BK1:H57")[1] != position("B:WK30:BK1")[1]
    assert position("B:WK8:BK1:H1", board=2)[1] != position("B:WK8:BK1", board=2)[1]
    assert position("11-15 23-19 9-13")[1] == position("9-13 23-19 11-15")[1]


def test_an_action_that_is_not_legal_is_refused():
    game, state = position("")
    with pytest.raises(IllegalAction):
        game.result(state, "11-18")


@given(playouts(STARTS, 80))
def test_a_position_is_noisy_where_something_must_be_captured(playout):
    _, _, game, states = playout
    for state in states:
        noisy = list(game.noisy_actions(state))
        assert game.is_quiet(state) == (not noisy) == game.may_stand_pat(state)
        if noisy:
            assert noisy == list(game.actions(state))
            assert all("x" in move for move in noisy)


@given(playouts(STARTS, 80))
def test_features_count_the_pieces_and_turn_round_with_the_board(playout):
    _, _, game, states = playout
    state = states[-1]
    count = game.board.count

    def turned(squares):
        return sum(bit for at, bit in enumerate(game.board.bits) if squares & game.board.bits[count - 1 - at])

    other = game.position(turned(state.white), turned(state.black), turned(state.kings), not state.blacks_turn)
    assert game.features(other) == tuple(-each for each in game.features(state))
    cells = game.picture(state)["cells"]
    assert game.features(state)[:2] == (cells.count("b") - cells.count("w"), cells.count("B") - cells.count("W"))
    for feature, value in zip(game.feature_list, game.features(state), strict=True):
        assert abs(value) <= feature.most
    assert -100 < game.evaluate(state) < 100
