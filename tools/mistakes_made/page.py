"""docs/mistakes.md."""
from collections import Counter

HEAD = """# Mistakes, and what is said of them

Written by `tools/mistakes --write`; a test compares (`tools/mistakes --check`). A rule file with one mistake is checked, and the line of
the first error (or of the first warning, where there is no error) compared with the line that is wrong. `docs/diagnostics.md` has an
example of each message.

"""


def table(outcomes):
    kinds = list(dict.fromkeys(x.mistake.kind for x in outcomes))
    rows = ["| Mistake | Tried | Right line | Right word proposed | First message |", "|---|---:|---:|---:|---|"]
    for kind in kinds:
        all_ = [x for x in outcomes if x.mistake.kind == kind]
        asked = [x for x in all_ if x.mistake.wanted]
        codes = ", ".join(f"{code} {n}" for code, n in sorted(Counter(x.code for x in all_).items()))
        proposed = f"{sum(x.proposed for x in asked)} of {len(asked)}" if asked else ""
        rows.append(f"| {kind} | {len(all_)} | {sum(x.right for x in all_)} | {proposed} | {codes} |")
    return "\n".join(rows) + "\n"


def text(sets):
    author, made = sets["author"], sets["generated"]
    out = HEAD
    out += f"""## Of an author who was new to the language

{len(author)} mistakes that one made in a first week, in the words of this edition (`tests/mistakes/author.txt`): with {sum(x.right for x in author)}
of them the first message points at the line that is wrong, or the file is in order and nothing is said.

| Mistake | Line | First message at | Code |
|---|---:|---:|---|
"""
    for x in author:
        out += f"| {x.mistake.kind} | {x.mistake.lines[0] if x.mistake.lines else '-'} | {x.line or '-'} | {x.code} |\n"
    kinds = len({x.mistake.kind for x in made})
    asked = [x for x in made if x.mistake.wanted]
    share = 100 * sum(x.right for x in made) / len(made)
    out += f"""
## Made up

{len(made)} mistakes of {kinds} kinds, at most 12 of a kind, made in the examples of `docs/language.md`: {sum(x.right for x in made)} at the
right line ({share:.1f} %). Of {len(asked)} misspelt words {sum(x.proposed for x in asked)} are proposed as they should be.

"""
    return out + table(made)
