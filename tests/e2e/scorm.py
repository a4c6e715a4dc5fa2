"""A learning platform for the tests: scorm-again around a SCORM package in a frame."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from playwright.sync_api import FrameLocator, Page

ROOT = Path(__file__).resolve().parents[2]
API = ROOT / "node_modules" / "scorm-again" / "dist" / "scorm12.min.js"
# What the platform kept is put back when the page is opened again.
PLATFORM = """<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>A course</title>
  <link rel="icon" href="data:," />
  <style>
    body { margin: 0; }
    iframe { display: block; width: 100vw; height: 100vh; border: 0; }
  </style>
  <script src="api.js"></script>
  <script>
    window.API = new Scorm12API({ autocommit: false, logLevel: 5 });
    window.refused = [];
    API.on("CommitError", (error) => refused.push(String(error)));
    const set = API.LMSSetValue.bind(API);
    API.LMSSetValue = (name, value) => {
      const told = set(name, value);
      if (String(told) !== "true") refused.push(`${name} = ${value}: ${API.LMSGetLastError()}`);
      return told;
    };
    const kept = sessionStorage.getItem("kept");
    if (kept) API.loadFromJSON(JSON.parse(kept).cmi, "cmi");
    window.addEventListener("pagehide", () =>
      sessionStorage.setItem("kept", JSON.stringify(API.renderCMIToJSONObject())));
  </script>
  <iframe title="The package" src="package/index.html" allow="fullscreen"></iframe>
</html>
"""


@dataclass
class Course:
    """A page with a package."""

    page: Page

    @property
    def package(self) -> FrameLocator:
        """What the student sees."""
        return self.page.frame_locator("iframe")

    @property
    def frame(self) -> Any:
        """The same, for what looks at a page."""
        return self.page.frames[1]

    def value(self, name: str) -> str:
        """A value of the platform, read past the package."""
        return str(self.page.evaluate("(name) => API.getCMIValue(name)", name))

    def leave(self) -> None:
        """The platform closes the frame."""
        self.page.evaluate("document.querySelector('iframe').remove()")

    def kept(self) -> Any:
        """All values."""
        return json.loads(self.page.evaluate("JSON.stringify(API.renderCMIToJSONObject().cmi)"))

    def refused(self) -> list[str]:
        """What the platform did not take."""
        found: list[str] = self.page.evaluate("refused")
        return found


def course(folder: Path, package: bytes) -> Path:
    """Puts a package on a platform in the folder."""
    unpacked(folder / "package", package)
    shutil.copyfile(API, folder / "api.js")
    (folder / "index.html").write_text(PLATFORM, encoding="utf-8")
    return folder


def unpacked(folder: Path, package: bytes) -> Path:
    """Unpacks a package."""
    with ZipFile(BytesIO(package)) as file:
        file.extractall(folder)
    return folder
