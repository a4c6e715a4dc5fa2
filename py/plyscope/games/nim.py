"""Nim: heaps of tokens. A move takes any number of them, at least one, from one heap."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Final, NamedTuple

from plyscope.game import MAX, MIN, BadInput, IllegalAction, Player, Symmetries
from plyscope.games.evaluation import Feature, Features, below_a_win
from plyscope.games.nim_theory import Take, nim_sum
from plyscope.games.presentable import GameEntry, Loaded, Picture, Usual
from plyscope.input.options import Option, read_options
from plyscope.input.phrases import quoted
from plyscope.input.preset import Preset

MOST_HEAPS: Final = 6
LARGEST_HEAP: Final = 9

PREFIX: Final = re.compile(r"\s*(max|min)\b\s*:?", re.IGNORECASE)
WORD: Final = re.compile(r"[^\s,;]+")
MOVE: Final = re.compile(r"take-([1-9])-([1-9])")
NAME: Final = re.compile(r"([1-9]) from heap ([1-9])")


class Heaps(NamedTuple):
    """A state: the sizes of the heaps, in order, and whose turn it is."""

    sizes: tuple[int, ...]
    mover: Player


class Nim(Features[Heaps], Symmetries[Heaps], Usual):
    """The rules. In normal play, the player who takes the last token wins: +1 for MAX, −1 for MIN.
    In misère play, that player loses."""

    bounds: Final = (-1.0, 1.0)
    feature_list: Final = (
        Feature("odd-heaps", "Odd number of heaps", 1, 1),
        Feature("odd-tokens", "Odd number of tokens", 1, 0),
        Feature("odd-ones", "Odd number of heaps of one", 1, 0),
        Feature("unpaired", "A heap of its own size", 1, 0),
    )

    def __init__(self, sizes: Sequence[int] = (3, 4, 5), misere: bool = False) -> None:
        self.initial = Heaps(tuple(sizes), MAX)
        self.misere = misere

    def to_move(self, state: Heaps) -> Player:
        """As the state says: the players take turns."""
        return state.mover

    def actions(self, state: Heaps) -> list[Take]:
        """Heap by heap, and one token, then two, and so on."""
        return [
            (place, count) for place, size in enumerate(state.sizes) for count in range(1, size + 1)
        ]

    def result(self, state: Heaps, action: Take) -> Heaps:
        """The heaps without the tokens that are taken. Raises `IllegalAction`."""
        if action not in self.actions(state):
            raise IllegalAction(self._why_not(state, action))
        place, count = action
        sizes = state.sizes
        left = (*sizes[:place], sizes[place] - count, *sizes[place + 1 :])
        return Heaps(left, MIN if state.mover == MAX else MAX)

    def is_terminal(self, state: Heaps) -> bool:
        """Whether no token is left."""
        return not any(state.sizes)

    def utility(self, state: Heaps) -> float:
        """The player who cannot move has lost in normal play, and has won in misère play."""
        return self._from_max(state, self.misere)

    def evaluate(self, state: Heaps) -> float:
        """±1/2: good for the player to move when the number of heaps with tokens is odd.

        That would be exact if all heaps were ones; for larger heaps it is only a guess. In misère
        play, it is the other way round.
        """
        heaps = sum(1 for size in state.sizes if size)
        return self._from_max(state, (heaps % 2 == 1) != self.misere) / 2

    def features(self, state: Heaps) -> tuple[float, ...]:
        """For each of `feature_list`: +1 if it is true with MAX to move or false with MIN to move,
        else −1; in misère play, the other way round."""
        sizes = state.sizes
        held = (
            sum(1 for size in sizes if size) % 2 == 1,
            sum(sizes) % 2 == 1,
            sizes.count(1) % 2 == 1,
            any(sizes.count(size) % 2 == 1 for size in sizes if size),
        )
        return tuple(self._from_max(state, each != self.misere) for each in held)

    def estimate(self, score: float, weights: Sequence[float]) -> float:
        """The score, scaled to lie strictly between −1 and 1."""
        return below_a_win(score, weights, self.feature_list)

    def canonical(self, state: Heaps) -> Heaps:
        """The same heaps, the smallest first: their order does not matter."""
        return Heaps(tuple(sorted(state.sizes)), state.mover)

    def symmetries(self, state: Heaps) -> list[Heaps]:
        """The same heaps in every order, each once."""
        orders = dict.fromkeys(permutations(state.sizes))
        return [Heaps(order, state.mover) for order in orders]

    def format(self, state: Heaps) -> str:
        """As `3 4 5`, with `min` in front when MIN is to move."""
        prefix = "min " if state.mover == MIN else ""
        return prefix + " ".join([str(size) for size in state.sizes])

    def action_id(self, state: Heaps, action: Take) -> str:
        """As `take-1-2`: from heap 1 take 2."""
        place, count = action
        return f"take-{place + 1}-{count}"

    def action_name(self, state: Heaps, action: Take) -> str:
        """As "2 from heap 1"."""
        place, count = action
        return f"{count} from heap {place + 1}"

    def parse_action(self, state: Heaps, text: str) -> Take:
        """The move with that id or name. Raises `BadInput` when it cannot be made."""
        move = MOVE.fullmatch(NAME.sub(r"take-\2-\1", text.strip()))
        if not move:
            raise BadInput(
                "A move looks like take-1-2, which takes 2 tokens from heap 1.", field="action"
            )
        action = (int(move[1]) - 1, int(move[2]))
        if action not in self.actions(state):
            raise BadInput(self._why_not(state, action), field="action")
        return action

    def picture(self, state: Heaps) -> Picture:
        """The heaps, and their nim-sum."""
        return {
            "kind": "nim",
            "heaps": list(state.sizes),
            "misere": self.misere,
            "nimSum": nim_sum(state.sizes),
            "names": {"MAX": "MAX", "MIN": "MIN"},
        }

    def verdict(self, state: Heaps) -> str:
        """Who took the last token, and what that means."""
        if any(state.sizes):
            return ""
        last = MIN if state.mover == MAX else MAX
        return f"{last} has taken the last token and {'loses' if self.misere else 'wins'}."

    def node_name(self, state: Heaps) -> str:
        """The heaps as a person sees them, as "3-4-5"."""
        if len(state.sizes) == 1:
            return f"heap of {state.sizes[0]}"  # a single number could be mistaken for a value
        return "-".join([str(size) for size in state.sizes])

    def _from_max(self, state: Heaps, good_for_mover: bool) -> float:
        return 1.0 if good_for_mover == (state.mover == MAX) else -1.0

    def _why_not(self, state: Heaps, action: object) -> str:
        if not any(state.sizes):
            return f"The game is over: {self.verdict(state)}"
        if not isinstance(action, tuple) or not 0 <= action[0] < len(state.sizes):
            return f"The heaps are 1 to {len(state.sizes)}."
        place, count = action
        size = state.sizes[place]
        tokens = f"{size or 'no'} {'token' if size == 1 else 'tokens'}"
        return f"Heap {place + 1} has {tokens}, so {count} cannot be taken from it."


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The heaps typed in `text`, as `3 4 5`; `min` in front says that MIN is to move.

    Raises `BadInput`.
    """
    misere = bool(read_options(OPTIONS, options)["misere"])
    prefix = PREFIX.match(text)
    mover: Player = MIN if prefix and prefix[1].lower() == "min" else MAX
    words = list(WORD.finditer(text, prefix.end() if prefix else 0))
    if not words:
        raise BadInput("Type the sizes of the heaps, for example 3 4 5.", field="position")
    if len(words) > MOST_HEAPS:
        raise BadInput(
            f"There can be {MOST_HEAPS} heaps at most.",
            at=words[MOST_HEAPS].start(),
            field="position",
        )
    sizes = tuple([_size(word) for word in words])
    return Loaded(Nim(sizes, misere), Heaps(sizes, mover))


