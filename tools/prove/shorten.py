"""Shorter training: whole numbers that count steps, epochs or rounds are lowered, in the original text itself."""
import ast
import re

COUNTS = re.compile(r"epoch|step|iter|round", re.I)
CALLS = {"range", "xrange", "take", "trange"}


def shorten(text, limit):
    """The same Python with every count above `limit` set to `limit`; text that does not parse comes back unchanged."""
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError):
        return text
    places = []

    def note(node):
        if isinstance(node, ast.Constant) and isinstance(node.value, int) and not isinstance(node.value, bool) and node.value > limit:
            places.append((node.lineno, node.col_offset, node.end_col_offset))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in CALLS:
                for a in node.args:
                    note(a)
            counted = any(isinstance(a, ast.Constant) and isinstance(a.value, str) and COUNTS.search(a.value) for a in node.args)
            for k in node.keywords:
                if k.arg and (COUNTS.search(k.arg) or (k.arg == "default" and counted)):
                    note(k.value)
            if counted:
                for a in node.args:
                    note(a)
        elif isinstance(node, ast.Assign) and any(isinstance(t, (ast.Name, ast.Attribute)) and COUNTS.search(getattr(t, "id", getattr(t, "attr", ""))) for t in node.targets):
            note(node.value)
    lines = text.split(b"\n")
    for line, begin, end in sorted(set(places), reverse=True):
        lines[line - 1] = lines[line - 1][:begin] + str(limit).encode() + lines[line - 1][end:]
    return b"\n".join(lines)
