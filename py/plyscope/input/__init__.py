"""What a person types and sets, the presets, and how sentences quote them."""
