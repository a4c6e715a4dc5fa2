"""The watcher finds the recursion of a search in whatever form it is written, and its state by whatever name."""

import functools
from collections.abc import Callable
from fractions import Fraction
from functools import cache, lru_cache, partial, wraps
from math import inf
from typing import Any

import pytest
from plyscope.game import MAX, BadInput
from plyscope.games import GAMES
from plyscope.games.presentable import Loaded
from plyscope.search.minimax import minimax
from plyscope.tracing import watch
from plyscope.tracing.codes import node_codes
from plyscope.tracing.rows import INNER, NO_ACTION, PRUNED, TERMINAL
from plyscope.tracing.trace import Trace, make_trace

TREE = "[[3 12 8] [2 [4 6] 9] 14]"


def tree(text: str = TREE) -> Loaded:
    return GAMES["tree"].load(text, {})


def traced(search: Any, loaded: Loaded, *arguments: Any, lines: bool = True) -> Trace:
    run = watch(search, loaded.game, loaded.state, *arguments, lines=lines)
    return make_trace(run, loaded.game)


def in_generator(game: Any, state: Any, depth: float = inf) -> float:
    if game.is_terminal(state):
        return float(game.utility(state))
    chosen = max if game.to_move(state) == MAX else min
    return chosen(in_generator(game, game.result(state, a), depth - 1) for a in game.actions(state))


def in_list(game: Any, state: Any) -> float:
    if game.is_terminal(state):
        return float(game.utility(state))
    worths = [in_list(game, game.result(state, action)) for action in game.actions(state)]
    return max(worths) if game.to_move(state) == MAX else min(worths)


def in_brackets_in_brackets(game: Any, state: Any) -> float:
    if game.is_terminal(state):
        return float(game.utility(state))
    sign = 1 if game.to_move(state) == MAX else -1
    worths = {
        worth
        for child in (game.result(state, action) for action in game.actions(state))
        for worth in [in_brackets_in_brackets(game, child)]
    }
    return max(worths, key=lambda worth: sign * worth)


def in_lambda(game: Any, state: Any) -> float:
    if game.is_terminal(state):
        return float(game.utility(state))
    chosen = max if game.to_move(state) == MAX else min
    return chosen(map(lambda a: in_lambda(game, game.result(state, a)), game.actions(state)))  # noqa: C417


def in_named_lambda(game: Any, state: Any) -> float:
    if game.is_terminal(state):
        return float(game.utility(state))
    worth = lambda action: in_named_lambda(game, game.result(state, action))  # noqa: E731
    return (max if game.to_move(state) == MAX else min)(map(worth, game.actions(state)))


def in_helper(game: Any, state: Any) -> float:
    def worth(action: Any) -> float:
        return in_helper(game, game.result(state, action))

    if game.is_terminal(state):
        return float(game.utility(state))
    return (max if game.to_move(state) == MAX else min)(map(worth, game.actions(state)))


def in_generator_function(game: Any, state: Any) -> float:
    if game.is_terminal(state):
        return float(game.utility(state))
    return (max if game.to_move(state) == MAX else min)(worths_below(game, state))


def worths_below(game: Any, state: Any) -> Any:
    for action in game.actions(state):
        yield in_generator_function(game, game.result(state, action))


a_lambda: Callable[[Any, Any], float] = lambda game, state: (  # noqa: E731
    float(game.utility(state))
    if game.is_terminal(state)
    else (max if game.to_move(state) == MAX else min)(
        a_lambda(game, game.result(state, action)) for action in game.actions(state)
    )
)


def a_lambda_inside(game: Any, state: Any) -> float:
    value = lambda state: (  # noqa: E731
        float(game.utility(state))
        if game.is_terminal(state)
        else (max if game.to_move(state) == MAX else min)(
            value(game.result(state, action)) for action in game.actions(state)
        )
    )
    return value(state)


def counted(function: Any) -> Any:
    @wraps(function)
    def counting(*arguments: Any, **keywords: Any) -> Any:
        return function(*arguments, **keywords)

    return counting


def handed_on(function: Any) -> Any:
    def handing(*arguments: Any) -> Any:
        return function(*arguments)

    return handing


@counted
def wrapped(game: Any, state: Any) -> float:
    if game.is_terminal(state):
        return float(game.utility(state))
    chosen = max if game.to_move(state) == MAX else min
    return chosen(wrapped(game, game.result(state, a)) for a in game.actions(state))


