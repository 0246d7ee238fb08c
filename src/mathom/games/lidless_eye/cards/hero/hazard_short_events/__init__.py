"""Cards of The Wizards, by what they are played on."""
