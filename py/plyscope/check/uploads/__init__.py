"""What `plyscope init` writes: the files that a teacher uploads, a file for each autograder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from plyscope.check.uploads import platforms
from plyscope.check.uploads.upload import Upload

UPLOADS: Final[Mapping[str, Upload]] = {
    "gradescope": platforms.GRADESCOPE,
    "check50": platforms.CHECK50,
    "coderunner": platforms.CODERUNNER,
    "github": platforms.GITHUB,
    "otter": platforms.OTTER,
    "prairielearn": platforms.PRAIRIELEARN,
    "vpl": platforms.VPL,
}
"""By name."""

__all__ = ["UPLOADS", "Upload"]
