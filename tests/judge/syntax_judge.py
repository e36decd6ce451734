#!/usr/bin/env python3
"""Compares our answer to "is this Python?" with CPython's own compiler.

    syntax_judge.py JUDGE [--mutants N] [--seed S] [--files N] [--own] [FOLDER ...]

JUDGE is the built program names_judge. Takes the Python files of the folders (default: the library of the
interpreter that runs this, tests included), and N mutants of them: a token or character removed, doubled, exchanged
or put elsewhere, a line indented, joined or moved, a word from a list of Python's own put in. Each is compiled with
`compile(..., dont_inherit=True)`; what needs a newer Python than this one is asked of nobody. Prints the figures and
every disagreement; the exit code is 1 where one is found that is not in the list of known ones.
"""
import argparse
import io
import os
import random
import re
import subprocess
import sys
import sysconfig
import tempfile
import tokenize
import warnings

WORDS = """await yield return break continue async lambda := * ** = == , : ; ( ) [ ] { } not in is if else for global
nonlocal del from import as None True x 1 'a' f'{x}' b'b' ... @ -> try except finally pass class def with and or
yield\\ from async\\ for global\\ x nonlocal\\ x \\\\ # \t 0x 012 1__0 f"{x!z}" "\\x1" *a **k x=1 __debug__ x:int
import\\ * match case type except* / print""".replace("\\ ", "\0").split()
WORDS = [w.replace("\0", " ") for w in WORDS]


def compiles(data):
    """None where CPython compiles the bytes, else its message."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            compile(data, "x.py", "exec", dont_inherit=True)
        except (SyntaxError, ValueError) as e:
            return str(e)
        except (RecursionError, MemoryError, OverflowError):
            return "deep"
    return None


def tokens_of(text):
    try:
        return list(tokenize.generate_tokens(io.StringIO(text).readline))
    except (tokenize.TokenError, SyntaxError, IndentationError):
        return []


def snippet(text, rng):
    """Some whole top-level statements of a text, so that a mutant is small."""
    starts = [m.start() for m in re.finditer(r"(?m)^(?=\S)(?![\])}#])", text)]
    if len(starts) < 3:
        return text
    i = rng.randrange(len(starts) - 1)
    j = min(len(starts) - 1, i + rng.randint(1, 3))
    return text[starts[i]:starts[j]]


def mutant(text, rng):
    kind = rng.randrange(8)
    toks = [t for t in tokens_of(text) if t.string.strip()]
    lines = text.split("\n")
    if kind == 0 or not toks:  # characters
        at = rng.randrange(len(text) + 1)
        return text[:at] + rng.choice(["", " ", "\n", "\t", "\\", "'", '"', "(", ")", ":", ",", "=", "{", "}"]) + text[at + rng.randrange(2):]
    if kind == 1:  # a line's indentation
        i = rng.randrange(len(lines))
        lines[i] = rng.choice([" ", "    ", "\t", "  "]) + lines[i] if rng.random() < 0.5 else lines[i].lstrip(" ")
        return "\n".join(lines)
    if kind == 2:  # a line moved, doubled, dropped or joined to the next
        i, j = rng.randrange(len(lines)), rng.randrange(len(lines))
        how = rng.randrange(4)
        if how == 0:
            lines.insert(j, lines[i])
        elif how == 1:
            del lines[i]
        elif how == 2:
            lines[i], lines[j] = lines[j], lines[i]
        elif i + 1 < len(lines):
            lines[i:i + 2] = [lines[i] + " " + lines[i + 1].lstrip()]
        return "\n".join(lines)
    t, other = rng.choice(toks), rng.choice(toks)
    offsets = [0]
    for line in text.splitlines(keepends=True):
        offsets.append(offsets[-1] + len(line))
    begin, end = offsets[t.start[0] - 1] + t.start[1], offsets[t.end[0] - 1] + t.end[1]
    new = {3: "", 4: f"{t.string} {t.string}", 5: other.string, 6: f" {rng.choice(WORDS)} ",
           7: f" {rng.choice(WORDS)} {t.string}"}[kind]
    return text[:begin] + new + text[end:]


def python_files(folders):
    for folder in folders:
        for base, dirs, names in os.walk(folder):
            dirs[:] = sorted(d for d in dirs if d not in ("site-packages", "__pycache__", "lib2to3"))
            for name in sorted(names):
                if name.endswith(".py"):
                    yield os.path.join(base, name)


def decoded(data):
    """The bytes as UTF-8 text without a coding line, or nothing: decoding is another layer's work."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return None
    head = "\n".join(text.split("\n", 2)[:2])
    return None if re.search(r"coding[:=]", head) and not re.search(r"coding[:=]\s*utf-?8", head) else text


