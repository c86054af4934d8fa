"""Black Rose Wars: Rebirth."""
