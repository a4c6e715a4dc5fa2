"""The browsers for the tests: found on this machine, or installed."""

from __future__ import annotations

import functools
import os
import shutil

from building.paths import BUILD, PYTHON, TESTS
from building.running import BuildError, attempt, say

APPLICATIONS = {
    "chromium": ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    "firefox": ("firefox-esr", "firefox"),
}
DEBIAN_PACKAGES = {"chromium": "chromium", "firefox": "firefox-esr"}
HEADLESS_SHELL = "chromium-headless-shell"
"""Debian's package, and the program in it, of a Chromium that has no windows. It paints the same
pixels with less work. Playwright's own Chromium is such a one already."""
DOWNLOAD_SECONDS = 240


def starts(kind: str, executable: str) -> bool:
    """Whether Playwright can start this browser; "" is Playwright's own."""
    check = TESTS / "e2e" / "browsers.py"
    return attempt([PYTHON, check, kind, executable], 90)


def installed_browser(kind: str) -> str:
    """A browser of this kind that is on the machine and that Playwright can start, or ""."""
    for name in APPLICATIONS[kind]:
        found = shutil.which(name)
        if found and starts(kind, found):
            return found
    return ""


def install_debian_packages(*names: str) -> None:
    """Installs Debian packages, if there is an apt-get and we may use it."""
    sudo = [] if os.name != "nt" and os.geteuid() == 0 else ["sudo", "-n"]
    if attempt([*sudo, "apt-get", "update"], DOWNLOAD_SECONDS):
        say(f"installing Debian's {' and '.join(names)}")
        attempt([*sudo, "apt-get", "install", "-y", *names], DOWNLOAD_SECONDS)


@functools.cache
def browser(kind: str) -> str:
    """The path of a browser for the tests, or "" for Playwright's own; fails if there is none."""
    if starts(kind, ""):
        return ""
    found = installed_browser(kind)
    remembered = BUILD / "stamps" / f"no-own-{kind}"
    if found and remembered.exists():
        return found
    say(f"asking Playwright for its own {kind}")
    install = [PYTHON, "-m", "playwright", "install", kind]
    if attempt(install, DOWNLOAD_SECONDS) and starts(kind, ""):
        return ""
    remembered.parent.mkdir(parents=True, exist_ok=True)
    remembered.touch()
    if not found:
        install_debian_packages(DEBIAN_PACKAGES[kind])
        found = installed_browser(kind)
    if not found:
        raise BuildError(
            f"There is no {kind} for the tests, and none could be installed: install "
            f"{DEBIAN_PACKAGES[kind]} by hand, or make `playwright install {kind}` work."
        )
    say(f"using {found}")
    return found


def chromium_for_tests() -> str:
    """The path of a Chromium without windows if there is one, otherwise that of `browser`."""
    ordinary = browser("chromium")
    if not ordinary:
        return ordinary
    tried = BUILD / "stamps" / "no-headless-shell"
    if not shutil.which(HEADLESS_SHELL) and not tried.exists():
        tried.touch()
        install_debian_packages(HEADLESS_SHELL)
    shell = shutil.which(HEADLESS_SHELL)
    return shell if shell and starts("chromium", shell) else ordinary


def webkit() -> dict[str, str]:
    """The paths of WebKitGTK's driver and of the screen it draws on; fails if there is none."""
    programs = {"webkit": "WebKitWebDriver", "xvfb": "Xvfb"}
    packages = {"webkit": "webkit2gtk-driver", "xvfb": "xvfb"}
    missing = [packages[kind] for kind, name in programs.items() if not shutil.which(name)]
    if missing:
        install_debian_packages(*missing)
    found = {kind: shutil.which(name) or "" for kind, name in programs.items()}
    check = TESTS / "e2e" / "webkit.py"
    if not all(found.values()) or not attempt([PYTHON, check, *found.values()], 90):
        raise BuildError(
            "There is no WebKit for the tests, or it does not start, and none could be installed: "
            f"install {' and '.join(packages.values())} by hand (Debian's or Ubuntu's)."
        )
    return found
