"""What `plyscope init` writes: the files that a teacher uploads, a file for each autograder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from plyscope.check.uploads import (
    check50,
    coderunner,
    github,
    gradescope,
    otter,
    prairielearn,
    vpl,
)
from plyscope.check.uploads.upload import Upload

UPLOADS: Final[Mapping[str, Upload]] = {
    "gradescope": gradescope.UPLOAD,
    "check50": check50.UPLOAD,
    "coderunner": coderunner.UPLOAD,
    "github": github.UPLOAD,
    "otter": otter.UPLOAD,
    "prairielearn": prairielearn.UPLOAD,
    "vpl": vpl.UPLOAD,
}
"""By name."""

__all__ = ["UPLOADS", "Upload"]
