"""Rule files as tokens, and laid out with a clause or action on each line."""
import re
from dataclasses import dataclass

TOKEN = re.compile(
    r"(?P<comment>\#[^\n]*)|(?P<text>\"(?:\\.|[^\"\\])*\")|(?P<fragment>`(?:``|[^`])*`)|(?P<hole>\$(?:\.\.\.)?\w+(?::\w+)?)"
    r"|(?P<number>\d+)|(?P<word>[A-Za-z_][\w.]*)|(?P<symbol><:|->|<=|>=|!=|[^\s\w])"
)
DECLARATIONS = {
    "rule", "find", "define", "pattern", "import", "from", "library", "class", "function", "table", "group", "alias", "parameter",
    "use", "key", "helper", "must", "refuse", "leave", "report", "example", "ruleset", "facts", "distribution",
}
# What begins a line of its own in a rule, where it stands outside of braces.
LINES = {"match", "each", "where", "let", "replace", "wrap", "set", "insert", "before", "guard", "remove", "note", "warn", "error", "does", "needs", "if"}


@dataclass(frozen=True)
class Token:
    kind: str
    text: str
    begin: int
    line: int  # from 1

    @property
    def end(self):
        return self.begin + len(self.text)


def tokens(text):
    return [
        Token(m.lastgroup, m.group(), m.start(), text.count("\n", 0, m.start()) + 1)
        for m in TOKEN.finditer(text)
        if m.lastgroup != "comment"
    ]


def laid_out(text):
    """The same file with each clause and action of a rule on a line of its own; fragments keep their lines."""
    out, last, depth, inside, fragments = [], 0, 0, "", 0
    for before, t in zip([None] + tokens(text), tokens(text)):
        own = text[last:t.begin]
        fresh = before is None or "\n" in own
        if t.kind == "word" and t.text in DECLARATIONS and depth == 0 and fresh:
            inside = t.text
        depth += {"{": 1, "(": 1, "[": 1, "}": -1, ")": -1, "]": -1}.get(t.text, 0) if t.kind == "symbol" else 0
        begins = t.kind == "word" and t.text in LINES and inside in ("rule", "find", "must", "refuse", "report") and depth == 0
        if begins and before.text not in ("for", ",", "else", "or") and not fresh:
            own = own.rstrip(" ") + "\n  "
        out += [own, t.text]
        last = t.end
        fragments += t.kind == "fragment"
    return "".join(out) + text[last:]
