"""Laws that the traces of registered searches keep, on random trees and small endgames."""

from math import isnan

import pytest
from events import assignments, spans
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from playing import NESTED, TREES, load, tree_text
from plyscope.search import SEARCHES
from plyscope.search.alphabeta import alphabeta
from plyscope.search.minimax import minimax
from plyscope.search.sss_star import sss_star
from plyscope.tracing import watch
from plyscope.tracing.answer import last_solved, passes, variation
from plyscope.tracing.rows import INNER, KNOWN, MAX_TO_MOVE, PRUNED, TERMINAL, visited_rows
from plyscope.tracing.trace import How
from tracing import children, column, traced, traced_entry

FEW = examples(25)
TABLED = [
    *[("minimax_table", {"symmetry": symmetry}) for symmetry in (0, 1)],
    *[("alphabeta_table", {"symmetry": symmetry}) for symmetry in (0, 1)],
    *[("mtdf", {"f": f}) for f in (0, 1, -1)],
]
ENDGAMES = ["XOX/.O./.X.", "X../OO./..X", "O.X/.X./..O"]
every_tabled = pytest.mark.parametrize(("name", "options"), TABLED)
every_endgame = pytest.mark.parametrize("position", ENDGAMES)


@pytest.mark.slow
@FEW
@given(loaded=TREES, name=st.sampled_from(["mtdf", "iterative_deepening", "uct"]))
def test_passes_are_whole_subtrees_one_after_the_other_and_hold_all_rows_but_the_driver(loaded, name):
    trace = traced_entry(name, loaded, **({"rounds": 20} if name == "uct" else {}))
    every = passes(trace)
    assert [each.row for each in every] == [1, *[each.end for each in every[:-1]]]
    assert every[-1].end == trace.visited
    for each in every:
        assert trace.columns["parent"][each.row] == 0
        within = trace.columns["parent"][each.row + 1 : each.end]
        assert all(each.row <= parent < each.end for parent in within)
        assert trace.states[each.row] == loaded.state


@pytest.mark.slow
@FEW
@given(loaded=TREES)
def test_negamax_has_the_columns_of_alpha_beta_values_and_windows_from_the_side_of_max(loaded):
    plain = traced(alphabeta, loaded)
    trace = traced_entry("negamax", loaded)
    for name in ("parent", "kind", "status", "value", "alpha", "beta"):
        for row, (own, other) in enumerate(zip(trace.columns[name], plain.columns[name], strict=True)):
            assert own == other or (isnan(own) and isnan(other)), f"{name} of row {row}"
    assert trace.actions[1:] == plain.actions[1:]


@every_endgame
@every_tabled
def test_a_known_row_says_what_an_earlier_row_of_the_same_position_said(name, options, position):
    loaded = load("tictactoe", position)
    trace = traced_entry(name, loaded, **options)
    key = loaded.game.canonical if options.get("symmetry") else tuple
    known = [row for row in range(trace.visited) if trace.columns["status"][row] == KNOWN]
    assert known
    for row in known:
        learnt = trace.columns["link"][row]
        assert 0 <= learnt < row
        assert trace.columns["status"][learnt] != KNOWN
        assert key(trace.states[learnt]) == key(trace.states[row])
        assert trace.columns["value"][learnt] == trace.columns["value"][row]


@every_endgame
@every_tabled
def test_same_is_the_first_row_of_an_equal_position(name, options, position):
    loaded = load("tictactoe", position)
    trace = traced_entry(name, loaded, **options)
    key = loaded.game.canonical if options.get("symmetry") else tuple
    positions = [key(state) for state in trace.states[: trace.visited]]
    assert column(trace, "same") == [positions.index(position) for position in positions]


@pytest.mark.slow
@FEW
@given(odds=st.lists(st.integers(1, 9), min_size=1, max_size=4), nested=st.lists(NESTED))
def test_the_value_of_a_chance_node_is_the_sum_of_each_chance_times_its_value(odds, nested):
    total = sum(odds)
    outcomes = [
        f"{each}/{total}:{tree_text(nested[place]) if place < len(nested) else place}"
        for place, each in enumerate(odds)
    ]
    if any("[]" in outcome for outcome in outcomes):
        return
    trace = traced_entry("expectiminimax", load("tree", f"({' '.join(outcomes)})"))
    chance, worth = trace.columns["chance"], trace.columns["value"]
    own = children(trace, 0)
    assert sum(chance[row] for row in own) == pytest.approx(1)
    assert worth[0] == pytest.approx(sum(chance[row] * worth[row] for row in own))


