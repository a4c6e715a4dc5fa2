"""Laws that every game in the registry obeys. A new game is picked up by itself."""

import json
from itertools import pairwise
from math import fsum

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import EVERY_PRESET, playouts, positions, refusal
from plyscope.game import CHANCE, MAX, MIN, BadInput, IllegalAction, MovesAgain, offers
from plyscope.games import GAMES

WITH_CHANCE = [
    preset for preset in EVERY_PRESET if hasattr(GAMES[preset[0]].load(preset[1], preset[2]).game, "outcomes")
]
WITHOUT_CHANCE = [preset for preset in EVERY_PRESET if preset not in WITH_CHANCE]


@given(positions())
def test_a_state_is_terminal_exactly_when_it_has_no_actions(position):
    game, state = position
    assert game.is_terminal(state) == (len(game.actions(state)) == 0)


@given(positions())
def test_a_verdict_is_given_exactly_at_the_end(position):
    game, state = position
    assert game.is_terminal(state) == (game.verdict(state) != "")


@given(positions())
def test_result_gives_the_same_new_state_each_time_and_leaves_its_input_alone(position):
    game, state = position
    before, hashed = repr(state), hash(state)
    for action in game.actions(state):
        child = game.result(state, action)
        again = game.result(state, action)
        assert child == again
        assert hash(child) == hash(again)
        assert child != state
    assert (repr(state), hash(state)) == (before, hashed)


@given(positions())
def test_different_actions_lead_to_different_states(position):
    game, state = position
    actions = game.actions(state)
    assert len({game.result(state, action) for action in actions}) == len(actions)


@pytest.mark.slow
@given(positions(), st.integers(-3, 100))
def test_an_action_that_is_not_legal_raises_and_says_why(position, action):
    game, state = position
    if action in game.actions(state):
        game.result(state, action)
    else:
        with pytest.raises(IllegalAction, match=r"\w.*\.$"):
            game.result(state, action)


TAKING_TURNS = [
    preset for preset in WITHOUT_CHANCE if not offers(GAMES[preset[0]].load(preset[1], preset[2]).game, MovesAgain)
]


@given(playouts(TAKING_TURNS))
def test_the_players_take_turns(playout):
    _, _, game, states = playout
    sides = range(game.players) if hasattr(game, "players") else (MAX, MIN)
    for before, after in pairwise(states):
        if not game.is_terminal(after):
            turn = sides.index(game.to_move(before))
            assert game.to_move(after) == sides[(turn + 1) % len(sides)]


@given(positions(WITH_CHANCE))
def test_where_chance_moves_the_actions_are_outcomes_whose_probabilities_add_up_to_1(position):
    game, state = position
    if not game.is_terminal(state) and game.to_move(state) == CHANCE:
        outcomes = game.outcomes(state)
        assert [action for action, _ in outcomes] == list(game.actions(state))
        assert all(probability > 0 for _, probability in outcomes)
        assert abs(fsum([probability for _, probability in outcomes]) - 1) < 1e-9


@pytest.mark.slow
@given(positions())
def test_utilities_lie_within_the_bounds_and_evaluations_between_them(position):
    game, state = position
    worst, best = game.bounds
    if game.is_terminal(state):
        assert worst <= game.utility(state) <= best
    else:
        assert worst <= game.evaluate(state) <= best


@given(positions())
def test_no_evaluation_on_a_board_passes_for_a_win_or_a_loss(position):
    game, state = position
    if game.picture(state)["kind"] == "grid":
        assert -1 < game.evaluate(state) < 1


@given(playouts())
def test_a_position_that_is_written_and_read_again_is_the_same(playout):
    game_id, options, game, states = playout
    for state in states:
        text = game.format(state)
        again = GAMES[game_id].load(text, options)
        assert again.game.format(again.state) == text
        assert again.game.is_terminal(again.state) == game.is_terminal(state)
        if game.picture(state)["kind"] == "grid":
            assert again.state == state


@given(positions())
def test_every_action_is_found_again_by_its_id(position):
    game, state = position
    actions = list(game.actions(state))
    ids = [game.action_id(state, action) for action in actions]
    assert [game.parse_action(state, text) for text in ids] == actions


