"""What exercises are written with in every format: blanks, choices, drawings, worked answers."""
