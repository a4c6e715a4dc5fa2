"""The searches as the page lists them."""
