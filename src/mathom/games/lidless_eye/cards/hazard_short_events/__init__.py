"""The hazard short-events, by what they are played on."""
