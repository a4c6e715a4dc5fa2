"""The package index that the page may ask: only when a person wants to install a package.

Its addresses are those that micropip and pip have themselves; none stands in our files.
"""

from __future__ import annotations

import functools
import re
import subprocess
import zipfile
from urllib.parse import urlsplit

from building.paths import PYTHON
from building.python_files import micropip_wheel
from building.running import BuildError

OWN = "connect-src 'self'"
"""What the page's policy allows it to fetch, as it stands in its source."""
STORAGE = "from pip._internal.models.index import PyPI; print(PyPI.file_storage_domain)"
DEFAULT = re.compile(r"""^PYPI_URL = ["'](.+)["']$""", re.MULTILINE)


def with_index(page: str) -> str:
    """The page, whose policy allows the package index too."""
    if page.count(OWN) != 1:
        raise BuildError(f"static/index.html must have {OWN} in its policy, once.")
    return page.replace(OWN, " ".join([OWN, *origins()]))


@functools.cache
def origins() -> tuple[str, ...]:
    """Where the index tells which files there are, and where the files are."""
    with zipfile.ZipFile(micropip_wheel()) as wheel:
        found = DEFAULT.search(wheel.read("micropip/package_index.py").decode("utf-8"))
    done = subprocess.run([str(PYTHON), "-c", STORAGE], capture_output=True, text=True, check=False)
    if not found or done.returncode:
        raise BuildError("micropip or pip does not say where its package index is.")
    parts = urlsplit(found[1])
    return (f"{parts.scheme}://{parts.netloc}", f"{parts.scheme}://{done.stdout.strip()}")
