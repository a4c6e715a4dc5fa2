"""What the watcher makes of searches that begin again: passes, tables, chance, re-searches.

Most searches here are made up in the test itself, as small as they can be, so that each rule of
the trace is seen alone. The laws that registered ones keep are in test_laws_of_traces.py.
"""

import linecache
from math import inf, isinf, isnan

import pytest
from events import spans
from playing import load
from plyscope.game import MAX, MIN, Symmetries
from plyscope.search.alphabeta import alphabeta
from plyscope.search.minimax import minimax
from plyscope.tracing.answer import last_solved, merged_spots, most_visited, passes, variation
from plyscope.tracing.codes import LINES_PER_FILE, files
from plyscope.tracing.log import CALL, RETURN
from plyscope.tracing.rows import (
    CHANCE_TO_MOVE,
    DRIVER,
    EVALUATED,
    INNER,
    KNOWN,
    MAX_TO_MOVE,
    MIN_TO_MOVE,
    PRUNED,
    TERMINAL,
)
from plyscope.tracing.trace import How
from tracing import children, column, traced, traced_entry

THREE_BY_THREE = "[[3 12 8] [2 4 6] [14 5 2]]"
BY_CHANCE = "[(1/4:8 3/4:[4 2]) (1/2:1 1/2:3)]"


# Made-up searches.


def value(game, state):
    """Minimax in one function."""
    if game.is_terminal(state):
        return game.utility(state)
    worths = []
    for action in game.actions(state):
        worths.append(value(game, game.result(state, action)))
    return max(worths) if game.to_move(state) == MAX else min(worths)


def thrice(game, state):
    worth = 0
    for _ in range(3):
        worth = value(game, state)
    return worth


def each_move(game, state):
    worths = []
    for action in game.actions(state):
        worths.append(value(game, game.result(state, action)))
    return max(worths)


class Broken(Exception):
    pass


# Drivers and their passes.


def test_a_function_that_searches_its_own_state_again_and_again_is_a_driver_and_row_0():
    trace = traced(thrice, load("tree", "[1 2]"), lines=True)
    assert column(trace, "kind") == [DRIVER] + [MAX_TO_MOVE, MIN_TO_MOVE, MIN_TO_MOVE] * 3
    assert column(trace, "status")[0] == INNER
    assert column(trace, "value")[0] == 2
    assert trace.codes[0].co_name == "thrice"
    assert column(trace, "code") == [0] + [1] * 9


def test_each_of_its_searches_is_a_pass_with_its_rows_and_its_value():
    trace = traced(thrice, load("tree", "[1 2]"))
    assert [(each.row, each.end, each.value) for each in passes(trace)] == [(1, 4, 2), (4, 7, 2), (7, 10, 2)]


def test_a_driver_is_counted_neither_as_a_node_nor_as_a_leaf():
    trace = traced(thrice, load("tree", "[1 2]"))
    assert (trace.visited, trace.nodes, trace.leaves) == (10, 9, 6)


def test_a_function_that_searches_its_moves_one_by_one_is_an_ordinary_root():
    loaded = load("tree", THREE_BY_THREE)
    trace = traced(each_move, loaded)
    assert passes(trace) == []
    assert trace.columns["kind"][0] == MAX_TO_MOVE
    assert [trace.actions[row] for row in children(trace, 0)] == list(loaded.game.actions(()))
    assert trace.nodes == trace.visited == 13


def test_the_root_of_a_search_that_recurses_by_itself_is_no_driver():
    trace = traced(value, load("tree", "[1 2]"))
    assert passes(trace) == []
    assert column(trace, "kind") == [MAX_TO_MOVE, MIN_TO_MOVE, MIN_TO_MOVE]


# Lines in two files.


