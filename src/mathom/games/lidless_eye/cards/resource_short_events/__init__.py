"""The resource short-events that are no magic, by what they are played on."""
