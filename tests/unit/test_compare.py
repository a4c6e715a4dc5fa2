"""A program's search held against the textbook's: every classic mistake is found, of the right kind
and at the right node; and a right search is never called wrong, however it is written."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from plyscope.game import BadInput
from plyscope.own_code import DifferenceReport, program
from plyscope.program import Record, RunRequest, run_program
from plyscope.program.snapshot import unpacked
from program_table import PROGRAMS, asked, source_of

LINES = ("012", "345", "678", "036", "147", "258", "048", "246")
CORRECT = sorted(file.stem for file in (PROGRAMS / "correct").glob("*.py"))


def correct(name: str) -> str:
    return (PROGRAMS / "correct" / f"{name}.py").read_text(encoding="utf-8")


def difference(source: str, compare: Any = True) -> DifferenceReport | None:
    return program({"source": source, "compare": compare})["difference"]


@pytest.mark.slow
@pytest.mark.parametrize("name", CORRECT)
def test_a_right_search_has_no_difference_whatever_its_style(name: str) -> None:
    told = program({"source": correct(name), "compare": True})
    assert told["difference"] is None
    assert told["outcome"]["kind"] in ("same", "not compared")
    assert told["outcome"]["why"].endswith(".")
    assert told["outcome"]["compared"] or told["outcome"]["kind"] == "not compared"


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        # What a scout returns is a bound if it fails.
        ("scout_hard", "if alpha < score < beta:", "if False:"),
        # So is what a cut leaves in a table.
        ("table_of_bounds", "if kind == EXACT:", "if True:"),
    ],
)
def test_a_bound_that_is_taken_for_a_value_is_never_called_the_same(name: str, old: str, new: str) -> None:
    assert program({"source": correct(name), "compare": True})["outcome"]["kind"] == "same"
    wrong = program({"source": correct(name).replace(old, new), "compare": True})
    assert wrong["outcome"]["kind"] == "not compared"
    assert "a bound was taken for a value" in wrong["outcome"]["why"]


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        # One bound is handed on by SSS* and MTD(f), not narrowed on the way.
        ("one_bound_turned", "if best >= gamma:", "if best > -gamma:"),
        ("one_bound_turned", "in node:", "in node[:2]:"),
        ("one_bound_for_both", "if best < gamma:", "if best > gamma:"),
        # What is deep in an object is not copied: these siblings are not one that is searched again.
        ("knots_that_seem_alike", "best = min(best, found)", "best = max(best, found)"),
        ("knots_that_seem_alike", "low = max(low, best)", "low = max(low, found + 1)"),
        ("knots_left_and_right", "best = min(best, found)", "best = max(best, found)"),
        ("begins_and_picks", "(inf, min)", "(inf, max)"),
        ("not_wins_or", "not wins(left - 2)", "wins(left - 2)"),
        ("window_never_read", "else min(found)", "else max(found)"),
        # A cache of the library knows the very same board alone, and not one that is mirrored.
        ("noughts_remembered", 'in after(cells, "o"):', 'in [*after(cells, "o")][:-1]:'),
        ("pebbles_to_a_limit", "depth + 1, max_depth", "depth, max_depth"),
    ],
)
def test_a_search_is_the_same_and_with_a_mistake_it_is_different(name: str, old: str, new: str) -> None:
    source = correct(name)
    assert old in source
    assert program({"source": source, "compare": True})["outcome"]["kind"] == "same"
    wrong = program({"source": source.replace(old, new), "compare": True})
    assert wrong["outcome"]["kind"] == "different"


def test_two_players_who_win_or_do_not_are_no_search_for_a_solution() -> None:
    source = correct("won_or_and")
    assert program({"source": source, "compare": True})["outcome"]["kind"] == "same"
    wrong = source.replace("won and leads", "won or leads").replace("won = True", "won = False")
    assert program({"source": wrong, "compare": True})["outcome"]["kind"] == "not compared"


ENDLESS = """from math import inf

