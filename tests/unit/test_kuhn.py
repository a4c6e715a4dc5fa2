"""Kuhn poker: the deals, who wins how much, what each side knows, and what is turned down."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import every_state, refusal
from plyscope.game import CHANCE, MAX, MIN, IllegalAction
from plyscope.games.kuhn import DEALS, ENDS, Hand, KuhnPoker, load

GAME = KuhnPoker()
HANDS = [Hand(deal, history) for deal in DEALS for history in ("", "p", "b", "pb", *ENDS)]


def test_chance_deals_one_of_six_hands_all_as_likely():
    assert GAME.to_move(GAME.initial) == CHANCE
    outcomes = GAME.outcomes(GAME.initial)
    assert [deal for deal, _ in outcomes] == GAME.actions(GAME.initial)
    assert len(outcomes) == 6
    assert {probability for _, probability in outcomes} == {1 / 6}


def test_all_that_can_be_reached_are_six_deals_of_nine_histories():
    reached = every_state(GAME)
    assert set(reached) == {GAME.initial, *HANDS}
    assert sum(1 for state in reached if GAME.is_terminal(state)) == 30


@pytest.mark.parametrize(
    ("text", "utility", "pot", "verdict"),
    [
        ("KQ pp", 1, [1, 1], "MAX wins 1 chip with the higher card."),
        ("JQ pp", -1, [1, 1], "MIN wins 1 chip with the higher card."),
        ("JK bp", 1, [2, 1], "MAX wins 1 chip by the bet."),
        ("KJ pbp", -1, [1, 2], "MIN wins 1 chip by the bet."),
        ("KQ bb", 2, [2, 2], "MAX wins 2 chips with the higher card."),
        ("QK pbb", -2, [2, 2], "MIN wins 2 chips with the higher card."),
    ],
)
def test_the_pot_goes_to_whoever_holds_out_or_holds_the_higher_card(text, utility, pot, verdict):
    state = load(text, {}).state
    assert GAME.is_terminal(state)
    assert GAME.utility(state) == utility
    assert GAME.picture(state)["pot"] == pot
    assert GAME.verdict(state) == verdict


def test_the_players_take_turns_and_max_begins():
    turns = {"": MAX, "p": MIN, "b": MIN, "pb": MAX}
    for history, player in turns.items():
        assert GAME.to_move(Hand("KQ", history)) == player


@given(st.sampled_from(HANDS), st.sampled_from(HANDS))
def test_a_player_knows_the_own_card_and_the_betting_and_nothing_else(one, other):
    place = len(one.history) % 2
    alike = one.history == other.history and one.cards[place] == other.cards[place]
    assert (GAME.information(one) == GAME.information(other)) == alike
    if alike:
        assert GAME.to_move(one) == GAME.to_move(other)
        assert GAME.actions(one) == GAME.actions(other)
        assert GAME.knows(one) == GAME.knows(other)


def test_what_a_player_knows_is_said_in_words():
    assert GAME.knows(Hand("KQ", "")) == "K"
    assert GAME.knows(Hand("KQ", "b")) == "Q after bet"
    assert GAME.knows(Hand("KQ", "pb")) == "K after pass, bet"


@pytest.mark.parametrize("state", [GAME.initial, *HANDS])
def test_an_estimate_lies_strictly_within_the_bounds_and_a_hand_is_read_as_it_is_written(state):
    assert load(GAME.format(state), {}).state == state
    if GAME.is_terminal(state):
        assert GAME.utility(state) in (-2, -1, 1, 2)
    else:
        assert -2 < GAME.evaluate(state) < 2


@pytest.mark.parametrize(
    ("state", "action", "sentence"),
    [
        (GAME.initial, "bet", "The deals are JQ, JK, QJ, QK, KJ, KQ: MAX's card and then MIN's."),
        (Hand("KQ", "p"), "KQ", "A player may pass or bet."),
        (Hand("KQ", "pp"), "bet", "The game is over: MAX wins 1 chip with the higher card."),
    ],
)
def test_a_move_that_cannot_be_made_is_turned_down_with_the_reason(state, action, sentence):
    with pytest.raises(IllegalAction) as illegal:
        GAME.result(state, action)
    assert str(illegal.value) == sentence
    assert str(refusal(GAME.parse_action, state, action)) == sentence


def test_the_picture_shows_cards_betting_and_chips():
    assert GAME.picture(Hand("KQ", "pb")) == {
        "kind": "kuhn",
        "cards": ["K", "Q"],
        "history": "pb",
        "pot": [1, 2],
        "names": {"MAX": "MAX", "MIN": "MIN"},
    }
    assert GAME.picture(GAME.initial)["cards"] == [None, None]
