"""The files around the questions of QTI 1.2: a quiz, what Canvas wants to know of it, and the list
of everything in the zip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from plyscope.exercises.content.xml_text import escape, escape_value

HEAD: Final = '<?xml version="1.0" encoding="UTF-8"?>\n'
INSTANCE: Final = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'
QTI: Final = "http://www.imsglobal.org/xsd/ims_qtiasiv1p2"
PACKAGE: Final = "http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1"
CANVAS: Final = "http://canvas.instructure.com/xsd/cccv1p0"


def assessment(ident: str, title: str, items: Sequence[str]) -> str:
    """A quiz with one section."""
    return (
        f'{HEAD}<questestinterop xmlns="{QTI}" {INSTANCE} '
        f'xsi:schemaLocation="{QTI} {QTI}p1.xsd">\n'
        f'<assessment ident="{ident}" title="{_quoted(title)}">\n'
        "<qtimetadata><qtimetadatafield><fieldlabel>cc_maxattempts</fieldlabel>"
        "<fieldentry>1</fieldentry></qtimetadatafield></qtimetadata>\n"
        f'<section ident="root_section">\n{"".join(items)}</section>\n'
        "</assessment>\n</questestinterop>\n"
    )


def meta(ident: str, title: str, points: int) -> str:
    """What Canvas wants to know of a quiz."""
    return (
        f'{HEAD}<quiz identifier="{ident}" xmlns="{CANVAS}" {INSTANCE}>\n'
        f"<title>{escape(title)}</title>\n<description></description>\n"
        "<shuffle_answers>false</shuffle_answers>\n<quiz_type>assignment</quiz_type>\n"
        f"<points_possible>{points}.0</points_possible>\n"
        "<allowed_attempts>1</allowed_attempts>\n</quiz>\n"
    )


def manifest(title: str, quizzes: Sequence[str], images: Sequence[str]) -> str:
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


def _quoted(text: str) -> str:
    return escape_value(text)
