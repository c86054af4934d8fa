"""The titles that come with Conclave, each a package: rules, content, words, and the parts that its `TITLE` names."""
