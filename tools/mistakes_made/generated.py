"""Mistakes that are made up: one thing in a rule file is made wrong, at a line that is known.

Each kind is a function from a file and its tokens to the ways of making it wrong: (text, lines, what should be proposed).
`lines` are those at which a person would look: mostly one; where something is missing between two tokens, the lines of both.
"""
import os
import random
import re

from .tried import Mistake
from .words import DECLARATIONS, laid_out, tokens

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
AT_MOST = 12  # of a kind
CLAUSES = {"match", "where", "replace", "wrap", "remove", "before", "after", "insert", "guard", "let", "each", "does"}
KINDS = {}


def kind(name):
    def add(f):
        KINDS[name] = f
        return f

    return add


def bases(checker):
    """The rule files of the reference that are in order without a word, laid out."""
    with open(os.path.join(ROOT, "docs/language.md"), encoding="utf-8") as f:
        blocks = re.findall(r"(?ms)^```hvr\n(.*?)^```", f.read())
    out = []
    for block in blocks:
        text = laid_out(block if block.startswith("ruleset ") else "ruleset made\n" + block)
        if checker.in_order(text):
            out.append(text)
    return out


def swapped(word):
    """Two letters in the middle change places; a short word gets a letter twice."""
    for i in range(1, len(word) - 1):
        if word[i] != word[i + 1]:
            return word[:i] + word[i + 1] + word[i] + word[i + 2:]
    return word + word[-1]


def put(text, token, instead):
    return text[:token.begin] + instead + text[token.end:]


def at_line(text, at):
    return text.count("\n", 0, at) + 1


def pairs(ts):
    return zip(ts, ts[1:])


def misspelt(text, ts, chosen):
    for t in ts:
        if chosen(t):
            yield put(text, t, swapped(t.text)), (t.line,), t.text


def declared(ts, *words):
    """The names that declarations of these kinds give, with the tokens that name them elsewhere."""
    names = {b.text: b for a, b in pairs(ts) if a.kind == "word" and a.text in words and b.kind == "word"}
    return {name: [t for t in ts if t.kind == "word" and t.text == name and t is not first] for name, first in names.items()}


def first_lines(ts):
    """The lines on which a declaration begins."""
    return [t.line for t in ts if t.kind == "word" and t.text in DECLARATIONS]


def results(ts):
    """The fragments that are results of actions."""
    return [b for a, b in pairs(ts) if b.kind == "fragment" and a.text in ("with", "as", "becomes") and a.kind == "word"]


def rule_results(ts):
    """The results of rules: those of `replace … with` and `wrap … as`."""
    acting = False
    for a, b in pairs(ts):
        if a.kind == "word" and a.text in ("replace", "wrap", "example", "match", "helper", "guard"):
            acting = a.text in ("replace", "wrap")
        if acting and b.kind == "fragment" and a.text in ("with", "as"):
            yield b


@kind("a clause or action word misspelt")
def _(text, ts):
    yield from misspelt(text, ts, lambda t: t.kind == "word" and t.text in CLAUSES)


@kind("the word of a declaration misspelt")
def _(text, ts):
    for before, t in pairs(ts):
        if t.text in DECLARATIONS - {"use", "key"} and t.kind == "word" and before.line < t.line and text[t.begin - 1] == "\n":
            yield put(text, t, swapped(t.text)), (t.line,), t.text


@kind("a test misspelt")
def _(text, ts):
    yield from misspelt(text, ts, lambda t: t.kind == "word" and t.text in {"within", "matches", "calls", "follow", "precedes", "comes", "overrides", "literal"})


@kind("the colon of a rule left out")
def _(text, ts):
    rule = False
    for before, t in pairs(ts):
        rule = rule and not (t.kind == "word" and t.text in DECLARATIONS) or t.text == "rule"
        if rule and t.text == ":" and before.kind in ("word", "text"):
            rule = False
            following = next(x for x in ts if x.begin > t.begin)
            yield put(text, t, ""), (t.line, following.line), ""


@kind("a closing backtick left out")
def _(text, ts):
    for t in ts:
        if t.kind == "fragment" and "\n" not in t.text:
            yield put(text, t, t.text[:-1]), (t.line,), ""


@kind("a closing quote left out")
def _(text, ts):
    for t in ts:
        if t.kind == "text":
            yield put(text, t, t.text[:-1]), (t.line,), ""


@kind("an opening brace left out")
def _(text, ts):
    for before, t in pairs(ts):
        if t.text == "{" and t.kind == "symbol" and before.text not in ("{", ":", "or"):
            close = matching(ts, t)
            yield put(text, t, ""), tuple(range(t.line, close.line + 1)), ""


