"""What is learnt about games and searches by measuring them."""