@handed_on
def wrapped_silently(game: Any, state: Any) -> float:
    if game.is_terminal(state):
        return float(game.utility(state))
    chosen = max if game.to_move(state) == MAX else min
    return chosen(wrapped_silently(game, game.result(state, a)) for a in game.actions(state))


@lru_cache(maxsize=10_000)
def cached(game: Any, state: Any) -> float:
    if game.is_terminal(state):
        return float(game.utility(state))
    chosen = max if game.to_move(state) == MAX else min
    return chosen(cached(game, game.result(state, a)) for a in game.actions(state))


def cached_inside(game: Any, state: Any) -> float:
    @cache
    def value(state: Any) -> float:
        if game.is_terminal(state):
            return float(game.utility(state))
        chosen = max if game.to_move(state) == MAX else min
        return chosen(value(game.result(state, action)) for action in game.actions(state))

    return value(state)


def with_extra(extra: int, game: Any, state: Any) -> float:
    if game.is_terminal(state):
        return float(game.utility(state)) + extra
    chosen = max if game.to_move(state) == MAX else min
    return chosen(without_extra(game, game.result(state, a)) for a in game.actions(state))


without_extra = partial(with_extra, 0)


class Searcher:
    def search(self, game: Any, state: Any) -> float:
        if game.is_terminal(state):
            return float(game.utility(state))
        return self.best(game, state) if game.to_move(state) == MAX else self.worst(game, state)

    def best(self, game: Any, state: Any) -> float:
        return max(self.search(game, game.result(state, a)) for a in game.actions(state))

    def worst(self, game: Any, state: Any) -> float:
        return min(self.search(game, game.result(state, a)) for a in game.actions(state))


class Recursing:
    def __call__(self, game: Any, state: Any) -> float:
        if game.is_terminal(state):
            return float(game.utility(state))
        chosen = max if game.to_move(state) == MAX else min
        return chosen(self(game, game.result(state, a)) for a in game.actions(state))

    def search(self, game: Any, state: Any) -> float:
        if game.is_terminal(state):
            return float(game.utility(state))
        chosen = max if game.to_move(state) == MAX else min
        return chosen(self.search(game, game.result(state, a)) for a in game.actions(state))

    @lru_cache(maxsize=10_000)  # noqa: B019
    def cached(self, game: Any, state: Any) -> float:
        if game.is_terminal(state):
            return float(game.utility(state))
        chosen = max if game.to_move(state) == MAX else min
        return chosen(self.cached(game, game.result(state, a)) for a in game.actions(state))

    @classmethod
    def of_class(cls, game: Any, state: Any) -> float:
        if game.is_terminal(state):
            return float(game.utility(state))
        chosen = max if game.to_move(state) == MAX else min
        return chosen(cls.of_class(game, game.result(state, a)) for a in game.actions(state))

    @staticmethod
    def of_none(game: Any, state: Any) -> float:
        if game.is_terminal(state):
            return float(game.utility(state))
        chosen = max if game.to_move(state) == MAX else min
        return chosen(Recursing.of_none(game, game.result(state, a)) for a in game.actions(state))


class Heir(Recursing):
    pass


def by_object(game: Any, state: Any) -> float:
    return Heir().search(game, state)


SEARCHERS = [
    in_generator,
    in_list,
    in_brackets_in_brackets,
    in_lambda,
    in_named_lambda,
    in_helper,
    in_generator_function,
    a_lambda,
    a_lambda_inside,
    wrapped,
    wrapped_silently,
    cached,
    cached_inside,
    without_extra,
    partial(in_generator, depth=9),
    Recursing(),
    Recursing().search,
    Recursing().cached,
    Recursing.of_class,
    Recursing.of_none,
    Heir().search,
    by_object,
]


@pytest.mark.parametrize("lines", [True, False])
@pytest.mark.parametrize("search", SEARCHERS, ids=lambda each: getattr(each, "__qualname__", "…"))
def test_recursion_is_found_in_every_form_and_makes_the_tree_of_minimax(search: Any, lines: bool) -> None:
    loaded = tree()
    trace, plain = traced(search, loaded, lines=lines), traced(minimax, loaded, lines=lines)
    for name in ("parent", "kind", "status", "value", "above"):
        assert list(trace.columns[name]) == list(plain.columns[name]), name
    assert trace.actions[1:] == plain.actions[1:]
    assert trace.actions[0] is NO_ACTION