def matching(ts, brace):
    depth = 0
    for t in ts[ts.index(brace):]:
        depth += (t.text == "{") - (t.text == "}") if t.kind == "symbol" else 0
        if depth == 0:
            return t
    raise AssertionError(brace)


@kind("a closing brace left out")
def _(text, ts):
    for t in ts:
        if t.text == "{" and t.kind == "symbol":
            close = matching(ts, t)
            behind = next((x for x in ts if x.begin > close.begin), close)
            yield put(text, close, ""), tuple(range(t.line, behind.line + 1)), ""


@kind("a hole of a result misspelt")
def _(text, ts):
    for t in rule_results(ts):
        for hole in re.finditer(r"\$(?:\.\.\.)?([a-z]\w*)", t.text):
            at = t.begin + hole.end()
            yield text[:at] + "q" + text[at:], (at_line(text, at),), ""


@kind("one hole where many are meant")
def _(text, ts):
    for t in rule_results(ts):
        for hole in re.finditer(r"\$\.\.\.([a-z]\w*)", t.text):
            at = t.begin + hole.start()
            yield text[:at] + "$" + text[at + 4:], (at_line(text, at),), ""


@kind("a hole without its dollar")
def _(text, ts):
    for t in rule_results(ts):
        for hole in re.finditer(r"(?<![\w{.])\$([a-z]\w*)(?=[,) ])", t.text):
            at = t.begin + hole.start()
            yield text[:at] + text[at + 1:], (at_line(text, at),), ""


@kind("a slot misspelt")
def _(text, ts):
    for t in ts:
        slot = re.fullmatch(r"([a-z])\.(\w{3,})", t.text) if t.kind == "word" else None
        signed = slot and re.search(rf"(?:function|class) [^\n]*[(,] ?{slot.group(2)}\b", text)
        if signed:
            yield put(text, t, f"{slot.group(1)}.{swapped(slot.group(2))}"), (t.line,), slot.group(2)


@kind("a class misspelt")
def _(text, ts):
    for before, t in pairs(ts):
        if before.text in (":", "<:", "overrides") and t.kind == "word" and "." in t.text and re.search(rf"class {re.escape(t.text)}\b", text):
            root, name = t.text.rsplit(".", 1)
            yield put(text, t, f"{root}.{swapped(name)}"), (t.line,), t.text


@kind("a relation misspelt")
def _(text, ts):
    for name, uses in declared(ts, "find").items():
        for t in uses:
            yield put(text, t, swapped(name)), (t.line,), name


@kind("a column misspelt")
def _(text, ts):
    for i, t in enumerate(ts[:-3]):
        if t.text in ("each", "some", "no", "every", "all") and ts[i + 2].text == "(" and ts[i + 4].text == "=":
            column = ts[i + 3]
            yield put(text, column, swapped(column.text)), (column.line,), column.text


@kind("a demand misspelt")
def _(text, ts):
    for before, t in pairs(ts):
        if before.text == "does":
            yield put(text, t, swapped(t.text)), (t.line,), t.text


@kind("a group, table or key misspelt")
def _(text, ts):
    for name, uses in declared(ts, "group", "table", "key").items():
        for t in uses:
            yield put(text, t, swapped(name)), (t.line,), name


@kind("a parameter misspelt")
def _(text, ts):
    for name, uses in declared(ts, "parameter").items():
        for t in uses:
            if ts[ts.index(t) - 1].text not in ("rule", "example") and t.line not in [a.line for a in ts if a.text == "example"]:
                yield put(text, t, swapped(name)), (t.line,), name


@kind("the rule of an example misspelt")
def _(text, ts):
    rules = declared(ts, "rule")
    for before, t in pairs(ts):
        if before.text == "example" and t.text in rules:
            yield put(text, t, swapped(t.text)), (t.line,), t.text


@kind("a library not declared")
def _(text, ts):
    for before, t in pairs(ts):
        if before.text == "library" and re.search(rf"\n(?:rule|find)[^\n]*\n(?:  [^\n]*\n)*?[^\n]*`{t.text}\.", text):
            line = text.split("\n")[t.line - 1]
            if line != f"library {t.text}" or f"\nimport {t.text} " in text:
                continue
            rest = text[:t.begin - 8] + text[t.end + 1:]
            used = [at_line(rest, m.start()) for m in re.finditer(rf"\b{t.text}\b", rest)]
            yield rest, tuple(used), ""


@kind("a name declared twice")
def _(text, ts):
    for before, t in pairs(ts):
        if before.text in ("rule", "find") and before.line > 1:
            again = "\nrule " + t.text + ": match `id($x)` replace with `$x`\n" if before.text == "rule" else "\nfind " + t.text + " at $n: match `id($_)` as $n\n"
            yield text.rstrip("\n") + again, (text.rstrip("\n").count("\n") + 2,), ""


