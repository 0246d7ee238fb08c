"""What a player reads. Nothing here decides a rule."""
