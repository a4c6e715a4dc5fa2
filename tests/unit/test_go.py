"""Go: its rules against simple ones, what is read and turned down, scoring, random games, solved boards."""

from itertools import product

import pytest
from hypothesis import given
from playing import count, load, playouts, positions, refusal
from plyscope.game import MAX, MIN, BadInput, PlayoutMoves, offers
from plyscope.games import GAMES
from plyscope.games.go.board import PASS, GoBoard
from plyscope.games.go.rules import Go
from plyscope.kinds.game.sizes import estimate
from plyscope.search import SEARCHES
from plyscope.search.alphabeta import alphabeta
from plyscope.search.uct import uct
from plyscope.support.orders import ORDERS

ENTRY = GAMES["go"]
PRESETS = {preset.id: preset for preset in ENTRY.presets}
ON_BOARDS = [("go", "", {"size": size, "suicide": suicide}) for size in (0, 1, 2) for suicide in (0, 1)]


def chain_by_hand(cells, size, start):
    """The stones connected with `start`, and the empty points beside them."""
    stones, liberties, left = {start}, set(), [start]
    while left:
        row, column = divmod(left.pop(), size)
        for near_row, near_column in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if not (0 <= near_row < size and 0 <= near_column < size):
                continue
            near = near_row * size + near_column
            if cells[near] == ".":
                liberties.add(near)
            elif cells[near] == cells[start] and near not in stones:
                stones.add(near)
                left.append(near)
    return stones, liberties


def after_by_hand(cells, size, point, mark):
    """The board after a stone, and whether it has taken its own last liberty."""
    board = [*cells[:point], mark, *cells[point + 1 :]]
    for at in range(len(board)):
        if board[at] not in (".", mark):
            stones, liberties = chain_by_hand(board, size, at)
            if not liberties:
                board = ["." if each in stones else sign for each, sign in enumerate(board)]
    stones, liberties = chain_by_hand(board, size, point)
    if liberties:
        return "".join(board), False
    return "".join("." if each in stones else sign for each, sign in enumerate(board)), True


def cells_of(game, state):
    return game.picture(state)["cells"]


@pytest.mark.parametrize(("size", "legal"), [(1, 1), (2, 57), (3, 12_675)])
def test_there_are_as_many_legal_positions_as_published(size, legal):
    board = GoBoard(size)
    points = range(size * size)
    drawn = product(".XO", repeat=size * size)
    sets = ([sum(1 << at for at in points if cells[at] == mark) for mark in "XO"] for cells in drawn)
    chains = ((*board.chains(x, o), *board.chains(o, x)) for x, o in sets)
    assert sum(all(liberties for _, liberties in each) for each in chains) == legal


@given(playouts(ON_BOARDS))
def test_what_may_be_played_and_what_it_takes_is_what_one_finds_stone_by_stone(playout):
    _, options, game, states = playout
    seen = {cells_of(game, states[0])}
    for state in states:
        cells, mark = cells_of(game, state), "X" if game.to_move(state) == MAX else "O"
        seen.add(cells)
        if game.is_terminal(state):
            return
        found = {}
        for point in range(len(cells)):
            if cells[point] == ".":
                after, suicide = after_by_hand(cells, game.size, point, mark)
                if after not in seen and not (suicide and not options["suicide"]):
                    found[point] = after
        led = {point: cells_of(game, game.result(state, point)) for point in game.actions(state) if point != PASS}
        assert led == found


@given(positions(ON_BOARDS))
def test_the_area_is_what_one_finds_by_walking_from_each_empty_point(position):
    game, state = position
    cells = cells_of(game, state)
    area = list(cells)
    for point, sign in enumerate(cells):
        if sign == ".":
            region, _ = chain_by_hand(cells.replace(".", "e"), game.size, point)
            borders = {
                mark
                for mark in "XO"
                for at in range(len(cells))
                if cells[at] == mark
                and chain_by_hand(
                    "".join("." if each in region else "#" if each != at else mark for each in range(len(cells))),
                    game.size,
                    at,
                )[1]
            }
            area[point] = borders.pop() if len(borders) == 1 else "."
    x, o = game.board.areas(state.x, state.o)
    assert "".join(area) == game._cells(x, o)
    assert game.balance(state) == area.count("X") - area.count("O")


