"""Where the built page is, and the server that the tests open it from."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from visits import KeepsOneImage

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
SUB_PATH = "/class/plyscope"

Served = Callable[..., str]


class SubPathHandler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder under SUB_PATH, and nothing else."""

    def translate_path(self, path: str) -> str:
        """The file for an address; for addresses outside SUB_PATH, one that does not exist."""
        if not path.startswith(SUB_PATH + "/"):
            return str(DIST / "no such file")
        return super().translate_path(path.removeprefix(SUB_PATH))

    def log_message(self, format: str, *args: Any) -> None:
        """Prints nothing."""


class OfTheBuiltPage(KeepsOneImage, SubPathHandler):
    """Serves the built page, and the image of Python for second visits to it."""


@contextmanager
def serving() -> Iterator[Served]:
    """While the context is open, a function that serves a folder on loopback and returns the
    address of its index.

    It is `served(folder, handler=SubPathHandler)`; a different handler can give other answers.
    """
    servers: list[http.server.ThreadingHTTPServer] = []

    def serve(folder: Path, handler: type[SubPathHandler] = SubPathHandler) -> str:
        answering = functools.partial(handler, directory=str(folder))
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), answering)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        servers.append(server)
        return f"http://127.0.0.1:{server.server_address[1]}{SUB_PATH}/index.html"

    yield serve
    for server in servers:
        server.shutdown()
