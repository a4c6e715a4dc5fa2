"""Wrong programs whose values fit, and what is said instead of *same*; the right ones stay the same."""

import pytest
from plyscope.own_code import OutcomeReport, program
from program_table import PROGRAMS


def correct(name: str) -> str:
    files = (PROGRAMS / folder / f"{name}.py" for folder in ("correct", "doubted"))
    return next(file for file in files if file.exists()).read_text(encoding="utf-8")


def outcome(source: str) -> OutcomeReport:
    return program({"source": source, "compare": True})["outcome"]


BY_TURN = "after, player if again else 1 - player, depth"
DOUBTS = [
    # Values for whoever has just moved, and a choice as if they were for whoever is to move.
    ("chomp_one_minus", "return max((1", "return min((1", "line 17 picks a move after which the value is 0"),
    ("euclid_just_moved", "return min(-", "return max(-", "line 14 picks a move after which the value is 1"),
    ("chomp_first_bite", "== -1", "== 1", "line 15 picks a move after which the value is 1"),
    # A table that stays empty.
    ("nim_with_a_table", "memo[key]=r", "pass", "Line 4 looks a position up in memo, into which nothing is ever put"),
    ("take_by_solver", "self.seen[n] = found", "pass", "Line 7 looks a position up in self.seen, into which"),
    # The window of a search behind the search.
    (
        "quiescence_strip",
        "return quiesce(strip, white, alpha, beta)",
        "return quiesce(strip, white, beta, alpha)",
        "Line 38 gives quiesce alpha as its beta and beta as its alpha",
    ),
    (
        "calm_after_search",
        "return calm(n, maxi, alpha, beta)",
        "return calm(n, maxi, beta, alpha)",
        "Line 23 gives calm",
    ),
    # A window that begins with None.
    ("rooms_of_letters", "else min(hi, value)", "else max(hi, value)", "Line 28 compares hi with lo"),
    ("window_of_none", "or best < hi", "or best > hi", "Line 18 compares hi with lo"),
    ("window_of_none", "not is_max, lo, hi)", "not is_max, hi, lo)", "hands on lo as hi, hi as lo"),
    ("window_of_none", "not is_max, lo, hi)", "not is_max, None, None)", "hands on None as hi, None as lo"),
    # Nobody but one player moves.
    ("sibling_chain", "worth(n, not maximizing)", "worth(n, maximizing)", "Below each first call the same player"),
    ("brothers_by_place", "value(tree[i], 1 - turn)", "value(tree[i], turn)", "Below each first call the same player"),
    # Who moves again.
    ("sow_and_again", BY_TURN, "after, 1 - player, depth", "Line 23 finds out again, and nothing asks for it"),
    (
        "sow_and_again",
        BY_TURN,
        "after, 1 - player if again else player, depth",
        "Line 24 keeps player unless again holds",
    ),
    ("kalah_turn_in_board", "if at != house", "if at == house", "After 31 of 45 moves the same player moves again"),
    ("kalah_turn_in_board", "        if at != house:\n    ", "", "Line 17 finds out house, and nothing asks for it"),
    ("kalah_like", "(turn if again else 1-turn)", "1-turn", "Line 4 finds out again, and nothing asks for it"),
    ("kalah_like", "v=mm(g,t,", "v=mm(g,1-turn,", "Line 11 finds out t, and nothing asks for it"),
    ("kalah_like", "h[i]==2", "h[i]!=2", "After 23 of 29 moves the same player moves again"),
    ("kalah_like", "turn if again", "turn if not again", "Line 5 keeps turn unless again holds"),
    ("boxes_scored_again", "is_max if again else not is_max", "not is_max", "Line 15 finds out again"),
    # An evaluation for the wrong player in one line.
    (
        "strip_counted",
        "if depth == 0:\n        return count",
        "if depth == 0:\n        return -count",
        "Line 21 returns the opposite of what line 16 does",
    ),
    ("strip_counted", "return 10 * count", "return -10 * count", "Line 19 returns the opposite of what line 16 does"),
    (
        "pairs_rated",
        "if depth == 0:\n        return rate(line, who) - rate(line, other(who))",
        "if depth == 0:\n        return rate(line, other(who)) - rate(line, who)",
        "Line 12 returns the opposite of what line 10 does",
    ),
    # What a move changes stays.
    ("coins_with_lead", "        self.lead -= sign * coin\n", "", "At node 12 self.lead goes on from what it was"),
    (
        "cards_from_ends",
        "new = score + cards[end] if mine else score - cards[end]\n        got = gain(rest, new,",
        "score += cards[end] if mine else -cards[end]\n        got = gain(rest, score,",
        "Line 8 changes score for each move, and nothing changes it back",
    ),
    ("sow_copied", "temp = pits[:]", "temp = pits", "Line 2 makes temp another name of pits, and no copy"),
    (
        "coins_in_two_purses",
        "temp = deepcopy(row)",
        "temp = Row(row.coins[:]); temp.score = row.score; temp.turn = row.turn",
        "Line 16 makes temp.score another name of row.score, and no copy",
    ),
    ("numbers_with_neighbours", "Game(set(g.free),", "Game(g.free,", "Line 8 makes new.free another name of g.free"),
]
"""A right program, what is changed in it, and what is then said."""
OTHERWISE_DOUBTED = {"quiescence_strip", "rooms_of_letters"}
"""Right programs of which something else is not known: moves that are looked at in the node, and
cuts by a window that is no number."""


@pytest.mark.parametrize(("name", "old", "new", "why"), DOUBTS)
def test_a_wrong_program_whose_values_fit_is_a_doubt(name: str, old: str, new: str, why: str) -> None:
    right = correct(name)
    assert old in right
    told = outcome(right.replace(old, new, 1))
    assert told["kind"] == "not compared"
    assert why in told["why"]


@pytest.mark.parametrize("name", sorted({name for name, *_ in DOUBTS} - OTHERWISE_DOUBTED))
def test_the_right_program_is_the_same(name: str) -> None:
    assert outcome(correct(name))["kind"] == "same"


def test_a_cut_that_is_forgotten_in_mtdf_is_named() -> None:
    source = correct("mtdf_bounds_on_nodes").replace("if g <= alpha:", "if False:", 1)
    told = outcome(source)
    assert told["kind"] == "different"
    assert told["why"].startswith("At node 13 your MIN goes on when it has 6; α is 6")


def test_hex_on_nine_cells_is_no_tic_tac_toe() -> None:
    told = outcome(correct("hex_of_stones"))
    assert (told["kind"], told["compared"]) == ("same", ["values"])


KEPT_BACK = """
def value(piles, mine):
    if not any(piles):
        return -1 if mine else 1
    best = None
    for i in range(len(piles)):
        for k in range(1, piles[i] + 1):
            temp = piles
            temp[i] -= k
            got = value(temp, not mine)
            temp[i] += k
            if best is None or (got > best if mine else got < best):
                best = got
    return best

print(value([1, 2, 2], True))
"""


def test_another_name_of_a_board_is_no_doubt_where_moves_are_taken_back() -> None:
    assert outcome(KEPT_BACK)["kind"] == "same"


def test_a_score_of_copies_is_no_doubt() -> None:
    assert outcome(correct("numbers_with_neighbours"))["compared"] == ["values"]
