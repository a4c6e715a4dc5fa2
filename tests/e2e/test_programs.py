"""Programs of one's own: writing one, running it, watching it, and losing nothing."""

from __future__ import annotations

from collections.abc import Callable

from desk import MIN_TAKES_MAX, Desk
from playwright.sync_api import Page, expect
from screen import Screen
from test_accessibility import BOTH, TOO_WIDE, faults, wear

Axe = Callable[[Page], list[str]]
RECURSION = "def f(n):\n    return n and f(n - 1)\n"
DROP = """(editor, files) => {
  const dataTransfer = new DataTransfer();
  for (const [name, text] of Object.entries(files)) dataTransfer.items.add(new File([text], name));
  editor.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
}"""


def test_an_example_is_on_the_tree_with_its_states_and_its_lines(desk: Desk) -> None:
    """And a role in it can be chosen by hand."""
    expect(desk.chips).to_contain_text("of 206")
    desk.step_by("line")
    desk.forward(3)
    expect(desk.narration).to_contain_text("line 21 is next")
    expect(desk.page.locator("editor-view .cm-line.lit")).to_have_text('    if won == "O":')
    expect(desk.page.locator("state-view pre")).to_have_text("X O X\n· O ·\n· · ·")
    expect(desk.variable("player")).to_have_text("'X'")
    desk.to_the_end()
    expect(desk.narration).to_contain_text("206 calls, and the value is 0")
    expect(desk.told).to_contain_text("The same as the textbook.")
    desk.told.get_by_label("side").select_option("board")
    desk.settled()
    expect(desk.told).to_contain_text("chosen by hand")


def test_a_changed_program_runs_at_a_key_press_and_its_versions_can_be_gone_back_to(
    desk: Desk,
) -> None:
    desk.run(RECURSION + "print(f(4))\n")
    expect(desk.chips).to_contain_text("of 5")
    expect(desk.told).to_contain_text("Not compared. The program does not seem to take the largest")
    desk.write(RECURSION + "print(f(6))\n")
    expect(desk.page.locator("editor-view .note").first).to_contain_text("has not been run yet")
    desk.press("ControlOrMeta+Enter")
    desk.settled()
    desk.choose_from_menu("Versions")
    dialog = desk.page.locator("files-view dialog")
    dialog.get_by_role("button", name="Go back").nth(-2).click()
    expect(desk.editor).to_contain_text("print(f(4))")


def test_what_python_cannot_read_is_told_at_its_line_and_the_text_stays(desk: Desk) -> None:
    desk.run("def f(n):\n    return n +\n")
    expect(desk.problem).to_contain_text("Line 2")
    expect(desk.problem).to_contain_text("invalid syntax")
    expect(desk.editor).to_contain_text("return n +")
    expect(desk.chips).to_contain_text("of 206")


def test_a_search_is_edited_and_its_first_mistake_is_named(desk: Desk) -> None:
    desk.go_to_games()
    desk.page.get_by_role("button", name="Edit", exact=True).click()
    desk.settled()
    expect(desk.chips).to_contain_text("of 11")
    expect(desk.told).to_contain_text("The same as the textbook.")
    source: str = desk.state()["draft"]
    desk.run(
        source.replace("v = min(v, max_value", "v = max(v, max_value").replace(
            "v = inf", "v = -inf"
        )
    )
    expect(desk.told).to_contain_text("your MIN takes the largest of its replies")
    desk.page.get_by_role("button", name="Show it").click()
    expect(desk.narration).to_contain_text("returns 12")
    desk.choose_from_menu("Back to the original")
    expect(desk.editor).to_contain_text("v = min(v, max_value")


def test_a_question_is_answered_in_the_input_field(desk: Desk) -> None:
    desk.run(RECURSION + "print(f(int(input('How deep? '))))\n")
    field = desk.page.get_by_label("How deep?")
    field.fill("3")
    desk.page.get_by_role("button", name="Run with this input").click()
    desk.settled()
    expect(desk.chips).to_contain_text("of 4")