@given(playouts(ON_BOARDS))
def test_no_board_comes_back(playout):
    _, _, game, states = playout
    boards = [cells_of(game, state) for state in states]
    changed = [board for before, board in zip(["", *boards], boards, strict=False) if board != before]
    assert len(set(changed)) == len(changed)


def test_positions_that_differ_only_in_the_order_of_what_was_seen_are_equal():
    one, other = load("go", "B a1 W pass B b1 W pass").state, load("go", "B b1 W pass B a1 W pass").state
    again = load("go", "B a1 W pass B b1 W pass").state
    assert (one == again, hash(one) == hash(again)) == (True, True)
    # The boards between are others: one of them may come back, and the other may not.
    assert one != other
    assert one != load("go", "XX.../...../...../...../..... X").state


def test_two_passes_end_the_game_and_one_does_not():
    game = load("go").game
    once = game.result(game.initial, PASS)
    assert not game.is_terminal(once)
    assert game.is_terminal(game.result(once, PASS))
    between = game.result(game.result(once, 12), PASS)
    assert not game.is_terminal(between)


def test_the_end_is_worth_the_area_less_the_komi_or_only_who_has_more():
    text = "XX.OO/XX.OO/XXXOO/XX.OO/XX.OO X; pass pass"
    for options, worth in (({}, 1), ({"komi": 4.5}, -3.5), ({"komi": 4.5, "margin": 0}, -1), ({"komi": 1}, 0)):
        loaded = load("go", text, **options)
        assert loaded.game.utility(loaded.state) == worth
    loaded = load("go", text, komi=4.5)
    assert (
        loaded.game.verdict(loaded.state)
        == "Black has 11 points and White has 10 and a komi of 4.5, so White wins by 3.5."
    )
    assert loaded.game.picture(loaded.state)["area"] == "XX.OOXX.OOXXXOOXX.OOXX.OO"
    tied = load("go", text, komi=1)
    assert tied.game.verdict(tied.state).endswith(": a draw.")


def test_a_komi_leaves_black_a_point_to_win_by():
    with pytest.raises(BadInput, match="at most 8") as caught:
        load("go", "", size=0, komi=9)
    assert caught.value.field == "options"


def test_in_capture_go_the_first_capture_wins_and_nobody_passes():
    loaded = load("go", "X..../OX.../...../...../..... X; B a3", capture=1)
    game, state = loaded.game, loaded.state
    assert (game.is_terminal(state), game.utility(state), game.verdict(state)) == (
        True,
        1,
        "Black takes first and wins.",
    )
    assert PASS not in game.actions(game.initial)
    assert "Nobody may pass" in str(refusal(game.parse_action, game.initial, "pass"))
    stuck = load("go", ".X./X.X/.X. O", size=0, capture=1)
    assert stuck.game.verdict(stuck.state) == "Black wins: White cannot move."
    assert stuck.game.utility(stuck.state) == 1


@given(positions([("go", "", {"size": size}) for size in (0, 1, 2)]))
def test_a_random_game_fills_no_eye_of_its_own_and_passes_only_if_nothing_else_is_left(position):
    game, state = position
    if game.is_terminal(state):
        return
    cells, mark = cells_of(game, state), "X" if game.to_move(state) == MAX else "O"
    sensible = game.playout_actions(state)
    assert set(sensible) <= set(game.actions(state))
    assert sensible
    assert (PASS in sensible) == (sensible == [PASS])
    for point in set(range(len(cells))) - set(sensible):
        if point in game.actions(state):
            alone = "".join("." if at == point else sign for at, sign in enumerate(cells))
            row, column = divmod(point, game.size)
            near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
            inside = [r * game.size + c for r, c in near if 0 <= r < game.size and 0 <= c < game.size]
            assert {alone[each] for each in inside} == {mark}


def test_a_stone_that_touches_only_at_corners_makes_an_eye_false():
    def sensible(text):
        loaded = load("go", text)
        return {loaded.game._name(each) for each in loaded.game.playout_actions(loaded.state)}

    assert "c3" not in sensible("...../..X../.X.X./..X../O.... X")
    assert "c3" not in sensible("...../.OX../.X.X./..X../..... X")
    assert "c3" in sensible("...../.OX../.X.X./..XO./..... X")
    assert "a1" in sensible("...../...../...../XO.../.X... X")
    assert "a1" not in sensible("...../...../...../XX.../.X... X")


