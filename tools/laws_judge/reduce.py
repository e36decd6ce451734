"""Makes a failing program small: drops lines, bodies, operands, comments, while the same law is
broken."""

import ast
import re

from . import mutate


def spans(text):
    """(begin, end, node) in bytes of every statement and expression."""
    data = text.encode()
    starts = mutate.starts_of(data)
    for node in ast.walk(ast.parse(data)):
        if isinstance(node, (ast.expr, ast.stmt)) and hasattr(node, "end_lineno"):
            top = min([node.lineno] + [d.lineno for d in getattr(node, "decorator_list", [])])
            begin = starts[top - 1] + (node.col_offset if top == node.lineno else 0)
            yield begin, starts[node.end_lineno - 1] + node.end_col_offset, node


def candidates(text):
    """Smaller texts, the boldest first."""
    lines = text.split("\n")
    size = max(1, len(lines) // 2)
    while size >= 1:
        for at in range(0, len(lines), size):
            yield "\n".join(lines[:at] + lines[at + size :])
        size //= 2
    for at, line in enumerate(lines):
        indent = len(line) - len(line.lstrip())
        if line.rstrip().endswith(":"):
            body = []
            for below in lines[at + 1 :]:
                if below.strip() and len(below) - len(below.lstrip()) <= indent:
                    break
                body.append(below)
            inner = min([len(b) - len(b.lstrip()) for b in body if b.strip()] or [0])
            yield "\n".join(
                lines[:at] + [" " * indent + b[inner:] for b in body] + lines[at + 1 + len(body) :]
            )
    for pattern, by in (
        (r"[ \t]*#[^\n]*", ""),
        (r"\r\n", "\n"),
        (r"\\\n[ \t]*", " "),
        (r"\n[ \t]*\n", "\n"),
        (r"\t", "    "),
        (r",\s*\)", ")"),
        (r"\n[ \t]*", " "),
    ):
        for found in list(re.finditer(pattern, text))[:20]:
            yield text[: found.start()] + by + text[found.end() :]
        yield re.sub(pattern, by, text)
    yield from operands(text)


def operands(text):
    data = text.encode()
    try:
        found = sorted(spans(text), key=lambda s: s[0] - s[1])
    except (SyntaxError, ValueError):
        return
    for begin, end, node in found:
        if not isinstance(node, ast.expr):
            continue
        inner = [
            (b, e)
            for b, e, n in found
            if begin <= b and e <= end and (b, e) != (begin, end) and isinstance(n, ast.expr)
        ]
        for b, e in inner[:6]:
            yield (data[:begin] + data[b:e] + data[end:]).decode("utf-8", "replace")
        for plain in (b"u", b"1"):
            if end - begin > len(plain):
                yield (data[:begin] + plain + data[end:]).decode("utf-8", "replace")
        if isinstance(node, ast.Constant) and end - begin > 3:
            yield (data[:begin] + b"1" + data[end:]).decode("utf-8", "replace")


def smallest(text, fails, limit=400):
    """The text after greedy cuts for which `fails` still holds."""
    tried, again = set(), True
    while again and limit > 0:
        again = False
        for smaller in candidates(text):
            if smaller in tried or len(smaller) >= len(text):
                continue
            tried.add(smaller)
            limit -= 1
            if limit <= 0:
                break
            if fails(smaller):
                text, again = smaller, True
                break
    return text
