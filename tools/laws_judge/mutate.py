"""Changes of a program's text that leave its meaning alone: comments, blanks, line ends,
parentheses, commas.

Each change keeps CPython's tree; `variant` looks, and takes nothing else.
"""

import ast
import functools
import io
import re
import tokenize

from . import scopes

OPEN, CLOSE = "([{", ")]}"
SKIP = {tokenize.ENCODING, tokenize.ENDMARKER, tokenize.INDENT, tokenize.DEDENT}


def starts_of(text):
    """Where each line begins, for a text or for bytes; only a line feed ends a line."""
    out, end = [0], "\n" if isinstance(text, str) else b"\n"
    at = text.find(end)
    while at >= 0:
        out.append(at + 1)
        at = text.find(end, at + 1)
    return out


def tokens_of(text):
    """Tokens with their offsets and the depth of brackets; f-strings are one token."""
    starts = starts_of(text)
    out, depth, inside = [], 0, 0
    for t in tokenize.generate_tokens(io.StringIO(text).readline):
        begin = (
            min(starts[t.start[0] - 1] + t.start[1], len(text))
            if t.start[0] <= len(starts)
            else len(text)
        )
        end = (
            min(starts[t.end[0] - 1] + t.end[1], len(text))
            if t.end[0] <= len(starts)
            else len(text)
        )
        name = tokenize.tok_name[t.type]
        if name.endswith("STRING_START"):
            if not inside:
                out.append([tokenize.STRING, text[begin:end], begin, end, depth])
            inside += 1
            continue
        if name.endswith("STRING_END"):
            inside -= 1
            if not inside:
                out[-1][3] = end
            continue
        if inside or t.type in SKIP:
            continue
        if t.type == tokenize.OP and t.string in CLOSE:
            depth -= 1
        out.append([t.type, t.string, begin, end, depth])
        if t.type == tokenize.OP and t.string in OPEN:
            depth += 1
    return out


def insert(text, pieces):
    for at, piece in sorted(pieces, reverse=True):
        text = text[:at] + piece + text[at:]
    return text


def some(random, values, share=0.4):
    values = list(values)
    chosen = [v for v in values if random.random() < share]
    return chosen or ([random.choice(values)] if values else [])


def comments(text, random):
    """Comments at the ends of lines, on lines of their own, and inside brackets."""
    pieces, tokens = [], tokens_of(text)
    for i, (kind, string, begin, end, depth) in enumerate(tokens):
        if (
            kind == tokenize.NEWLINE
            and random.random() < 0.3
            and tokens[i - 1][0] != tokenize.COMMENT
        ):
            pieces.append((begin, "  # c%d" % i))
        elif depth and kind == tokenize.OP and string in OPEN + "," and random.random() < 0.4:
            pieces.append((end, " # c%d\n " % i))
        elif string in OPEN and kind == tokenize.OP and random.random() < 0.4:
            pieces.append((end, "  # c%d\n\t" % i))
        elif depth == 1 and string in CLOSE and random.random() < 0.3:
            pieces.append((begin, "  # c%d\n" % i))
        elif depth and string in CLOSE and random.random() < 0.3:
            pieces.append((begin, " # c%d\n # d\n " % i))
    return insert(text, pieces)


def trailing(text, random):
    """A comment behind the last argument of calls, which stand on lines of their own."""
    pieces, tokens = [], tokens_of(text)
    for i, (kind, string, begin, _end, _depth) in enumerate(tokens):
        if (
            kind == tokenize.OP
            and string in CLOSE
            and tokens[i - 1][1] not in OPEN
            and random.random() < 0.7
        ):
            pieces.append((begin, "  # last %d\n" % i))
    return insert(text, pieces)


def own_lines(text, random):
    """Comment lines and blank lines between statements."""
    lines = text.split("\n")
    starts = logical_starts(text)
    for at in sorted(some(random, starts, 0.3), reverse=True):
        line = lines[at]
        indent = line[: len(line) - len(line.lstrip())]
        lines[at:at] = random.choice(
            [[indent + "# own %d" % at], [""], ["", indent + "# own", ""], ["# left"], ["   "]]
        )
    return "\n".join(lines)


