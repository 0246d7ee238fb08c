"""The hazard permanent-events: corruption cards, and the others by what they are played on."""