def test_methods_that_call_each_other_are_all_nodes() -> None:
    codes, driver = node_codes(Searcher().search)
    assert sorted(code.co_name for code in codes) == ["best", "search", "worst"]
    assert not driver
    loaded = tree("[[1 2] 3]")
    assert traced(Searcher().search, loaded).columns["value"][0] == 3


def test_a_root_that_calls_its_searches_in_brackets_is_the_root_of_them_all() -> None:
    def root(game: Any, state: Any) -> Any:
        return max(game.actions(state), key=lambda action: in_list(game, game.result(state, action)))

    def value(game: Any, state: Any) -> float:
        return max(in_list(game, game.result(state, action)) for action in game.actions(state))

    loaded = tree()
    trace = traced(value, loaded)
    assert (trace.visited, list(trace.columns["parent"])[:5]) == (12, [-1, 0, 1, 1, 1])
    assert [code.co_name for code in node_codes(value)[0]] == ["value", "in_list"]
    assert [code.co_name for code in node_codes(root)[0]] == ["in_list"]


def test_python_s_own_library_is_no_part_of_a_search() -> None:
    codes, _ = node_codes(in_generator_function)
    assert [code.co_name for code in codes] == ["in_generator_function"]

    def careful(game: Any, state: Any) -> float:
        functools.wraps(careful)
        return -careful(game, state)

    assert [code.co_name for code in node_codes(careful)[0]] == ["careful"]


def test_a_helper_with_a_method_called_as_another_s_is_not_taken_for_recursive() -> None:
    class Table:
        def __init__(self) -> None:
            self.values: dict[Any, float] = {}

        def get(self, state: Any) -> float | None:
            return self.values.get(state)

    def search(game: Any, state: Any, table: Table | None = None) -> float:
        table = table or Table()
        if game.is_terminal(state):
            return float(game.utility(state))
        return max(search(game, game.result(state, a), table) for a in game.actions(state))

    assert [code.co_name for code in node_codes(search)[0]] == ["search"]


def test_what_a_cache_answers_is_not_shown_as_cut_off() -> None:
    loaded = GAMES["tictactoe"].load("XOX/OXO/...", {})
    for search in (cached, cached_inside, Recursing().cached):
        trace = traced(search, loaded)
        assert trace.columns["value"][0] == minimax(loaded.game, loaded.state)
        assert PRUNED not in trace.columns["status"]
        assert len(set(trace.states)) == trace.visited


def test_an_answer_out_of_a_cache_that_was_full_is_refused_with_a_sentence() -> None:
    loaded = tree()

    @cache
    def value(state: Any) -> float:
        if loaded.game.is_terminal(state):
            return float(loaded.game.utility(state))
        return max(value(loaded.game.result(state, a)) for a in loaded.game.actions(state))

    def search(_game: Any, state: Any) -> float:
        return value(state)

    search(loaded.game, loaded.state)
    with pytest.raises(BadInput, match="without a call that could be recorded"):
        watch(search, loaded.game, loaded.state)


def by_board(game: Any, board: Any, depth: float = inf) -> float:
    if game.is_terminal(board):
        return float(game.utility(board))
    chosen = max if game.to_move(board) == MAX else min
    return chosen(by_board(game, game.result(board, a), depth - 1) for a in game.actions(board))


def by_odd_name(depth: float, zustand: Any, game: Any) -> float:
    if game.is_terminal(zustand):
        return float(game.utility(zustand))
    chosen = max if game.to_move(zustand) == MAX else min
    return chosen(by_odd_name(depth - 1, game.result(zustand, a), game) for a in game.actions(zustand))


def by_place(*args: Any) -> float:
    game, here, depth = args
    if game.is_terminal(here):
        return float(game.utility(here))
    chosen = max if game.to_move(here) == MAX else min
    return chosen(by_place(game, game.result(here, a), depth - 1) for a in game.actions(here))


def by_keyword(**given: Any) -> float:
    game, here = given["game"], given["here"]
    if game.is_terminal(here):
        return float(game.utility(here))
    chosen = max if game.to_move(here) == MAX else min
    return chosen(by_keyword(game=game, here=game.result(here, a)) for a in game.actions(here))


def with_the_one_before(game: Any, before: Any, here: Any) -> float:
    if game.is_terminal(here):
        return float(game.utility(here))
    chosen = max if game.to_move(here) == MAX else min
    return chosen(with_the_one_before(game, here, game.result(here, a)) for a in game.actions(here))


def node_is_no_state(game: Any, node: dict[str, Any], here: Any) -> float:
    if game.is_terminal(here):
        return float(game.utility(here))
    chosen = max if game.to_move(here) == MAX else min
    children = (game.result(here, a) for a in game.actions(here))
    return chosen(node_is_no_state(game, {"above": node}, child) for child in children)


