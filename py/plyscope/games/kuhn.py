"""Kuhn poker: three cards, two players, one bet.

Kuhn, "A Simplified Two-Person Poker", 1950. Both put one chip into the pot and get one of the cards
J, Q and K. MAX begins. A player may bet one more chip or pass. A player who passes after a bet
gives up the pot; after two passes, or a bet that was called, the higher card wins it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import permutations
from typing import Final, NamedTuple

from plyscope.game import CHANCE, MAX, MIN, BadInput, HiddenMoves, IllegalAction, Mover
from plyscope.games.presentable import GameEntry, Loaded, Picture, Usual
from plyscope.input.checks import bad
from plyscope.input.options import read_options
from plyscope.input.phrases import counted
from plyscope.input.preset import Preset

CARDS: Final = "JQK"
"""From the lowest to the highest."""
DEALS: Final = tuple(["".join(deal) for deal in permutations(CARDS, 2)])
ENDS: Final = ("pp", "bp", "bb", "pbp", "pbb")
STEPS: Final = {"pass": "p", "bet": "b"}
WORDS: Final = {"p": "pass", "b": "bet"}

HAND: Final = re.compile(r"([A-Za-z]*)\s*([A-Za-z]*)")


class Hand(NamedTuple):
    """A state: the cards of MAX and MIN, "" before they are dealt, and the betting so far, `p` for
    a pass and `b` for a bet."""

    cards: str
    history: str


class KuhnPoker(HiddenMoves[Hand, str], Usual):
    """The rules. The game is worth to MAX what it wins of MIN's chips: 1 or 2, or −1 or −2."""

    initial: Final = Hand("", "")
    bounds: Final = (-2.0, 2.0)

    def to_move(self, state: Hand) -> Mover:
        """Chance deals; then the players take turns, MAX first."""
        if not state.cards:
            return CHANCE
        return MAX if len(state.history) % 2 == 0 else MIN

    def actions(self, state: Hand) -> list[str]:
        """The deals, or "pass" and "bet"."""
        if not state.cards:
            return list(DEALS)
        return [] if state.history in ENDS else list(STEPS)

    def outcomes(self, state: Hand) -> list[tuple[str, float]]:
        """The six deals, all equally likely."""
        return [] if state.cards else [(deal, 1 / len(DEALS)) for deal in DEALS]

    def result(self, state: Hand, action: str) -> Hand:
        """The hand after a deal, a pass or a bet. Raises `IllegalAction`."""
        if action not in self.actions(state):
            raise IllegalAction(self._why_not(state))
        if not state.cards:
            return Hand(action, "")
        return Hand(state.cards, state.history + STEPS[action])

    def is_terminal(self, state: Hand) -> bool:
        """Whether the betting is over."""
        return state.history in ENDS

    def utility(self, state: Hand) -> float:
        """What the loser has put into the pot, from MAX's side."""
        return (
            min(chips(state.history)) if self.winner(state) == MAX else -min(chips(state.history))
        )

    def evaluate(self, state: Hand) -> float:
        """What the hand would be worth if the cards were shown now; 0 before they are dealt."""
        if not state.cards:
            return 0
        worth = min(chips(state.history))
        return worth if higher_card(state) == MAX else -worth

    def information(self, state: Hand) -> tuple[str, str]:
        """The player's own card and the betting; at the deal, nothing."""
        return (self._own_card(state), state.history)

    def knows(self, state: Hand) -> str:
        """The same in words: "K", or "K after pass, bet"."""
        steps = ", ".join([WORDS[step] for step in state.history])
        return f"{self._own_card(state)} after {steps}" if steps else self._own_card(state)

    def winner(self, state: Hand) -> str:
        """MAX or MIN: who gets the pot at the end."""
        if state.history.endswith("bp"):
            # The player who passed after a bet has given up; it would be the other's turn now.
            return MAX if len(state.history) % 2 == 0 else MIN
        return higher_card(state)

    def format(self, state: Hand) -> str:
        """The cards and the betting, as `KQ pb`; nothing before the deal."""
        return f"{state.cards} {state.history}".strip()

    def action_id(self, state: Hand, action: str) -> str:
        """As `KQ`, `pass` or `bet`."""
        return action

    def action_name(self, state: Hand, action: str) -> str:
        """The same; a deal as "K against Q"."""
        return action if state.cards else f"{action[0]} against {action[1]}"

    def parse_action(self, state: Hand, text: str) -> str:
        """The action with that id or name. Raises `BadInput` when there is none."""
        typed = text.strip().replace(" against ", "")
        if typed not in self.actions(state):
            raise BadInput(self._why_not(state), field="action")
        return typed

    def picture(self, state: Hand) -> Picture:
        """The cards, the betting and the chips of MAX and MIN in the pot."""
        return {
            "kind": "kuhn",
            "cards": list(state.cards) or [None, None],
            "history": state.history,
            "pot": list(chips(state.history)),
            "names": {"MAX": "MAX", "MIN": "MIN"},
        }

    def verdict(self, state: Hand) -> str:
        """Who wins how much, and why."""
        if not self.is_terminal(state):
            return ""
        winner = self.winner(state)
        why = "by the bet" if state.history.endswith("bp") else "with the higher card"
        won = min(chips(state.history))
        return f"{winner} wins {counted(won, 'chip')} {why}."

    def _own_card(self, state: Hand) -> str:
        return state.cards and state.cards[len(state.history) % 2]

    def _why_not(self, state: Hand) -> str:
        if self.is_terminal(state):
            return f"The game is over: {self.verdict(state)}"
        if not state.cards:
            return f"The deals are {', '.join(DEALS)}: MAX's card and then MIN's."
        return "A player may pass or bet."


