"""What people have kept opens as it did: links, lessons, results, and what a device had stored."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path
from typing import Any

import pytest
from opening import python_ready, returning
from playwright.sync_api import Browser, expect
from screen import Screen
from test_exams import opened
from test_places import OPEN
from visits import Visit

KEPT = Path(__file__).parents[1] / "kept"

STORE = """async ({ storage, databases }) => {
  for (const [name, text] of Object.entries(storage)) localStorage.setItem(name, text);
  for (const [name, { version, stores }] of Object.entries(databases)) {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      const { result } = request;
      result.createObjectStore("programs", { keyPath: "id" });
      result.createObjectStore("versions", { keyPath: "id" }).createIndex("program", "program");
    };
    await new Promise((done) => { request.onsuccess = done; });
    const transaction = request.result.transaction(Object.keys(stores), "readwrite");
    for (const [store, kept] of Object.entries(stores)) {
      for (const each of kept) transaction.objectStore(store).put(each);
    }
    await new Promise((done) => { transaction.oncomplete = done; });
    request.result.close();
  }
}"""


def kept(name: str) -> Any:
    return json.loads((KEPT / name).read_text(encoding="utf-8"))


def told_by(code: str) -> dict[str, Any]:
    """What a link says of the state."""
    letters = code.partition(".")[2]
    packed = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    found: dict[str, Any] = json.loads(zlib.decompress(packed))
    return found


def test_a_kept_link_leads_to_the_moment_that_it_led_to(screen: Screen) -> None:
    for link in kept("links.json"):
        screen.page.evaluate(OPEN, "#" + link["code"])
        if "source" in told_by(link["code"]):
            screen.until("state.notice?.place")
            screen.intend(type="accept-offer")
        expect(screen.narration, link["name"]).to_have_text(link["sentence"])
        screen.settled()
        state = screen.state()
        told = told_by(link["code"])
        assert {name: state[name] for name in told} == told, link["name"]


@pytest.mark.parametrize("name", kept("lessons.json"))
def test_a_kept_lesson_shows_at_each_step_what_it_showed(screen: Screen, name: str) -> None:
    text = (KEPT / "lessons" / f"{name}.md").read_text(encoding="utf-8")
    screen.intend(type="open-lesson-text", name=f"{name}.md", text=text)
    for step, shown in enumerate(kept("lessons.json")[name]):
        screen.intend(type="lesson-step", step=step)
        screen.until("state.lesson?.step === argument", step)
        expect(screen.narration).to_have_text(shown["sentence"])
        state = screen.state()
        assert {part: state[part] for part in shown if part != "sentence"} == {
            part: shown[part] for part in shown if part != "sentence"
        }


def test_a_kept_result_can_be_read(screen: Screen) -> None:
    dialog = opened(screen, "Results")
    pasted = (KEPT / "results.txt").read_text(encoding="utf-8")
    dialog.get_by_label("Paste what was handed in").fill(pasted)
    expect(dialog.get_by_role("status")).to_have_text("1 result.")
    expect(dialog.get_by_role("row").last).to_contain_text("Ada Lovelace")


def test_what_a_device_has_kept_is_there_again(
    chromium: Browser, http_address: str, second_visit: Visit
) -> None:
    device = kept("device.json")
    page = returning(chromium, second_visit).new_page()
    # A page of the same origin that is not Plyscope and writes nothing.
    page.goto(http_address.replace("index.html", "plyscope-view.js"))
    page.evaluate(STORE, device)
    page.goto(http_address)
    screen = Screen(python_ready(page))
    screen.settled()
    expect(screen.narration).to_have_text(device["sentence"])
    state = screen.state()
    told = json.loads(device["storage"]["plyscope place"])
    assert {name: state[name] for name in told} == told
    screen.intend(type="leave-practice")
    screen.intend(type="choose-room", room="programs")
    screen.intend(type="show-files", shown="list")
    for program in device["databases"]["plyscope programs"]["stores"]["programs"]:
        expect(page.locator("files-view dialog")).to_contain_text(program["name"])
    page.context.close()