def test_lines_of_the_second_file_of_a_search_are_numbered_after_those_of_the_first():
    loaded = load("tree", THREE_BY_THREE)
    trace = traced_entry("fresh_windows", loaded, lines=True)
    own, other = files(trace.codes)
    assert own.endswith("fresh_windows.py")
    assert other.endswith("alphabeta.py")
    numbers = [event for event in trace.columns["event"] if event > 0]
    of_own = {number for number in numbers if number < LINES_PER_FILE}
    of_other = {number - LINES_PER_FILE for number in numbers if number > LINES_PER_FILE}
    for name, lines, texts in (
        (own, of_own, {"worth = alphabeta(game, child, depth - 1)"}),
        (other, of_other, {"return game.utility(state)", "if v <= alpha:"}),
    ):
        run = {linecache.getline(name, line).strip() for line in lines}
        assert texts <= run


def test_each_row_has_the_lines_of_its_own_function_and_file():
    loaded = load("tree", THREE_BY_THREE)
    trace = traced_entry("fresh_windows", loaded, lines=True)
    names = files(trace.codes)
    path, entered = [], 0
    for event in trace.columns["event"]:
        if event == CALL:
            path.append(entered)
            entered += 1
        elif event == RETURN:
            path.pop()
        else:
            code = trace.codes[trace.columns["code"][path[-1]]]
            place, line = divmod(event, LINES_PER_FILE)
            assert names[place] == code.co_filename
            assert line in {each for _, _, each in code.co_lines()}


# Values from the side of the mover.


def test_a_window_given_from_the_side_of_min_is_turned_round_in_the_columns():
    trace = traced_entry("negamax", load("tree", "min [[1 2] [3 4]]"), alpha=-7, beta=5)
    assert (trace.columns["alpha"][0], trace.columns["beta"][0]) == (-5, 7)
    assert trace.columns["value"][0] == 2


# What is known from a table.


def memory(game, state, table):
    if state in table:
        return table[state]
    v = game.utility(state) if game.is_terminal(state) else None
    if v is None:
        v = -inf
        for action in game.actions(state):
            v = max(v, memory(game, game.result(state, action), table))
    table[state] = v
    return v


class Takeaway(Symmetries):
    """One heap: each move takes one or two. Whoever takes the last gets its number of moves."""

    def to_move(self, state):
        return MAX

    def actions(self, state):
        return [take for take in (1, 2) if take <= state[0]]

    def result(self, state, action):
        return (state[0] - action,)

    def is_terminal(self, state):
        return state[0] == 0

    def utility(self, state):
        return 5

    def canonical(self, state):
        return state[0] // 2


def heap(size):
    class Loaded:
        game, state = Takeaway(), (size,)

    return Loaded


def test_a_node_that_asked_the_game_nothing_is_known_and_linked_to_where_it_was_learnt():
    trace = traced(memory, heap(4), table={})
    assert column(trace, "parent") == [-1, 0, 1, 2, 3, 2, 1, 0]
    assert [state[0] for state in trace.states] == [4, 3, 2, 1, 0, 0, 1, 2]
    assert column(trace, "status") == [INNER] * 4 + [TERMINAL, KNOWN, KNOWN, KNOWN]
    assert column(trace, "link") == [-1] * 5 + [4, 3, 2]
    assert column(trace, "same") == [0, 1, 2, 3, 4, 4, 3, 2]


def test_what_is_known_is_no_leaf():
    trace = traced(memory, heap(4), table={})
    assert trace.leaves == 1


def test_what_a_table_knew_before_the_search_began_is_linked_to_nothing():
    trace = traced(memory, heap(2), table={(0,): 3})
    assert column(trace, "status") == [INNER, INNER, KNOWN, KNOWN]
    assert column(trace, "link") == [-1, -1, -1, -1]


def test_positions_with_the_same_key_are_the_same_and_links_go_from_one_to_the_other():
    table = {}

    def by_key(game, state):
        if game.canonical(state) in table:
            return table[game.canonical(state)]
        if game.is_terminal(state):
            v = game.utility(state)
        else:
            v = max([by_key(game, game.result(state, each)) for each in game.actions(state)])
        table[game.canonical(state)] = v
        return v

    trace = traced(by_key, heap(5), how=How(key=Takeaway().canonical))
    assert [state[0] for state in trace.states] == [5, 4, 3, 2, 1, 0, 0, 1, 2, 3]
    assert column(trace, "same") == [0, 0, 2, 2, 4, 4, 4, 4, 2, 2]
    known = [row for row in range(trace.visited) if trace.columns["status"][row] == KNOWN]
    assert known == [6, 7, 8, 9]
    assert [trace.columns["link"][row] for row in known] == [5, 5, 3, 3]


