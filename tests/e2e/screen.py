"""The page as the tests use it: what a person sees, and what a person does.

The methods look at the visible page, by roles, names and texts; only `state()` looks behind it. A
method that gives Python work to do returns when Python has finished.
"""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Locator, Page, expect

EMPTY_TICTACTOE = ".../.../..."
THREE_BY_THREE = "[[3 12 8] [2 4 6] [14 5 2]]"

# Python is ready, and nothing that was asked for is still missing.
SETTLED = """() => {
  const { python, busy } = document.documentElement.dataset;
  return python === "ready" && busy === "false";
}"""

# Resets everything that a test may have changed. The draft shows when the last step has begun.
RESET = """(preset) => {
  const intent = (detail) => document.dispatchEvent(new CustomEvent("intent", { detail }));
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  intent({ type: "leave-presenting" });
  intent({ type: "leave-lesson" });
  intent({ type: "gallery", about: "" });
  intent({ type: "compose", deed: { does: "close" } });
  for (const { key } of plyscope.state().drafts) {
    intent({ type: "compose", deed: { does: "discard", key } });
  }
  intent({ type: "pane", pane: "tree" });
  intent({ type: "theme", theme: "" });
  intent({ type: "stage", stage: "tree" });
  intent({ type: "centre", centre: "" });
  intent({ type: "granularity", granularity: "node" });
  intent({ type: "speed", speed: 0.8 });
  // These give Python work to do, so they are done only if necessary.
  const state = plyscope.state();
  if (state.folded) intent({ type: "toggle-fold" });
  intent({ type: "colour-by", by: "value" });
  if (state.asks) intent({ type: "ask-me" });
  intent({ type: "dismiss-notice" });
  if (state.python !== "") intent({ type: "python-plays", side: "" });
  const { MAX, MIN, separate, minDepth } = state.weights;
  if (MAX || MIN || separate || minDepth) intent({ type: "reset-weights" });
  if (state.engine.on) intent({ type: "set-engine", on: false });
  intent({ type: "set-engine", seconds: "3" });
  if (state.contestants !== null) intent({ type: "reset-contestants" });
  for (const option of ["select", "order"]) {
    if (state.shared[option] !== 0) intent({ type: "share-option", option, value: 0 });
  }
  // A method of games must not be what is remembered of another room.
  if (document.body.dataset.room !== "games") intent({ type: "choose-room", room: "games" });
  const run = { method: "alphabeta", order: "given", cut: ">=" };
  const changed = Object.keys(run).some((name) => state[name] !== run[name]);
  if (changed) intent({ type: "change-run", change: { ...run, depth: "1" } });
  const [subject, id] = preset.split("/");
  document.querySelector(".settings-toggle[aria-expanded=true]")?.click();
  intent({ type: "position-draft", text: "to be forgotten" });
  intent({ type: "choose-subject", subject, preset: id });
  document.activeElement?.blur();
}"""

# What earlier tests have chosen stays with the room, as a reader would expect.
FIRST_METHOD = """() => {
  const change = { method: "forward_checking", methodOptions: {} };
  document.dispatchEvent(new CustomEvent("intent", { detail: { type: "change-run", change } }));
  for (const pane of document.querySelectorAll(".side")) pane.scrollTop = 0;
}"""

# Where a row of the tree is on the screen: the middle of all points that hit it.
POINT_OF_ROW = """(row) => {
  const { stage } = document.querySelector("#tree");
  const box = stage.canvas.getBoundingClientRect();
  const hits = [];
  for (let y = box.top + 2; y < box.bottom; y += 4) {
    for (let x = box.left + 2; x < box.right; x += 4) {
      if (stage.rowUnder({ clientX: x, clientY: y }, 0) === row) hits.push([x, y]);
    }
  }
  if (hits.length === 0) return null;
  const mean = (index) => hits.reduce((sum, hit) => sum + hit[index], 0) / hits.length;
  return { x: mean(0), y: mean(1) };
}"""

AT_REST = """() => {
  const { stage } = document.querySelector("#tree");
  return stage !== null && stage.move === null && stage.request === 0;
}"""

