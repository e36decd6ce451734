"""What a run says: groups of failures, each reduced to a small program and kept as files."""

import collections
import os
import re
import shutil

from . import session


def grouped(failures):
    """Groups, the most frequent first: (group, failures)."""
    groups = collections.defaultdict(list)
    for failure in failures:
        groups[failure.group()].append(failure)
    return sorted(groups.items(), key=lambda g: (-len(g[1]), g[0]))


def slug(group):
    return re.sub(r"[^a-z0-9]+", "-", " ".join(group).lower()).strip("-")[:70]


def readme(group, failure, count):
    lines = [
        "%s: %s (%d of this run)" % (failure.law, failure.detail, count),
        "action: " + failure.action,
        "rule: " + failure.label,
        "place: " + repr(failure.place),
        "capture: " + repr(failure.capture),
        "change: " + failure.change,
        "",
        "`rule.hvr` on `input.py` gives `output.py` (empty: left alone).",
    ]
    return "\n".join(lines) + "\n"


def keep(folder, group, failure, count):
    path = os.path.join(folder, slug(group))
    os.makedirs(path, exist_ok=True)
    for name, text in (
        ("rule.hvr", failure.rules),
        ("input.py", failure.input),
        ("output.py", failure.output),
        ("README", readme(group, failure, count)),
    ):
        with open(os.path.join(path, name), "w", encoding="utf-8", newline="") as f:
            f.write(text)


def failures(found, options):
    """Prints the groups and keeps one reduced pair of each."""
    if not found:
        return
    shutil.rmtree(options.keep, ignore_errors=True)
    worker = session.Worker(options.binary, 0, None)
    for n, (group, members) in enumerate(grouped(found)):
        print("%6d %s" % (len(members), " | ".join(group)))
        if n >= options.groups:
            continue
        shortest = min(members, key=lambda f: (len(f.input), f.input))
        small = shortest if shortest.version else worker.reduced(shortest)
        keep(options.keep, group, small, len(members))
        print("         %s" % small.label.replace("\n", "; "))
        print("         %r\n      -> %r" % (small.input, small.output))
