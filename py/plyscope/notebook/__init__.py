"""The tree of a run below a cell of a notebook, and as a file of its own."""

from __future__ import annotations

from plyscope.notebook.cell import cell, text
from plyscope.notebook.showing import bundle, document, show

__all__ = ["bundle", "cell", "document", "show", "text"]
