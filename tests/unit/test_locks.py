"""The lock files name every package with its version, and no address to take it from."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = [ROOT / "package-lock.json", *sorted((ROOT / "requirements").glob("*.lock"))]
PIN = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[\w.]+)( ; (?P<marker>.+))?")


def groups() -> dict[str, list[Any]]:
    """The groups of packages in pyproject.toml."""
    found: dict[str, list[Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    return found


def locked(group: str) -> list[re.Match[str]]:
    """The lines of a lock file of Python's, taken apart."""
    lines = (ROOT / "requirements" / f"{group}.lock").read_text("utf-8").splitlines()
    found = [PIN.fullmatch(line) for line in lines]
    assert all(found), f"not a package with its version: {lines}"
    return [match for match in found if match]


def test_every_group_that_is_installed_has_its_lock_file() -> None:
    assert {file.stem for file in LOCKS[1:]} == set(groups()) - {"lock"}


@pytest.mark.parametrize("file", LOCKS, ids=lambda file: file.name)
def test_no_lock_file_has_an_address(file: Path) -> None:
    text = file.read_text("utf-8")
    assert "://" not in text
    assert not re.search(r'"resolved"|--(extra-)?index-url|--find-links|--trusted-host| @ ', text)


@pytest.mark.parametrize("group", ["build", "node", "pyodide", "test", "package", "hosts", "bench"])
def test_a_lock_file_of_python_has_the_versions_of_pyproject(group: str) -> None:
    pins = {str(match[0]).split(" ; ")[0] for match in locked(group)}
    assert {pin for pin in groups()[group] if isinstance(pin, str)} <= pins


def test_a_package_has_the_same_version_in_every_lock_file_of_python() -> None:
    versions: dict[tuple[str, str | None], set[str]] = {}
    for file in LOCKS[1:]:
        for match in locked(file.stem):
            versions.setdefault((match["name"], match["marker"]), set()).add(match["version"])
    assert [name for name, found in versions.items() if len(found) > 1] == []


def test_the_lock_file_of_javascript_is_that_of_package_json() -> None:
    package = json.loads((ROOT / "package.json").read_text("utf-8"))
    packages = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    for kind in ("dependencies", "devDependencies"):
        assert packages[""][kind] == package[kind]
        for name, version in package[kind].items():
            assert packages[f"node_modules/{name}"]["version"] == version


def test_what_npm_installs_is_known_by_its_contents() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    here = {name: about for name, about in packages.items() if name and "os" not in about}
    assert [name for name, about in here.items() if "integrity" not in about] == []


def test_the_lock_file_of_javascript_has_the_packages_of_every_system() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    for about in list(packages.values()):
        for name in about.get("optionalDependencies", {}):
            assert f"node_modules/{name}" in packages
