"""Runs as a whole HTML document: the viewer and the trees in one text that loads nothing."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence
from functools import cache
from html import escape
from typing import Final

from plyscope.data_files import data_folder
from plyscope.game import BadInput
from plyscope.notebook.payload import Payload, in_base64, packed

VIEWER: Final = "notebook/viewer"
"""The folder in which the build puts the viewer's scripts and styles."""
NO_VIEWER: Final = (
    "This copy of Plyscope has no viewer: `python3 build.py` makes it, and the wheel has it."
)
BEGIN: Final = "".join(
    """
const text=async id=>{const held=document.getElementById(id).textContent.replace(/\\s/g,"");
const bytes=Uint8Array.from(atob(held),each=>each.charCodeAt(0));
const flow=new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
return new Response(flow).arrayBuffer()};
const read=new TextDecoder;
(async()=>{const style=document.createElement("style");
style.textContent=read.decode(await text("plyscope-styles"));document.head.append(style);
const script=document.createElement("script");
script.textContent=read.decode(await text("plyscope-script"));
const trees=[...document.querySelectorAll("[id^=plyscope-tree]")].map(({id})=>text(id));
globalThis.plyscopeTrees=await Promise.all(trees);document.head.append(script)})()
""".splitlines()
)
"""What the document runs first: it inflates the viewer, which is allowed by its sum too. It is one
line, since some hosts join the lines of an output, and then it would have another sum."""


def page(shown: Sequence[Payload]) -> str:
    """The document of one run, or of two in step. Raises `BadInput` if this copy has no viewer."""
    title = " and ".join(each.title for each in shown)
    return page_of([packed(each) for each in shown], title, frozenset(each.kind for each in shown))


def page_of(trees: Sequence[str], title: str, kinds: frozenset[str]) -> str:
    """The document of one tree or two of these kinds, as `packed` writes them."""
    script, styles = viewer(kinds)
    scripts, sheets = sums(kinds)
    allowed = f"default-src 'none'; script-src {scripts}; style-src {sheets}"
    held = {
        "styles": in_base64(styles.encode()),
        "script": in_base64(script.encode()),
        **{f"tree{at or ''}": tree for at, tree in enumerate(trees)},
    }
    data = "\n".join(
        f'<script type="text/plain" id="plyscope-{name}">\n{text}\n</script>'
        for name, text in held.items()
    )
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{allowed}">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)} · Plyscope</title>\n</head>\n<body>\n"
        f"{data}\n<script>{BEGIN}</script>\n</body>\n</html>\n"
    )


def sums(kinds: frozenset[str]) -> tuple[str, str]:
    """How a policy allows the scripts of a document of these kinds, and its styles; a frame needs
    it in the policy of the page around it too. Raises `BadInput` if this copy has no viewer."""
    script, styles = viewer(kinds)
    return f"'{sum_of(BEGIN)}' '{sum_of(script)}'", f"'{sum_of(styles)}'"


def sum_of(text: str) -> str:
    """How a policy allows this script or style."""
    digest = hashlib.sha256(text.encode()).digest()
    return f"sha256-{base64.b64encode(digest).decode('ascii')}"


def address() -> str:
    """Where the page is for everyone, as the build knew it; "" if nobody does."""
    file = data_folder(VIEWER) / "address.txt"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def viewer(kinds: frozenset[str]) -> tuple[str, str]:
    """The viewer's script for runs of these kinds, and its styles. Raises `BadInput` if they are
    not there."""
    folder = data_folder(VIEWER)
    names = ["viewer", *sorted(kinds)]
    try:
        script = "".join((folder / f"{name}.js").read_text(encoding="utf-8") for name in names)
    except FileNotFoundError:
        raise BadInput(NO_VIEWER) from None
    sheets = [folder / f"{name}.css" for name in names]
    return script, "".join(each.read_text(encoding="utf-8") for each in sheets if each.is_file())
