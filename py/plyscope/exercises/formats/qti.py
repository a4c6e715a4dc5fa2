"""QTI 1.2 in a zip file, as Canvas and Brightspace import it: a quiz for each version of an exam.

A platform has one number in a question, so an exercise with several blanks becomes several
questions, each with the picture. The pictures are PNG files in the zip: in the page, the browser
draws the SVG into them; elsewhere, Pillow draws the same parts. (A rasteriser of SVG would need a
library of the system and its fonts; Pillow brings a font along.)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Final
from zlib import crc32

from plyscope.exercises.content import escape, escape_value
from plyscope.exercises.content.drawing import Circle, Drawing, Line, Polygon, Text
from plyscope.exercises.form import Exercise
from plyscope.exercises.formats import zipped
from plyscope.exercises.formats.platform import WORTH
from plyscope.exercises.formats.qti_items import items
from plyscope.exercises.reading import letter
from plyscope.exercises.types import TYPES
from plyscope.game import BadInput

HEAD: Final = '<?xml version="1.0" encoding="UTF-8"?>\n'
INSTANCE: Final = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'
QTI: Final = "http://www.imsglobal.org/xsd/ims_qtiasiv1p2"
PACKAGE: Final = "http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1"
CANVAS: Final = "http://canvas.instructure.com/xsd/cccv1p0"
PLACES: Final = {"canvas": "$IMS-CC-FILEBASE$/images/", "brightspace": "images/"}
"""How a question refers to a picture in the zip, for each platform."""
SIGNS: Final = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True)
class Picture:
    """A picture in the zip."""

    name: str
    data: bytes


def qti(
    title: str,
    versions: Sequence[Sequence[Exercise]],
    pictures: Mapping[str, bytes] | None = None,
    platform: str = "canvas",
) -> bytes:
    """The zip file. `pictures` has the PNG file of each exercise by its id; those that are missing
    are drawn. Raises `BadInput` if an exercise cannot be written in it."""
    every = [each for version in versions for each in version]
    found = {each.id: made for each in every if (made := _picture(each, pictures or {}))}
    files: dict[str, str | bytes] = {}
    quizzes: list[str] = []
    for index, version in enumerate(versions):
        name = f"{title}, version {letter(index)}" if len(versions) > 1 else title
        ident = f"plyscope-{crc32(repr((name, [each.id for each in version])).encode()):08x}"
        written = [
            item
            for number, each in enumerate(version, 1)
            for item in items(number, each, _place(found.get(each.id), platform))
        ]
        quizzes.append(ident)
        files[f"{ident}/{ident}.xml"] = _assessment(ident, name, written)
        files[f"{ident}/assessment_meta.xml"] = _meta(ident, name, WORTH * len(version))
    images = sorted({f"images/{each.name}" for each in found.values()})
    files = {"imsmanifest.xml": _manifest(title, quizzes, images), **files}
    files |= {f"images/{each.name}": each.data for each in found.values()}
    return zipped(files)


def _picture(exercise: Exercise, given: Mapping[str, bytes]) -> Picture | None:
    drawing = TYPES[exercise.type].drawing(exercise)
    if drawing is None:
        return None
    data = given.get(exercise.id)
    if data is None or not data.startswith(SIGNS):
        data = png(drawing)
    return Picture(f"{exercise.id}.png", data)


def _place(picture: Picture | None, platform: str) -> str:
    return f"{PLACES[platform]}{picture.name}" if picture else ""


def _assessment(ident: str, title: str, questions: Sequence[str]) -> str:
    """A quiz with one section."""
    return (
        f'{HEAD}<questestinterop xmlns="{QTI}" {INSTANCE} '
        f'xsi:schemaLocation="{QTI} {QTI}p1.xsd">\n'
        f'<assessment ident="{ident}" title="{escape_value(title)}">\n'
        "<qtimetadata><qtimetadatafield><fieldlabel>cc_maxattempts</fieldlabel>"
        "<fieldentry>1</fieldentry></qtimetadatafield></qtimetadata>\n"
        f'<section ident="root_section">\n{"".join(questions)}</section>\n'
        "</assessment>\n</questestinterop>\n"
    )


def _meta(ident: str, title: str, points: int) -> str:
    """What Canvas wants to know of a quiz."""
    return (
        f'{HEAD}<quiz identifier="{ident}" xmlns="{CANVAS}" {INSTANCE}>\n'
        f"<title>{escape(title)}</title>\n<description></description>\n"
        "<shuffle_answers>false</shuffle_answers>\n<quiz_type>assignment</quiz_type>\n"
        f"<points_possible>{points}.0</points_possible>\n"
        "<allowed_attempts>1</allowed_attempts>\n</quiz>\n"
    )


def _manifest(title: str, quizzes: Sequence[str], images: Sequence[str]) -> str:
    """The list of everything in the zip."""
    resources = "".join(map(_quiz, quizzes)) + "".join(
        _resource(f"image-{number}", "webcontent", image) for number, image in enumerate(images, 1)
    )
    return (
        f'{HEAD}<manifest identifier="plyscope-manifest" xmlns="{PACKAGE}" '
        f'xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_v1p2" {INSTANCE}>\n'
        "<metadata><schema>IMS Content</schema><schemaversion>1.1.3</schemaversion>"
        "<imsmd:lom><imsmd:general><imsmd:title><imsmd:string>"
        f"{escape(title)}</imsmd:string></imsmd:title></imsmd:general></imsmd:lom></metadata>\n"
        f"<organizations/>\n<resources>\n{resources}</resources>\n</manifest>\n"
    )


def _quiz(ident: str) -> str:
    kind = "associatedcontent/imscc_xmlv1p1/learning-application-resource"
    return (
        f'<resource identifier="{ident}" type="imsqti_xmlv1p2">'
        f'<file href="{ident}/{ident}.xml"/><dependency identifierref="{ident}-meta"/>'
        f"</resource>\n{_resource(f'{ident}-meta', kind, f'{ident}/assessment_meta.xml')}"
    )


def _resource(ident: str, kind: str, file: str) -> str:
    return (
        f'<resource identifier="{ident}" type="{kind}" href="{file}"><file href="{file}"/>'
        "</resource>\n"
    )


SCALE: Final = 4
"""Dots for each unit. In the file they are half as many: that makes slanted lines smooth."""
SMALL: Final = {chr(0x2080 + digit): str(digit) for digit in range(10)}
"""The font has no lowered digits: they are drawn smaller and lower."""
ANCHORS: Final = {"middle": -0.5, "start": 0.0, "end": -1.0}
NEEDED: Final = (
    "PNG files are drawn with Pillow, which is not installed. Install it with pip install pillow, "
    "or save the quiz from the page, which needs nothing."
)


def png(drawing: Drawing) -> bytes:
    """The file. Raises `BadInput` if Pillow is not installed."""
    try:
        from PIL import Image, ImageDraw  # noqa: PLC0415
    except ImportError:
        raise BadInput(NEEDED, field="format") from None
    size = (round(drawing.wide * SCALE), round(drawing.high * SCALE))
    image = Image.new("RGB", size, "white")
    pen = ImageDraw.Draw(image)
    for part in drawing.parts:
        if isinstance(part, Line):
            ends = [_scaled(part.start), _scaled(part.end)]
            pen.line(ends, fill=part.colour, width=round(part.thick * SCALE))
        elif isinstance(part, Polygon):
            corners = [_scaled(each) for each in part.corners]
            pen.polygon(corners, fill="white", outline="black", width=SCALE)
        elif isinstance(part, Circle):
            (x, y), far = part.middle, part.radius
            box = [_scaled((x - far, y - far)), _scaled((x + far, y + far))]
            pen.ellipse(box, fill="white", outline="black", width=SCALE)
        else:
            _write(pen, part)
    file = BytesIO()
    image = image.resize((size[0] // 2, size[1] // 2), Image.Resampling.BOX)
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def _scaled(place: tuple[float, float]) -> tuple[float, float]:
    return place[0] * SCALE, place[1] * SCALE


def _write(pen: Any, text: Text) -> None:
    """A text, sign by sign where it has lowered digits."""
    from PIL import ImageFont  # noqa: PLC0415

    signs = text.words.replace("−", "-")
    large = ImageFont.load_default(text.size * SCALE)
    small = ImageFont.load_default(text.size * SCALE * 0.7)
    pieces = [
        (SMALL.get(sign, sign), small if sign in SMALL else large, sign in SMALL) for sign in signs
    ]
    wide = sum(font.getlength(sign) for sign, font, _ in pieces)
    x, y = _scaled(text.place)
    x += ANCHORS[text.anchor] * wide
    for sign, font, low in pieces:
        pen.text((x, y + low * 2 * SCALE), sign, fill=text.colour, font=font, anchor="ls")
        x += font.getlength(sign)
