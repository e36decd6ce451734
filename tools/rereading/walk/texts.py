"""What an expression stands for, as a text in which each name is what it was last given."""
import re
from zlib import crc32
from dataclasses import dataclass, field


MARK = re.compile(r"\{[^{}]*#\d+\}")
# what checks look for in a text, however long it is
KEPT = ("hvd.size()", "share(…)", "turns(…)", "sent(…)", "hvd.Distributed", "own-drawn(…)",
        "GradientTape(…)", "num_examples", "minimize(…)", "apply_gradients(…)")


WRAPS = ("share(", "turns(", "len(", "sent(", "mean(")


def short(key):
    """A long text by its begin and a number, with what checks look for in it."""
    own = unsent(key)
    kept = [word for word in KEPT if word.replace("…)", "") in (
        own if word.startswith("own-drawn") else key)]
    begin = re.sub(r"[()\[\]{}]", " ", key[:48])
    marks = list(dict.fromkeys(MARK.findall(key)))[:6]
    return f"{begin}…{crc32(key.encode()):x}" + "".join(kept + marks)


@dataclass
class Value:
    """`key` is the text, `cls` the own class it is made of, `kinds` what is known besides."""

    key: str
    cls: object = None
    kinds: frozenset = frozenset()
    parts: list = None
    function: object = None
    names: dict = None
    of: list = field(default_factory=list)

    def __post_init__(self):
        key = self.key
        if key[:1] in "'\"":
            if len(key) > 360:
                self.key = key[:300] + f"…{crc32(key.encode()):x}" + key[-20:]
        elif len(key) > (320 if key.startswith(WRAPS) else 280):
            self.key = short(key)

    def has(self, kind):
        return kind in self.kinds

    def also(self, *kinds):
        return Value(self.key, self.cls, self.kinds | set(kinds), self.parts, self.function,
                     self.names)


def unsent(key):
    """A text without what the first worker has sent."""
    at = key.find("sent(")
    while at >= 0:
        depth, end = 0, len(key)
        for place in range(at + 4, len(key)):
            depth += (key[place] == "(") - (key[place] == ")")
            if depth == 0:
                end = place + 1
                break
        key = key[:at] + key[end:]
        at = key.find("sent(")
    return key


def is_divided(iterated):
    """Whether what a loop goes through is a worker's share."""
    return bool(iterated.kinds & {"share", "turns"}) or "share(" in iterated.key or \
        "turns(" in iterated.key or "hvd.size()" in iterated.key


def plain(value):
    """A text's value as it stands in a longer one."""
    key = value.key
    if key[:1] in "'\"" and key[-1:] == key[:1] and len(key) > 1:
        return key[1:-1]
    marked = key.startswith("{") and key.endswith("}") and "{" not in key[1:]
    return key if marked else "{" + key + "}"


def added(left, right):
    kinds = frozenset(k for k in left.kinds | right.kinds if k in (
        "own", "moving", "sent", "apart", "only the first"))
    if left.key[:1] in "'\"" or right.key[:1] in "'\"":
        return Value("'" + plain(left) + plain(right) + "'", None, kinds)
    return Value(f"({left.key} + {right.key})", None, kinds)


def formatted(key, parts, sign, keywords=None):
    """A text with its fields filled in, each by the value's text."""
    given = iter(parts)
    numbered = list(parts)

    def fill(match):
        name = match.group(1) if match.re.groups else ""
        if name and name.isdigit() and int(name) < len(numbered):
            return plain(numbered[int(name)])
        if name and keywords and name in keywords:
            return plain(keywords[name])
        return plain(next(given, Value("?")))
    pattern = r"%[-+ 0-9.]*[a-zA-Z]" if sign == "%" else r"\{(\w*)[^{}]*\}"
    return "'" + re.sub(pattern, fill, key.strip("'\"")) + "'"