def worth(left, mine):
    if left == 0:
        return -1 if mine else 1
    best = -inf if mine else inf
    for take in range(1, 4):
        if take <= left:
            found = worth(left - take, not mine)
            best = max(best, found) if mine else min(best, found)
    return best

print(worth(7, True))
"""


def test_a_node_that_tries_no_move_is_doubted_also_where_its_best_begins_endless() -> None:
    assert program({"source": ENDLESS, "compare": True})["outcome"]["kind"] == "same"
    few = ENDLESS.replace("range(1, 4)", "range(2, 4)")
    outcome = program({"source": few, "compare": True})["outcome"]
    assert outcome["kind"] == "not compared"
    assert "with which the text begins a best value" in outcome["why"]
    # Where no move is left the game is lost here, and that may well be worth as much.
    meant = few.replace("return -1 if mine else 1", "return -inf if mine else inf")
    outcome = program({"source": meant, "compare": True})["outcome"]
    assert "with which the text begins a best value" not in outcome["why"]


TWO_KEPT = """def value(tree, mine):
    if isinstance(tree, int):
        return tree
    below = [value(each, not mine) for each in tree]
    return max(below) if mine else min(below)

def choose(tree):
    best = -99
    for at, child in enumerate(tree):
        found = value(child, False)
        place = at
        behind = child
        best = max(best, found)
    return best, place, behind

print(choose([[[3, 5], [1, 12], [8, 2]], [[2, 9], [4, 1], [6, 0]], [[14, 3], [5, 7], [2, 8]]]))
"""


def test_of_two_that_are_kept_for_every_move_the_first_is_told_under_any_hash_seed() -> None:
    """The names were gone through in the order of their hashes."""
    outcome = program({"source": TWO_KEPT, "compare": True})["outcome"]
    assert outcome["why"].startswith("Line 11 keeps place for every move")


PAIRS = """def ends(node, one, other, level):
    for each in node:
        if isinstance(each, list):
            of_one, of_other = ends(each, one, other, level + 1)
        else:
            of_one = of_other = each
        if level % 2 == 0:
            one = max(of_other, one)
        else:
            other = min(of_one, other)
        if one >= other:
            break
    return one, other

print(ends([[[5, 1, 2], [8, -8]], [[9, 4], [-3, 4, 3]]], -15, 15, 0))
"""


def test_of_a_pair_that_is_alpha_and_beta_nobody_knows_which_is_the_value() -> None:
    """Known from how its parts are taken, or from their names."""
    named = re.sub(r"\bone\b", "alpha", re.sub(r"\bother\b", "beta", PAIRS))
    for source, why in ((PAIRS, "as from a pair of α and β"), (named, "not known which")):
        answer = program({"source": source, "compare": True})
        assert answer["difference"] is None
        assert why in answer["outcome"]["why"]


UNVALUED = """def value(node, alpha, beta, is_max):
    if is_max:
        for each in node[1]:
            alpha = max(alpha, value(each, alpha, beta, False))
            if alpha >= beta:
                break
        return alpha
    for each in node[1]:
        beta = min(beta, value(each, alpha, beta, True))
        if alpha >= beta:
            break
    return beta

print(value((0, [(5, [(6, []), (2, [])]), (3, [(1, [])])]), -99, 99, True))
"""


def test_ends_that_only_return_their_window_are_told_to_be_worth_nothing() -> None:
    outcome = program({"source": UNVALUED, "compare": True})["outcome"]
    assert outcome["kind"] == "not compared"
    assert outcome["why"].endswith("no position is valued.")


BETTER = """def better(best, value, is_max):
    return max(best, value) if is_max else min(best, value)
"""
BETTER_WITH_IF = """def better(best, value, is_max):
    '''The larger one for MAX.'''
    if is_max:
        return max(value, best)
    return min(value, best)
"""
THROUGH_ANOTHER = """def kept(value):
    return value

def better(best, value, is_max):
    return max(best, kept(value)) if is_max else min(best, kept(value))
