"""The kinds of subjects: what the page is told, and what a run is told without it."""
