"""What the cards of The Wizards do, in the same files as those of The Lidless Eye: like their facts in `data/hero`."""