def _size(word: re.Match[str]) -> int:
    # The digits are compared one by one: int() also reads digits of other scripts.
    if len(word[0]) == 1 and word[0] in "0123456789":
        return int(word[0])
    raise BadInput(
        f"A heap must have 0 to {LARGEST_HEAP} tokens; {quoted(word[0])} is not possible.",
        at=word.start(),
        field="position",
    )


OPTIONS: Final = (Option("misere", "Misère: the last token loses", 0, 1, 0),)

ENTRY: Final = GameEntry(
    id="nim",
    name="Nim",
    options=OPTIONS,
    presets=(
        Preset(
            id="three",
            name="3 4 5",
            position="3 4 5",
            note=(
                "Which moves win for MAX, if any? Minimax would visit 1,038,768 "
                "nodes, although there are only 120 different positions."
            ),
            answer="MAX takes 2 tokens from heap 1. Only this move makes the nim-sum 0.",
            ideas=("theory", "tables"),
            level="middle",
        ),
        Preset(
            id="lost",
            name="1 2 3",
            position="1 2 3",
            note="The nim-sum is 0. What does that mean for the player to move?",
            answer=(
                "The player to move loses: every move makes the nim-sum something else, and the "
                "other side makes it 0 again."
            ),
            ideas=("theory",),
        ),
        Preset(
            id="misere",
            name="1 1 2, misère",
            position="1 1 2",
            note=(
                "The player who takes the last token loses. Is the winning move the same as "
                "in normal play? Compare taking 1 and 2 tokens from heap 3."
            ),
            answer=(
                "One token from heap 3 wins, because three heaps of 1 are left. In normal "
                "play, two tokens win."
            ),
            options={"misere": 1},
            ideas=("theory", "last one loses"),
        ),
        Preset(
            id="large",
            name="1 3 5 7",
            position="1 3 5 7",
            note=(
                "This tree has 516,124,195 nodes. Is there a way to know the winner without a "
                "search?"
            ),
            answer=(
                "The theory of Nim needs no search: the nim-sum is 0, so the player to move loses."
            ),
            ideas=("theory", "large trees", "tables"),
            level="middle",
        ),
    ),
    notation="The sizes of the heaps, such as 3 4 5. Put min first if MIN moves first.",
    scale=(
        "A win for MAX is worth +1, a win for MIN −1. At the depth limit, the evaluation function "
        "guesses that an odd number of heaps is good for the player to move."
    ),
    load=load,
    start="3 4 5",
)
