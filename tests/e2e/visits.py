"""A second visit to the page, for which the image of Python is on the device: Python starts sooner.

A page from a server makes this image on the first visit and keeps it. Each test has a browser that
remembers nothing, so without this each would begin with a first visit.
"""

from __future__ import annotations

import http.server
from collections.abc import Callable

from playwright.sync_api import Browser, BrowserContext, Page

IMAGE = "the image of Python, for tests"
ICON = "icon.svg"
"""A part of the page in which no script runs, but which has the page's store."""

Visit = Callable[[BrowserContext], None]

# The page waits a second before it keeps the image. The answer is the key that it has chosen.
TAKE_IMAGE = """async (address) => {
  for (;;) {
    const cache = await caches.open("plyscope-python");
    for (const request of await cache.keys()) {
      const image = await (await cache.match(request)).blob();
      await fetch(address, { method: "POST", body: image });
      return request.url;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}"""

GIVE_IMAGE = """async ([address, key]) => {
  const cache = await caches.open("plyscope-python");
  await cache.put(key, new Response(await (await fetch(address)).blob()));
}"""


class KeepsOneImage(http.server.SimpleHTTPRequestHandler):
    """Serves what the class after it among the bases serves, and gives out what was posted."""

    image = b""

    def do_POST(self) -> None:
        """Keeps the body."""
        KeepsOneImage.image = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(204)
        self.end_headers()

    def do_GET(self) -> None:
        """What was kept, or a file."""
        if not self.path.endswith(IMAGE.replace(" ", "%20")):
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Length", str(len(self.image)))
        self.end_headers()
        self.wfile.write(self.image)


def after_the_first(browser: Browser, address: str) -> Visit:
    """Visits the page for the first time, and returns what gives the image to another context."""
    folder = address.rsplit("/", 1)[0]
    context = browser.new_context(service_workers="block")
    context.new_page().goto(address)
    key = in_the_store(context, folder).evaluate(TAKE_IMAGE, f"{folder}/{IMAGE}")
    context.close()

    def visit(context: BrowserContext) -> None:
        page = in_the_store(context, folder)
        page.evaluate(GIVE_IMAGE, [f"{folder}/{IMAGE}", key])
        page.close()

    return visit


def in_the_store(context: BrowserContext, folder: str) -> Page:
    """A page from which the store can be reached."""
    page = context.new_page()
    page.goto(f"{folder}/{ICON}")
    return page
