"""What is printed, and the card objects made of it."""
