"""The titles that come with Conclave."""