def chips(history: str) -> tuple[int, int]:
    """The chips of MAX and of MIN in the pot."""
    return 1 + history[::2].count("b"), 1 + history[1::2].count("b")


def higher_card(state: Hand) -> str:
    """The player with the higher card: MAX or MIN."""
    of_max, of_min = (CARDS.index(card) for card in state.cards)
    return MAX if of_max > of_min else MIN


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The hand typed in `text`: nothing, the cards, or the cards and the betting, as `KQ pb`.

    Raises `BadInput`.
    """
    read_options((), options)
    hand = HAND.fullmatch(text.strip())
    if not hand:
        raise bad("Type MAX's card, MIN's card and the betting, such as KQ pb.")
    start = len(text) - len(text.lstrip())
    cards, history = hand[1].upper(), hand[2].lower()
    if cards and cards not in DEALS:
        raise bad("Type two different cards out of J, Q and K, such as KQ.", start)
    for length in range(1, len(history) + 1):
        betting = history[:length]
        if not any(end.startswith(betting) for end in ENDS):
            raise bad(_why_no_betting(betting), start + hand.start(2) + length - 1)
    return Loaded(KuhnPoker(), Hand(cards, history))


def _why_no_betting(betting: str) -> str:
    if betting[-1] not in WORDS:
        return "In the betting, write p for a pass and b for a bet."
    return f"The betting is over after {betting[:-1]}."


ENTRY: Final = GameEntry(
    id="kuhn",
    name="Kuhn poker",
    options=(),
    presets=(
        Preset(
            id="deal",
            name="Before the deal",
            position="",
            pictured="KQ p",
            note=(
                "MAX acts first. J is the lowest card. Does it ever pay to bet with it? Watch "
                "the average strategies settle."
            ),
            answer=(
                "With best play, MIN bets with a J a third of the time when MAX passes: a bluff."
            ),
            ideas=("hidden cards", "chance", "mixed strategies"),
            level="advanced",
        ),
    ),
    notation=(
        "MAX's card, MIN's card and the betting, such as KQ pb: p is a pass, b is a bet. Leave it "
        "empty to start before the deal."
    ),
    scale=(
        "The value is the number of chips that MAX wins from MIN, 1 or 2. At the depth limit, the "
        "evaluation function assumes that both players show their cards at once."
    ),
    load=load,
    start="",
)
