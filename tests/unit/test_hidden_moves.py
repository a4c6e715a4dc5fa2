"""Hidden moves: regret matching and CFR go to equilibrium, as best responses show."""

from itertools import product
from math import sqrt
from random import Random

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from plyscope.game import CHANCE, BadInput
from plyscope.games import kuhn, matrix
from plyscope.search import SEARCHES
from plyscope.search.cfr import cfr
from plyscope.search.regret_matching import regret_matching
from plyscope.study.equilibrium import approach, best_response_value, exploitability, milestones, table
from plyscope.support.orders import ORDERS
from plyscope.support.strategies import expected_value, spot
from plyscope.tracing import watch
from plyscope.tracing.answer import passes
from plyscope.tracing.trace import How, make_trace

KUHN = kuhn.KuhnPoker()
BOTH = pytest.mark.parametrize("search", [regret_matching, cfr], ids=["regret_matching", "cfr"])


def preset(name):
    position = next(each.position for each in matrix.ENTRY.presets if each.id == name)
    return matrix.load(position, {}).game


def matrix_of(rows):
    text = "/".join([" ".join([str(number) for number in row]) for row in rows])
    return matrix.load(text, {}).game


def strategies_of(game, of_max, of_min):
    return {spot(game, ()): of_max, spot(game, (0,)): of_min}


def pure(rows):
    return [[float(index == chosen) for index in range(rows)] for chosen in range(rows)]


MATRICES = st.tuples(st.integers(1, 3), st.integers(1, 3)).flatmap(
    lambda size: st.lists(
        st.lists(st.integers(-5, 5), min_size=size[1], max_size=size[1]), min_size=size[0], max_size=size[0]
    )
)


@pytest.mark.slow
@BOTH
@pytest.mark.parametrize(
    ("name", "value", "of_max", "of_min"),
    [
        ("rock-paper-scissors", 0, [1 / 3, 1 / 3, 1 / 3], [1 / 3, 1 / 3, 1 / 3]),
        ("pennies", 0, [1 / 2, 1 / 2], [1 / 2, 1 / 2]),
        ("rock-twice", 0, [1 / 4, 1 / 2, 1 / 4], [1 / 4, 1 / 2, 1 / 4]),
        ("penalty", 79.57, [0.3854, 0.6146], [0.4199, 0.5801]),
        ("saddle", 2, [1, 0, 0], [0, 1, 0]),
    ],
)
def test_average_strategies_go_to_the_known_equilibrium(search, name, value, of_max, of_min):
    game = preset(name)
    found = search(game, (), rounds=2000)
    width = game.bounds[1] - game.bounds[0]
    assert found.value == pytest.approx(value, abs=0.01 * width)
    assert list(found.strategies.values()) == [pytest.approx(of_max, abs=0.06), pytest.approx(of_min, abs=0.06)]
    assert exploitability(game, found.strategies) <= 0.03 * width


@examples(25)
@given(MATRICES)
def test_cfr_comes_as_near_to_equilibrium_as_its_theorem_promises(rows):
    game = matrix_of(rows)
    rounds = 50
    found = cfr(game, (), rounds=rounds)
    width = game.bounds[1] - game.bounds[0]
    regret = width * (sqrt(len(rows)) + sqrt(len(rows[0]))) / sqrt(rounds)
    assert 2 * exploitability(game, found.strategies) <= regret + 1e-9


@pytest.mark.slow
@examples(25)
@given(MATRICES)
def test_where_a_game_has_a_saddle_point_cfr_finds_its_value(rows):
    at_least = max(min(row) for row in rows)
    at_most = min(max(row[column] for row in rows) for column in range(len(rows[0])))
    found = cfr(matrix_of(rows), (), rounds=400)
    assert at_least - 0.5 <= found.value <= at_most + 0.5
    if at_least == at_most:
        assert found.value == pytest.approx(at_least, abs=0.5)


@pytest.mark.slow
@given(MATRICES, st.randoms(use_true_random=False))
def test_a_best_response_in_a_matrix_is_the_best_row_or_column(rows, random):
    game = matrix_of(rows)
    of_max, of_min = (mixed(count, random) for count in (len(rows), len(rows[0])))
    strategies = strategies_of(game, of_max, of_min)
    by_row = [sum(q * x for q, x in zip(of_min, row, strict=True)) for row in rows]
    by_column = [sum(p * row[column] for p, row in zip(of_max, rows, strict=True)) for column in range(len(rows[0]))]
    assert best_response_value(game, strategies, "MAX") == pytest.approx(max(by_row))
    assert best_response_value(game, strategies, "MIN") == pytest.approx(min(by_column))
    assert expected_value(game, (), strategies) == pytest.approx(
        sum(p * worth for p, worth in zip(of_max, by_row, strict=True))
    )


def mixed(count, random):
    weights = [random.random() + 1e-3 for _ in range(count)]
    return [weight / sum(weights) for weight in weights]


