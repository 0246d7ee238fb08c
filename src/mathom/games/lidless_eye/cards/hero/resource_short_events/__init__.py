"""Short-events of heroes, by what they are played on."""
