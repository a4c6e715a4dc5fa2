"""Programs that a person wrote."""