def test_uct_plays_the_random_games_that_the_game_tells_it():
    class Told(Go):
        asked = 0

        def playout_actions(self, state):
            Told.asked += 1
            return super().playout_actions(state)

    game = Told(3)
    assert offers(game, PlayoutMoves)
    answer = uct(game, game.initial, 5)
    assert Told.asked > 5
    assert uct(Go(3), game.initial, 5) == answer


@pytest.mark.parametrize(
    ("text", "cells", "mover"),
    [
        ("X.O/.X./... O", "X.O.X....", MIN),
        ("X.O\n.X.\n...", "X.O.X....", MIN),
        ("B b2 W a1", "....X.O..", MAX),
        ("1. b2 2. a1 3. pass", "....X.O..", MIN),
        ("O../.../... X; b2, white pass", "O...X....", MAX),
        ("(;GM[1]SZ[3];B[bb](;W[ac];B[])(;W[aa]))", "....X.O..", MIN),
        ("(;SZ[3]AB[aa][bb]AW[cc]PL[W]C[a [ \\] note])", "X...X...O", MIN),
        ("(;SZ[3]AB[aa];W[cc])", "X.......O", MAX),
    ],
)
def test_a_position_is_read_as_rows_as_moves_or_as_a_game_in_sgf(text, cells, mover):
    loaded = load("go", text, size=0)
    assert (cells_of(loaded.game, loaded.state), loaded.game.to_move(loaded.state)) == (cells, mover)


def test_of_a_game_in_sgf_the_main_line_is_used_and_the_rest_is_told():
    whole = "Read as a game of Go in SGF."
    assert load("go", "(;GM[1]SZ[3];B[bb])", size=0).note == whole
    for text in ("(;GM[1]SZ[3]PB[A];B[bb])", "(;SZ[3];B[bb](;W[aa])(;W[cc]))", "(;SZ[3];B[bb])(;SZ[3];B[aa])"):
        assert load("go", text, size=0).note == f"{whole} Only its main line is used."


@pytest.mark.parametrize(
    ("text", "at", "words"),
    [
        ("X.O/.Z./...", 5, '"Z" is not'),
        ("X.O/.X.", None, "2 rows"),
        ("OX./X../... X", 0, "The stone on a3 has no liberty."),
        ("B b2 B a1", 5, "Move 2 cannot be played: it is the turn of White."),
        ("B b2 W b2", 5, "Move 2 cannot be played. On b2 there is a stone of Black."),
        ("B d4", 2, "There is no point d4"),
        ("B b2 W ?", 5, "A move is"),
        (".X./X../... O; W a3", 15, "the stone would have no liberty"),
        ("pass pass b2", 10, "Move 3 cannot be played. The game is over"),
        ("(;SZ[19];B[pd])", 5, "This game is on 19 × 19; this page has"),
        ("(;SZ[5];B[cc])", 5, "choose it under “Board”"),
        ("(;B[cc])", 0, "This game is on 19 × 19"),
        ("(;SZ[3];B[dd])", 10, '"dd" is not a point'),
        ("(;SZ[3];B[aa];W[aa])", 16, "Move 2 cannot be played."),
        ("(;SZ[3]AB[aa][ba]AW[ab][bb][ca])", 10, "The stone on a3 has no liberty."),
        ("(;SZ[3]*", 7, "cannot be read"),
    ],
)
def test_what_is_no_position_is_turned_down_with_its_place(text, at, words):
    problem = refusal(ENTRY.load, text, {"size": 0})
    assert problem is not None
    assert words in str(problem)
    assert problem.at == at


def test_moves_are_written_after_the_board_from_which_they_were_made():
    for text in ("B c3 W pass B c2", "X..../...../...../...../..... O; W c3 B pass"):
        loaded = load("go", text)
        assert loaded.game.format(loaded.state) == text
    assert load("go").game.format(load("go").state) == "...../...../...../...../..... X"