class Known:
    """What is left to others on purpose; each with its reason."""
    LIST = [
        (r"unknown Unicode character name", "names of characters: no table of them here"),
        (r"^deep$|too many statically nested blocks|too many nested|nested too deeply", "CPython's own limits of depth"),
        (r"recursion depth|parser stack overflow|too complex", "CPython's own limits of depth"),
        (r"surrogates not allowed|unicodeescape|encoding problem", "decoding"),
        (r"invalid (non-printable )?character", "the full table of identifier characters"),
        (r"Exceeds the limit .* for integer string", "set by the environment"),
    ]

    @classmethod
    def reason(cls, message):
        return next((why for pattern, why in cls.LIST if message and re.search(pattern, message)), None)


def ask(judge, texts):
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for i, text in enumerate(texts):
            paths.append(os.path.join(folder, str(i)))
            with open(paths[-1], "wb") as f:
                f.write(text)
        out = subprocess.run([judge, "syntax"], input="\n".join(paths) + "\n", capture_output=True, text=True, check=True).stdout
    return out.splitlines()


def main():
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    p.add_argument("judge")
    p.add_argument("folders", nargs="*")
    p.add_argument("--mutants", type=int, default=0)
    p.add_argument("--files", type=int, default=0, help="take so many files only, drawn by the seed")
    p.add_argument("--seed", type=int, default=random.randrange(10**6))
    p.add_argument("--show", type=int, default=40)
    args = p.parse_args()
    rng = random.Random(args.seed)
    files = list(python_files(args.folders or [sysconfig.get_paths()["stdlib"]]))
    if args.files and len(files) > args.files:
        files = sorted(rng.sample(files, args.files))
    whole = [(f, d) for f in files for d in [open(f, "rb").read()] if decoded(d) is not None]
    cases = list(whole)
    sources = [decoded(d) for _, d in whole]
    while len(cases) < len(whole) + args.mutants:
        text = snippet(rng.choice(sources), rng)
        for _ in range(rng.choice([1, 1, 1, 2])):
            text = mutant(text, rng)
        cases.append((f"mutant {len(cases) - len(whole)}", text.encode("utf-8", "surrogatepass")))
    agreed = newer = known = treeless = accepted = 0
    wrong = []
    for at in range(0, len(cases), 2000):
        part = cases[at:at + 2000]
        for (name, data), answer in zip(part, ask(args.judge, [d for _, d in part])):
            message = compiles(data)
            accepted += message is None
            if answer.startswith("ok") and int(answer.split()[1]) > sys.version_info[1]:
                newer += 1
            elif answer.startswith("ok") == (message is None):
                agreed += 1
                if answer.endswith("no-tree"):
                    treeless += 1
                    if treeless <= args.show:
                        print(f"{name}: valid, but the tree's grammar reads it as broken")
                        if name.startswith("mutant"):
                            print(data.decode("utf-8", "replace")[:600])
            elif answer.startswith("deep") or Known.reason(message):
                known += 1
            else:
                wrong.append((name, data, answer, message))
    for name, data, answer, message in wrong[:args.show]:
        print(f"--- {name}: we say {answer!r}, CPython says {message!r}")
        if name.startswith("mutant"):
            print(data.decode("utf-8", "replace")[:1500])
    asked = len(cases) - newer - known
    print(f"seed {args.seed}, Python {sys.version_info[0]}.{sys.version_info[1]}: {len(whole)} files, {args.mutants} mutants, "
          f"{accepted} of them valid; {agreed} of {asked} agree ({100 * agreed / max(1, asked):.3f} %), {len(wrong)} do not; "
          f"{known} known limits, {newer} newer than this Python; {treeless} valid ones have no tree")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
