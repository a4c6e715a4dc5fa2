"""Wrong programs of tables, of roots, of ghosts and of lines whose values fit: never *same*, and never accused without
need; the right program beside each stays the same."""

import pytest
from plyscope.own_code import OutcomeReport, program
from program_table import PROGRAMS

Changes = list[tuple[str, str]]
PASSED = "            if agent == state.getNumAgents() - 1:"
ANTI = "                self.k_in_row(board, move, player, (1, -1)) or\n"

WRONG: list[tuple[str, Changes, str, str]] = [
    # A bound that is kept as a value.
    (
        "coins_with_entries",
        [("Entry(depth, flag, best)", 'Entry(depth, "exact", best)')],
        "not compared",
        "from a table, and what was searched of its position before proves only",
    ),
    (
        "mtdf_of_lists",
        [("    if g <= alpha:\n        upper[path] = g\n", "    lower[path] = upper[path] = g\n")],
        "not compared",
        "a bound was taken for a value",
    ),
    ("mtdf_of_lists", [("while lo < hi:", "for _ in range(2):")], "not compared", "a bound was taken for a value"),
    # The depth is not asked for, or the wrong way round.
    ("coins_with_entries", [("entry.depth >= depth", "entry")], "not compared", "which is less deep"),
    ("stones_with_bounds", [("entry[0] >= depth", "entry[0] <= depth")], "not compared", "which is less deep"),
    # A key that leaves something out.
    ("coins_with_entries", [("(len(coins), mine, yours)", "len(coins)")], "not compared", "without mine"),
    (
        "coins_with_entries",
        [("(len(coins), mine, yours)", "(len(coins), min(mine, yours), max(mine, yours))")],
        "not compared",
        "was not searched before",
    ),
    (
        "stones_with_bounds",
        [("(piles, maximizing)\n    entry", "(sum(piles), maximizing)\n    entry")],
        "not compared",
        "was not searched before",
    ),
    ("stones_with_bounds", [("key = (piles, maximizing)", "key = piles")], "not compared", "without maximizing"),
    # A line that never ends the game, or not for everybody.
    ("aima_dict_board", [(ANTI, "")], "different", "X has three in a row (squares 3, 5 and 7)"),
    # A second ghost that never moves.
    ("two_ghosts_by_index", [(PASSED, "            if agent == 1:")], "not compared", "state.ghosts[1] is the same in"),
    ("two_ghosts_in_one_function", [("% state.getNumAgents()", "% 2")], "not compared", "state.ghosts[1] is the same"),
    # A root that keeps no move, or always the first one.
    ("two_ghosts_by_index", [("best, action = v, a", "best = v")], "not compared", "returns action, which no value"),
    (
        "two_ghosts_by_index",
        [("        return action\n", "        return gameState.getLegalActions(0)[0]\n")],
        "not compared",
        "getAction keeps action, and nothing reads it",
    ),
    (
        "two_ghosts_in_one_function",
        [("return minimax(gameState, 0, 0)[1]", "minimax(gameState, 0, 0)")],
        "not compared",
        "calls the search, and nothing is made of what that returns",
    ),
    (
        "first_moves_in_a_loop",
        [("            best_move = i\n", "            if best_move is None:\n                best_move = i\n")],
        "not compared",
        "returns best_move, which no value of a move decides",
    ),
    (
        "aima_dict_board",
        [("best_action = a\n", "best_action = game.actions(state)[0]\n")],
        "not compared",
        "returns best_action, which no value of a move decides",
    ),
]  # fmt: skip
"""A right program, what is changed in it, the outcome, and what is then said."""


def outcome(name: str, changes: Changes) -> OutcomeReport:
    source = (PROGRAMS / "doubted" / f"{name}.py").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in source
        source = source.replace(old, new, 1)
    return program({"source": source, "compare": True})["outcome"]


@pytest.mark.parametrize(("name", "changes", "kind", "why"), WRONG)
def test_a_wrong_table_root_ghost_or_line_is_never_the_same(name: str, changes: Changes, kind: str, why: str) -> None:
    told = outcome(name, changes)
    assert told["kind"] == kind
    assert why in told["why"]


@pytest.mark.parametrize("name", sorted({name for name, *_ in WRONG}))
def test_the_right_program_is_the_same(name: str) -> None:
    assert outcome(name, [])["kind"] == "same"


BY_A_LEFT_MOVE = """
class Agent:
    def choose(self, tree):
        self.best = None
        self.value(tree, True, True)
        return self.best

    def value(self, node, maximizing, is_root=False):
        if isinstance(node, int):
            return node
        best = None
        for at, child in enumerate(node):
            found = self.value(child, not maximizing)
            if best is None or (found > best if maximizing else found < best):
                best = found
                if is_root:
                    self.best = at
        return best

print(Agent().choose([[3, 12], [8, 9], [4, 5]]))
"""


def test_a_result_that_is_dropped_is_no_doubt_where_the_search_leaves_its_move() -> None:
    assert program({"source": BY_A_LEFT_MOVE, "compare": True})["outcome"]["kind"] == "same"


BY_LINES = """
def line_of(board, player, lines):
    return any(all(board.get(cell) == player for cell in line) for line in lines)

ROWS = [[(r, c) for c in range(3)] for r in range(3)]
COLUMNS = [[(r, c) for r in range(3)] for c in range(3)]
OTHERS = [[(i, i) for i in range(3)], [(i, 2 - i) for i in range(3)]]
ALL = ROWS + COLUMNS + OTHERS

def minimax(board, player):
    for who, worth in (("X", 1), ("O", -1)):
        if line_of(board, who, ALL):
            return worth
    free = [(r, c) for r in range(3) for c in range(3) if (r, c) not in board]
    if not free:
        return 0
    found = [minimax({**board, cell: player}, "O" if player == "X" else "X") for cell in free]
    return max(found) if player == "X" else min(found)

print(minimax({(0, 0): "X", (1, 1): "O", (2, 2): "X", (0, 2): "O"}, "X"))
"""


def test_lines_that_end_the_game_for_one_player_alone_are_a_doubt() -> None:
    assert program({"source": BY_LINES, "compare": True})["outcome"]["kind"] == "same"
    wrong = BY_LINES.replace('(("X", 1), ("O", -1))', '(("X", 1),)')
    told = program({"source": wrong, "compare": True})["outcome"]
    assert told["kind"] == "not compared"
    assert "O has three (squares 3, 5 and 7), and the search goes on" in told["why"]