@kind("a bad regular expression")
def _(text, ts):
    for before, t in pairs(ts):
        if before.text == "matches" and t.kind == "text":
            yield put(text, t, t.text[:-1] + '("'), (t.line,), ""


@kind("a fragment that is no Python")
def _(text, ts):
    for t in ts:
        if t.kind == "fragment" and t.text.count(")") and "\n" not in t.text and "${" not in t.text:
            at = t.text.rindex(")")
            yield put(text, t, t.text[:at] + t.text[at + 1:]), (t.line,), ""


@kind("`replace` without `with`")
def _(text, ts):
    for before, t in pairs(ts):
        if t.text == "with" and t.kind == "word" and (before.text == "replace" or before.kind == "hole" and "replace" in text[max(0, before.begin - 9):before.begin]):
            yield text[:t.begin] + text[t.end + 1:], (t.line,), ""


@kind("`or` between fragments")
def _(text, ts):
    for i, t in enumerate(ts[1:-1], 1):
        if t.text == "|" and ts[i - 1].kind == "fragment" and ts[i + 1].kind == "fragment":
            yield put(text, t, "or"), (t.line,), ""


@kind("`and` beside `or`")
def _(text, ts):
    for before, t in pairs(ts):
        if t.text == "and" and before.text not in ("}",):
            yield put(text, t, "and entry or"), (t.line,), ""


@kind("`then` of the first edition")
def _(text, ts):
    for t in ts:
        if t.text == "{" and any(a.text == "if" and a.line == t.line and a.kind == "word" for a in ts):
            if not any(a.text in ("some", "no", "every", "all") and a.line == t.line for a in ts):
                yield put(text, t, "then {"), (t.line,), ""


@kind("a condition left out")
def _(text, ts):
    for t in ts:
        following = next((x for x in ts if x.begin > t.begin and x.line > t.line), None)
        if t.text == "where" and t.kind == "word" and following and following.text in CLAUSES:
            yield text[:t.end] + text[following.begin - (following.begin - text.rindex("\n", 0, following.begin)):], (t.line, t.line + 1), ""


@kind("a statement in an expression's place")
def _(text, ts):
    for a, t in pairs(ts):
        if a.text == "as" and t in rule_results(ts) or a.text == "with" and t in list(rule_results(ts)) and "stmt" not in text:
            yield put(text, t, "`return " + t.text[1:]), (t.line,), ""


@kind("quotes for backticks")
def _(text, ts):
    for a, t in pairs(ts):
        if a.text == "match" and t.kind == "fragment" and "'" not in t.text and "\n" not in t.text:
            yield put(text, t, "'" + t.text[1:-1] + "'"), (t.line,), ""


@kind("something caught for nothing")
def _(text, ts):
    for a, t in pairs(ts):
        if a.text in ("match", "stmt") and t.kind == "fragment" and "$..._" in t.text:
            yield put(text, t, t.text.replace("$..._", "$...extra", 1)), (t.line + t.text[:t.text.index("$..._")].count("\n"),), ""


@kind("a `help` text left out")
def _(text, ts):
    for i, t in enumerate(ts):
        if t.text == "parameter":
            help_ = next(x for x in ts[i:] if x.kind == "text")
            yield put(text, help_, ""), (t.line,), ""


@kind("a file that is not there")
def _(text, ts):
    head, rest = text.split("\n", 1)
    yield head + '\nuse "facts/nowhere.hvr"\n' + rest, (2,), ""


@kind("a `replace` behind another")
def _(text, ts):
    for t in rule_results(ts):
        if text[:t.begin].endswith("\n  replace with ") or text[:t.begin].endswith("\n  replace with stmt "):
            yield text[:t.end] + "\n  replace with `None`" + text[t.end:], (at_line(text, t.end) + 1,), ""


@kind("a condition behind an action")
def _(text, ts):
    for t in rule_results(ts):
        following = next((x for x in ts if x.begin > t.begin), None)
        if following is None or following.text in DECLARATIONS:
            yield text[:t.end] + "\n  where entry" + text[t.end:], (at_line(text, t.end) + 1,), ""


def mistakes(checker):
    """All of them, the same at every call: at most AT_MOST of a kind, taken from all over the reference."""
    files = [(text, tokens(text)) for text in bases(checker)]
    out = []
    for name, make in KINDS.items():
        found = [Mistake(name, text, lines, wanted) for base, ts in files for text, lines, wanted in make(base, ts) if text != base]
        chosen = random.Random(name).sample(range(len(found)), min(AT_MOST, len(found)))
        out += [found[i] for i in sorted(chosen)]
    return out
