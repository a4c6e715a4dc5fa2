"""Constraint problems, and the methods that solve them."""
