"""Chapter 8, combat."""
