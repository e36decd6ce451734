"""The document with the shares: docs/generated.md."""

import datetime
import re
import statistics
from collections import Counter

from . import check, structural
from .choices import CHOICES

HEAD = """# Generated programs

Written by `tools/generate`; do not edit. %s.

Programs are made up by `tests/generate` from %d choices with %d options in all; its author has not read the rules. `tests/generate/README.md` says
what is looked at, and how to run a part.
"""


def share(counts, keys, total):
    return " | ".join("%d (%.1f %%)" % (counts[k], 100.0 * counts[k] / max(1, total)) for k in keys)


def looked_at(verdicts, what):
    """The section on texts that were looked at."""
    lines = [
        "",
        "## Looked at: %d programs, %s" % (len(verdicts), what),
        "",
        "| pattern | divided | said | refused | denied | unchanged | silently wrong | failed |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for pattern in ("session", "monitored", "tape", "keras", None):
        mine = [v for v in verdicts if pattern in (None, v["pattern"])]
        counts = Counter(v["outcome"] for v in mine)
        lines.append(
            "| %s | %s |" % (pattern or "all", share(counts, structural.OUTCOMES, len(mine)))
        )
    kinds, first = Counter(), {}
    for v in verdicts:
        for kind in {f["kind"] for f in v["findings"] if not f["said"]}:
            kinds[kind] += 1
            first.setdefault(kind, v["seed"])
    if kinds:
        lines += [
            "",
            "| finding that no message speaks of | programs | first seed |",
            "|---|---|---|",
        ]
        lines += [
            "| %s | %d | %d |" % (check.MEANING.get(k, k), n, first[k])
            for k, n in kinds.most_common()
        ]
    return lines


def processes(verdicts):
    """How many processes the programs ran on."""
    counts = [str(n) for n in sorted({v["ranks"] for v in verdicts})]
    return ("%s processes, each program on one of these counts" if counts[1:] else "%s processes") % " or ".join(counts)


def run(verdicts, what):
    """The section on programs that the judge ran."""
    known = [v for v in verdicts if v["outcome"] != "unproven"]
    lines = [
        "",
        "## Run: %d programs, %s; %s" % (len(known), what, processes(verdicts)),
        "",
        "A program took %.0f seconds in the median." % statistics.median(v["seconds"] for v in verdicts),
        "",
        "| pattern | right | said | refused | silently wrong |",
        "|---|---|---|---|---|",
    ]
    for pattern in ("session", "monitored", "tape", "keras", None):
        mine = [v for v in known if pattern in (None, v["pattern"])]
        lines.append(
            "| %s | %s |"
            % (
                pattern or "all",
                share(
                    Counter(v["outcome"] for v in mine),
                    ("right", "said", "refused", "wrong"),
                    len(mine),
                ),
            )
        )
    if len(known) < len(verdicts):
        lines += [
            "",
            "%d more say nothing: the program as written does not run under the judge, or shows it no weights."
            % (len(verdicts) - len(known)),
        ]
    wrong = [v for v in known if v["outcome"] == "wrong"]
    if wrong:
        lines += ["", "| seed | pattern | what does not hold |", "|---|---|---|"]
        for v in wrong[:60]:
            lines.append(
                "| %d | %s | %s |"
                % (
                    v["seed"],
                    v["pattern"],
                    "; ".join(
                        "%s: %s" % (k, seen[:90].replace("|", "/"))
                        for k, (a, seen) in v["properties"].items()
                        if a == "no"
                    ),
                )
            )
    return lines


def sections(text):
    """{first words of its heading: section} of a document: "Looked at", "Looked at under earlier rules", "Run"."""
    parts = re.split(r"(?m)^(?=## )", text)[1:]
    return {part[3 : part.index(":")]: part.rstrip("\n") for part in parts}


def document(looked=None, ran=None, what="", there="", label="now"):
    """The text; sections of `there`, the document as it is, stay where they are not made anew."""
    made = {}
    for verdicts, section in ((looked, looked_at), (ran, run)):
        if verdicts:
            text = "\n".join(section(verdicts, what)).strip("\n")
            if label != "now":
                text = re.sub(r"^## ([^:]+):", r"## \1 under %s:" % label, text)
            made.update(sections(text))
    head = HEAD % (datetime.date.today().isoformat(), len(CHOICES), sum(map(len, CHOICES.values())))
    whole = dict(sections(there), **made)
    return "\n\n\n".join([head.rstrip("\n")] + [whole[k] for k in sorted(whole)]) + "\n"
