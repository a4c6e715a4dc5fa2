"""Exercises in the page: given in the picture, graded by Python."""

from __future__ import annotations

import re

from opening import python_ready
from playwright.sync_api import Locator, expect
from screen import Screen
from test_accessibility import BOTH, Axe, wear

TYPES = (
    "values",
    "cuts",
    "leaves",
    "windows",
    "intervals",
    "reorder",
    "witness",
    "chance",
    "domains",
    "assignments",
    "ucb",
    "concepts",
)
SEEN = ("values", "cuts", "reorder", "domains", "ucb", "concepts")
"""Those that are shown each in a way of its own."""


def practice(screen: Screen) -> Locator:
    """The dialog with a first exercise, about cuts."""
    screen.button("Practise").click()
    dialog = screen.page.get_by_role("dialog", name="Practise")
    expect(dialog.get_by_role("button", name="Check")).to_be_visible(timeout=30_000)
    return dialog


def reply(dialog: Locator) -> Locator:
    """What is said about the answer."""
    return dialog.locator(".reply")


def test_five_exercises_are_solved_on_a_phone_and_after_three_it_is_learnt(
    screen: Screen,
) -> None:
    wear(screen, ("phone", "light"))
    dialog = practice(screen)
    for count in range(1, 6):
        answer = screen.page.evaluate("plyscope.solution(plyscope.state().practice.exercise)")
        for name in answer["cut"]:
            branch = dialog.get_by_role("button", name=f"Branch to {name}")
            branch.first.dispatch_event("click")
        dialog.get_by_role("button", name="Check").click()
        expect(reply(dialog)).to_have_text("✓ All right.")
        expect(dialog.locator(".streak")).to_contain_text(f"{count} right in a row")
        if count >= 3:
            expect(dialog.locator(".streak")).to_contain_text("you have learnt this")
        solved = screen.state()["practice"]["exercise"]["id"]
        dialog.get_by_role("button", name="A new one").click()
        screen.until("state.practice.exercise.id !== argument", solved)


def test_a_wrong_answer_is_explained_at_its_first_place_and_undo_is_free(screen: Screen) -> None:
    dialog = practice(screen)
    first = dialog.get_by_role("button", name="Branch to B")
    first.focus()
    screen.page.keyboard.press("Enter")
    expect(first).to_have_attribute("aria-pressed", "true")
    dialog.get_by_role("button", name="Check").click()
    expect(reply(dialog)).to_contain_text("% right.")
    expect(dialog.locator(".node.wrong").first).to_be_visible()
    dialog.get_by_role("button", name="Undo").click()
    expect(first).to_have_attribute("aria-pressed", "false")
    dialog.get_by_role("button", name="Show the solution").click()
    expect(reply(dialog)).to_contain_text("This is a solution")
    dialog.get_by_role("button", name="Check").click()
    expect(reply(dialog)).to_have_text("✓ All right.")
    expect(dialog.locator(".streak")).not_to_contain_text("in a row")


def choose(screen: Screen, dialog: Locator, kind: str) -> None:
    """Another type of exercise."""
    dialog.get_by_role("combobox", name="Exercise", exact=True).select_option(kind)
    screen.until("state.practice.exercise?.type === argument", kind)


def test_the_solution_of_each_type_is_shown_in_the_picture_and_is_right(
    screen: Screen, axe: Axe
) -> None:
    """And axe finds nothing wrong with an exercise, on a light desktop and a dark phone."""
    dialog = practice(screen)
    for kind in TYPES:
        choose(screen, dialog, kind)
        for dress in reversed(BOTH) if kind in SEEN else ():
            wear(screen, dress)
            assert (kind, dress, axe(screen.page)) == (kind, dress, [])
        dialog.get_by_role("button", name="Show the solution").click()
        expect(reply(dialog)).to_contain_text("This is a solution")
        dialog.get_by_role("button", name="Check").click()
        expect(reply(dialog)).to_have_text("✓ All right.")


