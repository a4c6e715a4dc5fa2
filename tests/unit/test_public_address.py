"""The address that the build puts into the page, for links that are made on a disk."""

import pytest

from building.address import public_address


def test_what_the_environment_names_comes_first():
    named = {"PLYSCOPE_ADDRESS": "https://example.edu/ai/plyscope"}
    assert public_address(named, "git@github.com:ann/tool.git") == "https://example.edu/ai/plyscope/"


@pytest.mark.parametrize(
    ("origin", "address"),
    [
        ("https://github.com/Ann/plyscope.git", "https://ann.github.io/plyscope/"),
        ("git@github.com:ann/plyscope", "https://ann.github.io/plyscope/"),
        ("https://github.com/ann/ann.github.io", "https://ann.github.io/"),
        ("/home/ann/plyscope", ""),
        ("", ""),
    ],
)
def test_a_repository_on_github_is_shown_by_its_pages(origin, address):
    assert public_address({}, origin) == address


def test_a_build_on_github_knows_its_repository():
    assert public_address({"GITHUB_REPOSITORY": "ann/tool"}, "") == "https://ann.github.io/tool/"
