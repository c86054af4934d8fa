"""The `conclave` command: a table in the terminal, and the tools around it."""