def test_rows_that_were_never_entered_are_the_same_as_no_other_and_linked_to_nothing():
    trace = traced(alphabeta, load("tree", THREE_BY_THREE))
    pruned = range(trace.visited, len(trace.states))
    assert [trace.columns["same"][row] for row in pruned] == list(pruned) == [11, 12]
    assert [trace.columns["link"][row] for row in pruned] == [-1, -1]


def test_two_bounds_of_a_position_are_linked_each_to_the_row_that_found_it():
    found = {}

    def guess(game, state, bound):
        if (state, bound) in found:
            return found[state, bound]
        found[state, bound] = bound
        game.actions(state)
        return bound

    def bracket(game, state):
        child = game.result(state, 1)
        for bound in (1, 9, 1, 9):
            guess(game, child, bound)
        return 5.0

    trace = traced(bracket, heap(3), also=(guess,))
    assert column(trace, "value") == [5, 1, 9, 1, 9]
    assert column(trace, "status") == [INNER, INNER, INNER, KNOWN, KNOWN]
    assert column(trace, "link") == [-1, -1, -1, 1, 2]


# Chance.


def test_where_chance_moves_each_edge_has_the_probability_of_its_outcome():
    trace = traced_entry("expectiminimax", load("tree", BY_CHANCE))
    assert column(trace, "kind")[:2] == [MAX_TO_MOVE, CHANCE_TO_MOVE]
    chances = column(trace, "chance")
    assert [chances[row] for row in children(trace, 1)] == [0.25, 0.75]
    below = {
        row for row in range(1, trace.visited) if trace.columns["kind"][trace.columns["parent"][row]] == CHANCE_TO_MOVE
    }
    assert {row for row in range(trace.visited) if not isnan(chances[row])} == below


def test_outcomes_that_star1_leaves_out_are_cut_with_their_chances():
    trace = traced_entry("star1", load("tree", "[(1/2:6 1/2:6) (1/2:-9 1/4:6 1/4:6)]"))
    pruned = range(trace.visited, len(trace.states))
    assert [trace.columns["chance"][row] for row in pruned] == [0.25, 0.25]
    assert {trace.columns["status"][row] for row in pruned} == {PRUNED}


def test_a_probe_of_one_move_that_closes_no_window_cuts_nothing():
    text = "[(1/2:[3 12] 1/2:[2 4]) (1/2:[3 7] 1/2:[2 7])]"
    trace = traced_entry("star2", load("tree", text), lines=True)
    assert "probe" in {trace.codes[code].co_name for code in column(trace, "code")}
    alpha, beta, worth = (trace.columns[name] for name in ("alpha", "beta", "value"))
    cutting = {trace.columns["parent"][row] for row in range(trace.visited, len(trace.states))}
    assert cutting
    for row in cutting:
        assert worth[row] <= alpha[row] or worth[row] >= beta[row]
    tried = [row for row in range(trace.visited) if trace.codes[trace.columns["code"][row]].co_name == "probe"]
    left_open = [row for row in tried if alpha[row] < worth[row] < beta[row]]
    assert left_open
    for row in left_open:
        assert len(children(trace, row)) == 1


# The same action twice.


def double(game, state, alpha, beta):
    """Searches each move of MAX twice, and stops when the window is closed."""
    if game.is_terminal(state):
        return game.utility(state)
    v = -inf
    for action in game.actions(state):
        child = game.result(state, action)
        double(game, child, alpha, beta)
        v = max(v, double(game, child, alpha, beta))
        if v >= beta:
            return v
    return v


