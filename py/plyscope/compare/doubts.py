"""Why a search that shows no difference may still not be called the same as the textbook's."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from plyscope.compare.backing_up import changes_values, fitting, lacks_replies, takes_means
from plyscope.compare.calls import Tree, cuts_of
from plyscope.compare.chance import doubt_of_odds, right_means
from plyscope.compare.choosing import doubt_of_keeping
from plyscope.compare.difference import number
from plyscope.compare.leaving import only_tries_first
from plyscope.compare.lingering import doubt_of_aliases, doubt_of_lingering, doubt_of_sums
from plyscope.compare.moves_made import doubt_of_moves, doubt_of_picks
from plyscope.compare.odd_rules import doubt_of_lines, doubt_of_rules
from plyscope.compare.odd_text import doubt_of_text
from plyscope.compare.odd_turns import doubt_of_turns, only_mark, same_player
from plyscope.compare.other_searches import (
    ODDS_UNKNOWN,
    alone_or_odds,
    backtracking,
    nobody_chooses,
)
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.compare.proved import bound_from_table, not_proved, only_bound
from plyscope.compare.remembering import WITHOUT_TABLE, has_table, is_wrapped
from plyscope.compare.sides import View, ends_of, names_are_reversed, played_alone
from plyscope.compare.slides import Slides, doubt_of_slides, right_tiles
from plyscope.compare.tables import answered_for_another, doubt_of_keys, never_filled
from plyscope.compare.taking_turns import CHANGED, follows_itself, stays_with_one_player
from plyscope.compare.tictactoe_boards import Marks
from plyscope.recognition.side_hints import FIXED
from plyscope.recognition.words import MAX, MIN


@dataclass(frozen=True)
class Fit:
    """How well the inner nodes of a tree fit the textbook's values.

    Attributes:
        inner: those whose value and replies are all known, and who moves there.
        right: of these, those that return the best of their replies, or a bound.
        telling: of all, those at which that shows something: not all replies are worth the same.
        sideless: besides these, those of which nobody knows who moves there.
        wrong: the one that is not right and returns first.
        means: those of them at which chance moves, with odds that are known.
    """

    inner: int
    right: int
    telling: int
    sideless: int
    wrong: int | None
    means: Collection[int] = ()


def fit_of(tree: Tree, view: View, slides: Slides | None) -> Fit:
    inner = right = telling = sideless = 0
    wrong: int | None = None
    means: Collection[int] = ()
    if takes_means(tree):
        means = right_tiles(tree, view, slides) if slides else right_means(tree, view)
    for node in range(tree.count):
        fits = node in means or fitting(tree, view, node)
        if fits is None or (not fits and lacks_replies(tree, view, node)):
            continue
        below = {view.values[child] for child in tree.below[node]}
        telling += len(below) > 1
        is_sideless = view.sides[node] not in (MAX, MIN) and node not in means
        if is_sideless and len(below) > 1 and view.values[node] in below:
            sideless += 1
            continue
        inner += 1
        right += fits
        if not fits and (wrong is None or tree.left(node) < tree.left(wrong)):
            wrong = node
    return Fit(inner, right, telling, sideless, wrong, means)


def doubt_about(
    tree: Tree, marks: Marks | None, slides: Slides | None, view: View, fit: Fit
) -> Outcome | None:
    """Why the search cannot be called the same as the textbook's; None if it can."""
    return (
        doubt_of_slides(tree, view, slides)
        or (None if fit.means else _unlike(tree, view, fit))
        or ((alone_or_odds(tree) or misfit(tree, view, fit)) if fit.wrong is not None else None)
        or _one_mark(tree, view)
        or doubt_of_rules(tree, marks, view)
        or _odd_side(tree)
        or follows_itself(tree)
        or _unclear_side(tree, marks, view, fit)
        or _unknown_cut(tree, view)
        or _rests_on_no_reply(tree)
        or doubt_of_text(tree, view)
        or doubt_of_turns(tree, view)
        or doubt_of_lingering(tree)
        or doubt_of_sums(tree)
        or doubt_of_aliases(tree)
        or doubt_of_moves(tree, view)
        or doubt_of_keys(tree, view)
        or answered_for_another(tree)
        or not_proved(tree, view)
        or bound_from_table(tree, view)
        or only_bound(tree, view)
        or doubt_of_picks(tree, view)
        or never_filled(tree)
        or doubt_of_lines(tree, marks)
        or doubt_of_keeping(tree)
    )


