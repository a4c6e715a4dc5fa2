"""Searches for chance, hidden moves or several players."""

from __future__ import annotations

from math import sqrt
from typing import Final

from plyscope.game import HiddenMoves, ManyPlayers, Payoffs
from plyscope.input.options import Option

# The modules, not the functions in them: a function would hide
# the module of the same name.
from plyscope.search import cfr, expectiminimax, maxn, regret_matching, star, uct
from plyscope.search.entries import SearchEntry
from plyscope.tracing.codes import Hints

OTHERS: Final = (
    SearchEntry(
        "expectiminimax",
        "Expectiminimax",
        expectiminimax.expectiminimax,
        chance=True,
        note=(
            "Minimax for games with chance: the value of a chance node is the average of its "
            "outcomes, weighted by probability."
        ),
        good_for="Every game with dice, coins or cards that is small enough.",
        ideas=("chance", "the basic search"),
    ),
    SearchEntry(
        "star1",
        "Star1",
        star.star1,
        takes_window=True,
        chance=True,
        bounded=True,
        hints=Hints(never=("value",)),
        words={"index": ()},
        note=(
            "Alpha-beta that also cuts at chance nodes: as soon as the remaining outcomes, "
            "however good or bad, cannot change the result."
        ),
        good_for="Games of chance whose largest and smallest possible values are known.",
        ideas=("chance", "pruning"),
    ),
    SearchEntry(
        "star2",
        "Star2",
        star.star2,
        takes_window=True,
        chance=True,
        bounded=True,
        hints=Hints(never=("value",)),
        words={"index": ()},
        note=(
            "Star1 that first probes one move below each outcome. That can be enough for a cut; "
            "if not, the move is searched twice."
        ),
        good_for="Games of chance in which one good reply is often enough for a cut.",
        ideas=("chance", "pruning", "probing"),
    ),
    SearchEntry(
        "uct",
        "Monte Carlo tree search (UCT)",
        uct.uct,
        takes_depth=False,
        options=(
            Option("rounds", "Rounds", 1, 20_000, 500),
            Option("seed", "Random seed", 0, 9999, 1),
            Option("exploration", "Exploration", 0, 10, sqrt(2), whole=False),
            # No game lasts so many plies.
            Option("depth", "Depth", 1, 10_000, 10_000, plies=True),
        ),
        chance=True,
        chooses=True,
        exact=False,
        passes=True,
        merged=True,
        best_by="visits",
        hints=Hints(also=("playout",)),
        note=(
            "Plays many random games. The tree grows by one node per round, and each round "
            "follows the moves with a high mean or few visits so far."
        ),
        good_for="Large games for which nobody knows a good evaluation function.",
        ideas=("sampling", "Monte Carlo", "random games"),
    ),
    SearchEntry(
        "regret_matching",
        "Regret matching",
        regret_matching.regret_matching,
        takes_depth=False,
        options=(
            Option("rounds", "Rounds", 1, 20_000, 500),
            Option("seed", "Random seed", 0, 9999, 1),
        ),
        needs=(HiddenMoves, Payoffs),
        chance=True,
        exact=False,
        passes=True,
        merged=True,
        best_by="mixture",
        words={"place": ()},
        hints=Hints(never=("expected_value",)),
        note=(
            "Both sides play many rounds at random, and play more often the moves they regret not "
            "having played. Their average strategies approach an equilibrium."
        ),
        good_for=(
            "Games in which both sides choose at the same time, such as rock, paper, scissors."
        ),
        ideas=("hidden moves", "mixed strategies", "equilibrium", "learning"),
    ),
    SearchEntry(
        "cfr",
        "Counterfactual regret minimisation",
        cfr.cfr,
        takes_depth=False,
        hints=Hints(never=("expected_value",)),
        options=(Option("rounds", "Rounds", 1, 2_000, 100),),
        needs=(HiddenMoves,),
        chance=True,
        exact=False,
        passes=True,
        merged=True,
        best_by="mixture",
        note=(
            "Regret matching at every information set, that is, for everything a player can know "
            "when it has to move. The average strategies approach an equilibrium."
        ),
        good_for="Card games, in which the players do not see the same things.",
        ideas=("hidden cards", "mixed strategies", "equilibrium", "bluffing", "learning"),
    ),
    SearchEntry(
        "maxn",
        "Max^n",
        maxn.maxn,
        needs=(ManyPlayers,),
        note=(
            "For more than two players: each takes the move that gives them the most. What each "
            "player gets is passed up the tree."
        ),
        good_for="Three or more players, each playing for themselves.",
        ideas=("many players",),
    ),
)