def values(preset, depth, mover=""):
    """The value of each move of a preset to a depth, the best for the player to move first."""
    text = PRESETS[preset].position
    loaded = ENTRY.load(text[:-1] + (mover or text[-1]), PRESETS[preset].options)
    game, state = loaded.game, loaded.state
    found = [(alphabeta(game, game.result(state, each), depth - 1), game._name(each)) for each in game.actions(state)]
    return sorted(found, reverse=game.to_move(state) == MAX)


def played(preset, *moves):
    loaded = ENTRY.load(PRESETS[preset].position, PRESETS[preset].options)
    states = [loaded.state]
    for move in moves:
        states.append(loaded.game.result(states[-1], loaded.game.parse_action(states[-1], move)))
    return loaded.game, states


@pytest.mark.slow
def test_the_ladder_ends_in_five_plies_and_a_search_to_four_does_not_see_it():
    assert values("ladder", 4)[0][0] < 1
    assert (1, "e3") in values("ladder", 5)
    game, states = played("ladder", "e3", "d2", "d1", "e2", "e1")
    assert game.verdict(states[-1]) == "Black takes first and wins."
    for state in (states[1], states[3]):
        assert game.picture(state)["taken"] == []
        chains = game.board.chains(state.o, state.x)
        assert [free.bit_count() for stones, free in chains if stones.bit_count() > 1] == [1]


def test_in_the_snapback_the_stone_is_given_and_three_are_taken():
    best, *rest = values("snapback", 3)
    assert best[1] == "a3"
    assert all(value < best[0] for value, _ in rest)
    game, states = played("snapback", "a3", "a4", "a3")
    pictures = [game.picture(state) for state in states]
    assert [len(picture["taken"]) for picture in pictures] == [0, 0, 1, 3]
    names = [game.board.names[picture["last"]] for picture in pictures[1:]]
    assert names == ["a3", "a4", "a3"]


def test_in_the_ko_white_may_take_back_only_after_another_exchange():
    game, states = played("ko", "c3")
    assert len(game.picture(states[-1])["taken"]) == 1
    assert "superko" in str(refusal(game.parse_action, states[-1], "b3"))
    game, states = played("ko", "c3", "e5", "a5", "b3")
    assert len(game.picture(states[-1])["taken"]) == 1


def test_in_the_seki_both_sides_pass():
    for mover, sign in (("X", 1), ("O", -1)):
        best, *rest = values("seki", 4, mover)
        assert best == (0, "pass")
        assert all(sign * value < 0 for value, _ in rest)
        for first, other in (("b3", "c2"), ("c2", "b3")):
            loaded = load("go", f"{PRESETS['seki'].position[:-1]}{mover}; {first} {other}", size=1)
            assert len(loaded.game.picture(loaded.state)["taken"]) == 8
    game, states = played("seki", "pass", "pass")
    assert [game.picture(state)["passes"] for state in states] == [0, 1, 2]
    assert game.picture(states[-1])["last"] == PASS
    assert game.verdict(states[-1]) == "Black has 7 points and White has 7: a draw."


def test_who_moves_first_wins_the_race():
    (best, *rest) = values("race", 3)
    assert best == (1, "c4")
    assert all(value < 1 for value, _ in rest)
    assert values("race", 3, "O")[0][0] == -1


def test_a_komi_changes_values_but_no_move():
    games = [ENTRY.load("", PRESETS[each].options).game for each in ("full", "komi")]
    plain, less = (uct(game, game.initial, 60) for game in games)
    assert plain.action == less.action
    assert plain.value - 24 == pytest.approx(less.value)


@pytest.mark.slow
def test_with_best_play_black_takes_all_of_three_by_three_from_the_centre():
    loaded = load("go", "", size=0)
    search = SEARCHES["alphabeta_table"]
    value, nodes, _ = count(search, loaded, ORDERS["evaluation"], depth=15, alpha=8, beta=9, symmetry=1)
    assert (value, loaded.game.bounds[1]) == (9, 9)
    assert nodes < 10_000
    centre = load("go", "B b2", size=0)
    assert count(search, centre, ORDERS["evaluation"], depth=14, alpha=8, beta=9, symmetry=1)[0] == 9


@pytest.mark.slow
def test_a_tree_whose_first_line_is_too_long_gets_a_depth():
    size = estimate({"op": "estimate", "kind": "game", "subject": "go", "method": "alphabeta"})
    assert size["nodes"] > size["maxNodes"]
    assert size["suggestedDepth"] >= 3
