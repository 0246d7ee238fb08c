"""What a bot thinks. Nothing but the game imports it."""
