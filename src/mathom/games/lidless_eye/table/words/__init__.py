"""Cards, strikes and checks in words."""
