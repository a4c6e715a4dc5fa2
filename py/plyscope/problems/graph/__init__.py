"""Graphs as text: as Plyscope writes them, as tables of edges, and in the format of DIMACS."""
