"""The README as the package's description: a registry shows it without the files beside it."""

from __future__ import annotations

import re
from collections.abc import Callable

PICTURE = re.compile(r"<picture>.*?(?P<image><img[^>]*>).*?</picture>\n*", re.DOTALL)
SOURCE = re.compile(r'src="(?P<path>[^":]+)"')
LINK = re.compile(r"(?<!!)\[(?P<text>[^\]]+)\]\((?P<path>[^)#:]+)(?P<part>#[^)]*)?\)")


def description(readme: str, repository: str) -> str:
    """The README with absolute addresses of its pictures and links, in a repository such as
    `https://github.com/somebody/plyscope/`; without pictures and links if it is ""."""
    if not repository:
        return LINK.sub(lambda link: link["text"], PICTURE.sub("", readme))
    # A registry shows one picture: it knows no <picture> that chooses.
    text = PICTURE.sub(_absolute_picture(repository), readme)
    return LINK.sub(
        lambda link: f"[{link['text']}]({repository}blob/HEAD/{link['path']}{link['part'] or ''})",
        text,
    )


def _absolute_picture(repository: str) -> Callable[[re.Match[str]], str]:
    def absolute(picture: re.Match[str]) -> str:
        image = SOURCE.sub(f'src="{repository}raw/HEAD/\\g<path>"', picture["image"])
        return f"{image}\n\n"

    return absolute
