"""The rules as they are written: one reader of every RULES.md, for the terminal, the pages and the tests."""
