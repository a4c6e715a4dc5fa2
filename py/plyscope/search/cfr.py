"""Counterfactual regret minimisation: regret matching at every information set of a game.

Zinkevich, Johanson, Bowling & Piccione, "Regret Minimization in Games with Incomplete
Information", 2007.
"""

from __future__ import annotations

# The module: by its functions' names the watcher would take them for a part of the search.
from plyscope import equilibrium
from plyscope.equilibrium import Equilibrium, Spot
from plyscope.game import CHANCE, MAX, A, HiddenGame, S
from plyscope.search.regrets import Regrets, check_begins


def cfr(game: HiddenGame[S, A], state: S, rounds: int = 100) -> Equilibrium:
    """Average strategies that go to equilibrium, and what they are worth to MAX.

    After T rounds they can be exploited by no more than a constant / √T.
    """
    check_begins(game, state)
    tables: dict[Spot, Regrets] = {}
    for _ in range(rounds):
        cfr_value(game, state, 1.0, 1.0, 1.0, tables)
        for table in tables.values():
            table.next_round()
    strategies = {where: table.average() for where, table in tables.items()}
    return Equilibrium(equilibrium.expected_value(game, state, strategies), strategies)


def cfr_value(
    game: HiddenGame[S, A],
    state: S,
    reach_max: float,
    reach_min: float,
    reach_chance: float,
    tables: dict[Spot, Regrets],
) -> float:
    """What `state` is worth to MAX under the strategies of this round.

    The three numbers are the probabilities with which MAX, MIN and chance
    have each done what led here.
    """
    if game.is_terminal(state):
        return game.utility(state)
    mover = game.to_move(state)
    v = 0.0
    if mover == CHANCE:
        for action, probability in game.outcomes(state):
            child = game.result(state, action)
            reach = reach_chance * probability
            v += probability * cfr_value(game, child, reach_max, reach_min, reach, tables)
        return v
    actions = game.actions(state)
    table = tables.setdefault((mover, game.information(state)), Regrets(len(actions)))
    strategy = table.strategy
    worths = []
    for action, probability in zip(actions, strategy, strict=True):
        child = game.result(state, action)
        if mover == MAX:
            reach = reach_max * probability
            worth = cfr_value(game, child, reach, reach_min, reach_chance, tables)
        else:
            reach = reach_min * probability
            worth = cfr_value(game, child, reach_max, reach, reach_chance, tables)
        worths.append(worth)
        v += probability * worth
    if mover == MAX:
        table.add(worths, v, reach_min * reach_chance, reach_max)
    else:
        table.add(worths, v, -reach_max * reach_chance, reach_min)
    return v