"""


@pytest.mark.parametrize("written", [BETTER, BETTER_WITH_IF])
def test_a_function_that_takes_the_better_of_two_is_read_where_it_is_called(written: str) -> None:
    right = correct("better_by_helper").replace(BETTER, written)
    assert program({"source": right, "compare": True})["outcome"]["kind"] == "same"
    outcome = program({"source": right.replace("min(", "max(", 1), "compare": True})["outcome"]
    assert outcome["kind"] == "different"
    assert "your MIN returns ∞" in outcome["why"]


def test_a_function_that_may_change_values_before_they_are_taken_is_named() -> None:
    source = correct("better_by_helper").replace(BETTER, THROUGH_ANOTHER)
    outcome = program({"source": source, "compare": True})["outcome"]
    assert outcome["kind"] == "not compared"
    assert outcome["why"].startswith("What a reply is worth is given to better, which may")


def test_a_mark_that_stands_on_the_board_and_nobody_puts_there_is_asked_about() -> None:
    right = source_of("connect_columns").replace(
        "print(minimax(new_board(),", "start = new_board(); drop(start, 0, YELLOW); print(minimax(start,"
    )
    assert program({"source": right, "compare": True})["outcome"]["kind"] == "same"
    wrong = right.replace("drop(b_copy, col, YELLOW)", "drop(b_copy, col, RED)")
    outcome = program({"source": wrong, "compare": True})["outcome"]
    assert outcome["kind"] == "not compared"
    assert "Both players put" in outcome["why"]


def test_leaves_with_a_method_of_their_own_are_nodes_too() -> None:
    right = program({"source": correct("nodes_of_classes"), "compare": True})
    assert (right["value"], right["outcome"]["kind"]) == (5, "same")
    wrong = correct("nodes_of_classes").replace("return min(", "return max(")
    found = difference(wrong)
    assert found is not None
    assert (found["kind"], found["node"]) == ("value", 1)


def test_a_reply_that_stands_nowhere_in_the_tree_is_no_reason_to_fail() -> None:
    source = (
        "def search(node, is_max):\n"
        "    if isinstance(node, int):\n"
        "        return node\n"
        "    values = [search(99 if child == 59 else child, not is_max) for child in node]\n"
        "    return max(values) if is_max else min(values)\n"
        "print(search([[10 * row + leaf for leaf in range(10)] for row in range(6)], True))\n"
    )
    assert program({"source": source, "compare": True})["outcome"]["kind"] == "same"


def test_equal_leaves_are_all_searched() -> None:
    source = (
        "def search(node, alpha, beta):\n"
        "    if isinstance(node, int):\n"
        "        return node\n"
        "    for child in node:\n"
        "        alpha = max(alpha, -search(child, -beta, -alpha))\n"
        "        if alpha >= beta:\n"
        "            break\n"
        "    return alpha\n"
        "print(search([[3, 4, 3], [8, 9, 9], [1, 1, 2]], -99, 99))\n"
    )
    outcome = program({"source": source, "compare": True})["outcome"]
    assert (outcome["kind"], outcome["compared"]) == ("same", ["values", "cuts", "moves"])


def test_a_number_that_is_printed_is_a_move_only_behind_a_word_for_one() -> None:
    told = program({"source": correct("value_like_a_move"), "compare": True})
    assert (told["value"], told["best"], told["difference"]) == (1, None, None)


@pytest.mark.parametrize("name", ["cut_by_break", "mistake_min_takes_max", "fib"])
def test_without_compare_the_difference_is_null(name: str) -> None:
    assert program(asked(name))["difference"] is None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "kind", "node", "path"),
    [
        # The tree is [[3 12 8] [2 4 6] [14 5 2]]; its first MIN is node 1 and should return 3.
        ("mistake_min_takes_max", "value", 1, [0]),
        # The first MIN is entered with the ends of its window exchanged, and stops after 3.
        ("mistake_alpha_beta_swapped", "wrong cut", 1, [0]),
        # The first MIN has 3, which is at least β = ∞: no; it stops because the test is turned.
        ("mistake_cut_on_wrong_side", "wrong cut", 1, [0]),
        # Root 0, MIN 1 with leaves 2 to 4: it has 3. MIN 5 has 2 after node 6, and α should be 3.
        ("mistake_window_not_passed", "missed cut", 5, [1]),
        ("never_cuts", "missed cut", 5, [1]),
        # The first move has nodes 0 to 8 and is worth 8. The second begins with 9; below it the
        # first MAX, 10, is worth 5: that is under 8, and the search of the move could end.
        ("mistake_fresh_root_window", "missed cut", 9, [1]),
        # Five moves below the root, node 10, a MAX, has β = −1 from a sibling, and gets 1 for the
        # second cell of a row: `break` leaves that row only, and the next one is searched too.
        ("mistake_inner_break", "missed cut", 10, [[0, 1], [0, 2], [1, 0], [1, 1], [2, 1]]),
        ("mistake_depth_never_falls", "depth", 1, [1]),
        # The first move is X's on square 4; node 1 puts X again.
        ("mistake_player_never_changes", "player", 1, [3]),
    ],
)
def test_a_classic_mistake_is_found_where_it_is_first_seen(name: str, kind: str, node: int, path: list[Any]) -> None:
    found = difference(source_of(name))
    assert found is not None
    assert (found["kind"], found["node"], found["path"]) == (kind, node, path)
    assert found["sentence"].startswith(f"At node {node} ")
    assert found["sentence"].endswith(".")


def test_the_sentence_says_what_min_does_and_what_it_should_do() -> None:
    found = difference(source_of("mistake_min_takes_max"))
    assert found is not None
    assert found["sentence"] == ("At node 1 your MIN takes the largest of its replies; MIN takes the smallest.")


def recorded(source: str) -> Record:
    record = run_program(RunRequest(source)).record
    assert record is not None
    return record


def boards(record: Record) -> list[str]:
    """The board at each node, written by this test alone: X, O and points."""
    found = []
    for given in record.arguments:
        cells = next(cells for each in given if (cells := cells_of(each)))
        found.append("".join({1: "X", -1: "O", "X": "X", "O": "O"}.get(cell, ".") for cell in cells))
    return found


def cells_of(value: Any) -> Any:
    plain = unpacked(value)
    return plain if isinstance(plain, str | list | tuple) and len(plain) == 9 else None


def has_line(board: str) -> bool:
    return any({board[int(cell)] for cell in line} in ({"X"}, {"O"}) for line in LINES)


def below(record: Record, node: int) -> list[int]:
    return [child for child, parent in enumerate(record.parent) if parent == node]


def goes_on_after_a_line(record: Record) -> int:
    every = enumerate(boards(record))
    return next(node for node, board in every if has_line(board) and below(record, node))


def has_a_mark_too_many(record: Record) -> int:
    """The first node with two marks more than its parent."""
    board = boards(record)
    return next(
        node
        for node, parent in enumerate(record.parent)
        if parent >= 0 and board[parent].count(".") - board[node].count(".") > 1
    )


def line_that_is_worth_nothing(record: Record) -> int:
    every = enumerate(boards(record))
    return next(node for node, board in every if has_line(board) and record.returned[node] == 0)


def wrong_value(record: Record) -> int:
    """The node that is the first to return something else than the largest, if X moves, or the smallest."""
    return next(node for node in in_order_of_return(record) if is_wrong(record, node))


def in_order_of_return(record: Record) -> Sequence[int]:
    order: list[int] = []
    open_calls: list[int] = []
    for node, parent in enumerate(record.parent):
        while open_calls and open_calls[-1] != parent:
            order.append(open_calls.pop())
        open_calls.append(node)
    return [*order, *open_calls[::-1]]


def is_wrong(record: Record, node: int) -> bool:
    values = [record.returned[child] for child in below(record, node)]
    board = boards(record)[node]
    best = max if board.count("X") == board.count("O") else min
    return bool(values) and record.returned[node] != best(values)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "kind", "where"),
    [
        ("mistake_misses_diagonal", "terminal", goes_on_after_a_line),
        ("mistake_win_on_full_board", "terminal", goes_on_after_a_line),
        ("mistake_depth_before_win", "leaf", line_that_is_worth_nothing),
        ("mistake_undo_forgotten", "not restored", has_a_mark_too_many),
    ],
)
def test_a_mistake_about_the_board_is_found_at_the_node_that_the_rules_say(
    name: str, kind: str, where: Callable[[Record], int]
) -> None:
    found = difference(source_of(name))
    assert found is not None
    assert (found["kind"], found["node"]) == (kind, where(recorded(source_of(name))))


DIAGONAL = (", (2, 4, 6)", ""), (",(2,4,6)", "")
MAX_ONLY = ("max(vs) if p=='X' else min(vs)", "max(vs)")
FULL_FIRST = (
    "    if win(b,'X'): return 1\n    if win(b,'O'): return -1\n    if ' ' not in b: return 0\n",
    "    if ' ' not in b: return 1 if win(b,'X') else -1 if win(b,'O') else 0\n",
)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "change", "kind", "where"),
    [
        ("ab_failhard", DIAGONAL, "terminal", goes_on_after_a_line),
        ("ab_soft_driver", DIAGONAL, "terminal", goes_on_after_a_line),
        ("early_exit", DIAGONAL, "terminal", goes_on_after_a_line),
        ("first_found_class", DIAGONAL, "terminal", None),
        ("random_order", DIAGONAL, "terminal", goes_on_after_a_line),
        ("lru", DIAGONAL, "terminal", goes_on_after_a_line),
        ("ab_failhard", (FULL_FIRST,), "terminal", goes_on_after_a_line),
        ("random_order", (("b[m]='-'", "pass"),), "not restored", has_a_mark_too_many),
        (
            "ab_failhard",
            (("s=ab(b,a,be,True)\n            b[i]=' '", "s=ab(b,a,be,True)"),),
            "not restored",
            has_a_mark_too_many,
        ),
        ("memo_tuple", ((MAX_ONLY),), "value", wrong_value),
        ("early_exit", (("best=-1 if p=='X' else 1", "best=0"),), "value", wrong_value),
        ("ints_board_neg", ((",-negamax(", ",negamax("),), "value", None),
        ("lru", (("-v(b[:i]", "v(b[:i]"),), "value", None),
        ("numbers_board", (("else min(moves", "else max(moves"),), "value", None),
        ("iter_deep", (("    if win(b,'X')", "    if d==0: return 0\n    if win(b,'X')"),), "leaf", None),
        ("early_exit", (("for i in range(9)", "for i in range(8)"),), "move not considered", None),
        ("negamax_ab", (("-beta,-alpha", "-alpha,-beta"),), "wrong cut", None),
        ("aima", (("if v>=beta: return v", "if v<=alpha: return v"),), "wrong cut", None),
        ("negamax_ab", (("negamax(b,o,-beta,-alpha)", "negamax(b,o,-9,9)"),), "missed cut", None),
        ("aima", (("result(state,a),best,beta)", "result(state,a),-math.inf,math.inf)"),), "missed cut", None),
        ("memo_tuple", (("(p,)+b[i+1:],o)", "(p,)+b[i+1:],p)"),), "player", None),
        ("grid_nested_ab", (("not isMax", "isMax"),), "player", None),
        ("tree_nodes_ab", (("depth-1", "depth"),), "depth", None),
        ("min_root", (("for c in t]", "for c in t[:-1]]"),), "move not considered", None),
        ("index_array", (("if beta<=alpha", "if beta>=alpha"),), "wrong cut", None),
        ("first_found_class", (("self.board[i]='.'; ", ""),), "not restored", None),
        ("nim_inplace_any", (("            h[i]+=k\n", ""),), "not restored", None),
        ("heap_objects", (("best = 99", "best = -99"), ("min(best", "max(best")), "value", None),
        ("heap_objects", (("(after, alpha, beta)", "(after, beta, alpha)"),), "wrong cut", None),
        ("heap_objects", (("if beta <= alpha", "if beta >= alpha"),), "wrong cut", None),
        ("heap_objects", (("(after, alpha, beta)", "(after, -99, 99)"),), "missed cut", None),
        ("chess_like_undo", (("alpha,beta))", "beta,alpha))"),), "wrong cut", None),
        ("chess_like_undo", (("if beta<=alpha", "if beta>=alpha"),), "wrong cut", None),
    ],
)
def test_a_right_program_with_one_mistake_put_into_it_has_that_mistake(
    name: str, change: Sequence[tuple[str, str]], kind: str, where: Callable[[Record], int] | None
) -> None:
    source = correct(name)
    changed = source
    for old, new in change:
        changed = changed.replace(old, new)
    assert changed != source
    found = difference(changed)
    assert found is not None
    assert found["kind"] == kind
    if where:
        assert found["node"] == where(recorded(changed))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["ab_soft_driver", "early_exit", "memo_tuple", "aima", "misere"])
def test_of_a_large_search_the_first_part_is_compared(name: str, monkeypatch: Any) -> None:
    """A call whose replies are not all looked at is not judged."""
    for most in (50, 101, 300):
        monkeypatch.setattr("plyscope.recognition.evidence.MOST_LOOKED_AT", most)
        assert difference(correct(name)) is None


def test_minimax_misses_cuts_only_if_it_is_held_against_alpha_beta() -> None:
    source = correct("min_root")
    assert difference(source) is None
    assert difference(source, "minimax") is None
    found = difference(source, "alphabeta")
    assert found is not None
    # MIN is at the root: the first MAX is worth 12, the second has 2 and 4 and 6; the third begins
    # with 14, which is more than 6.
    assert (found["kind"], found["node"]) == ("missed cut", 9)


def test_a_pile_that_is_not_filled_up_again_is_found_though_the_program_fails_of_it() -> None:
    source = source_of("piles_list").replace("            piles[i] += take\n", "")
    found = program({"source": source.replace("[1, 2, 2]", "[3, 4, 5]"), "compare": True})
    assert found["error"] is not None
    # The last pile of 2 is emptied by ones at nodes 11 and 12, and then 2 more are taken from it.
    assert found["difference"] is not None
    assert (found["difference"]["kind"], found["difference"]["node"]) == ("not restored", 13)


def test_a_mistake_is_told_before_a_missed_cut() -> None:
    source = source_of("mistake_window_not_passed").replace("v = min(v, ab", "v = max(v, ab")
    found = difference(source)
    assert found is not None
    assert found["kind"] == "value"


@pytest.mark.parametrize(
    "compare",
    [
        "bubblesort",
        {"game": "go"},
        {"game": ["tree"]},
        {"game": "nim", "position": "3 4 5"},
        {"game": "tree", "position": "[[3 12"},
        {"game": "tree", "position": "[3 12]", "options": 3},
        {"board": "XO......."},
        3,
        {"position": "X.O/.../..."},
    ],
)
def test_a_comparison_that_makes_no_sense_is_one_clear_mistake(compare: Any) -> None:
    with pytest.raises(BadInput) as raised:
        difference(correct("min_root"), compare)
    assert raised.value.field == "compare"


def test_a_subject_that_is_named_must_be_the_one_that_is_searched() -> None:
    with pytest.raises(BadInput):
        difference(correct("min_root"), {"subject": "tictactoe"})
    source = correct("early_exit")
    assert difference(source, {"subject": "tictactoe", "position": "X.O/.../..."}) is None
    with pytest.raises(BadInput):
        difference(source, {"subject": "tictactoe", "position": "XOX/.O./..."})


def test_a_sentence_tells_a_long_integer_by_its_first_digits() -> None:
    source = """TREE = {"A": ["B", "C"], "B": [3 * 10**80, 10**80], "C": [10**79, 3]}