@examples(5)
@given(st.randoms(use_true_random=False))
def test_a_best_response_in_kuhn_poker_is_the_best_of_all_pure_strategies(random):
    spots = kuhn_spots()
    strategies = {where: mixed(2, random) for where in spots}
    for side, best in (("MAX", max), ("MIN", min)):
        own = [where for where in spots if where[0] == side]
        assert len(own) == 6
        worths = []
        for choice in product(pure(2), repeat=len(own)):
            worths.append(expected_value(KUHN, KUHN.initial, {**strategies, **dict(zip(own, choice, strict=True))}))
        assert best_response_value(KUHN, strategies, side) == pytest.approx(best(worths))


def kuhn_spots():
    return dict.fromkeys(
        spot(KUHN, kuhn.Hand(deal, history)) for deal in kuhn.DEALS for history in ("", "p", "b", "pb")
    )


def known_equilibrium(bluff):
    """Kuhn's own: MAX bets a jack with probability `bluff`, from 0 to 1/3, and all else follows."""
    bets = {
        ("MAX", ("J", "")): bluff,
        ("MAX", ("Q", "")): 0,
        ("MAX", ("K", "")): 3 * bluff,
        ("MAX", ("J", "pb")): 0,
        ("MAX", ("Q", "pb")): bluff + 1 / 3,
        ("MAX", ("K", "pb")): 1,
        ("MIN", ("J", "p")): 1 / 3,
        ("MIN", ("Q", "p")): 0,
        ("MIN", ("K", "p")): 1,
        ("MIN", ("J", "b")): 0,
        ("MIN", ("Q", "b")): 1 / 3,
        ("MIN", ("K", "b")): 1,
    }
    return {where: [1 - bet, bet] for where, bet in bets.items()}


@pytest.mark.parametrize("bluff", [0, 1 / 6, 1 / 3])
def test_kuhn_s_own_equilibria_are_worth_minus_one_eighteenth_and_cannot_be_exploited(bluff):
    strategies = known_equilibrium(bluff)
    assert strategies.keys() == kuhn_spots().keys()
    assert expected_value(KUHN, KUHN.initial, strategies) == pytest.approx(-1 / 18)
    assert exploitability(KUHN, strategies) == pytest.approx(0, abs=1e-12)


def test_a_jack_that_bluffs_too_often_can_be_exploited():
    strategies = known_equilibrium(1 / 3) | {("MAX", ("J", "")): [0, 1]}
    assert exploitability(KUHN, strategies) > 0.01


@pytest.mark.slow
def test_cfr_finds_the_value_and_the_equilibrium_of_kuhn_poker():
    found = cfr(KUHN, KUHN.initial, rounds=1000)
    assert found.value == pytest.approx(-1 / 18, abs=0.002)
    assert exploitability(KUHN, found.strategies) < 0.01
    bets = {where: strategy[1] for where, strategy in found.strategies.items()}
    bluff = bets["MAX", ("J", "")]
    assert 0 <= bluff <= 1 / 3 + 0.03
    for where, (_, bet) in known_equilibrium(bluff).items():
        assert bets[where] == pytest.approx(bet, abs=0.06)


def test_cfr_after_one_round_has_played_everything_as_often():
    assert set(map(tuple, cfr(KUHN, KUHN.initial, rounds=1).strategies.values())) == {(0.5, 0.5)}


@pytest.mark.slow
def test_the_points_of_an_approach_go_down_to_equilibrium():
    points = approach(cfr, KUHN, KUHN.initial, 500)
    assert [point.rounds for point in points] == [1, 2, 5, 10, 20, 50, 100, 200, 500]
    assert points[-1].exploitability < points[3].exploitability / 5 < points[0].exploitability / 5
    assert points[-1].value == cfr(KUHN, KUHN.initial, rounds=500).value
    assert all(point.exploitability >= 0 for point in points)


def test_a_seed_makes_regret_matching_repeatable():
    game = preset("pennies")
    first, again, other = (approach(regret_matching, game, (), 30, seed=seed) for seed in (1, 1, 2))
    assert first == again
    assert [point.value for point in first] != [point.value for point in other]


@given(st.integers(1, 100_000))
def test_milestones_grow_to_the_last(last):
    counts = milestones(last)
    assert counts[-1] == last
    assert counts == sorted(set(counts))
    assert len(counts) <= 16


def test_strategies_are_told_in_words():
    rows = table(KUHN, known_equilibrium(0))
    assert len(rows) == 12
    told = {(row.player, row.knows): row.probabilities[1] for row in rows}
    assert (told["MAX", "K after pass, bet"], told["MIN", "J after pass"]) == (1, 1 / 3)
    assert {tuple(row.actions) for row in rows} == {("pass", "bet")}
    pennies = table(preset("pennies"), {})
    assert [(row.player, row.knows, list(row.probabilities)) for row in pennies] == [
        ("MAX", "", [0.5, 0.5]),
        ("MIN", "", [0.5, 0.5]),
    ]


