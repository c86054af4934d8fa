"""The state of the orchard."""
