"""The two-coin game: each side picks one of two coins and tosses it.

MAX picks and tosses first, and MIN sees the face. If MIN's toss shows the other face, MAX wins the
prize; if it shows the same one, MIN does.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, TypeAlias

from plyscope.game import CHANCE, MAX, MIN, BadInput, Chance, IllegalAction, Mover
from plyscope.games.presentable import GameEntry, Loaded, Picture, Usual
from plyscope.input.options import Option, read_options
from plyscope.input.preset import Preset

Moves: TypeAlias = tuple[str, ...]
"""A state: the moves made so far, as ("A", "heads", "B")."""

COINS: Final = ("A", "B")
FACES: Final = ("heads", "tails")
SPELT: Final = {word.lower(): word for word in (*COINS, *FACES)} | {
    f"coin {coin.lower()}": coin for coin in COINS
}
"""The moves by the text typed for them, in capitals or not."""


class TwoCoins(Chance[Moves, str], Usual):
    """The rules. `heads` are the probabilities of heads of coin A and of coin B."""

    initial: Final[Moves] = ()

    def __init__(self, heads: tuple[float, float] = (0.75, 0.4), prize: float = 10) -> None:
        self.heads = heads
        self.prize = prize

    @property
    def bounds(self) -> tuple[float, float]:
        """The prize, lost and won."""
        return (-self.prize, self.prize)

    def to_move(self, state: Moves) -> Mover:
        """MAX picks, chance tosses, MIN picks, chance tosses."""
        if len(state) % 2 == 1:
            return CHANCE
        return MAX if len(state) == 0 else MIN

    def actions(self, state: Moves) -> list[str]:
        """Both coins; or the faces that the picked coin can show."""
        if self.is_terminal(state):
            return []
        if self.to_move(state) == CHANCE:
            return [face for face, _ in self.outcomes(state)]
        return list(COINS)

    def outcomes(self, state: Moves) -> list[tuple[str, float]]:
        """The faces of the coin picked last, without any that it never shows."""
        heads = self.heads[COINS.index(state[-1])]
        both = zip(FACES, (heads, 1 - heads), strict=True)
        return [(face, probability) for face, probability in both if probability > 0]

    def result(self, state: Moves, action: str) -> Moves:
        """The moves so far and this one. Raises `IllegalAction`."""
        if action not in self.actions(state):
            raise IllegalAction(self._why_not(state, action))
        return (*state, action)

    def is_terminal(self, state: Moves) -> bool:
        """Whether both coins have been tossed."""
        return len(state) == 4

    def utility(self, state: Moves) -> float:
        """The prize for different faces, and the loss of it for the same."""
        return self.prize if state[1] != state[3] else -self.prize

    def evaluate(self, state: Moves) -> float:
        """What the faces are worth on average, if a coin not picked yet is picked at random."""
        first, second = self._chance_of_heads(state[:2]), self._chance_of_heads(state[2:])
        return -self.prize * (1 - 2 * first) * (1 - 2 * second)

    def _chance_of_heads(self, picked: Moves) -> float:
        """The probability of heads for one side's toss, as far as it has picked and tossed."""
        if not picked:
            return sum(self.heads) / 2
        if len(picked) == 1:
            return self.heads[COINS.index(picked[0])]
        return 1.0 if picked[1] == "heads" else 0.0

    def format(self, state: Moves) -> str:
        """The moves with spaces between them, as `A heads B`."""
        return " ".join(state)

    def action_id(self, state: Moves, action: str) -> str:
        """The action itself: A, B, heads or tails."""
        return action

    def action_name(self, state: Moves, action: str) -> str:
        """As "coin A", or the face."""
        return f"coin {action}" if action in COINS else action

    def parse_action(self, state: Moves, text: str) -> str:
        """The coin or the face, in capitals or not. Raises `BadInput` when it is not possible."""
        typed = text.strip()
        action = SPELT.get(typed.lower(), typed)
        if action not in self.actions(state):
            raise BadInput(self._why_not(state, action), field="action")
        return action

    def _why_not(self, state: Moves, action: str) -> str:
        if self.is_terminal(state):
            return f"The game is over: {self.verdict(state)}"
        if self.to_move(state) != CHANCE:
            return f"{self.to_move(state)} picks coin A or coin B."
        if action in FACES:
            return f"Coin {state[-1]} never shows {action}."
        return f"Coin {state[-1]} is in the air: it shows heads or tails."

    def picture(self, state: Moves) -> Picture:
        """Both coins with their probabilities of heads; `chosen` and `faces` are MAX's and MIN's,
        None where there is none yet."""
        picked = [*state, None, None, None, None]
        return {
            "kind": "coins",
            "coins": [
                {"name": name, "heads": heads}
                for name, heads in zip(COINS, self.heads, strict=True)
            ],
            "chosen": [None if coin is None else COINS.index(coin) for coin in picked[0:4:2]],
            "faces": [None if face is None else face[0].upper() for face in picked[1:4:2]],
            "prize": self.prize,
            "names": {"MAX": "MAX", "MIN": "MIN"},
        }

    def verdict(self, state: Moves) -> str:
        """Whether the faces differ, and who wins."""
        if not self.is_terminal(state):
            return ""
        if state[1] == state[3]:
            return f"Both coins show {state[1]}: MIN wins {self.prize:g}."
        return f"The faces differ: MAX wins {self.prize:g}."