def test_nodes_are_moved_by_mouse_keys_and_buttons(screen: Screen) -> None:
    dialog = practice(screen)
    choose(screen, dialog, "reorder")
    first, second = (dialog.locator(f".movable[data-name={name}] .shape") for name in "BC")
    start, end = first.bounding_box(), second.bounding_box()
    assert start
    assert end
    mouse = screen.page.mouse
    mouse.move(start["x"] + 15, start["y"] + 12)
    mouse.down()
    mouse.move(end["x"] + 30, end["y"] + 12, steps=4)
    mouse.up()
    screen.until("(state.practice.draft.typed.A ?? '').startsWith('C B')")
    dialog.locator(".movable[data-name=B]").focus()
    screen.page.keyboard.press("ArrowLeft")
    screen.until("state.practice.draft.typed.A.startsWith('B C')")
    expect(dialog.locator(".movable[data-name=B]")).to_be_focused()
    screen.page.keyboard.press("Enter")
    dialog.get_by_role("button", name="Move to the right").click()
    screen.until("state.practice.draft.typed.A.startsWith('C B')")
    dialog.get_by_role("button", name="Undo").click()
    screen.until("state.practice.draft.typed.A.startsWith('B C')")


def test_a_hint_a_fix_and_what_is_missing_are_told_at_the_exercise(screen: Screen) -> None:
    dialog = practice(screen)
    choose(screen, dialog, "concepts")
    dialog.get_by_role("button", name="Check").click()
    expect(dialog.get_by_role("alert")).to_have_text("Choose true or false first.")
    choose(screen, dialog, "assignments")
    expect(dialog.get_by_role("alert")).to_have_count(0)
    dialog.get_by_role("button", name="Hint").click()
    expect(reply(dialog)).to_contain_text("Look at")
    dialog.get_by_role("button", name="Check").click()
    expect(dialog.get_by_role("alert")).to_have_text("Press the value that is assigned first.")
    # No order begins with the last value of a variable.
    dialog.get_by_role("button", name=re.compile("^[A-F] = ")).last.dispatch_event("click")
    dialog.get_by_role("button", name="Check").click()
    expect(reply(dialog)).to_contain_text("0 % right.")
    for _ in range(8):
        fix = dialog.get_by_role("button", name="Fix this place")
        if fix.count() == 0:
            break
        before = screen.state()["practice"]["draft"]["chosen"]
        fix.click()
        screen.until("`${state.practice.draft.chosen}` !== `${argument}`", before)
        expect(reply(dialog)).not_to_be_empty()
    expect(reply(dialog)).to_have_text("✓ All right.")
    expect(dialog.locator(".streak")).to_be_empty()


def test_wishes_that_contradict_each_other_are_answered_where_they_are_made(screen: Screen) -> None:
    dialog = practice(screen)
    dialog.get_by_text("Choose the exercise").click()
    dialog.get_by_label("A deep cut").select_option("true")
    dialog.get_by_label("Plies").select_option("2")
    dialog.get_by_role("button", name="Make one like this").click()
    told = (
        "There is no such exercise: a deep cut needs at least four plies, and two moves at a node."
    )
    expect(dialog.locator("details").get_by_role("alert")).to_have_text(told)
    dialog.get_by_label("Plies").select_option("4")
    dialog.get_by_role("button", name="Make one like this").click()
    screen.until("state.practice.exercise.wishes.deep === true")
    expect(dialog.get_by_role("alert")).to_have_count(0)


