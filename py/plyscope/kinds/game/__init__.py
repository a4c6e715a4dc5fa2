"""Games in a position, and the searches for them."""
