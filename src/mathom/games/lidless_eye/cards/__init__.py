"""What single cards do: one module for each family or group of cards. Every module here is part of the box."""
