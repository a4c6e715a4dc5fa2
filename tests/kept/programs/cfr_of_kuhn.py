"""Counterfactual regret minimisation.

It is regret matching at every information set of a game.

Zinkevich, Johanson, Bowling & Piccione, "Regret Minimization in
Games with Incomplete Information", 2007.
"""

from plyscope.game import CHANCE, MAX, A, HiddenGame, S
from plyscope.support.regrets import Regrets, check_begins
from plyscope.support.strategies import (
    Equilibrium,
    Spot,
    expected_value,
)


def cfr(
    game: HiddenGame[S, A], state: S, rounds: int = 100
) -> Equilibrium:
    """The average strategies, and their value for MAX.

    They approach an equilibrium: after T rounds, their
    exploitability is at most a constant / √T.
    """
    check_begins(game, state)
    tables: dict[Spot, Regrets] = {}

    def cfr_value(state, reach_max, reach_min, reach_chance):
        """The value of `state` for MAX in this round.

        The three numbers are the probabilities that MAX, MIN
        and chance each play what leads here.
        """
        if game.is_terminal(state):
            return game.utility(state)
        mover = game.to_move(state)
        v = 0.0
        if mover == CHANCE:
            for action, probability in game.outcomes(state):
                child = game.result(state, action)
                reach = reach_chance * probability
                w = cfr_value(
                    child, reach_max, reach_min, reach
                )
                v += probability * w
            return v
        actions = game.actions(state)
        where = mover, game.information(state)
        if where not in tables:
            tables[where] = Regrets(len(actions))
        table = tables[where]
        strategy = table.strategy
        worths = []
        for action, probability in zip(
            actions, strategy, strict=True
        ):
            child = game.result(state, action)
            if mover == MAX:
                reach = reach_max * probability
                w = cfr_value(
                    child, reach, reach_min, reach_chance
                )
            else:
                reach = reach_min * probability
                w = cfr_value(
                    child, reach_max, reach, reach_chance
                )
            worths.append(w)
            v += probability * w
        if mover == MAX:
            others = reach_min * reach_chance
            table.add(worths, v, others, reach_max)
        else:
            others = reach_max * reach_chance
            table.add(worths, v, -others, reach_min)
        return v

    for _ in range(rounds):
        cfr_value(state, 1.0, 1.0, 1.0)
        for table in tables.values():
            table.next_round()
    strategies = {
        where: table.average()
        for where, table in tables.items()
    }
    v = expected_value(game, state, strategies)
    return Equilibrium(v, strategies)


if __name__ == "__main__":
    from plyscope.games import GAMES

    setting = GAMES['kuhn'].load('', {})
    game, state = setting.game, setting.state
    result = cfr(
        game,
        state,
        rounds=3,
    )
    print(result)
