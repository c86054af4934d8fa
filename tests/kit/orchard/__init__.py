"""A made-up title for the tests of what follows from a table of fields: gardeners who pick fruit and sell it."""
