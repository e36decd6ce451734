"""Walks a program as a process would; a value is a text of what names were given."""