@pytest.mark.slow
@FEW
@given(loaded=TREES)
def test_a_search_that_searches_again_leaves_no_move_out_without_a_closed_window(loaded):
    trace = traced_entry("pvs", loaded)
    alpha, beta, worth, kind = (trace.columns[name] for name in ("alpha", "beta", "value", "kind"))
    for row in range(trace.visited):
        if trace.columns["status"][row] != INNER:
            continue
        offered = set(loaded.game.actions(trace.states[row]))
        own = children(trace, row)
        assert {trace.actions[child] for child in own} == offered
        if any(trace.columns["status"][child] == PRUNED for child in own):
            closed = worth[row] >= beta[row] if kind[row] == MAX_TO_MOVE else worth[row] <= alpha[row]
            assert closed


def traced_best_first(loaded):
    return traced(sss_star, loaded, hints=SEARCHES["sss_star"].hints, how=How(prunes=False))


@pytest.mark.slow
@FEW
@given(loaded=TREES)
def test_the_move_of_each_row_leads_from_the_position_above_to_its_own(loaded):
    game = loaded.game
    traces = [
        traced_best_first(loaded),
        traced_entry("uct", loaded, rounds=15),
        *[traced_entry(name, loaded) for name in ("mtdf", "iterative_deepening", "pvs")],
    ]
    for trace in traces:
        for row in range(1, trace.visited):
            if trace.made_by_move(row):
                before = trace.states[trace.columns["above"][row]]
                assert game.result(before, trace.actions[row]) == trace.states[row]
            else:
                assert trace.states[trace.columns["parent"][row]] == trace.states[row]


@pytest.mark.slow
@FEW
@given(loaded=TREES)
def test_a_best_first_search_solves_a_leaf_with_the_smaller_of_its_merit_and_what_the_game_answers(loaded):
    trace = traced_best_first(loaded)
    columns = trace.columns
    enter, _ = spans(columns)
    held = {event: value for event, place, value in assignments(columns) if trace.names[place] == "merit"}
    for row, answer in enumerate(columns["answer"]):
        if columns["status"][row] == TERMINAL:
            merit = held[enter[row]]
            assert answer == loaded.game.utility(trace.states[row])
            assert columns["value"][row] == min(merit, answer)
        else:
            assert isnan(answer)


def test_a_search_that_returns_its_values_has_no_column_of_answers():
    assert "answer" not in traced_entry("alphabeta", load("tree", "[3 12 8]")).columns


class Looked(list):
    """A list that counts how often an item of it is looked at."""

    looks = 0

    def __getitem__(self, at):
        self.looks += 1
        return super().__getitem__(at)


def test_the_moves_of_a_search_that_makes_them_all_before_it_looks_are_each_found_at_once():
    worths = [(7 * place) % 200 for place in range(200)]
    loaded = load("tree", f"[{' '.join(map(str, worths))}]")
    run = watch(sss_star, loaded.game, loaded.state, hints=SEARCHES["sss_star"].hints, lines=False)
    run.log.moved = moved = Looked(run.log.moved)
    rows = visited_rows(run.log, loaded.game)
    assert len(set(map(str, rows.action[2:]))) == 200
    assert moved.looks <= 3 * len(rows.state)


@pytest.mark.slow
@FEW
@given(loaded=TREES)
def test_what_a_best_first_search_solved_last_is_best_play_down_to_the_leaf_that_tells_its_value(loaded):
    game, state = loaded.game, loaded.state
    value = minimax(game, state)
    for action in last_solved(traced_best_first(loaded)):
        state = game.result(state, action)
        assert minimax(game, state) == value
    assert game.is_terminal(state)
    assert game.utility(state) == value


PASSING = ["mtdf", "iterative_deepening"]


@FEW
@given(loaded=TREES, name=st.sampled_from([*PASSING, "pvs", "minimax_table", "negamax"]), data=st.data())
def test_the_principal_variation_keeps_the_value_move_by_move_to_the_end(loaded, name, data):
    game, state = loaded.game, loaded.state
    worth = minimax(game, state)
    guess = {"f": data.draw(st.integers(-10, 10))} if name == "mtdf" else {}
    for action in variation(traced_entry(name, loaded, **guess), game):
        state = game.result(state, action)
        assert minimax(game, state) == worth
    assert game.is_terminal(state)