@pytest.mark.parametrize(
    "search",
    [
        by_board,
        lambda game, state: by_odd_name(inf, state, game),
        lambda game, state: by_place(game, state, 9),
        lambda game, state: by_keyword(game=game, here=state),
        lambda game, state: node_is_no_state(game, {}, state),
    ],
    ids=["board", "another name", "*args", "**kwargs", "node"],
)
def test_a_state_is_found_whatever_its_parameter_is_called(search: Any) -> None:
    for loaded in (tree(), GAMES["tictactoe"].load("XOX/OXO/...", {})):
        trace, plain = traced(search, loaded), traced(minimax, loaded)
        for name in ("parent", "kind", "status", "value"):
            assert list(trace.columns[name]) == list(plain.columns[name]), name
        assert trace.actions[1:] == plain.actions[1:]
        assert not {"board", "zustand", "here", "node", "args"} & set(trace.names)


def test_a_state_that_a_number_stands_for_is_not_mistaken_for_a_depth() -> None:
    class Halving:
        """A position is a number; a move takes one or two from it. MAX wants to come out odd."""

        def to_move(self, state: int) -> str:
            return MAX

        def actions(self, state: int) -> list[int]:
            return [1, 2]

        def result(self, state: int, action: int) -> int:
            return state - action

        def is_terminal(self, state: int) -> bool:
            return state <= 0

        def utility(self, state: int) -> float:
            return float(state)

    def search(game: Any, number: int, depth: int) -> float:
        if game.is_terminal(number) or depth == 0:
            return float(number)
        return max(search(game, game.result(number, a), depth - 1) for a in game.actions(number))

    game = Halving()
    trace = make_trace(watch(search, game, 4, 4), game)
    assert list(trace.states[:5]) == [4, 3, 2, 1, 0]
    assert "depth" in trace.names
    assert "number" not in trace.names


def test_a_state_that_cannot_be_told_is_refused_with_a_sentence() -> None:
    def hidden(game: Any, box: list[Any]) -> float:
        if game.is_terminal(box[0]):
            return float(game.utility(box[0]))
        return max(hidden(game, [game.result(box[0], a)]) for a in game.actions(box[0]))

    def bare() -> float:
        return -bare()

    loaded = tree()
    sentence = "cannot tell which argument of hidden is the position: call the parameter state"
    with pytest.raises(BadInput, match=sentence):
        watch(lambda game, state: hidden(game, [state]), loaded.game, loaded.state)
    with pytest.raises(BadInput, match="which argument of bare is the position"):
        watch(lambda game, state: bare(), loaded.game, loaded.state)


def test_the_position_after_a_move_is_the_state_and_not_the_one_before() -> None:
    def search(game: Any, state: Any) -> float:
        first = game.actions(state)[0]
        return with_the_one_before(game, state, game.result(state, first))

    loaded = tree("[[1 2] 3]")
    trace = traced(search, loaded)
    assert list(trace.columns["status"]) == [INNER, TERMINAL, TERMINAL]


def with_a_helper_that_has_a_method_s_name(game: Any, state: Any) -> float:
    def value(state: Any) -> float:
        if game.is_terminal(state):
            return float(game.utility(state))
        chosen = max if game.to_move(state) == MAX else min
        return chosen([value(game.result(state, action)) for action in actions(state)])

    def actions(state: Any) -> Any:
        return game.actions(state)

    return value(state)


def test_a_helper_is_no_node_because_it_has_the_name_of_a_method_that_it_calls() -> None:
    codes, _ = node_codes(with_a_helper_that_has_a_method_s_name)
    assert [code.co_name for code in codes] == ["value"]
    assert traced(with_a_helper_that_has_a_method_s_name, tree()).columns["value"][0] == 14


def test_exact_numbers_are_numbers_too() -> None:
    def halved(game: Any, state: Any, alpha: Any = -inf, beta: Any = inf) -> Any:
        if game.is_terminal(state):
            return Fraction(game.utility(state)) / 2
        found = alpha
        for action in game.actions(state):
            found = max(found, halved(game, game.result(state, action), found, beta))
        return found

    trace = traced(halved, tree("[3 5 1]"))
    columns = trace.columns
    assert list(columns["value"]) == [2.5, 1.5, 2.5, 0.5]
    assert list(columns["alpha"])[1:] == [-inf, 1.5, 2.5]
