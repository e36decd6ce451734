"""The mistakes of an author who was new to the language, in today's words: tests/mistakes/author.txt.

A block begins with `=== NAME | WHERE`; WHERE is the line that is wrong, or `in order`. `\\r` and `\\ufeff` stand for a
carriage return and a byte order mark. `test` behind WHERE: it is the examples that are wrong.
"""
import os

from .tried import Mistake

FILE = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "tests/mistakes/author.txt")


def mistakes():
    out = []
    with open(FILE, encoding="utf-8") as f:
        blocks = f.read().split("=== ")[1:]
    for block in blocks:
        head, text = block.split("\n", 1)
        name, where = (part.strip() for part in head.split("|"))
        words = where.split()
        lines = () if where == "in order" else (int(words[0]),)
        text = text.replace("\\r", "\r").replace("\\ufeff", "\ufeff")
        out.append(Mistake(name, text, lines, command="test" if "test" in words else "check"))
    return out