def logical_lines(text):
    """The first and the last line (from 1) of each logical line."""
    out, new = [], True
    for kind, _string, begin, _end, _depth in tokens_of(text):
        if kind in (tokenize.NL, tokenize.COMMENT):
            continue
        line = text.count("\n", 0, begin) + 1
        if new:
            out.append([line, line])
        out[-1][1] = line
        new = kind == tokenize.NEWLINE
    return out


def logical_starts(text):
    """Line numbers (from 0) on which a logical line begins, without the first."""
    return [first - 1 for first, _last in logical_lines(text)[1:]]


def continuations(text, random):
    """Backslashes where a blank stands, outside brackets and inside."""
    pieces, tokens = [], tokens_of(text)
    for one, two in zip(tokens, tokens[1:]):
        gap = text[one[3] : two[2]]
        if (
            one[0] in (tokenize.NEWLINE, tokenize.NL, tokenize.COMMENT)
            or two[0] in (tokenize.NEWLINE, tokenize.NL, tokenize.COMMENT)
            or "\n" in gap
        ):
            continue
        if gap.strip(" ") == "" and gap and random.random() < 0.35:
            pieces.append((two[2], random.choice(["\\\n  ", "\\\n", "\\\n\t"])))
        elif not gap and one[1] in ("=", "(", ",", "+", ".") and random.random() < 0.2:
            pieces.append((two[2], " \\\n    "))
    return insert(text, pieces)


def crlf(text, _random):
    return text.replace("\n", "\r\n") if "\r" not in text else text


