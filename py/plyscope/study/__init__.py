"""Measurements of games, searches and problems."""
