"""Whole games between two ways to choose moves, and their openings."""

from math import inf
from random import Random
from typing import NamedTuple

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from playing import load
from plyscope.game import CHANCE, MAX, MIN, Chance
from plyscope.games import GAMES
from plyscope.games.nim_theory import mover_wins
from plyscope.games.tictactoe import TicTacToe
from plyscope.search import SEARCHES, SearchEntry
from plyscope.search.cfr import cfr
from plyscope.search.minimax import minimax
from plyscope.study.duel import Contender, chooser, mixer, play_game, random_opening
from plyscope.support.orders import ORDERS

MINIMAX, ALPHABETA = SEARCHES["minimax"], SEARCHES["alphabeta"]

FIRST = Contender("the first move", lambda game, state: game.actions(state)[0])
LAST = Contender("the last move", lambda game, state: game.actions(state)[-1])
PERFECT = Contender("alpha-beta", chooser(ALPHABETA))

TWO_HEURISTICS = {preset.id: preset.position for preset in GAMES["tree"].presets}["two-heuristics"]
MEAN, FIRST_LEAF = (1, 0, 0, 0), (0, 1, 0, 0)


def two_plies(weights):
    return Contender(str(weights), chooser(ALPHABETA, depth=2, weights=weights))


def replayed(game, state, moves):
    for move in moves:
        assert move in game.actions(state)
        state = game.result(state, move)
    return state


@pytest.mark.parametrize(
    ("of_max", "of_min", "utility"),
    [(MEAN, MEAN, 4), (MEAN, FIRST_LEAF, 6), (FIRST_LEAF, MEAN, 1), (FIRST_LEAF, FIRST_LEAF, 2)],
)
def test_what_is_played_depends_on_whose_evaluation_is_used_at_whose_turn(of_max, of_min, utility):
    loaded = load("tree", TWO_HEURISTICS)
    played = play_game(loaded.game, loaded.state, two_plies(of_max), two_plies(of_min))
    assert len(played.moves) == 4
    assert played.utility == utility


def test_two_that_search_the_whole_tree_play_to_its_value_whatever_they_weigh():
    loaded = load("tree", TWO_HEURISTICS)
    for weights in (MEAN, FIRST_LEAF):
        player = Contender("full", chooser(MINIMAX, weights=weights))
        played = play_game(loaded.game, loaded.state, player, player)
        assert played.utility == minimax(loaded.game, loaded.state) == 4


def test_perfect_players_of_tic_tac_toe_draw_and_never_lose_to_anyone():
    game = TicTacToe()
    start = "X...O...."
    assert play_game(game, start, PERFECT, PERFECT).utility == 0
    for other in (FIRST, LAST):
        assert play_game(game, start, PERFECT, other).utility >= 0
        assert play_game(game, start, other, PERFECT).utility <= 0


@examples(15)
@given(st.lists(st.integers(1, 3), min_size=2, max_size=3))
def test_who_searches_nim_to_the_end_wins_every_game_that_its_theory_says_can_be_won(sizes):
    loaded = load("nim", " ".join([str(size) for size in sizes]))
    if mover_wins(sizes):
        assert play_game(loaded.game, loaded.state, PERFECT, FIRST).utility == 1
    else:
        assert play_game(loaded.game, loaded.state, FIRST, PERFECT).utility == -1


def test_a_game_tells_its_moves_its_end_and_the_work_of_each_side():
    game = TicTacToe()
    one_ply = Contender("one ply", chooser(MINIMAX, depth=1))
    played = play_game(game, game.initial, one_ply, FIRST)
    end = replayed(game, game.initial, played.moves)
    assert played.over
    assert game.is_terminal(end)
    assert played.utility == game.utility(end)
    # One ply deep X looks at 9, then 7, then 5 … moves; who takes the first move looks at none.
    turns = (len(played.moves) + 1) // 2
    assert played.nodes == {MAX: sum([9, 7, 5, 3, 1][:turns]), MIN: 0}


def test_equal_moves_go_to_the_first_in_the_order_that_is_used():
    game = TicTacToe()
    choose = chooser(MINIMAX, depth=1, weights=(0, 0, 0, 0))
    assert choose(game, game.initial) == 0
    backwards = chooser(MINIMAX, depth=1, weights=(0, 0, 0, 0), order=ORDERS["reversed"])
    assert backwards(game, game.initial) == 8


@given(st.sampled_from(["X.O/.../...", "X../OO./..X", "X.O/OXX/XO."]), st.integers(1, 3))
def test_the_chosen_move_has_the_best_value_of_all(position, depth):
    loaded = load("tictactoe", position)
    game, state = loaded.game, loaded.state
    values = {action: minimax(game, game.result(state, action), depth - 1) for action in game.actions(state)}
    best = max if game.to_move(state) == MAX else min
    assert chooser(ALPHABETA, depth)(game, state) == best(values, key=values.get)


def negamax(game, state, depth=inf):
    value = minimax(game, state, depth)
    return value if game.to_move(state) == MAX else -value


