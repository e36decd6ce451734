"""Programs for a rule: a match in a place, in a block, in a file."""

from . import places

BLOCKS = {
    "": [
        "?",
        "r0 = u0(1)\n?\nv0()",
        "?\n\n\nv0()",
        "v0()  # before\n# above\n?  # behind\n# below\nw0()",
        "if u0:\n    ?\nelse:\n    w0()",
        "if u0:\n    v0()\nelse:\n    ?",
        "for i0 in u0:\n    ?",
        "while u0:\n    ?\n    break",
        "try:\n    ?\nexcept E as e0:\n    v0()",
        "try:\n    v0()\nfinally:\n    ?",
        "with u0 as q0:\n    ?\n    w0()",
        "def f9(a0, b0=1):\n    ?",
        "def f9():\n    'doc'\n    ?\n    return 1",
        "class C9:\n    ?",
        "class C9(u0):\n    def m9(self):\n        ?\n\n    y = 2",
        "async def f9():\n    ?",
        "if u0:\n\t?\n",
        "if u0:\n  if v0:\n        ?\n  w0()",
        "match u0:\n    case [a0, *b0]:\n        ?\n    case _:\n        v0()",
        "def f9():\n    def f8():\n        ?\n    return f8",
        "try:\n    ?\nexcept* E as e0:\n    v0()",
    ],
    "def": [
        "def f9(a0):\n    ?",
        "def f9():\n    v0()\n    ?\n    w0()",
        "class C9:\n    def m9(self, *a0, **b0):\n        'doc'\n        ?",
        "def f9():\n    if u0:\n        ?\n    return",
        "def f9():\n    for i0 in u0:\n        ?",
        "async def f9():\n    ?",
        "def f9():\n    try:\n        ?\n    finally:\n        v0()",
        "def f9():\n    def f8():\n        ?\n    return f8",
    ],
    "async": [
        "async def f9(a0):\n    ?",
        "class C9:\n    async def m9(self):\n        v0()\n        ?",
        "async def f9():\n    async with u0 as q0:\n        ?",
        "async def f9():\n    if u0:\n        ?\n    else:\n        v0()",
    ],
}

# Where a whole statement can stand.
STATEMENTS = {
    "module": [
        "?",
        "r0 = u0(1)\n?\nv0()",
        "v0()  # before\n# above\n?  # behind\n# below\nw0()",
        "?\n\n\nv0()",
    ],
    "function": [
        "def f9(a0):\n    ?",
        "def f9():\n    'doc'\n    ?\n    w0()",
        "def f9():\n    v0()\n    ?",
        "def f9():\n    def f8(*a0, **b0):\n        ?\n    return f8",
    ],
    "method": [
        "class C9:\n    def m9(self):\n        ?",
        "class C9:\n    def m9(self):\n        'doc'\n        ?\n\n    y = 2",
    ],
    "class body": [
        "class C9:\n    ?",
        "class C9(u0):\n    'doc'\n    x = 1\n    ?\n    def m9(self): pass",
    ],
    "coroutine": [
        "async def f9(a0):\n    ?",
        "async def f9():\n    async with u0 as q0:\n        ?",
        "async def f9():\n    async for i0 in u0:\n        ?\n        v0()",
    ],
    "branch": [
        "if u0:\n    ?\nelse:\n    w0()",
        "if u0:\n    v0()\nelse:\n    ?",
        "if u0:\n    v0()\nelif v0:\n    ?\n    w0()",
        "if u0:\n\t?\n",
        "if u0:\n  if v0:\n        ?\n  w0()",
        "def f9():\n    if u0:\n        ?\n    return",
    ],
    "loop": [
        "for i0 in u0:\n    ?",
        "while u0:\n    ?\n    break",
        "for i0 in u0:\n    v0()\nelse:\n    ?",
        "def f9():\n    while u0:\n        if v0: continue\n        ?",
    ],
    "try": [
        "try:\n    ?\nexcept E as e0:\n    v0()",
        "try:\n    v0()\nexcept E:\n    ?\nelse:\n    w0()",
        "try:\n    v0()\nfinally:\n    ?",
        "try:\n    ?\nexcept* E as e0:\n    v0()",
        "def f9():\n    try:\n        v0()\n    except E:\n        ?\n        w0()",
    ],
    "with": [
        "with u0 as q0:\n    ?\n    w0()",
        "def f9():\n    with u0, v0 as q0:\n        # why\n        ?",
    ],
    "case": [
        "match u0:\n    case [a0, *b0]:\n        ?\n    case _:\n        v0()",
        "def f9():\n    match u0:\n        case 1 if v0:\n            v0()\n            ?",
    ],
    "one line": [
        "if u0: ?",
        "v0(); ?",
        "?; w0()",
        "for i0 in u0: v0(); ?; w0()",
        "if u0: pass\nelse: ?",
        "def f9(): ?",
        "class C9: ?",
        "try: ?\nexcept E: pass",
        "with u0: ?",
        "async def f9(): ?; w0()",
        "while u0: ?",
    ],
}

