"""A web server for a folder, on this computer only."""

from __future__ import annotations

import functools
import http.server
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

from building.running import BuildError, say


class PageHandler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder with the file types that browsers require."""

    extensions_map = {  # noqa: RUF012 - an instance variable in the base class
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, format: str, *args: Any) -> None:
        """Prints nothing: the terminal is for important messages."""


def serve(
    folder: Path,
    port: int,
    *,
    open_browser: bool,
    handler: Callable[..., PageHandler] = PageHandler,
) -> None:
    """Serves a folder on this computer only, until Ctrl-C."""
    answering = functools.partial(handler, directory=str(folder))
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", port), answering)
    except OSError as error:
        raise BuildError(f"Port {port} cannot be used ({error}); try --port 0") from error
    # So Ctrl-C does not wait for pages that are still connected.
    server.daemon_threads = True
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    say(f"serving {folder.name}/ at {address} (Ctrl-C stops it)")
    if open_browser:
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        say("stopped")
