"""Mistakes in rule files, and what is said of them: tools/mistakes."""
