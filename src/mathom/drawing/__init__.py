"""What the games' artists share: SVG, and things that every Middle-earth has. All of it our own."""