def _unlike(tree: Tree, view: View, fit: Fit) -> Outcome | None:
    """Where a search does something else than to hand values up."""
    text = tree.reading.text
    if fit.inner + fit.sideless == 0:
        return Outcome(
            NOT_COMPARED,
            "No call has replies whose values are known, so there is nothing to compare.",
            "Start with a larger position.",
        )
    if text.chooses and only_tries_first(tree):
        return Outcome(
            NOT_COMPARED,
            "The text leaves its loop over the moves after the first one, whatever that is worth:"
            " what the others are worth is not known.",
            "Let the loop go through all moves before it returns.",
        )
    if text.line_by_other:
        return Outcome(
            NOT_COMPARED,
            f"Line {text.line_by_other} takes the largest or the smallest of pairs by another part"
            " than the one that says what a reply is worth.",
            "Compare the values: put them first in the pairs, or read them in the key.",
        )
    if takes_means(tree):
        odd = doubt_of_odds(tree, view)
        return odd or (_of_sums(tree) if text.chooses else nobody_chooses(tree))
    if text.changes or (not text.chooses and changes_values(tree, view, None)):
        why = "Values change on their way up, as when a later win counts less"
        if text.changing_line:
            why = (
                f"Line {text.changing_line} calculates with what replies are worth before one is"
                " taken, as where a later win counts less"
            )
        elif text.through:
            why = f"What a reply is worth is given to {text.through}, which may change it"
        return alone_or_odds(tree) or Outcome(
            NOT_COMPARED, f"{why}, so they cannot be compared with the replies."
        )
    return None


def _of_sums(tree: Tree) -> Outcome:
    """Where replies are added up, by a function that also chooses among them perhaps."""
    chooser = tree.reading.text.adds_choices
    if FIXED not in tree.reading.text.whose:
        return Outcome(
            NOT_COMPARED,
            "Chance moves in a search whose values are for whoever moves: that is not compared.",
            "Let all values be for the same player, as in expectiminimax.",
        )
    if chooser:
        return Outcome(
            NOT_COMPARED,
            f"{chooser} both chooses among replies and adds up what outcomes are worth: no call"
            " returns what comes between the two.",
            "Let one function choose the move, and another one go through the outcomes of chance.",
        )
    return ODDS_UNKNOWN


def _odd_side(tree: Tree) -> Outcome | None:
    """Where the text does not say who plays against whom, or its names say the opposite."""
    same_in_both = tree.reading.text.same_in_both
    why = ""
    if "side" in tree.reading.by_hand:
        return None
    if same_in_both:
        why = (
            f"The text takes the same of the replies whether or not {same_in_both}: it does not say"
            " who plays against whom."
        )
    elif alone := played_alone(tree):
        taken, other = ("largest", MIN) if alone == MAX else ("smallest", MAX)
        why = f"The text takes the {taken} of the replies for everybody: nobody plays as {other}."
    elif names_are_reversed(tree):
        why = (
            "By the names in the text, MAX takes the smallest here and MIN the largest: it is not"
            " known whether that is meant."
        )
    remedy = "Choose what says whose turn it is, under “side”."
    return Outcome(NOT_COMPARED, why, remedy) if why else None


def _unclear_side(tree: Tree, marks: Marks | None, view: View, fit: Fit) -> Outcome | None:
    """Where it is not known what a node should take, or does not show."""
    branches, value = tree.reading.branches, tree.reading.value
    if fit.telling == 0:
        return _nothing_told(tree)
    if stays_with_one_player(tree, view):
        return Outcome(
            NOT_COMPARED,
            "Below each first call the same player moves all the way down, though another call has"
            " the other one: it is not known whether the turn should change.",
            CHANGED,
        )
    if fit.sideless or not _has_two_sides(tree, view):
        no_choice = tree.reading.text.has_chance and not tree.reading.text.chooses
        other = nobody_chooses(tree) if no_choice else backtracking(tree) or alone_or_odds(tree)
        return other or Outcome(
            NOT_COMPARED,
            "Nothing says whose turn it is, so nobody knows what each node should take.",
            "Choose what says whose turn it is, under “side”.",
        )
    if branches and branches.turned_round and not (value and value.negates):
        return Outcome(
            NOT_COMPARED,
            "The text takes the same for both players, but no node here shows whether it matters.",
            "Start with another position.",
        )
    if marks and len(marks.marks) > 1 and not view.by_rules and ends_of(tree, marks):
        return Outcome(
            NOT_COMPARED,
            "The board has nine cells and two marks, as in tic-tac-toe, but the values at the ends"
            " do not say who has three in a row.",
            "Start with a position from which both can win; if it is another game, as Hex, with"
            " another size of the board.",
        )
    return None


