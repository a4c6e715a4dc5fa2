"""Plyscope: adversarial search, written as the textbook writes it and watched from outside."""
