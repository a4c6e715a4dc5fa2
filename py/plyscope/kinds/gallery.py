"""The pictures of the gallery: one of each ready-made subject, as its kind draws it.

They are asked for once, when the page is built, so that the gallery is there before Python is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict

from plyscope.kinds.kind import Kind, Operation, Request
from plyscope.kinds.messages import Picture
from plyscope.kinds.registry import KINDS


class GalleryRequest(TypedDict):
    """The pictures of all ready-made subjects."""

    op: Literal["gallery"]


class GalleryReply(TypedDict):
    """The pictures of all ready-made subjects."""

    pictures: dict[str, Picture]
    'by subject and preset, such as "tree/three-by-three"; programs have none'


def gallery(_request: Request) -> GalleryReply:
    """The pictures of all ready-made subjects."""
    return {
        "pictures": {
            f"{subject['id']}/{preset['id']}": picture
            for kind in KINDS.values()
            for subject in _subjects(kind)
            for preset in subject["presets"]
            if (picture := _picture(kind, subject["id"], preset))
        }
    }


def _subjects(kind: Kind) -> list[Mapping[str, Any]]:
    catalogue: Mapping[str, Any] = kind.catalogue()
    return list(catalogue["subjects"])


def _picture(kind: Kind, subject: str, preset: Mapping[str, Any]) -> Picture | None:
    position = preset.get("pictured", preset["position"])
    fields = {"subject": subject, "position": position, "options": preset["options"]}
    picture: Picture | None = kind.LOOK.reply({"kind": kind.ID, **fields}).get("picture")
    return picture


OPERATIONS: Final[Mapping[str, Operation]] = {"gallery": Operation(GalleryRequest, gallery)}
"""What can be asked about the gallery, by "op"."""
