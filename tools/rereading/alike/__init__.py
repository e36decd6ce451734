"""Runs a program on abstract values: what all processes have alike, and what is each one's."""