# Nothing on the page moves, fades or waits to be drawn. What a click or a new size asks for is
# known two frames later. Spinners, which never end, are not waited for.
DRAWN = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const runs = ({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().endTime !== Infinity;
  const moves = ({ stage }) => stage && (stage.move !== null || stage.request !== 0);
  const trees = document.querySelectorAll("#tree, #second-tree");
  for (let i = 0; i < 3; i++) await frame();
  while (document.getAnimations().some(runs) || [...trees].some(moves)) await frame();
  await frame();
}"""

# What pressing a card of the gallery does.
TAKE_CARD = """(card) => {
  const [subject, preset] = card.split("/");
  const intent = { type: "choose-subject", subject, preset };
  document.dispatchEvent(new CustomEvent("intent", { detail: { type: "take-card", intent } }));
}"""


def wait_for(page: Page, look: str, argument: object = None, timeout: float = 20_000) -> None:
    """Waits until a JavaScript expression, or function of `argument`, is true; in milliseconds.

    Playwright's own wait evaluates text in the page again and again, and the page's
    Content-Security-Policy does not allow that.
    """
    deadline = time.monotonic() + timeout / 1000
    while not page.evaluate(look, argument):
        assert time.monotonic() < deadline, f"{timeout / 1000} seconds did not bring: {look}"
        page.wait_for_timeout(30)


class Screen:
    """One page of Plyscope."""

    def __init__(self, page: Page) -> None:
        page.set_default_timeout(20_000)
        self.page = page
        self.board = page.locator("board-view .board")
        self.narration = page.locator("narration-view .narration")
        self.tree = page.locator("#tree [role=tree]")
        self.chips = page.locator("#tree .tree-chips")
        self.scrubber = page.get_by_role("slider", name="Step")
        self.status = page.locator("board-view .status")
        self.confirm = page.locator("search-view .confirm")
        self.notice = page.locator("search-view .notice.error")
        self.asked_error = page.locator(".field-error.asked")
        self.task = page.locator("search-view .task")
        self.position_error = page.locator("#position-error .error-text")
        self.position_field = page.locator("#position-text")
        self.depth_error = page.locator("#depth-error")
        self.moves = page.locator("moves-view tbody tr")
        # In the constraint room.
        self.problem = page.locator("problem-view")
        self.problem_text = page.get_by_label("The problem as text")
        self.problem_error = page.locator("#problem-error")
        self.nodes = page.get_by_role("group", name="Nodes of the graph")
        self.race = page.locator("race-view")

    # What the page shows

    def state(self) -> dict[str, Any]:
        """The state that the public API shows."""
        found: dict[str, Any] = self.page.evaluate("plyscope.state()")
        return found

    def position(self) -> str:
        """The position on the board, as text."""
        state = self.state()
        found: str = state["history"][state["at"]]
        return found

    def settled(self, timeout: float = 30_000) -> None:
        """Waits until Python has finished."""
        wait_for(self.page, SETTLED, timeout=timeout)

    def drawn(self) -> None:
        """Waits until everything is drawn, and nothing moves any more."""
        self.page.evaluate(DRAWN)

    def until(self, condition: str, argument: object = None) -> None:
        """Waits until `condition`, a JavaScript expression of `state` and `argument`, is true."""
        look = f"(argument) => {{ const state = plyscope.state(); return {condition}; }}"
        wait_for(self.page, look, argument)

    def counter(self, term: str) -> Locator:
        """The text beside `term` in the counters."""
        row = self.page.locator("counters-view dl > div")
        return row.filter(has=self.page.get_by_text(term, exact=True)).locator(".number")

    def effort(self, term: str) -> Locator:
        """The text beside `term` in the work on a constraint problem."""
        row = self.page.locator("effort-view dl > div")
        return row.filter(has=self.page.get_by_text(term, exact=True)).locator("dd")

    def variable(self, name: str) -> Locator:
        """The value of a variable."""
        row = self.page.locator("variables-view dl > div")
        return row.filter(has=self.page.get_by_text(name, exact=True)).locator("dd")

    def cell(self, index: int) -> Locator:
        """A square or column of the board, or a cell of it during set-up."""
        return self.page.locator(f'board-view .board button[data-index="{index}"]')

    def button(self, name: str) -> Locator:
        """A button with exactly this name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def lit_line(self) -> str:
        """The highlighted source line; "" if there is none."""
        lit = self.page.locator("code-view .cm-line.lit")
        return lit.inner_text().strip() if lit.count() else ""

    def alerts(self) -> list[str]:
        """The texts of all alerts that are not empty."""
        texts = self.page.get_by_role("alert").all_inner_texts()
        return [text.strip() for text in texts if text.strip()]

    # Settings

    def reset(self, preset: str = "tree/three-by-three") -> None:
        """Resets the page as if it had just been opened, and chooses a preset."""
        self.page.evaluate(RESET, preset)
        self.until(
            "state.draft === null && `${state.subject}/${state.preset}` === argument", preset
        )
        self.settled()

    def open_settings(self) -> None:
        """Opens the settings sheet if there is one; it closes when a game is chosen."""
        sheet = self.page.locator(".settings-toggle[aria-expanded=false]")
        if sheet.is_visible():
            sheet.click()

    def choose(self, setting: str, value: str) -> None:
        """Chooses an entry of "Search", "Order" or "Cut when" by its id."""
        self.open_settings()
        if self.opener(setting).count():
            self.choose_card(setting, value)
        else:
            self.page.get_by_role("combobox", name=setting, exact=True).select_option(value)
        self.settled()

    def opener(self, setting: str) -> Locator:
        """The button of "Game", "Search" or their like, which opens the gallery."""
        name = re.compile(f"^{setting}: ")
        return self.page.locator("settings-view .fields").get_by_role("button", name=name)

    def choose_card(self, setting: str, value: str) -> None:
        """Chooses a card of the gallery by its id or its name."""
        self.opener(setting).click()
        cards = self.page.locator("gallery-view .gallery-card")
        named = self.page.locator(".gallery-name").get_by_text(value, exact=True)
        by_id = self.page.locator(f'gallery-view [data-card="{value}"]')
        cards.filter(has=named).or_(by_id).first.click()

    def offered(self, setting: str) -> list[str]:
        """The ids of the cards of "Search" or "Method"."""
        self.opener(setting).click()
        cards = self.page.locator("gallery-view [data-card]")
        cards.first.wait_for()
        ids: list[str] = cards.evaluate_all("(all) => all.map((card) => card.dataset.card)")
        self.page.keyboard.press("Escape")
        return ids

    def set_option(self, name: str, value: object) -> None:
        """Types the number for an option of the search, such as its rounds."""
        fields = self.page.locator("search-options-view")
        typed = fields.get_by_label(f"{name}, typed", exact=True)
        field = typed if typed.count() else fields.get_by_label(name, exact=True)
        field.fill(str(value))
        field.press("Enter")
        self.settled()

    def set_option_by_name(self, name: str, value: str) -> None:
        """Chooses an entry in the menu of an option of the search."""
        self.page.get_by_role("combobox", name=name, exact=True).select_option(label=value)
        self.settled()

    def step_by(self, what: str) -> None:
        """Chooses how far a step goes: a line, a node, a cut or a pass."""
        self.page.get_by_role("group", name="Step by").get_by_role("button", name=what).click()

    def show_stage(self, name: str) -> None:
        """Shows the tree, the plots or the duel in the middle."""
        self.page.locator("stages-view").get_by_role("button", name=name).click()

    def choose_game(self, preset: str) -> None:
        """Chooses a game, as "tictactoe/empty", as its card does, but without the gallery."""
        self.take_card(preset)

    def take_card(self, preset: str) -> None:
        """Does what the card of a game or problem does."""
        self.page.evaluate(TAKE_CARD, preset)
        self.until("`${state.subject}/${state.preset}` === argument", preset)
        self.settled()

    def set_depth(self, text: str) -> None:
        """Types a depth; "" searches to the end."""
        self.open_settings()
        field = self.page.get_by_role("textbox", name="Depth")
        field.fill(text)
        field.press("Enter")
        self.settled()

    # Positions

    def type_position(self, text: str) -> None:
        """Types a position and asks for it to be used."""
        self.position_field.fill(text)
        self.page.locator("board-view form button[type=submit]").first.click()

    def use_position(self, text: str) -> None:
        """Types a valid position, and waits until it is on the board."""
        self.type_position(text)
        self.until("state.draft === null")
        self.settled()

    def play(self, index: int) -> None:
        """Clicks a square or column, and waits for the position after it."""
        before = self.state()["at"]
        self.cell(index).click()
        self.until("state.at > argument", before)
        self.settled()

    # Problems

    def go_to_problems(self) -> None:
        """Goes to the constraint problems: to the last one that was open in any test."""
        self.button("Constraints").click()
        expect(self.problem).to_be_visible()
        self.settled()

    def begin_with_problems(self) -> None:
        """Goes to the constraint problems, with the first method and its own settings."""
        self.button("Constraints").click()
        self.settled()
        self.page.evaluate(FIRST_METHOD)
        self.settled()

    def choose_problem(self, preset: str) -> None:
        """Chooses a problem, as "queens/eight", as its card does, but without the gallery."""
        self.take_card(preset)

    def type_problem(self, text: str) -> None:
        """Types a problem and asks for it to be used."""
        self.problem_text.fill(text)
        self.button("Use").click()

    def use_problem(self, text: str) -> None:
        """Types a valid problem, and waits until it is searched."""
        self.type_problem(text)
        self.until("state.draft === null")
        self.settled()

    def shown(self, name: str) -> str:
        """What the picture of a problem shows about a variable, such as "red, assigned last"."""
        entries = self.page.get_by_role("list", name="What the picture shows").locator("li")
        line = entries.filter(has_text=re.compile(f"^{re.escape(name)}: ")).inner_text()
        return line.removeprefix(f"{name}: ")

    def edit_graph(self) -> None:
        """Switches on editing of the graph, if it is not on already."""
        if not self.nodes.is_visible():
            self.button("Edit graph").click()

    def node(self, name: str) -> Locator:
        """A node of the graph that is being edited."""
        return self.nodes.get_by_role("button", name=f"Node {name},")

    def digit(self, row: int, column: int) -> Locator:
        """A cell of a Sudoku."""
        cells = self.page.get_by_role("group", name="Sudoku", exact=True)
        return cells.get_by_role("button", name=f"Row {row}, column {column}:")

    # Steps

    def press(self, *keys: str) -> None:
        """Presses keys, wherever the focus is."""
        for key in keys:
            self.page.keyboard.press(key)

    def forward(self, times: int = 1) -> None:
        """Steps forward with the button."""
        for _ in range(times):
            self.button("Step forward (→)").click()

    def back(self, times: int = 1) -> None:
        """Steps back with the button."""
        for _ in range(times):
            self.button("Step back (←)").click()

    def to_the_end(self) -> None:
        """Goes to the end of the search."""
        self.button("To the end (End)").click()

    def reach_tree_by_keys(self) -> None:
        """Focuses the tree with keys. Without the focus, the arrow keys make steps."""
        self.tree.focus()
        self.press("Shift+Tab", "Tab")
        expect(self.tree).to_be_focused()

    def click_row(self, row: int) -> None:
        """Clicks a node of the tree on the canvas."""
        place = self.place_of(row)
        self.page.mouse.click(place["x"], place["y"])

    def place_of(self, row: int) -> dict[str, float]:
        """Where a node of the tree is on the screen."""
        wait_for(self.page, AT_REST)
        place: dict[str, float] | None = self.page.evaluate(POINT_OF_ROW, row)
        assert place is not None, f"row {row} of the tree is not in view"
        return place

    def camera(self) -> dict[str, float]:
        """Where the picture of the tree is, once it has stopped moving."""
        wait_for(self.page, AT_REST)
        found: dict[str, float] = self.page.evaluate(
            "({ ...document.querySelector('#tree').stage.camera })"
        )
        return found

    # The public API

    def search(self, **request: object) -> dict[str, Any]:
        """What the public API answers to a search."""
        found: dict[str, Any] = self.page.evaluate("(query) => plyscope.search(query)", request)
        return found

    def refusal(self, **request: object) -> str:
        """The sentence with which the public API rejects a search."""
        ask = "(query) => plyscope.search(query).then(() => '', (error) => error.message)"
        sentence: str = self.page.evaluate(ask, request)
        return sentence


def expect_end_of_lesson(screen: Screen) -> None:
    """Expects the counters at the end of alpha-beta on the three by three tree."""
    expect(screen.counter("Leaves")).to_have_text("7 of 9")
    expect(screen.counter("Minimax")).to_have_text("9")
    expect(screen.counter("Minimum with perfect order")).to_have_text("5")
    expect(screen.counter("Nodes")).to_have_text("11 of 13")
    expect(screen.counter("Cuts")).to_have_text("1 α · 0 β")