def _nothing_told(tree: Tree) -> Outcome:
    """Where all replies are worth the same everywhere; perhaps because no end is valued."""
    ends = [node for node in range(tree.count) if not tree.below[node] and tree.ended(node)]
    if tree.window and all(
        tree.numbers[node] in [path.values[node] for path in tree.window] for node in ends
    ):
        return Outcome(
            NOT_COMPARED,
            "Every end returns an end of the window that it was given: no position is valued.",
            "Let the search return what a position is worth where it has no replies.",
        )
    return Outcome(
        NOT_COMPARED,
        "At every node all replies are worth the same, so it does not show which is taken.",
        "Start with another position.",
    )


def _one_mark(tree: Tree, view: View) -> Outcome | None:
    """Where one player may move for the other."""
    player = same_player(tree)
    if player:
        return Outcome(
            NOT_COMPARED,
            f"The sign of the values changes with each call, but {player.name} does not: it is not"
            " known whether the other player moves then.",
            "Choose what says whose turn it is, under “side”.",
        )
    found = only_mark(tree, view)
    if found is None:
        return None
    put, other = map(repr, found)
    return Outcome(
        NOT_COMPARED,
        f"Both players put {put} on the board, and nobody puts {other}, which stands there or is"
        " asked for: it is not known whether that is meant.",
    )


def misfit(tree: Tree, view: View, fit: Fit) -> Outcome:
    """Most nodes are right and some are not, for a reason that may be a good one."""
    assert fit.wrong is not None
    value = tree.numbers[fit.wrong]
    held = [tree.numbers[child] for child in tree.below[fit.wrong]]
    worth = ", ".join(dict.fromkeys(number(each) for each in held if each is not None))
    side = view.sides[fit.wrong]
    who = f"your {side}" if side in (MAX, MIN) else "your function"
    own = number(value) if value is not None else "nothing"
    among = (
        f"its replies are worth {worth}" if value in held else f"none of its replies is worth {own}"
    )
    if value not in held and (is_wrapped(tree) or has_table(tree)):
        return Outcome(
            NOT_COMPARED,
            f"At node {fit.wrong} {who} returns {own}, and none of the replies that it calls is"
            " worth that: what others are worth may be remembered from before, and is not seen.",
            WITHOUT_TABLE,
        )
    return Outcome(
        NOT_COMPARED,
        f"Of {fit.inner:,} nodes with replies {fit.right:,} return the best of them; at node"
        f" {fit.wrong} {who} returns {own}, and {among}.",
        "Choose what is the value, and what says whose turn it is.",
    )


def _has_two_sides(tree: Tree, view: View) -> bool:
    """Whether both players move, or values are for the one who moves."""
    inner = {view.sides[node] for node in range(tree.count) if tree.below[node]}
    return {MAX, MIN} <= inner or (view.certain and bool(inner & {MAX, MIN}))


def _rests_on_no_reply(tree: Tree) -> Outcome | None:
    """Where a node has returned after a call that is no reply of it."""
    for node, family in enumerate(tree.reading.evidence.below):
        if family and not tree.below[node] and tree.ended(node):
            return Outcome(
                NOT_COMPARED,
                f"Node {node} returns after the call in line {tree.record.line[family[-1]]}, which"
                " is no reply, as after a null move: what its replies are worth is not known.",
                "Leave that call out to have the rest compared.",
            )
    return None


def _unknown_cut(tree: Tree, view: View) -> Outcome | None:
    """Moves that were left out for a reason that is not known."""
    if tree.window:
        return None
    known = [value for value in view.values if value is not None]
    for node in cuts_of(tree):
        best = max(known) if view.sides[node] == MAX else min(known)
        if view.values[node] != best:
            return Outcome(
                NOT_COMPARED,
                f"At node {node} moves are left out, and no window is known that would allow it.",
                "Choose what is α and what is β.",
            )
    return None
