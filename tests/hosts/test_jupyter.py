"""The tree of a run in JupyterLab, in Notebook 7, and in what nbconvert makes of a notebook."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from conftest import Serve, steps_in, write_notebook
from playwright.sync_api import Page, expect

from building.hosts import PROGRAMS
from building.paths import ROOT

SERVER = ("--allow-root", "--no-browser", "--port={port}", "--ServerApp.port_retries=0", "--IdentityProvider.token=")


@pytest.fixture(scope="session")
def lab(serve: Serve) -> str:
    """The address of a JupyterLab."""
    return serve("jupyter-lab", *SERVER, "--LabApp.news_url=None")


def run_all(page: Page, address: str) -> None:
    """Opens the notebook, runs it and saves it."""
    page.goto(address)
    page.locator(".jp-Notebook .jp-InputArea-editor").first.click()
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_text("Run All Cells", exact=True).click()
    expect(page.locator(".plyscope-run iframe")).to_have_count(2)


def test_a_cell_of_jupyterlab_has_the_tree_and_keeps_it(page: Page, lab: str, folder: Path) -> None:
    address = f"{lab}/lab/tree/tree.ipynb"
    run_all(page, address)
    steps_in(page)
    page.locator(".jp-Notebook .jp-InputArea-editor").first.click()
    page.keyboard.press("Control+s")
    expect(page.locator(".jp-mod-dirty")).to_have_count(0)
    kept = json.loads((folder / "tree.ipynb").read_text("utf-8"))
    (output,) = kept["cells"][1]["outputs"]
    assert "".join(output["data"]["text/plain"]).startswith("value(")
    assert sum(map(len, output["data"]["text/html"])) <= 130_000
    # Reopened by whoever ran it, the notebook is trusted, and the tree lives without its kernel.
    page.goto(f"{lab}/lab/tree/tree.ipynb?reset")
    steps_in(page)


def test_in_a_notebook_that_is_not_trusted_the_tree_is_a_picture_and_text(page: Page, lab: str, folder: Path) -> None:
    handed_out = json.loads((folder / "tree.ipynb").read_text("utf-8"))
    assert handed_out["cells"][1]["outputs"], "the test before this one saves the notebook"
    handed_out["cells"][0]["source"] += "\n# from somebody else"
    (folder / "handed_out.ipynb").write_text(json.dumps(handed_out), encoding="utf-8")
    page.goto(f"{lab}/lab/tree/handed_out.ipynb?reset")
    # JupyterLab takes styles out too, so that the text is not hidden where the picture is.
    tree = page.locator(".jp-OutputArea pre").first
    expect(tree).to_be_visible()
    expect(tree).to_contain_text("├─ 0 MIN 3")
    expect(page.locator(".jp-OutputArea img").first).to_be_visible()
    expect(page.locator(".plyscope-run iframe")).to_have_count(0)


def test_notebook_7_shows_the_tree_too(page: Page, serve: Serve, folder: Path) -> None:
    write_notebook(folder / "tree.ipynb")
    address = serve("jupyter-notebook", *SERVER)
    run_all(page, f"{address}/notebooks/tree.ipynb")
    steps_in(page)


def test_what_nbconvert_makes_lives_without_a_network(page: Page, folder: Path, environment: dict[str, str]) -> None:
    command = [PROGRAMS / "jupyter", "nbconvert", "--to", "html", "--execute", "tree.ipynb", "--output", "made.html"]
    subprocess.run(command, cwd=folder, env=environment, check=True)
    page.context.set_offline(True)
    page.goto((folder / "made.html").as_uri())
    steps_in(page)


@pytest.mark.parametrize("notebook", sorted((ROOT / "docs" / "notebooks").glob("*.ipynb")), ids=lambda file: file.stem)
def test_a_notebook_of_the_course_runs_to_its_end(
    page: Page, notebook: Path, folder: Path, environment: dict[str, str]
) -> None:
    command = [PROGRAMS / "jupyter", "nbconvert", "--to", "html", "--execute", notebook, "--output-dir", folder]
    subprocess.run(command, cwd=folder, env=environment, check=True)
    page.context.set_offline(True)
    page.goto((folder / f"{notebook.stem}.html").as_uri())
    expect(page.frame_locator(".plyscope-run iframe").first.get_by_role("button", name="Next step")).to_be_visible()
    expect(page.locator("img[alt^='The tree ['], img[alt^='The graph'], pre").first).to_be_visible()