def test_a_search_that_answers_from_the_mover_s_side_or_with_more_than_a_value_is_understood():
    game, state = TicTacToe(), "X.OOXXXO."
    mover = SearchEntry("n", "n", negamax, "", side="mover")
    more = SearchEntry("m", "m", lambda *where, depth: (minimax(*where, depth), "more"), "")
    assert [chooser(entry)(game, state) for entry in (MINIMAX, mover, more)] == [8, 8, 8]


def test_a_search_that_tells_its_action_is_asked_for_it_once_and_not_move_by_move():
    game, state = TicTacToe(), "X...O...."
    asked = []

    def telling(_game, state, depth):
        asked.append((state, depth))
        return Told(0, 7)

    entry = SearchEntry("t", "t", telling, "", chooses=True)
    assert chooser(entry, depth=3)(game, state) == 7
    assert asked == [(state, 3)]


class Told(NamedTuple):
    """What a search says that tells its action."""

    value: float
    action: int | None


def test_monte_carlo_tree_search_duels_by_the_moves_that_it_visits_most():
    game, win_or_lose = TicTacToe(), "XX.OO...."
    for rounds, seed in ((300, 1), (400, 2)):
        options = {"rounds": rounds, "seed": seed, "exploration": 1.4}
        choose = chooser(SEARCHES["uct"], options=options, random=Random(5))
        assert choose(game, win_or_lose) == 2
    clever = Contender("uct", chooser(SEARCHES["uct"], options=options, random=Random(5)))
    assert play_game(game, game.initial, clever, FIRST).utility == 1


def test_one_round_of_monte_carlo_tree_search_knows_nothing_and_takes_the_first_move():
    options = {"rounds": 1, "seed": 1, "exploration": 1.4}
    assert chooser(SEARCHES["uct"], options=options)(TicTacToe(), "XO.......") == 2


def test_iterative_deepening_spends_its_budget_on_the_whole_choice_of_a_move():
    loaded = load("connect4")
    choose = chooser(SEARCHES["iterative_deepening"], options={"nodes": 500, "seconds": 600})
    played = play_game(loaded.game, loaded.state, Contender("budget", choose), FIRST, limit=1)
    assert 100 < played.nodes[MAX] <= 500


@given(st.integers(0, 12), st.integers(0, 99))
def test_an_opening_never_ends_the_game(plies, seed):
    game = TicTacToe()
    opening = random_opening(game, game.initial, plies, Random(seed))
    assert len(opening) <= plies
    assert not game.is_terminal(replayed(game, game.initial, opening))
    if plies <= 4:
        assert len(opening) == plies


def test_a_game_that_is_too_long_is_broken_off_and_counts_as_a_draw():
    played = play_game(TicTacToe(), ".........", FIRST, FIRST, limit=3)
    assert (len(played.moves), played.over, played.utility) == (3, False, 0)


class TossedFirst(Chance):
    """Chance says whether MAX, who then moves once, may win 1 or −1."""

    initial = ""
    bounds = (-1, 1)

    def to_move(self, state):
        return MAX if state else CHANCE

    def actions(self, state):
        return [] if len(state) == 2 else ["h", "t"]

    def outcomes(self, state):
        return [("h", 0.5), ("t", 0.5)]

    def result(self, state, action):
        return state + action

    def is_terminal(self, state):
        return len(state) == 2

    def utility(self, state):
        return 1 if state[0] == "h" else -1


def test_chance_is_drawn_by_the_seed_whoever_plays_max():
    sides = ((FIRST, LAST), (LAST, FIRST))
    games = [[play_game(TossedFirst(), "", *each, random=Random(seed)).moves for seed in range(12)] for each in sides]
    tosses = [[toss for toss, _ in each] for each in games]
    assert tosses[0] == tosses[1]
    assert set(tosses[0]) == {"h", "t"}
    assert [{move for _, move in each} for each in games] == [{"h"}, {"t"}]


def test_where_moves_are_hidden_a_mixed_strategy_is_played_by_lot_as_often_as_it_says():
    loaded = load("matrix", "Rock Paper Scissors: 0 -1 2/1 0 -1/-2 1 0")
    game = loaded.game
    found = cfr(game, game.initial, rounds=500)
    player = Contender("mixed", mixer(found.strategies, Random(1)))
    rows = [play_game(game, game.initial, player, player).moves[0] for _ in range(400)]
    often = [rows.count(row) / len(rows) for row in range(3)]
    assert often == pytest.approx(list(found.strategies["MAX", game.information(())]), abs=0.08)


def test_equilibrium_strategies_of_kuhn_poker_win_from_whoever_always_bets():
    loaded = load("kuhn")
    game = loaded.game
    clever = Contender("cfr", mixer(cfr(game, game.initial, rounds=300).strategies, Random(2)))
    reckless = Contender("always bets", lambda game, state: "bet")

    def bring(max_player, min_player):
        return sum(
            [play_game(game, game.initial, max_player, min_player, random=Random(seed)).utility for seed in range(400)]
        )

    assert bring(clever, reckless) - bring(reckless, clever) > 0