@BOTH
def test_a_search_does_not_begin_after_a_move_that_is_hidden(search):
    game = preset("pennies")
    with pytest.raises(BadInput) as caught:
        search(game, (0,), rounds=1)
    assert caught.value.field == "method"
    assert "Search from a position before the first of them" in str(caught.value)


def test_regret_matching_plays_each_action_by_what_it_would_have_brought():
    """One round by hand: after heads against heads MIN regrets not having played tails."""
    game = preset("pennies")
    seed = next(seed for seed in range(99) if Random(seed).choices(range(2), [1, 1]) == [0])
    one = regret_matching(game, (), rounds=1, seed=seed)
    assert list(one.strategies.values()) == [[0.5, 0.5], [0.5, 0.5]]
    two = regret_matching(game, (), rounds=2, seed=seed)
    learnt = [strategy for strategy in two.strategies.values() if strategy != [0.5, 0.5]]
    assert sorted(learnt[0]) == [0.25, 0.75]


@pytest.mark.parametrize("game", [KUHN, preset("pennies")], ids=["kuhn", "matrix"])
def test_no_order_of_moves_may_tell_what_is_hidden(game):
    assert [order.id for order in ORDERS.values() if order.offered(game)] == ["given"]


@pytest.mark.parametrize("game", [KUHN, preset("saddle")], ids=["kuhn", "matrix"])
def test_only_searches_that_heed_what_is_hidden_are_offered(game):
    offered = {search.id for search in SEARCHES.values() if search.offered(game)}
    assert "cfr" in offered <= {"cfr", "regret_matching"}
    assert ("regret_matching" in offered) == hasattr(game, "payoffs")


@pytest.mark.parametrize(
    ("name", "entry", "nodes", "value"),
    [
        ("regret_matching", matrix.ENTRY, 3 * 40, 0),
        ("cfr", matrix.ENTRY, 13 * 40, 0),
        ("cfr", kuhn.ENTRY, 55 * 40, -1 / 18),
    ],
)
def test_a_watched_run_grows_one_tree_in_as_many_passes_as_rounds(name, entry, nodes, value):
    search = SEARCHES[name]
    loaded = entry.load(entry.start, {})
    watched = watch(search.function, loaded.game, loaded.state, keywords={"rounds": 40}, hints=search.hints)
    trace = make_trace(watched, loaded.game, How(prunes=False))
    assert trace.visited == 1 + nodes
    assert len(passes(trace)) == 40
    assert trace.columns["value"][0] == watched.value.value == pytest.approx(value, abs=0.05)
    assert (search.passes, search.merged, search.best_by) == (True, True, "mixture")


def watched_strategies(name, game, rounds):
    """The trace of a watched run, and what each of its rows held for a strategy."""
    entry, keywords = SEARCHES[name], {"rounds": rounds}
    run = watch(entry.function, game, game.initial, keywords=keywords, hints=entry.hints)
    trace = make_trace(run, game, How(prunes=False))
    columns = trace.columns
    start, mix = columns["mix_start"], list(columns["mix"])
    held = [mix[start[row] : start[row + 1]] for row in range(trace.visited)]
    return trace, columns["info"], held, run.value.strategies


@pytest.mark.parametrize("name", ["regret_matching", "cfr"])
def test_the_strategies_of_the_rounds_are_those_that_the_average_is_the_average_of(name):
    game = preset("rock-twice")
    trace, _info, held, average = watched_strategies(name, game, 30)
    rounds = [held[row] for row in range(1, trace.visited) if trace.states[row] == ()]
    assert len(rounds) == 30
    mean = [sum(probabilities) / 30 for probabilities in zip(*rounds, strict=True)]
    assert mean == pytest.approx(average[spot(game, ())])


@pytest.mark.parametrize(
    ("name", "game"), [("regret_matching", preset("penalty")), ("cfr", preset("penalty")), ("cfr", KUHN)]
)
def test_where_a_player_moves_a_strategy_is_noted_and_nowhere_else(name, game):
    trace, info, held, _ = watched_strategies(name, game, 8)
    for row in range(1, trace.visited):
        state = trace.states[row]
        moves = not game.is_terminal(state) and game.to_move(state) != CHANCE
        assert (info[row] >= 0) == moves
        assert len(held[row]) == (len(game.actions(state)) if moves else 0)
        assert not moves or sum(held[row]) == pytest.approx(1)
    assert held[0] == []


def test_positions_that_the_player_to_move_cannot_tell_apart_are_one_information_set():
    trace, info, held, _ = watched_strategies("cfr", KUHN, 2)
    where = [row for row in range(1, trace.visited) if info[row] >= 0]
    assert len({info[row] for row in where}) == 12
    spots = {(info[row], spot(KUHN, trace.states[row])) for row in where}
    assert len(spots) == 12
    first = [row for row in where if row < trace.visited // 2]
    assert all(held[row] == [0.5, 0.5] for row in first)