def test_an_action_that_is_searched_twice_is_one_action_and_hides_no_cut():
    loaded = load("tree", "[5 1 2 4]")
    whole = traced(double, loaded, alpha=-inf, beta=inf)
    assert [whole.actions[row] for row in children(whole, 0)] == [0, 0, 1, 1, 2, 2, 3, 3]
    cut = traced(double, loaded, alpha=-inf, beta=5)
    seen = [(cut.actions[row], cut.columns["status"][row]) for row in children(cut, 0)]
    assert seen == [(0, TERMINAL), (0, TERMINAL), (1, PRUNED), (2, PRUNED), (3, PRUNED)]


def twice_over(game, state, again):
    """Looks at the position once more before it takes the first move, and no other."""
    if game.is_terminal(state):
        return game.utility(state)
    if again:
        twice_over(game, state, False)
    return twice_over(game, game.result(state, game.actions(state)[0]), again)


def test_another_search_of_the_position_that_a_move_has_just_made_is_no_move():
    trace = traced(twice_over, load("tree", "[[1 2] 3]"), again=True)
    assert trace.states[4] == trace.states[5] == (0,)
    assert trace.columns["parent"][5] == 4
    assert (trace.made_by_move(4), trace.made_by_move(5)) == (True, False)


def test_a_position_that_is_searched_again_does_not_hide_the_moves_that_were_left_out():
    trace = traced(twice_over, load("tree", "[1 2]"), again=True)
    statuses = [trace.columns["status"][row] for row in children(trace, 0)]
    assert statuses == [INNER, TERMINAL, PRUNED]


# How a trace is made.


def test_without_prunes_what_was_not_expanded_is_not_there():
    loaded = load("tree", THREE_BY_THREE)
    with_cuts = traced(alphabeta, loaded)
    without = traced(alphabeta, loaded, how=How(prunes=False))
    assert len(with_cuts.states) == 13
    assert len(without.states) == without.visited == 11
    for name in ("parent", "value", "alpha", "beta", "event"):
        assert column(without, name) == column(with_cuts, name)


def test_a_state_that_was_made_twice_is_known_by_the_move_that_made_it():
    def best_first(game, state):
        left, right = game.result(state, 0), game.result(state, 1)
        children = [game.result(left, 1), game.result(right, 0)]
        for each in (left, right, *children):
            step_on(game, each)
        return 0.0

    def step_on(game, state):
        return float(len(game.actions(state)))

    class Sums:
        """A state is the sum of the actions so far; 0 then 1 comes to what 1 then 0 comes to."""

        def to_move(self, state):
            return MAX

        def actions(self, state):
            return [0, 1]

        def result(self, state, action):
            return (*sorted((*state, action)),)

        def is_terminal(self, state):
            return False

    class Loaded:
        game, state = Sums(), ()

    trace = traced(best_first, Loaded, also=(step_on,), how=How(prunes=False))
    assert trace.states == [(), (0,), (1,), (0, 1), (0, 1)]
    assert trace.actions[1:] == [0, 1, 1, 0]


# Trees that several searches grow.


def opening(game, state):
    """Goes on now here, now there: the driver calls for positions all over the tree."""
    places = [state]
    for _ in range(4):
        place = places.pop(0)
        step_on(game, place)
        if not game.is_terminal(place):
            places += [game.result(place, action) for action in game.actions(place)]
    return 0.0


def step_on(game, state):
    return game.utility(state) if game.is_terminal(state) else float(len(game.actions(state)))


def test_in_a_best_first_search_the_row_above_is_that_of_the_position_before_the_move():
    trace = traced(opening, load("tree", "[[1 2] [3 4]]"), also=(step_on,), how=How(prunes=False))
    assert trace.columns["kind"][0] == DRIVER
    assert trace.states == [(), (), (0,), (1,), (0, 0)]
    assert column(trace, "parent") == [-1, 0, 0, 0, 0]
    assert column(trace, "above") == [-1, 0, 1, 1, 2]


