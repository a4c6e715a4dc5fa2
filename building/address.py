"""Where the page is for everyone: links that are made on a disk lead there. And where its sources
are."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Mapping

from building.paths import ROOT

VARIABLE = "PLYSCOPE_ADDRESS"
"""The environment variable that names the address."""
ON_GITHUB = re.compile(r"github\.com[:/](?P<owner>[\w.-]+)/(?P<name>[\w.-]+?)(?:\.git)?/?$")


def public_address(environment: Mapping[str, str] = os.environ, origin: str | None = None) -> str:
    """The page's public address, with a slash at its end; "" if nobody knows it.

    It is what PLYSCOPE_ADDRESS says, or else where GitHub Pages shows this repository.
    """
    named = environment.get(VARIABLE, "")
    if named:
        return named.rstrip("/") + "/"
    found = _on_github(environment, origin)
    if found is None:
        return ""
    owner, name = found["owner"].lower(), found["name"]
    site = f"https://{owner}.github.io/"
    return site if name.lower() == f"{owner}.github.io" else f"{site}{name}/"


def repository_address(
    environment: Mapping[str, str] = os.environ, origin: str | None = None
) -> str:
    """Where this repository is on GitHub, with a slash at its end; "" if nobody knows it."""
    found = _on_github(environment, origin)
    return f"https://github.com/{found['owner']}/{found['name']}/" if found else ""


def _on_github(environment: Mapping[str, str], origin: str | None) -> re.Match[str] | None:
    repository = environment.get("GITHUB_REPOSITORY", "")
    return ON_GITHUB.search(
        f"github.com/{repository}" if repository else _origin() if origin is None else origin
    )


def _origin() -> str:
    """Where this checkout comes from; "" if it is no checkout."""
    command = ["git", "config", "--get", "remote.origin.url"]
    try:
        process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return process.stdout.strip()
