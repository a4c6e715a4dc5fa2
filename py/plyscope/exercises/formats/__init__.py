"""Exercises as other programs take them: a file for each format."""
