"""Exercises in the page: given in the picture, graded by Python."""

from __future__ import annotations

import pytest
from conftest import python_ready
from playwright.sync_api import Locator, Page, expect
from screen import Screen
from test_accessibility import BOTH, Axe, Dress, wear


def practice(screen: Screen) -> Locator:
    """The dialog with an exercise."""
    screen.button("Lessons").click()
    screen.button("Practise").click()
    dialog = screen.page.get_by_role("dialog", name="Practise")
    expect(dialog.get_by_role("button", name="Check")).to_be_visible(timeout=30_000)
    return dialog


def reply(dialog: Locator) -> Locator:
    """What is said about the answer."""
    return dialog.locator(".reply")


@pytest.fixture
def tasks(page_http: Page) -> Screen:
    """A page of its own, because exercises are kept on the device."""
    screen = Screen(python_ready(page_http))
    screen.settled()
    return screen


def test_five_exercises_are_solved_on_a_phone_and_after_three_it_is_learnt(
    tasks: Screen,
) -> None:
    wear(tasks, ("phone", "light"))
    dialog = practice(tasks)
    for count in range(1, 6):
        answer = tasks.page.evaluate("plyscope.solution(plyscope.state().practice.exercise)")
        for name in answer["cut"]:
            branch = dialog.get_by_role("button", name=f"Branch to {name}")
            branch.first.dispatch_event("click")
        dialog.get_by_role("button", name="Check").click()
        expect(reply(dialog)).to_have_text("✓ All right.")
        expect(dialog.locator(".streak")).to_contain_text(f"{count} right in a row")
        if count >= 3:
            expect(dialog.locator(".streak")).to_contain_text("you have learnt this")
        before = tasks.state()["practice"]["exercise"]["id"]
        dialog.get_by_role("button", name="A new one").click()
        tasks.until("state.practice.exercise.id !== argument", before)


def test_a_wrong_answer_is_explained_at_its_first_place_and_undo_is_free(tasks: Screen) -> None:
    dialog = practice(tasks)
    first = dialog.get_by_role("button", name="Branch to B")
    first.focus()
    tasks.page.keyboard.press("Enter")
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
    expect(dialog.locator(".streak")).to_be_empty()


@pytest.mark.parametrize("kind", ["values", "leaves", "windows"])
def test_the_solution_of_each_type_is_shown_in_the_picture_and_is_right(
    tasks: Screen, kind: str
) -> None:
    dialog = practice(tasks)
    dialog.get_by_role("combobox").select_option(kind)
    tasks.until("state.practice.exercise.type === argument", kind)
    dialog.get_by_role("button", name="Show the solution").click()
    expect(reply(dialog)).to_contain_text("This is a solution")
    dialog.get_by_role("button", name="Check").click()
    expect(reply(dialog)).to_have_text("✓ All right.")


def test_the_search_of_an_exercise_is_watched_on_the_bench_and_the_answer_is_kept(
    tasks: Screen,
) -> None:
    dialog = practice(tasks)
    dialog.get_by_role("button", name="Branch to B").click()
    tree = tasks.state()["practice"]["exercise"]["position"]
    dialog.get_by_role("button", name="Watch the search").click()
    expect(dialog).to_be_hidden()
    tasks.settled()
    assert tasks.position() == tree
    assert tasks.state()["method"] == "alphabeta"
    tasks.page.wait_for_timeout(600)
    tasks.page.reload()
    python_ready(tasks.page)
    tasks.settled()
    tasks.button("Lessons").click()
    tasks.button("Practise").click()
    expect(dialog.get_by_role("button", name="Branch to B, crossed out")).to_be_visible()


@pytest.mark.parametrize("dress", BOTH, ids="-".join)
def test_nothing_is_wrong_with_an_exercise(tasks: Screen, axe: Axe, dress: Dress) -> None:
    wear(tasks, dress)
    dialog = practice(tasks)
    assert axe(tasks.page) == []
    dialog.get_by_role("combobox").select_option("values")
    expect(dialog.get_by_label("Value of A")).to_be_visible()
    assert axe(tasks.page) == []
