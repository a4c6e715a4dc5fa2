"""Every exact search in the registry finds what minimax finds. A new one is picked up by itself."""

import json

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from playing import EVERY_PRESET, TREES, UTILITIES, load, positions, tree_text
from plyscope.bridge import answer
from plyscope.game import MIN
from plyscope.games import GAMES
from plyscope.search import CUTS, SEARCHES
from plyscope.search.minimax import minimax
from plyscope.support.orders import ORDERS

MANY = examples(120)
EXACT = [search for search in SEARCHES.values() if search.exact]
FEW_MOVES = 12
"""With more at the beginning, so many searches of so many positions take too long."""
PLAIN_PRESETS = [
    preset
    for preset in EVERY_PRESET
    if SEARCHES["minimax"].offered((loaded := GAMES[preset[0]].load(preset[1], preset[2])).game)
    and len(loaded.game.actions(loaded.state)) <= FEW_MOVES
]

cuts = st.sampled_from(CUTS)
orders = st.sampled_from(list(ORDERS.values()))
quick_orders = st.sampled_from([order for order in ORDERS.values() if not order.knows_all])
windows = st.lists(UTILITIES, min_size=2, max_size=2, unique=True).map(sorted)
symmetries = st.integers(0, 1)


def answer_of(search, game, state, depth=None, cut=None, symmetry=0, window=None):
    """What a search answers, from MAX's side, when it is told what it takes of all this."""
    chosen = {}
    search = search.fitting(game)
    function = search.cutting(cut).function if cut else search.function
    if depth is not None:
        chosen["depth"] = depth
    if any(option.id == "symmetry" for option in search.options):
        chosen["symmetry"] = symmetry
    turned = search.side == "mover" and game.to_move(state) == MIN
    if window:
        alpha, beta = (-window[1], -window[0]) if turned else window
        chosen |= {"alpha": alpha, "beta": beta}
    found = function(game, state, **chosen)
    value = found[0] if isinstance(found, tuple) else found
    return -value if turned else value


def offered(game):
    """The exact searches that can search `game`; there is always one."""
    return [search for search in EXACT if search.offered(game)]


@pytest.mark.slow
@MANY
@given(loaded=TREES, cut=cuts, order=orders)
def test_the_value_of_a_tree_is_minimax_s_with_every_order_and_cut(loaded, cut, order):
    game, root = loaded.game, loaded.state
    ordered = order.apply(game) if order.offered(game) else game
    value = minimax(game, root)
    for search in offered(game):
        assert answer_of(search, ordered, root, cut=cut) == value, search.id


REALS = st.recursive(
    st.sampled_from(["0.1", "0.2", "0.3", "1/3", "2/3", "-1/7", "-0.25", "0.30000000000000004"]),
    lambda children: st.lists(children, min_size=1, max_size=4),
    max_leaves=20,
)


@pytest.mark.slow
@MANY
@given(first=st.sampled_from(["max", "min"]), nested=st.lists(REALS, min_size=1, max_size=4))
def test_the_value_of_a_tree_of_fractions_is_minimax_s_to_the_last_digit(first, nested):
    loaded = load("tree", f"{first} {tree_text(nested)}")
    value = minimax(loaded.game, loaded.state)
    for search in offered(loaded.game):
        assert answer_of(search, loaded.game, loaded.state) == value, search.id


@pytest.mark.slow
@MANY
@given(loaded=TREES, cut=cuts, depth=st.integers(0, 5))
def test_the_value_at_a_depth_limit_is_minimax_s(loaded, cut, depth):
    game, root = loaded.game, loaded.state
    value = minimax(game, root, depth)
    for search in offered(game):
        if search.takes_depth:
            assert answer_of(search, game, root, depth, cut) == value, search.id


@pytest.mark.slow
@MANY
@given(position=positions(PLAIN_PRESETS), cut=cuts, order=quick_orders, depth=st.integers(0, 2), symmetry=symmetries)
def test_the_value_of_a_position_of_any_game_is_minimax_s(position, cut, order, depth, symmetry):
    game, state = position
    ordered = order.apply(game) if order.offered(game) else game
    value = SEARCHES["minimax"].fitting(game).function(game, state, depth)
    for search in offered(game):
        if search.takes_depth:
            assert answer_of(search, ordered, state, depth, cut, symmetry) == value, search.id


ENDGAMES = [("tictactoe", position, {}) for position in ("X../OO./..X", "XOX/.O./.X.", "O.X/.../X.O")]


@pytest.mark.slow
@examples(40)
@given(position=positions(ENDGAMES, longest=3), cut=cuts, symmetry=symmetries)
def test_the_value_of_an_endgame_searched_to_the_end_is_minimax_s(position, cut, symmetry):
    game, state = position
    value = minimax(game, state)
    for search in offered(game):
        assert answer_of(search, game, state, cut=cut, symmetry=symmetry) == value, search.id


@pytest.mark.slow
@MANY
@given(loaded=TREES, cut=cuts, window=windows)
def test_an_answer_outside_the_window_is_a_bound_on_the_right_side(loaded, cut, window):
    game, root = loaded.game, loaded.state
    alpha, beta = window
    value = minimax(game, root)
    for search in offered(game):
        if search.takes_window:
            found = answer_of(search, game, root, cut=cut, window=window)
            if found <= alpha:
                assert value <= found, search.id
            elif found >= beta:
                assert value >= found, search.id
            else:
                assert value == found, search.id


@pytest.mark.slow
@pytest.mark.native
@examples(40)
@given(loaded=TREES)
def test_the_best_move_that_the_page_is_told_is_optimal(loaded):
    game, root = loaded.game, loaded.state
    value = minimax(game, root)
    for search in offered(game):
        request = {"op": "search", "kind": "game", "subject": "tree", "position": game.format(root)}
        request |= {"method": search.id, "lines": False}
        reply = json.loads(answer(json.dumps(request)).text)
        best = game.parse_action(root, reply["best"])
        assert minimax(game, game.result(root, best)) == value, search.id
        assert reply["value"] == value, search.id


@pytest.mark.slow
@MANY
@given(loaded=TREES, cut=cuts, window=windows)
def test_fail_hard_answers_with_the_value_put_within_the_window(loaded, cut, window):
    alpha, beta = window
    hard = SEARCHES["alphabeta_hard"].cutting(cut).function
    found = hard(loaded.game, loaded.state, alpha=alpha, beta=beta)
    assert found == min(max(minimax(loaded.game, loaded.state), alpha), beta)


@pytest.mark.slow
@MANY
@given(loaded=TREES, window=windows)
def test_fail_soft_bounds_are_at_least_as_tight_as_fail_hard_ones(loaded, window):
    alpha, beta = window
    hard, soft = (
        SEARCHES[name].function(loaded.game, loaded.state, alpha=alpha, beta=beta)
        for name in ("alphabeta_hard", "alphabeta")
    )
    if hard == alpha:
        assert soft <= alpha
    elif hard == beta:
        assert soft >= beta
    else:
        assert soft == hard


def test_the_registry_files_each_search_under_its_own_id():
    assert list(SEARCHES) == [search.id for search in SEARCHES.values()]
    assert {"minimax", "alphabeta", "alphabeta_hard"} <= SEARCHES.keys()
