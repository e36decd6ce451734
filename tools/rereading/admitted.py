"""Findings in the project's own programs that were looked at and stay.

They stand in tests/rereading/admitted.txt, one a line: `CASE | KIND | REASON`. The reason begins
with one of REASONS.
"""

import os
from collections import Counter

from rereading.kept import ROOT

FILE = os.path.join(ROOT, "tests", "rereading", "admitted.txt")
REASONS = ("untrue because ", "told by ", "known fault: ")


class Wrong(Exception):
    """A line of the file that says nothing."""


def read(path=FILE):
    """How often each (case, kind) is admitted."""
    entries = Counter()
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            line = line.strip()
            if not line or line.startswith("#"):
                continue
            parts = [part.strip() for part in line.split(" | ", 2)]
            if len(parts) < 3 or not parts[2].startswith(REASONS):
                raise Wrong(f"{path}:{number}: not CASE | KIND | REASON, a reason {REASONS}")
            entries[parts[0], parts[1]] += 1
    return entries


def left(case, findings, entries):
    """Of a case's findings those that are not admitted, and the entries that do not occur."""
    more = Counter({kind: n for (name, kind), n in entries.items() if name == case})
    new = []
    for finding in findings:
        if more[finding.kind]:
            more[finding.kind] -= 1
        else:
            new.append(finding)
    return new, sorted(more.elements())
