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
    return re.sub(r"[^a-z0-9]+", "-", " ".join(group).lower()).strip("-")[:130]


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
        small = shortest
        if not shortest.version and shortest.action != "steady":
            small = worker.reduced(shortest)
        keep(options.keep, group, small, len(members))
        print("         %s" % small.label.replace("\n", "; "))
        print("         %r\n      -> %r" % (small.input, small.output))


def refusals(total, options):
    """Keeps one pair for each reason for which something was refused that has a result."""
    for reason, example in total.examples.items():
        keep(options.keep, ("refused", reason[:150]), example, total.refused[reason])


def heading(total, options, versions, seconds, main):
    count, kept = total.count, total.count["comments kept"]
    should = count["changed"] + count["refused"] + count["missed"]
    rows = [
        ("pairs of a rule and a program", count["programs"]),
        ("of them as they were made, the others with a text changed", count["programs made"]),
        ("rewritten", count["changed"]),
        ("right in every respect", count["right"]),
        ("nothing to do", count["nothing to do"]),
        ("kept whole, since a demand is not met", count["blocked"]),
        ("rightly refused: no Python says it, or it is for a message", count["rightly refused"]),
        (
            "refused though there is a result",
            "%d (%.2f %%)" % (count["refused"], 100 * count["refused"] / max(1, should)),
        ),
        ("run a second time: nothing changes", count["run twice"]),
        ("run with other threads, in another order", count["run in another order"]),
        ("edits that `explain` was asked about", count["explained"]),
        (
            "mutated rule files, accepted of all",
            "%d of %d" % (count["rule files accepted"], count["rule files"]),
        ),
        ("programs under them", count["programs under mutated rules"]),
        ("comments in rewritten programs", count["comments"]),
        (
            "of them in the result, the others named by a message",
            "%d (%.2f %%)" % (kept, 100 * kept / max(1, count["comments"])),
        ),
        ("**failures**", "**%d**" % len(total.failures)),
    ]
    if total.earlier:
        name, programs, failures = total.earlier
        rows.append(("failures of %s, of %d pairs of the same generator" % (name, programs), failures))
    others = ", ".join(v for v in versions if v != main)
    rounds = " --rounds %d" % options.rounds if options.rounds > 1 else ""
    return [
        "# The laws, tried",
        "",
        "Written by `tools/laws --programs %d --seed %d%s` (%s; %d s). CPython %s did the rewrites"
        % (options.programs, options.seed, rounds, total.done, seconds, main),
        "on its own tree and compared; results were compiled by %s as well." % (others or "no other version"),
        "",
        *table(("What", ""), rows),
    ]


def table(head, rows):
    """A table whose last column holds numbers."""
    lines = ["| %s |" % " | ".join(head), "|%s--:|" % ("---|" * (len(head) - 1))]
    for row in rows:
        cells = [str(c).replace("|", "\\|").replace("\n", " ")[:140] for c in row]
        lines.append("| %s |" % " | ".join(cells))
    return [*lines, ""]


def document(total, options, versions, seconds, main):
    """docs/laws.md: what was tried, what was refused and why, what failed."""
    actions = collections.defaultdict(dict)
    for (action, kind), n in total.cells.items():
        actions[action][kind] = n
    lines = heading(total, options, versions, seconds, main)
    lines += ["## Pairs by action and place", ""]
    lines += table(
        ("Action", "kinds of places", "pairs", "fewest in one kind"),
        [(a, len(k), sum(k.values()), min(k.values())) for a, k in sorted(actions.items())],
    )
    lines += ["## Texts changed", ""]
    lines += table(("Change", "programs"), sorted(total.changes.items()))
    lines += ["## Refused though there is a result", ""]
    lines += table(("Reason", "programs"), total.refused.most_common())
    lines += ["## Rightly refused", ""]
    lines += table(("Reason", "programs"), total.rightly.most_common())
    if total.rejected:
        lines += ["## Rules that `check` does not accept", ""]
        lines += table(("Rule", "what it says"), sorted(total.rejected.items()))
    if total.failures:
        lines += ["## Failures", ""]
        rows = [(*group, len(members)) for group, members in grouped(total.failures)[:40]]
        lines += table(("Law", "Action", "What", "programs"), rows)
    return "\n".join(lines).rstrip("\n") + "\n"
