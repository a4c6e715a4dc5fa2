"""`plyscope serve FOLDER` shows the built page in the browser, from this computer only."""

from __future__ import annotations

import argparse
import sys
import tempfile
import webbrowser
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from plyscope.game import BadInput

WHERE = (
    "Get the page first: build Plyscope with `python3 build.py`, or download a build of it as a "
    "zip. Then give that folder or zip: plyscope serve dist"
)
USUAL_PORT = 8000


class PageHandler(SimpleHTTPRequestHandler):
    """Serves a folder with the file types that browsers require."""

    extensions_map = {  # noqa: RUF012 - an instance variable in the base class
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, format: str, *args: Any) -> None:
        """Prints nothing: the terminal is for important messages."""


def main(given: Sequence[str]) -> int:
    """The exit status: 1 if there is no page, or it cannot be served."""
    options = _parser().parse_args(given)
    try:
        with _page(options.page) as folder:
            _serve(folder, options.port, open_browser=not options.no_open)
    except BadInput as error:
        print(error, file=sys.stderr)
        return 1
    return 0


@contextmanager
def _page(given: Path | None) -> Iterator[Path]:
    """The folder that has the page's `index.html`. Raises `BadInput`."""
    if given is None:
        raise BadInput(WHERE)
    if not given.exists():
        raise BadInput(f"There is no {given}. {WHERE}")
    if given.is_dir():
        yield _with_index(given, given)
        return
    if not zipfile.is_zipfile(given):
        raise BadInput(f"{given} is neither a folder nor a zip. {WHERE}")
    with tempfile.TemporaryDirectory(prefix="plyscope-") as folder:
        zipfile.ZipFile(given).extractall(folder)
        yield _with_index(Path(folder), given)


def _with_index(folder: Path, given: Path) -> Path:
    """The folder itself, or the one in it that has the page: a zip often holds a folder."""
    for each in sorted(folder.rglob("index.html"), key=lambda file: len(file.parts)):
        if (each.parent / "python").is_dir():
            return each.parent
    raise BadInput(f"There is no built page in {given}. {WHERE}")


def _serve(folder: Path, port: int, *, open_browser: bool) -> None:
    """Serves a folder until Ctrl-C. Raises `BadInput` if the port cannot be used."""
    try:
        server = ThreadingHTTPServer(
            ("127.0.0.1", port), partial(PageHandler, directory=str(folder))
        )
    except OSError as error:
        raise BadInput(f"Port {port} cannot be used ({error}); try --port 0") from None
    server.daemon_threads = True  # Ctrl-C does not wait for pages that are still connected
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    print(f"Plyscope is at {address} (Ctrl-C stops it)", flush=True)
    if open_browser:
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print("Stopped.")
    finally:
        server.server_close()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="plyscope serve", description=__doc__)
    parser.add_argument("page", type=Path, nargs="?", help="the folder or zip of a built page")
    parser.add_argument("--port", type=int, default=USUAL_PORT, help=f"default {USUAL_PORT}")
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    return parser