def best_value(a: float, b: float) -> float:
    """What the game with these two probabilities of heads is worth to MAX, as parts of the prize.

    When MAX's coin shows heads, MIN tosses the coin that shows heads more often, M, and MAX gets
    1 − 2M on average; at tails MIN tosses the other, m, and MAX gets 2m − 1. MAX, whose coin shows
    heads with probability p, a or b, picks the p for which p(1 − 2M) + (1 − p)(2m − 1) is greater.

    This is never more than 0, so no two coins favour MAX. The reason is that MIN moves last and may
    always toss the coin that MAX has tossed. It shows the same face again with probability
    p² + (1 − p)² ≥ ½, so that MAX gets at most −(1 − 2p)² ≤ 0; and MIN's own choice can only be
    better for MIN. It is 0 for two fair coins, and for no others: to get 0, MAX needs a fair coin,
    p = ½, and gets m − M with it, which is less than 0 when the other coin is not fair.
    """
    most, least = max(a, b), min(a, b)
    return max(p * (1 - 2 * most) + (1 - p) * (2 * least - 1) for p in (a, b))


def coin_map(steps: int) -> list[list[float]]:
    """`best_value` for all pairs of probabilities that are multiples of 1/`steps`, from 0 to 1: a
    row for each probability of heads of A, with a value for each of B.
    """
    chances = [step / steps for step in range(steps + 1)]
    return [[best_value(a, b) for b in chances] for a in chances]


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The position after the moves in `text`. Raises `BadInput`."""
    values = read_options(OPTIONS, options)
    game = TwoCoins((values["a"], values["b"]), values["prize"])
    state = game.initial
    for word in re.finditer(r"\S+", text):
        try:
            state = game.result(state, game.parse_action(state, word[0]))
        except BadInput as problem:
            raise BadInput(str(problem), at=word.start(), field="position") from problem
    return Loaded(game, state)


OPTIONS: Final = (
    Option("a", "Heads of coin A", 0, 1, 0.75, whole=False),
    Option("b", "Heads of coin B", 0, 1, 0.4, whole=False),
    Option("prize", "Prize", 1, 1000, 10),
)

ENTRY: Final = GameEntry(
    id="coins",
    name="Two coins",
    options=OPTIONS,
    presets=(
        Preset(
            id="lecture",
            name="Coins from a lecture",
            position="",
            pictured="A heads",
            note=(
                "Coin A shows heads with probability ¾, coin B with ⅖. Which coin should MAX pick?"
            ),
            answer=(
                "MAX should pick coin B, although it shows heads less often: then MIN cannot "
                "win as often. Either way, MAX loses on average."
            ),
            options={"a": 0.75, "b": 0.4, "prize": 10},
            ideas=("chance",),
        ),
        Preset(
            id="fair",
            name="Two fair coins",
            position="",
            note="MIN moves last. Is the game fair if both coins are?",
            answer=(
                "It is fair: the value is 0. No other pair of coins is as good for MAX: MIN "
                "can always toss the coin that MAX tossed."
            ),
            options={"a": 0.5, "b": 0.5, "prize": 10},
            ideas=("chance",),
        ),
        Preset(
            id="sure",
            name="A sure coin",
            position="",
            note=(
                "Coin A always shows heads, so it has only one outcome in the tree. Coin B is "
                "fair. What does MIN do if MAX's coin shows heads?"
            ),
            answer=(
                "MAX picks coin B, and loses 5 on average: if MAX's coin shows heads, MIN "
                "takes coin A and is sure to win."
            ),
            options={"a": 1, "b": 0.5, "prize": 10},
            ideas=("chance",),
        ),
        Preset(
            id="tossed",
            name="MAX has tossed heads",
            position="A heads",
            note="It is MIN's turn, and MIN wants heads too. Which coin is better for MIN?",
            answer="MIN takes coin A, because it shows heads more often than B.",
            options={"a": 0.75, "b": 0.4, "prize": 10},
            ideas=("chance", "MIN moves first"),
        ),
    ),
    notation="The moves so far, such as A heads B.",
    scale=(
        "MAX wins the prize if the two coins show different faces, and loses it if they show the "
        "same. At the depth limit, the evaluation function assumes that coins not picked yet are "
        "picked at random."
    ),
    load=load,
    start="",
)
