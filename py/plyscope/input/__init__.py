"""What a person types, sets or begins with, and how sentences say it."""
