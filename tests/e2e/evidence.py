"""What a failed test leaves in tests/artefacts/."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Error, Page
from serving import ROOT

ARTEFACTS = ROOT / "tests" / "artefacts"

FAILED = pytest.StashKey[bool]()


def failed_in_call(item: pytest.Item) -> bool:
    """Whether the test itself failed."""
    return item.stash.get(FAILED, False)


def keep_evidence(page: Page, console: list[str], name: str) -> None:
    """Saves a screenshot, the console and the state of the page after a failed test."""
    folder = ARTEFACTS / re.sub(r"[^\w.-]+", "-", name)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "console.txt").write_text("\n".join(console), encoding="utf-8")
    try:
        page.screenshot(path=folder / "page.png")
        state = page.evaluate("globalThis.plyscope?.state?.() ?? null")
        (folder / "state.json").write_text(json.dumps(state, indent=2), encoding="utf-8")
    except Error as error:
        (folder / "no-picture.txt").write_text(str(error), encoding="utf-8")