def test_a_program_opens_the_data_that_were_dropped_with_it(desk: Desk) -> None:
    program = RECURSION + "print(f(int(open('numbers.txt').read())), 'counted')\n"
    desk.editor.evaluate(DROP, {"count.py": program, "numbers.txt": "4"})
    expect(desk.editor).to_contain_text("numbers.txt")
    desk.editor.focus()
    desk.page.keyboard.press("ControlOrMeta+Enter")
    desk.settled()
    expect(desk.output).to_contain_text("0 counted")
    expect(desk.chips).to_contain_text("of 5")


def test_a_script_is_told_everything_about_a_program(screen: Screen) -> None:
    told = screen.page.evaluate(
        "source => plyscope.program({ source, start: 'f(3)' })", RECURSION + "def g():\n    pass\n"
    )
    assert [each["name"] for each in told["functions"]] == ["f", "g"]
    assert (told["nodes"], told["leaves"], told["returned"], told["error"]) == (4, 1, 0, None)
    over = screen.page.evaluate(
        "source => plyscope.program({ source, budget: { seconds: 1 } })", "while True: pass\n"
    )
    assert over["error"]["kind"] == "Budget"


def test_nothing_of_a_program_is_left_for_what_comes_after_it(desk: Desk) -> None:
    desk.page.evaluate("globalThis.sameLoad = true")
    patch = "from plyscope.games.tictactoe import TicTacToe\nTicTacToe.utility = lambda *_: -1\n"
    desk.run(patch + RECURSION + "import json\njson.dumps = None\nprint(f(3))\n")
    expect(desk.chips).to_contain_text("of 4")
    assert desk.search(game="tictactoe", position="XO./.X./..O")["value"] == 1
    # No Python can be mended in which a folder is gone: a fresh one takes its place.
    removes = "import os\nprint(os.path.isdir('/tmp'))\nos.rmdir('/tmp')\n" + RECURSION
    for times in (2, 3):
        desk.run(removes + f"print(f({times}))\n")
        expect(desk.output).to_contain_text("True")
    assert desk.search(game="tictactoe", position="XO./.X./..O")["value"] == 1
    assert desk.page.evaluate("sameLoad")


def test_nothing_is_wrong_with_the_room_of_programs_and_the_offer_to_install(
    desk: Desk, axe: Axe
) -> None:
    def nothing_is_wrong() -> None:
        for dress in BOTH:
            wear(desk, dress)
            assert (dress, faults(desk, axe)) == (dress, [])
            assert (dress, desk.page.evaluate(TOO_WIDE)) == (dress, [])
        wear(desk, BOTH[0])

    desk.run("def f(n):\n    print(n)\n    return 1 // n + f(n - 1)\n\n\nf(3)\n")
    nothing_is_wrong()
    desk.run("import PIL\n")
    desk.output.get_by_label("Package").evaluate("""(field) => {
      field.value = "two words";
      field.dispatchEvent(new Event("input"));
      field.form.requestSubmit();
    }""")
    expect(desk.output.locator(".trouble")).to_contain_text("is not the name of a package")
    nothing_is_wrong()


def test_the_textbooks_tree_stands_beside_the_programs_and_steps_with_it(
    desk: Desk, axe: Axe
) -> None:
    desk.run(MIN_TAKES_MAX)
    beside = desk.told.get_by_role("button", name="Beside the textbook")
    beside.click()
    desk.settled()
    second = desk.page.locator("#second-tree")
    expect(second.locator(".tree-chips")).to_contain_text("The textbook: Minimax")
    desk.told.get_by_role("button", name="Show it").click()
    expect(desk.narration).to_contain_text("The textbook has 3 here.")
    expect(second.locator(".tree-chips")).to_contain_text("node 5 of")
    assert axe(desk.page) == []
    second.locator("[role=tree]").focus()
    desk.page.keyboard.press("End")
    expect(second.locator("[role=tree]")).to_be_focused()
    beside.click()
    expect(second).to_have_count(0)
