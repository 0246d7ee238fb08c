"""What lies where, and what is under way. Nothing here decides a rule."""
