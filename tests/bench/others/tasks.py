"""What is searched by all, and by whom: our alpha-beta, easyAI's Negamax and aima3's alpha-beta.

Everybody gets the same positions and depths, answers with a move, and takes 0 for what is undecided
at the depth limit. Nodes are counted from outside, in a run of their own: each move that is made
leads to one node, and the root is one more.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import inf
from typing import Any

from easyAI import Negamax  # type: ignore[import-not-found]
from others import aima, easy
from plyscope.games.connect4.rules import ConnectFour
from plyscope.games.tictactoe import TicTacToe
from plyscope.search.alphabeta import alphabeta

AIMA = aima.definitions()
OWN = "its own rules"


@dataclass(frozen=True)
class Answer:
    """The move, as Plyscope names it, and the value if the search tells it."""

    move: int
    value: float | None


@dataclass(frozen=True)
class Searcher:
    """Somebody's search of one position.

    Attributes:
        rules: whose game it searches, such as "our rules".
        make: makes the game, with nothing remembered from an earlier run.
        counted: the method of the game that makes a move.
        run: searches the game.
    """

    name: str
    rules: str
    make: Callable[[], Any]
    counted: str
    run: Callable[[Any], Answer]


class BlindConnectFour(ConnectFour):
    """Connect-4 in which everything undecided is worth 0, as with the others."""

    def evaluate(self, state: str) -> float:
        return 0


@dataclass(frozen=True)
class Task:
    """A position, as the columns or squares played from 0, and how many plies are searched."""

    name: str
    played: tuple[int, ...]
    plies: float
    game: Callable[[], Any]
    easy_games: Mapping[str, Callable[[], Any]]
    aima_game: Callable[[], Any]
    from_easy: Callable[[Any], int]
    from_aima: Callable[[Any], int]

    def start(self, game: Any) -> Any:
        """Our state after the moves played."""
        state = game.initial
        for move in self.played:
            state = game.result(state, move)
        return state

    def searchers(self) -> list[Searcher]:
        """Ours first."""
        by_easy = self.easy(self.from_easy)
        return [
            Searcher("Plyscope", "our rules", self.game, "result", self.ours),
            *(
                Searcher("easyAI", name, self.made_for_easy(game), "make_move", by_easy)
                for name, game in self.easy_games.items()
            ),
            Searcher("aima3", OWN, self.made_for_aima, "result", self.aima(self.from_aima)),
            Searcher("easyAI", "our rules", self.ours_for_easy, "make_move", self.easy(int)),
            Searcher("aima3", "our rules", self.ours_for_aima, "result", self.aima(int)),
        ]

    def ours(self, game: Any) -> Answer:
        """The best move by our alpha-beta: a loop over the moves at the root, as aima3's has it."""
        state = self.start(game)
        value, best = -inf, -1
        for move in game.actions(state):
            child = alphabeta(game, game.result(state, move), self.plies - 1, value, inf)
            if child > value:
                value, best = child, move
        return Answer(best, value)

    def easy(self, named: Callable[[Any], int]) -> Callable[[Any], Answer]:
        plies = 9 if self.plies == inf else int(self.plies)

        def run(game: Any) -> Answer:
            search = Negamax(plies)
            move = search(game)
            # A win is worth more the earlier it is; what counts here is who wins.
            return Answer(named(move), float((search.alpha > 0) - (search.alpha < 0)))

        return run

    def aima(self, named: Callable[[Any], int]) -> Callable[[Any], Answer]:
        def run(game: Any) -> Answer:
            if self.plies == inf:
                move = AIMA["alphabeta_search"](game.initial, game)
            else:
                # It cuts off below its depth, and begins with 1 below the root.
                depth = int(self.plies) - 1
                move = AIMA["alphabeta_cutoff_search"](game.initial, game, depth)
            return Answer(named(move), None)

        return run

    def made_for_easy(self, fresh: Callable[[], Any]) -> Callable[[], Any]:
        def make() -> Any:
            game = fresh()
            for move in self.played:
                game.play_move(move)
            return game

        return make

    def made_for_aima(self) -> Any:
        game = self.aima_game()
        for column in self.played:
            (move,) = (each for each in game.actions(game.initial) if each[0] == column + 1)
            game.initial = game.result(game.initial, move)
        return game

    def ours_for_easy(self) -> Any:
        game = self.game()
        return easy.OurRules(game, self.start(game))

    def ours_for_aima(self) -> Any:
        game = self.game()
        return aima.OurRules(game, self.start(game))


def connect_four(name: str, played: tuple[int, ...], plies: int) -> Task:
    games = {OWN: easy.ConnectFour, "rules written for speed": easy.FastConnectFour}
    return Task(name, played, plies, BlindConnectFour, games, AIMA["ConnectFour"], int, column)


def column(move: tuple[int, int]) -> int:
    """Our name for a move of aima3's Connect-4, whose columns count from 1."""
    return move[0] - 1


TASKS = (
    Task(
        "tic-tac-toe, empty board, to the end",
        (),
        inf,
        TicTacToe,
        {OWN: lambda: easy.TicTacToe([None, None])},
        AIMA["TicTacToe"],
        lambda square: square - 1,
        lambda move: 3 * (3 - move[1]) + move[0] - 1,
    ),
    connect_four("Connect-4, empty board, 7 plies", (), 7),
    connect_four("Connect-4, after 8 discs, 7 plies", (3, 6, 6, 0, 3, 6, 6, 3), 7),
)
