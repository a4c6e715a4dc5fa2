"""A report as an HTML document, with a policy that allows its own script and styles alone."""

from __future__ import annotations

from functools import cache
from html import escape

from plyscope.check.report.texts import plain
from plyscope.check.report.trees import Trees
from plyscope.data_files import data_folder
from plyscope.notebook.page import sum_of


def document(title: str, body: str, trees: Trees) -> str:
    """The document."""
    script, styles = own("report.js"), own("report.css")
    of_trees = trees.policy()
    scripts, sheets = (
        f"'{sum_of(own_text)}' {others}".strip()
        for own_text, others in zip((script, styles), of_trees, strict=True)
    )
    allowed = (
        f"default-src 'none'; script-src {scripts}; style-src {sheets}; "
        "base-uri 'none'; form-action 'none'"
    )
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{allowed}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(plain(title))} · Plyscope</title>\n<style>{styles}</style>\n"
        f"</head>\n<body>\n{body}\n{trees.held()}\n<script>{script}</script>\n</body>\n</html>\n"
    )


@cache
def own(name: str) -> str:
    """A file of the report."""
    return (data_folder("check/report/page") / name).read_text(encoding="utf-8")