def tabs(text, random):
    """Tabs for the indentation, and between tokens."""
    lines, out = text.split("\n"), []
    for line in lines:
        body = line.lstrip(" ")
        width = len(line) - len(body)
        out.append("\t" * (width // 4) + " " * (width % 4) + body if width % 4 == 0 else line)
    text = "\n".join(out)
    pieces = [
        (one[3], "\t")
        for one, two in zip(*(lambda t: (t, t[1:]))(tokens_of(text)))
        if one[3] == two[2]
        and two[1] in "=,)"
        and two[0] == tokenize.OP
        and random.random() < 0.15
    ]
    return insert(text, pieces)


def parentheses(text, random):
    """Redundant parentheses around expressions."""
    data = text.encode()
    starts = starts_of(data)
    spans = []
    for node in ast.walk(ast.parse(text)):
        if (
            isinstance(node, ast.expr)
            and not isinstance(node, (ast.Starred, ast.Slice, ast.FormattedValue))
            and isinstance(getattr(node, "ctx", ast.Load()), ast.Load)
            and random.random() < 0.25
        ):
            spans.append(
                (
                    starts[node.lineno - 1] + node.col_offset,
                    starts[node.end_lineno - 1] + node.end_col_offset,
                )
            )
    for begin, end in spans[:3]:
        new = data
        for at, piece in ((end, b")"), (begin, b"(")):
            new = new[:at] + piece + new[at:]
        if same_tree(data.decode(), new.decode()):
            data = new
            break
    return data.decode()


def close(text, random):
    """No blanks where none is needed, around parentheses and elsewhere: `return(x)`, `a if-b else"c"`."""
    data = text
    for _ in range(random.randrange(4)):
        data = parentheses(data, random)
    tokens, gone = tokens_of(data), []
    for one, two in zip(tokens, tokens[1:]):
        if one[3] < two[2] and not data[one[3] : two[2]].strip(" ") and random.random() < 0.7:
            gone.append((one[3], two[2]))
    for begin, end in reversed(gone):
        new = data[:begin] + data[end:]
        if same_tree(text, new):
            data = new
    return data


def commas(text, random):
    """Trailing commas in calls, displays, parameters and imports."""
    out = text
    places = [b for k, s, b, _e, _d in tokens_of(text) if k == tokenize.OP and s in CLOSE]
    for at in sorted(some(random, places, 0.5), reverse=True):
        new = out[:at] + random.choice([",", ", "]) + out[at:]
        if same_tree(text, new):
            out = new
    return out


def exploded(text, random):
    """Brackets broken over lines, an element on each."""
    pieces, tokens = [], tokens_of(text)
    for kind, string, begin, end, depth in tokens:
        if kind != tokenize.OP:
            continue
        if string in OPEN and depth == 0 or string == "," and depth == 1:
            pieces.append((end, "\n        "))
        elif string in CLOSE and depth == 0:
            pieces.append((begin, random.choice(["\n", "\n    ", ",\n    "])))
    new = insert(text, pieces)
    return new if same_tree(text, new) else insert(text, [p for p in pieces if "," not in p[1]])


def joined(text, random):
    """Two simple statements on one line, which a backslash may break, or a semicolon behind one."""
    tree = ast.parse(text)
    lines = text.split("\n")
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            for one, two in zip(body, body[1:]):
                if (
                    one.end_lineno == two.lineno - 1
                    and random.random() < 0.7
                    and len(lines[one.end_lineno - 1].encode()) == one.end_col_offset
                ):
                    new = lines[:]
                    at = one.end_lineno - 1
                    between = random.choice(["; ", "; ", ";", "; \\\n", " ;\\\n  "])
                    new[at : at + 2] = [new[at] + between + new[at + 1].lstrip()]
                    if same_tree(text, "\n".join(new)):
                        return "\n".join(new)
    for at in range(len(lines) - 1, -1, -1):
        new = lines[:]
        new[at] += ";"
        if lines[at] and random.random() < 0.5 and same_tree(text, "\n".join(new)):
            return "\n".join(new)
    return text


def edges(text, random):
    """The ends of the file: a byte order mark, no line end, blank lines, other letters."""
    return random.choice(
        [
            text.rstrip("\n"),
            "\ufeff" + text,
            text + "\n\n",
            "\n\n" + text,
            text + "# é end",
            text + "\x0c\n",
            text.replace("\n", "\n\x0c\n", 1),
            "# ünïcode ☃\n" + text,
        ]
    )


CHANGES = [
    ("comments", comments),
    ("last comments", trailing),
    ("lines", own_lines),
    ("continuations", continuations),
    ("tabs", tabs),
    ("parentheses", parentheses),
    ("close", close),
    ("commas", commas),
    ("broken lines", exploded),
    ("joined", joined),
    ("edges", edges),
    ("crlf", crlf),
]


@functools.lru_cache(maxsize=8)
def dump_of(text):
    return ast.dump(ast.parse(text.encode()))


def same_tree(one, two):
    try:
        return dump_of(one) == ast.dump(ast.parse(two.encode()))
    except (SyntaxError, ValueError):
        return False


def variant(text, random, kind=None):
    """The text after one or two changes, with their names, or None where nothing came of it."""
    names, new = [], text
    chosen = [c for c in CHANGES if c[0] == kind] or random.sample(
        CHANGES, random.choice([1, 1, 2])
    )
    for name, change in sorted(chosen, key=lambda c: c[0] == "crlf"):
        try:
            tried = change(new, random)
        except (tokenize.TokenError, SyntaxError, IndentationError):
            continue
        if tried != new and same_tree(text, tried):
            names.append(name)
            new = tried
    return (new, " + ".join(names)) if names else None


def renamings(text, names):
    """The program with each of its locals called as each thing that a result brings along, in turn:
    (text, what was renamed)."""
    found = scopes.Scopes(ast.parse(text))
    used = set(re.findall(r"\w+", text))
    locals_ = sorted(
        {
            name
            for scope in found.all
            for name, targets in scope.bound.items()
            if targets == {None} and not name.startswith(("C9", "f9", "f8", "m9"))
        }
    )
    for old in locals_:
        for new in names:
            if new not in used:
                changed = re.sub(r"\b%s\b" % re.escape(old), new, text)
                try:
                    compile(changed, "p", "exec", dont_inherit=True)
                except (SyntaxError, ValueError):
                    continue
                yield changed, "renamed: %s to %s" % (old, new)
