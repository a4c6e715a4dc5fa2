""" "Ask me": the learner predicts the next step, and then sees it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from screen import Screen
from test_accessibility import BOTH, Axe, faults, wear


def told(screen: Screen) -> Locator:
    """The question, and what became of the last answer."""
    return screen.page.locator("ask-view .told")


def asked_about_domains(screen: Screen) -> Locator:
    """Goes on to the question which domains shrink, and gives what asks it."""
    screen.begin_with_problems()
    screen.choose_problem("australia/three")
    screen.button("Ask me").click()
    asked = screen.page.locator("ask-view")
    skip = asked.get_by_role("button", name="Skip")
    for _ in range(6):
        if "lose a value?" in told(screen).inner_text():
            break
        if skip.is_visible():
            skip.click()
        else:
            screen.forward()
    expect(told(screen)).to_contain_text("Next, the Northern Territory = green")
    return asked


def test_a_value_a_window_and_a_cut_are_predicted_and_counted(screen: Screen, axe: Axe) -> None:
    screen.button("Ask me").click()
    screen.forward(9)
    expect(told(screen)).to_have_text("All moves of B are tried. Which value does it give back?")
    assert screen.state()["cursor"] < 60, "the step waits for the answer"
    for dress in [*BOTH, BOTH[0]]:
        wear(screen, dress)
        assert faults(screen, axe) == []
    asked = screen.page.locator("ask-view")
    asked.get_by_label("Value").fill("three")
    asked.get_by_label("Value").press("Enter")
    expect(asked.get_by_role("alert")).to_contain_text("Type a number")
    asked.get_by_label("Value").fill("3")
    asked.get_by_label("Value").press("Enter")
    expect(told(screen)).to_contain_text("✓ Right: 3.")
    expect(told(screen)).to_contain_text("With which window, α and β?")
    asked.get_by_label("α").fill("3")
    asked.get_by_label("β").fill("inf")
    asked.get_by_role("button", name="Answer").click()
    expect(told(screen)).to_contain_text("✓ Right: α = 3, β = +∞.")
    screen.forward()
    asked.get_by_role("button", name="No", exact=True).click()
    expect(told(screen)).to_contain_text("✗ No: yes, an α-cut.")
    expect(screen.narration).to_contain_text("cut c₂ and c₃")
    expect(asked.locator(".count")).to_have_text("Predicted 2 of 3")


def test_a_question_can_be_skipped_and_playing_waits_for_it(screen: Screen) -> None:
    screen.button("Ask me").click()
    screen.page.evaluate(
        "document.dispatchEvent(new CustomEvent('intent', { detail: { type: 'speed', speed: 0 } }))"
    )
    screen.button("Watch (space)").click()
    expect(told(screen)).to_contain_text("Which value does it give back?")
    screen.until("state.playing === false")
    screen.page.locator("ask-view").get_by_role("button", name="Skip").click()
    expect(told(screen)).to_contain_text("Next comes C.")
    expect(screen.page.locator("ask-view .count")).to_have_text("Predicted 0 of 0")


def test_a_cut_is_predicted_by_a_click_on_a_branch_that_would_be_cut(screen: Screen) -> None:
    screen.button("Ask me").click()
    screen.forward(9)
    asked = screen.page.locator("ask-view")
    for _ in range(2):
        asked.get_by_role("button", name="Skip").click()
    screen.forward()
    expect(told(screen)).to_contain_text("…or click a branch that would be cut.")
    rest = screen.page.evaluate("document.querySelector('ask-view').question.options[1].rows")
    screen.click_row(rest[1])
    expect(told(screen)).to_contain_text("✓ Right: yes, an α-cut.")
    expect(asked.locator(".count")).to_have_text("Predicted 1 of 1")


def test_variables_are_predicted_by_clicks_on_the_map_which_is_not_changed(screen: Screen) -> None:
    asked = asked_about_domains(screen)
    picture = screen.page.locator("problem-view .picture")
    for region in ("SA", "Q", "V", "V"):
        picture.locator(f"g[data-variable={region}]").click(force=True)
    expect(picture.locator(".ring.chosen")).to_have_count(2)
    expect(asked.get_by_label("Queensland")).to_be_checked()
    asked.get_by_role("button", name="Answer").click()
    expect(told(screen)).to_contain_text("✓ Right: South Australia and Queensland.")