@given(positions())
def test_what_is_written_of_a_move_is_read_as_that_move(position):
    game, state = position
    actions = list(game.actions(state))
    names = [game.action_name(state, action) for action in actions]
    assert [game.parse_action(state, name) for name in names] == actions


@given(positions())
def test_the_cell_of_an_action_is_the_one_that_it_fills_on_the_board(position):
    game, state = position
    picture = game.picture(state)
    for action in game.actions(state):
        cell = game.cell(state, action)
        if picture["kind"] == "grid":
            after = game.picture(game.result(state, action))["cells"]
            pairs = enumerate(zip(picture["cells"], after, strict=True))
            changed = [index for index, (old, new) in pairs if old != new]
            # What was there before may change too: Othello's discs flip, and a pass fills nothing.
            assert [index for index in changed if picture["cells"][index] == "."] == ([] if cell < 0 else [cell])
        else:
            assert cell == -1


@pytest.mark.slow
@given(positions())
def test_a_picture_is_plain_data(position):
    game, state = position
    picture = game.picture(state)
    assert json.loads(json.dumps(picture)) == picture


ANY_TEXT = [(entry.id, st.text(), {}) for entry in GAMES.values()]
ALMOST_A_POSITION = [
    ("nim", st.text("maxmin 0123456789,;:-", max_size=14), {}),
    ("connect4", st.text("xo./!-0123456789 ", max_size=12), {"columns": 2, "rows": 2, "connect": 2}),
    ("tree", st.text("[]():,.-+−/0123456789maxinb \n"), {}),
    ("manytree", st.text("[]():,.-/0123456789playermin \n"), {}),
    ("kuhn", st.text("JQKjqkpbPB x", max_size=8), {}),
    ("matrix", st.text("01-.,/\n :|>AB", max_size=24), {}),
    ("pacman", st.text("%.oPG1_ /;\n", max_size=40), {}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "texts", "options"), [*ANY_TEXT, *ALMOST_A_POSITION])
@given(data=st.data())
def test_any_text_at_all_is_read_as_a_position_or_turned_down_with_a_sentence(game, texts, options, data):
    load, text = GAMES[game].load, data.draw(texts)
    problem = refusal(load, text, options)
    if problem:
        assert problem.field == "position"
        assert problem.at is None or 0 <= problem.at < max(1, len(text))
        assert str(problem).endswith(".")
    else:
        loaded = load(text, options)
        written = loaded.game.format(loaded.state)
        again = load(written, options)
        assert (again.state, again.game.format(again.state)) == (loaded.state, written)


@pytest.mark.slow
@given(positions(), st.text(max_size=6))
def test_any_text_at_all_is_read_as_an_action_or_turned_down_with_a_sentence(position, text):
    game, state = position
    problem = refusal(game.parse_action, state, text)
    if problem:
        assert problem.field == "action"
        assert str(problem).endswith(".")
    else:
        assert game.parse_action(state, text) in game.actions(state)


@pytest.mark.parametrize("entry", GAMES.values(), ids=lambda entry: entry.id)
def test_an_option_that_is_unknown_or_out_of_bounds_is_turned_down(entry):
    bad = [{"colour": 3}]
    bad += [{option.id: option.minimum - 1} for option in entry.options]
    bad += [{option.id: option.maximum + 1} for option in entry.options]
    for options in bad:
        with pytest.raises(BadInput) as caught:
            entry.load(entry.start, options)
        assert caught.value.field == "options"


@pytest.mark.parametrize("entry", GAMES.values(), ids=lambda entry: entry.id)
def test_the_registry_files_each_game_under_its_own_id_with_presets_that_load(entry):
    assert GAMES[entry.id] is entry
    assert not entry.load(entry.start, {}).game.warnings(entry.load(entry.start, {}).state)
    assert len({preset.id for preset in entry.presets}) == len(entry.presets) > 0
    for game_id, position, options in EVERY_PRESET:
        loaded = GAMES[game_id].load(position, options)
        assert loaded.game.actions(loaded.state)