def test_a_best_first_search_that_comes_back_to_a_position_knows_it_from_no_table():
    def again(game, state):
        child = game.result(state, 0)
        for place in (state, child, child):
            look(game, place, place is child)
        return 0.0

    seen = set()

    def look(game, state, once):
        if once and state in seen:
            return 1.0
        seen.add(state)
        return float(len(game.actions(state)))

    trace = traced(again, load("tree", "[[1 2] 3]"), also=(look,), how=How(prunes=False))
    assert column(trace, "status") == [INNER, INNER, INNER, INNER]
    assert column(trace, "link") == [-1] * 4


def test_in_a_search_that_recurses_the_row_above_is_the_parent():
    trace = traced(alphabeta, load("tree", THREE_BY_THREE))
    assert trace.columns["above"] == trace.columns["parent"]


def rounds(game, state, ways):
    """Goes along each of these ways of moves from the root, and plays on from there."""
    for way in ways:
        visit(game, state, way)
    return 0.0


def visit(game, state, way):
    if not way:
        return play_on(game, state)
    return visit(game, game.result(state, way[0]), way[1:])


def play_on(game, state):
    while not game.is_terminal(state):
        state = game.result(state, game.actions(state)[0])
    return game.utility(state)


def traced_rounds(text, *ways):
    loaded, how = load("tree", text), How(prunes=False)
    return traced(rounds, loaded, also=(play_on,), how=how, lines=True, ways=ways)


def test_rounds_that_go_the_same_way_meet_in_the_same_spots():
    trace = traced_rounds(THREE_BY_THREE, (), (1,), (1, 0), (2,), (1, 0))
    spots = merged_spots(trace)
    assert list(spots.action) == [None, 1, 0, 2]
    assert [list(each) for each in spots.children] == [[1, 3], [2], [], []]
    assert list(spots.of_row) == [1, 1, 2, 3, 1, 2]


def test_a_playout_is_no_move_and_belongs_to_the_spot_that_it_starts_from():
    trace = traced_rounds(THREE_BY_THREE, (), (1,))
    names = [trace.codes[code].co_name for code in column(trace, "code")]
    assert names == ["rounds", "visit", "play_on", "visit", "visit", "play_on"]
    made = [trace.made_by_move(row) for row in range(trace.visited)]
    assert made == [False, False, False, False, True, False]


def test_the_line_visited_most_goes_on_at_each_node_by_the_move_that_was_visited_most():
    ways = [(), (0,), (1,), (1, 2), (1, 0), (1, 2), (0, 0), (1, 0), (1, 0)]
    trace = traced_rounds(THREE_BY_THREE, *ways)
    assert most_visited(trace) == [1, 0]


def test_of_moves_that_were_visited_as_often_the_first_is_taken():
    assert most_visited(traced_rounds(THREE_BY_THREE, (), (2,), (0,))) == [2]


def test_where_no_move_was_tried_there_is_no_line():
    assert most_visited(traced_rounds(THREE_BY_THREE, ())) == []


def test_the_line_visited_most_can_be_played():
    for position in ("", "X.O/.X./..O", "XOX/.O./.X."):
        loaded = load("tictactoe", position)
        game, state = loaded.game, loaded.state
        for action in most_visited(traced_entry("uct", loaded, rounds=60, seed=3)):
            state = game.result(state, action)


def test_the_line_visited_most_ends_where_chance_moves():
    loaded = load("tree", BY_CHANCE)
    line = most_visited(traced_entry("uct", loaded, rounds=40, seed=1))
    assert len(line) == 1


def solving(game, state, order):
    """Tries the moves in this order and keeps the best worth so far, from the mover's side."""
    best = inf if game.to_move(state) == MIN else -inf
    settle(game, state, best)
    for action in order:
        best = settle(game, game.result(state, action), best)
    return best


def settle(game, state, merit):
    return min(merit, game.utility(state)) if game.is_terminal(state) else inf


def test_of_min_s_moves_the_one_that_brought_the_answer_is_the_solved_one_not_the_last_tried():
    trace = traced(solving, load("tree", "min [6 3 5]"), also=(settle,), how=How(prunes=False), order=(0, 1, 2))
    assert trace.columns["value"][0] == 3
    assert last_solved(trace) == [1]