def test_a_test_is_graded_at_its_end_and_each_exercise_can_be_looked_at(screen: Screen) -> None:
    dialog = practice(screen)
    dialog.get_by_text("Take a test").click()
    dialog.locator("select[name=count]").select_option("3")
    dialog.locator("select[name=minutes]").select_option("10")
    dialog.get_by_role("button", name="Begin the test").click()
    exam = screen.page.get_by_role("dialog", name="A test")
    expect(exam.get_by_role("timer")).to_have_text("10 min left")
    for name in ("Check", "Hint", "Show the solution"):
        expect(exam.get_by_role("button", name=name)).to_have_count(0)
    answer = screen.page.evaluate("plyscope.solution(plyscope.state().practice.exercise)")
    for name in answer["cut"]:
        exam.get_by_role("button", name=f"Branch to {name}").first.dispatch_event("click")
    exam.get_by_role("button", name="Next").click()
    exam.get_by_role("button", name="Next").click()
    expect(exam).to_contain_text("1 not answered yet.")
    exam.get_by_role("button", name="Hand in").click()
    expect(exam.get_by_role("row")).to_have_count(4)
    expect(exam.get_by_role("row").nth(1)).to_contain_text("✓ 100 %")
    exam.get_by_role("button", name="Look at exercise 2").click()
    expect(reply(exam)).to_contain_text("It was not answered.")
    exam.get_by_role("button", name="Show the solution").click()
    expect(reply(exam)).to_have_text("This is a solution.")
    exam.get_by_role("button", name="Table of scores").click()
    exam.get_by_text("Hand it in").click()
    exam.get_by_role("button", name="Make the code").click()
    expect(exam.get_by_role("alert")).to_have_text("Write your name first.")
    exam.get_by_label("Your name").fill("Ada Lovelace")
    exam.get_by_role("button", name="Make the code").click()
    code = exam.get_by_label("Send this line to your teacher").input_value()
    assert re.fullmatch(
        r"Plyscope 1 \| Ada Lovelace \| seed \d+ \| cuts 3 \| [\d.]+ of 3 \| [0-9A-F]{8}", code
    )
    exam.get_by_role("button", name="Back to practice").click()
    expect(dialog.get_by_role("button", name="Check")).to_be_visible()


def test_a_misconception_is_watched_beside_the_right_search(screen: Screen) -> None:
    dialog = practice(screen)
    # Only with equal bounds do the two rules differ.
    script = """async () => {
      const page = plyscope;
      for (let seed = 1; ; seed++) {
        const exercise = await page.exercise({ type: "cuts", seed });
        const convention = { ...exercise.convention, cut: ">" };
        const other = await page.solution({ ...exercise, convention });
        const told = await page.grade(exercise, other);
        if (told.misconception?.id === "equality") return { seed, cut: other.cut };
      }
    }"""
    found = screen.page.evaluate(script)
    screen.page.evaluate(
        "seed => { globalThis.random = Math.random; Math.random = () => seed / 2 ** 31; }",
        found["seed"],
    )
    dialog.get_by_role("button", name="A new one").click()
    screen.until("state.practice.exercise.seed === argument", found["seed"])
    screen.page.evaluate("Math.random = random")
    for name in found["cut"]:
        dialog.get_by_role("button", name=f"Branch to {name}").first.dispatch_event("click")
    dialog.get_by_role("button", name="Check").click()
    expect(reply(dialog)).to_contain_text("the other rule on equal bounds")
    dialog.get_by_role("button", name="Watch both side by side").click()
    screen.until("state.secondRun?.cut === '>' && state.cut === '>='")


def test_the_search_of_an_exercise_is_watched_and_the_answer_is_kept(
    screen: Screen,
) -> None:
    dialog = practice(screen)
    dialog.get_by_role("button", name="Branch to B").click()
    tree = screen.state()["practice"]["exercise"]["position"]
    dialog.get_by_role("button", name="Watch the search").click()
    expect(dialog).to_be_hidden()
    screen.settled()
    assert screen.position() == tree
    assert screen.state()["method"] == "alphabeta"
    screen.page.reload()
    python_ready(screen.page)
    screen.settled()
    screen.button("Practise").click()
    expect(dialog.get_by_role("button", name="Branch to B, crossed out")).to_be_visible()
