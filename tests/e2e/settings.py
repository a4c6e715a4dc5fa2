"""What a person chooses: a game, a search and its settings."""

from __future__ import annotations

import re

from playwright.sync_api import Locator
from shown import Shown

# Resets everything that a test may have changed. The draft shows when the last step has begun.
RESET = """(preset) => {
  const intent = (detail) => document.dispatchEvent(new CustomEvent("intent", { detail }));
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  for (const details of document.querySelectorAll("details[open]")) details.open = false;
  intent({ type: "leave-presenting" });
  intent({ type: "leave-lesson" });
  intent({ type: "gallery", about: "" });
  intent({ type: "compose", action: { does: "close" } });
  // The theme, the exercise, and what is known of lessons: read, and written.
  intent({ type: "come-back", place: {}, reader: true });
  intent({ type: "text-size", size: 100 });
  intent({ type: "pane", pane: "tree" });
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
  // What is remembered of another room must be neither a method of games, nor one chosen there.
  const { room } = document.body.dataset;
  const usual = { method: "forward_checking", methodOptions: {} };
  if (room === "constraints" && state.method !== usual.method)
    intent({ type: "change-run", change: usual });
  if (room !== "games") intent({ type: "choose-room", room: "games" });
  const run = { method: "alphabeta", order: "given", cut: ">=" };
  const changed = Object.keys(run).some((name) => state[name] !== run[name]);
  if (changed) intent({ type: "change-run", change: { ...run, depth: "1" } });
  const [subject, id] = preset.split("/");
  document.querySelector(".settings-toggle[aria-expanded=true]")?.click();
  intent({ type: "position-draft", text: "to be forgotten" });
  intent({ type: "choose-subject", subject, preset: id });
  document.activeElement?.blur();
}"""

# What pressing a card of the gallery does.
TAKE_CARD = """(card) => {
  const [subject, preset] = card.split("/");
  const intent = { type: "choose-subject", subject, preset };
  document.dispatchEvent(new CustomEvent("intent", { detail: { type: "take-card", intent } }));
}"""


class Settings(Shown):
    """The settings of the page, as a person sets them."""

    def reset(self, preset: str = "tree/three-by-three") -> None:
        """Resets the page as if it had just been opened, and chooses a preset."""
        self.page.evaluate(RESET, preset)
        self.until(
            "state.draft === null && `${state.subject}/${state.preset}` === argument", preset
        )
        self.settled()

    def in_settings(self, setting: Locator) -> Locator:
        """A setting; if it is in the sheet, the sheet is opened."""
        closed = ":is(.settings-toggle, .options-toggle)[aria-expanded=false]:visible"
        sheet = self.page.locator(f"settings-view {closed}")
        if not setting.is_visible() and sheet.count():
            sheet.click()
        return setting

    def choose(self, setting: str, value: str) -> None:
        """Chooses an entry of "Search", "Order" or "Cut when" by its id."""
        if self.opener(setting).count():
            self.choose_card(setting, value)
        else:
            name = {"Order": "order", "Cut when": "cut"}[setting]
            field = self.page.locator(f"settings-view select[name={name}]")
            self.in_settings(field).select_option(value)
            self.page.keyboard.press("Escape")
        self.settled()

    def opener(self, setting: str) -> Locator:
        """The button of "Game", "Search" or their like, which opens the gallery.

        It may be in a closed sheet.
        """
        name = re.compile(f"^{setting}: ")
        fields = self.page.locator("settings-view .fields")
        return fields.get_by_role("button", name=name, include_hidden=True)

    def choose_card(self, setting: str, value: str) -> None:
        """Chooses a card of the gallery by its id or its name."""
        self.in_settings(self.opener(setting)).click()
        cards = self.page.locator("gallery-view .gallery-card")
        named = self.page.locator(".gallery-name").get_by_text(value, exact=True)
        by_id = self.page.locator(f'gallery-view [data-card="{value}"]')
        cards.filter(has=named).or_(by_id).first.click()

    def offered(self, setting: str) -> list[str]:
        """The ids of the cards of "Search" or "Method"."""
        self.in_settings(self.opener(setting)).click()
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
        field = self.in_settings(self.page.locator("settings-view input[name=depth]"))
        field.fill(text)
        field.press("Enter")
        self.settled()
        if field.get_attribute("aria-invalid") != "true":
            self.page.keyboard.press("Escape")
        self.settled()