def test_each_row_knows_the_place_of_its_action_in_whatever_order_the_search_tries_them():
    loaded = load("tree", "min [6 3 5]")
    trace = traced(solving, loaded, also=(settle,), how=How(prunes=False), order=(2, 0, 1))
    assert list(trace.columns["place"]) == [-1, -1, 2, 0, 1]


# The principal variation of a search in passes.


# Searches that are broken off inside.


def breaking(game, state, most):
    """Searches twice; the second time it gives up after so many nodes."""
    spent = []
    worth = 0.0
    for limit in (inf, most):
        spent.clear()
        try:
            worth = spending(game, state, spent, limit)
        except Broken:
            break
    return worth


def spending(game, state, spent, limit):
    spent.append(state)
    if len(spent) > limit:
        raise Broken
    if game.is_terminal(state):
        return game.utility(state)
    worths = []
    for action in game.actions(state):
        worths.append(spending(game, game.result(state, action), spent, limit))
    return max(worths) if game.to_move(state) == MAX else min(worths)


@pytest.mark.parametrize("text", [THREE_BY_THREE, "min [[[4 1] 2] 3]", "[7]"])
@pytest.mark.parametrize("most", [0, 1, 2, 3, 7, 12, 100])
def test_a_pass_that_was_broken_off_leaves_a_sound_trace(text, most):
    loaded = load("tree", text)
    trace = traced(breaking, loaded, most=most)
    columns = trace.columns
    assert list(columns["event"]).count(CALL) == list(columns["event"]).count(RETURN)
    enter, leave = spans(columns)
    for row in range(1, trace.visited):
        parent = columns["parent"][row]
        assert enter[parent] < enter[row] < leave[row] < leave[parent]
    first, second = passes(trace)
    assert first.value == columns["value"][0] == minimax(loaded.game, loaded.state)
    broken = [row for row in range(trace.visited) if isnan(columns["value"][row])]
    assert isnan(second.value) == bool(broken)
    # They are the nodes in which the search stood: a way down from the root of the pass.
    assert [columns["parent"][row] for row in broken] == [0, *broken[:-1]][: len(broken)]
    assert len(trace.states) == trace.visited, "what was broken off has cut nothing"
    assert KNOWN not in columns["status"]
    assert variation(trace, loaded.game) == variation(traced(minimax, loaded), loaded.game)


def test_iterative_deepening_that_runs_out_of_nodes_answers_by_its_last_whole_iteration():
    loaded = load("tictactoe", "X../.O./...")
    trace = traced_entry("iterative_deepening", loaded, nodes=200)
    every = passes(trace)
    finished = [each for each in every if not isnan(each.value)]
    assert isnan(every[-1].value)
    assert len(finished) == len(every) - 1
    assert trace.columns["value"][0] == finished[-1].value
    assert len(variation(trace, loaded.game)) == len(finished)


def test_null_windows_stand_in_the_columns_as_they_were_asked():
    trace = traced_entry("mtdf", load("tree", THREE_BY_THREE), f=0)
    for each in passes(trace):
        alpha, beta = trace.columns["alpha"][each.row], trace.columns["beta"][each.row]
        assert alpha < beta
        assert not isinf(alpha)
        assert (alpha + beta) / 2 in (alpha, beta)
    assert EVALUATED not in trace.columns["status"]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["minimax_table", "alphabeta_table"])
@pytest.mark.parametrize("position", [".../.../...", "X../.../...", "X../.O./..."])
def test_a_variation_goes_on_through_what_was_learnt_at_a_mirror_image(name, position):
    loaded = load("tictactoe", position)
    game, state = loaded.game, loaded.state
    worth = minimax(game, state) if position != ".../.../..." else 0
    for action in variation(traced_entry(name, loaded, symmetry=1), game):
        assert action in game.actions(state)
        state = game.result(state, action)
    assert game.is_terminal(state)
    assert game.utility(state) == worth