def minimax(node, is_max):
    if not isinstance(node, str):
        return node
    values = [minimax(child, not is_max) for child in TREE[node]]
    return max(values) if is_max else sorted(values)[0] + 1

print(minimax("A", True))
"""
    why = program({"source": source, "compare": True})["outcome"]["why"]
    assert "10000000000000000000… (81 digits)" in why
    assert len(why) < 300


ROOMS = """ROOMS = {"start": ["left", "right"], "left": ["a", "b"], "right": ["c", "d"],
         "a": [3, 5], "b": [2, 9], "c": [1, 4], "d": [7, 0]}

def minimax(room, is_max):
    if not isinstance(room, str):
        return room, None
    best, move = (float("-inf"), None) if is_max else (float("inf"), None)
    for door in ROOMS[room]:
        value, _ = minimax(door, not is_max)
        if is_max and value > best or not is_max and value < best:
            best, move = value, door
    return best, move

print(minimax("start", True))
"""


def test_a_room_s_name_is_the_move_to_it() -> None:
    told = program({"source": ROOMS, "compare": True})
    assert (told["value"], told["best"]) == (5, "left")
    assert told["outcome"]["compared"] == ["values", "best moves"]
    wrong = ROOMS.replace("best, move = value, door", "best = value\n        move = door")
    assert program({"source": wrong, "compare": True})["outcome"]["why"] == (
        "At node 1 your search returns the move b, which is worth 9; a is worth 5."
    )


@pytest.mark.parametrize(
    ("name", "old", "new", "why"),
    [
        (  # Nothing is left to play below the second root, so nobody moves there.
            "correct/gfg_ttt",
            "not isMax))\n                    board[i][j] = '_'\n        return best\n    else",
            "not isMax))\n        return best\n    else",
            "At node 4 the board still has x on square 8 from a move that was tried before",
        ),
        (  # Columns grow, so that there are new pieces on the board.
            "correct/history_order",
            "        cols[c].pop()\n",
            "",
            "the state still has the change that led to node",
        ),
        (  # The search goes on with another one, which alone is right.
            "quiet",
            "            alpha = max(alpha, score)\n    return alpha\n\nprint",
            "            alpha = min(alpha, score)\n    return alpha\n\nprint",
            "At node 2 your function returns −100; for the player to move, the best of its",
        ),
        (  # A move of two numbers stands in a tuple with the value.
            "max_and_min_of_self",
            "maxv=m; px=i; py=j",
            "maxv=m; px=i\n                    py=j",
            "At node 2 your search returns the move (2, 2), which is worth",
        ),
        (  # The board says whose turn it is, and nothing hands it on.
            "correct/sim_bits_xor",
            "False)\n            self.turn ^= 1\n",
            "False)\n",
            "At node 7 the state still has the change that led to node 4",
        ),
    ],
)
def test_a_mistake_is_named_also_where(name: str, old: str, new: str, why: str) -> None:
    right = (PROGRAMS / f"{name}.py").read_text(encoding="utf-8")
    assert old in right
    outcome = program({"source": right.replace(old, new, 1), "compare": True})["outcome"]
    assert outcome["kind"] == "different"
    assert why in outcome["why"]


def test_a_search_that_takes_the_same_whoever_moves_is_not_compared() -> None:
    wrong = correct("pac_best_indices").replace("return max(scores) if", "return min(scores) if")
    outcome = program({"source": wrong, "compare": True})["outcome"]
    assert outcome["kind"] == "not compared"
    assert outcome["why"].startswith("The text takes the same of the replies whether or not agent")


@pytest.mark.parametrize(
    ("name", "old", "new", "why"),
    [
        (
            "board_that_knows_its_worth",
            "v, move = v2, a\n        return v, move\n",
            "v, move = v2, a\n            return v, move\n",
            "The text leaves its loop over the moves after the first one",
        ),
        (
            "isolation_pv_first",
            "-search(game, 1 - who,",
            "-search(game, who,",
            "The sign of the values changes with each call, but who does not",
        ),
        ("hub_for_both", "is_max=False", "is_max=True", "highest leads to highest alone"),
        ("hub_for_both", "is_max=True", "is_max=False", "lowest leads to lowest alone"),
        (
            "letters_kept_in_table",
            "if not wins(rest, not my_turn):",
            "if not wins(rest, True):",
            "The sign of the values changes with each call, but my_turn does not",
        ),
        (
            "pebbles_to_a_limit",
            "            chosen = take\n",
            "        chosen = take\n",
            "Line 19 keeps chosen for every move",
        ),
    ],
)
def test_a_mistake_that_may_be_meant_is_not_called_the_same(name: str, old: str, new: str, why: str) -> None:
    right = correct(name)
    assert old in right
    outcome = program({"source": right.replace(old, new, 1), "compare": True})["outcome"]
    assert outcome["kind"] == "not compared"
    assert outcome["why"].startswith(why)


def test_a_depth_that_never_changes_is_named_where_another_function_asks_for_it() -> None:
    wrong = correct("cutoff_lambda").replace("beta, depth + 1)", "beta, depth)")
    assert program({"source": wrong, "compare": True})["outcome"]["why"] == (
        "At node 1 depth is still 1: it never changes, so its limit is never reached."
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("win('X'): return 10-depth", "win('X'): return depth-10", "and loses by three in a row."),
        ("' ' not in B: return 0", "' ' not in B: return 20", "A draw is worth 20"),
        ("return 10-depth", "return 10+depth", "and a later one with"),
        ("B[i]='X'\n            v=", "B[i]='O'\n            v=", "somebody moves twice."),
    ],
)
def test_odd_rules_of_tic_tac_toe_are_asked_about(old: str, new: str, why: str) -> None:
    source = correct("whole_board_by_depth")
    assert program({"source": source, "compare": True})["outcome"]["kind"] == "same"
    assert old in source
    wrong = source.replace(old, new)
    if "loses" in why:
        wrong = wrong.replace("win('O'): return depth-10", "win('O'): return 10-depth")
    if "draw" in why:
        wrong = wrong.replace("return 10-depth", "return 20").replace("return depth-10", "return -20")
    outcome = program({"source": wrong, "compare": True})["outcome"]
    assert outcome["kind"] == "not compared"
    assert why in outcome["why"]


@pytest.mark.parametrize(
    "name",
    [
        "agent_in_one_method",
        "agent_of_one_ply",
        "drop_in_columns",
        "legal_takes_in_a_list",
        "nim_with_a_table",
        "nodes_know_their_move",
        "sign_turned_by_assignment",
        "window_in_while",
    ],
)
def test_it_is_the_same(name: str) -> None:
    assert program({"source": correct(name), "compare": True})["outcome"]["kind"] == "same"


ALIKE = """
class Node:
    def __init__(self, parts):
        self.parts = [Node(each) if isinstance(each, list) else Leaf(each) for each in parts]

class Leaf:
    def __init__(self, value):
        self.value = value

def value(node, big):
    if isinstance(node, Leaf):
        return node.value
    best = -99 if big else 99
    for part in node.parts:
        best = max(best, value(part, False)) if big else min(best, value(part, True))
    return best

value(Node([[[4, 6], [7, 9]], [[1, 2], [0, 1]], [[5, 3], [8, 2]]]), True)
"""


def test_objects_that_look_alike_on_the_outside_are_no_search_of_the_same_again() -> None:
    told = program({"source": ALIKE, "compare": True})
    assert (told["difference"], told["outcome"]["kind"]) == (None, "same")


SOLVER = """
def backtrack(assignment):
    if len(assignment) == 4:
        return assignment
    column = len(assignment)
    for row in (1, 3, 0, 2)[column:]:
        if all(row != other and abs(row - other) != column - at for at, other in assignment.items()):
            result = backtrack({**assignment, column: row})
            if result:
                return result
    return None

backtrack({})
"""


def test_a_solution_that_is_handed_up_is_not_what_each_of_several_players_gets() -> None:
    why = program({"source": SOLVER, "compare": True})["outcome"]["why"]
    assert why.startswith("This seems to be a search for a solution")
