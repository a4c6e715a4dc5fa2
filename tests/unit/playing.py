"""What several tests need: games that count, and ways to come to positions."""

import pytest
from hypothesis import strategies as st
from plyscope.game import BadInput, Wrapper
from plyscope.games import GAMES

EVERY_PRESET = [
    (entry.id, preset.position, dict(preset.options)) for entry in GAMES.values() for preset in entry.presets
]


def quick_for(values, *quick):
    """The values of a parameter, of which the quick run tests only some: the rest are slow."""
    return [v if v in quick else pytest.param(v, marks=pytest.mark.slow) for v in values]


def refusal(call, *arguments):
    """The `BadInput` that a call raises, or None when it raises nothing."""
    try:
        call(*arguments)
    except BadInput as problem:
        return problem
    return None


class Counted(Wrapper):
    """A game that counts the nodes a search enters and the leaves it looks at."""

    def __init__(self, game):
        self.game = game
        self.nodes = 1
        self.leaves = 0

    def __getattr__(self, name):
        return getattr(self.game, name)

    def result(self, state, action):
        self.nodes += 1
        return self.game.result(state, action)

    def utility(self, state):
        self.leaves += 1
        return self.game.utility(state)


def load(game, position="", **options):
    return GAMES[game].load(position, options)


def count(search, loaded, order=None, **window):
    """(value, nodes, leaves) of a whole search."""
    game = Counted(order.apply(loaded.game) if order else loaded.game)
    value = search.function(game, loaded.state, **window)
    return value, game.nodes, game.leaves


def every_state(game):
    """The states that can be reached, each once, the initial one first."""
    states = [game.initial]
    seen = {game.initial}
    for state in states:
        for action in game.actions(state):
            child = game.result(state, action)
            if child not in seen:
                seen.add(child)
                states.append(child)
    return states


@st.composite
def playouts(draw, presets=EVERY_PRESET, longest=60):
    """A game, and the states of a random playout of it from one of its presets."""
    game_id, position, options = draw(st.sampled_from(presets))
    loaded = GAMES[game_id].load(position, options)
    game, state = loaded.game, loaded.state
    states = [state]
    for choice in draw(st.lists(st.integers(0, 10**6), max_size=longest)):
        actions = game.actions(state)
        if not actions:
            break
        state = game.result(state, actions[choice % len(actions)])
        states.append(state)
    return game_id, options, game, states


@st.composite
def positions(draw, presets=EVERY_PRESET, longest=60):
    """A game, and one state of it."""
    _, _, game, states = draw(playouts(presets, longest))
    return game, states[-1]


UTILITIES = st.integers(-9, 9)

NESTED = st.recursive(UTILITIES, lambda children: st.lists(children, min_size=1, max_size=4), max_leaves=24)


def knuth_moore(branching, depth):
    """b^⌈d/2⌉ + b^⌊d/2⌋ − 1: what alpha-beta needs at best on a uniform tree of distinct leaves.

    Knuth & Moore, "An Analysis of Alpha-Beta Pruning", 1975.
    """
    return branching ** ((depth + 1) // 2) + branching ** (depth // 2) - 1


def tree_text(nested):
    if not isinstance(nested, list):
        return str(nested)
    return f"[{' '.join([tree_text(child) for child in nested])}]"


TREES = st.builds(
    lambda first, nested: load("tree", f"{first} {tree_text(nested)}"),
    st.sampled_from(["max", "min"]),
    st.lists(NESTED, min_size=1, max_size=4),
)