# How the file comes by the library: lines of the head, and how `aa.` is written then.
HEADS = [
    ("import aa", "aa."),
    ("import aa", "aa."),
    ("import aa", "aa."),
    ("import aa, bb", "aa."),
    ("import aa as A", "A."),
    ("import aa\nimport bb as B", "aa."),
    ("import os\nimport aa\nfrom bb import g as bg, n", "aa."),
    ('"""About."""\nfrom __future__ import annotations\nimport aa', "aa."),
    ("#!/usr/bin/env python\n# -*- coding: utf-8 -*-\nimport aa", "aa."),
    ("import aa\nimport big.core as big", "aa."),
    ("import aa\nimport big.core as bc", "aa."),
    ("import aa\nfrom big import core", "aa."),
    ("try:\n    import os\nexcept ImportError:\n    os = None\nimport aa", "aa."),
    ("from aa import h, f, K, s, c, t, m, e", ""),
    ("from aa import (h as h, f, K, s,\n    c, t, m, e,)  # names", ""),
    ('"""About."""\nimport aa  # the library', "aa."),
]


class Program:
    """A text, and where it came from."""

    __slots__ = ("text", "kind", "place", "capture", "change", "twin")

    def __init__(self, text, kind, place, capture, change="", twin=False):
        self.text, self.kind, self.place, self.capture = text, kind, place, capture
        self.change = change  # what was changed in the text
        self.twin = twin  # whether the program before it in its batch has the same tree


def indented(text, block):
    """The block with the text at its mark, as deep as the mark stands."""
    at = block.index("?")
    line = block.rindex("\n", 0, at) + 1 if "\n" in block[:at] else 0
    indent = block[line:at]
    return block[:at] + text.replace("\n", "\n" + indent) + block[at + 1 :]


def kinds_of(rule):
    """The kinds of places that a rule's matches are put in."""
    if rule.generate:
        return ["own programs"]
    return list(STATEMENTS) if rule.alone else list(places.PLACES)


def make(rule, kind, random):
    """One program text for the rule with its match in a place of this kind, or None where it is
    no Python."""
    if rule.generate:
        text = rule.generate(random)
        return Program(text, kind, "?", "") if runs(text) else None
    capture = random.choice(places.SIMPLE if rule.captures == "simple" else places.CAPTURES)
    head, prefix = random.choice(HEADS + list(rule.heads) * 4)
    target = random.choice(rule.targets)
    if random.random() < 0.08 and not rule.alone and rule.captures == "any":
        capture = random.choice(rule.targets).replace("?", capture)
    text = target.replace("?", capture).replace("aa.", prefix)
    if rule.alone:  # the statement itself is what matches
        place, block = target, random.choice(STATEMENTS[kind])
        body = text
    else:
        place, need = random.choice(places.PLACES[kind])
        body = text.join(place.split("?"))
        if "await" in capture:
            need = "async"
        elif "yield" in capture and not need:
            need = "def"
        block = random.choice(BLOCKS[need])
        if kind == "statement" and "\n" in place and random.random() < 0.5:
            block = "?"
    program = Program(head + "\n" + indented(body, block) + "\n", kind, place, capture)
    return program if runs(program.text) else None


def runs(text):
    """Whether the judge's own Python takes the text."""
    try:
        compile(text, "p", "exec")
    except (SyntaxError, ValueError):
        return False
    return True
