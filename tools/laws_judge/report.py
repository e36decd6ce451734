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
        small = shortest
        if not shortest.version and shortest.action != "steady":
            small = worker.reduced(shortest)
        keep(options.keep, group, small, len(members))
        print("         %s" % small.label.replace("\n", "; "))
        print("         %r\n      -> %r" % (small.input, small.output))


def refusals(total, options):
    """Keeps one pair for each reason for which something was refused that has a result."""
    for reason, example in total.examples.items():
        keep(options.keep, ("refused", reason[:60]), example, total.refused[reason])


def document(total, options, versions, seconds, main):
    """docs/laws.md: what was tried, what was refused and why, what failed."""
    count = total.count
    actions = collections.defaultdict(dict)
    for (action, kind), n in total.cells.items():
        actions[action][kind] = n
    should = count["changed"] + count["refused"] + count["missed"]
    share = 100 * count["refused"] / max(1, should)
    lines = [
        "# The laws, tried",
        "",
        "Written by `tools/laws` (seed %d, %d s). CPython %s did the rewrites on its own tree"
        % (options.seed, seconds, main),
        "and compared; results were compiled by %s as well."
        % ", ".join(v for v in versions if v != main),
        "",
        "| What | |",
        "|---|--:|",
        "| pairs of a rule and a program | %d |" % count["programs"],
        "| of them programs as they were made, the others with a text changed | %d |"
        % count["programs made"],
        "| rewritten | %d |" % count["changed"],
        "| right in every respect | %d |" % count["right"],
        "| nothing to do | %d |" % count["nothing to do"],
        "| kept whole, since a demand is not met | %d |" % count["blocked"],
        "| rightly refused: no Python says it, or it is for a message | %d |"
        % count["rightly refused"],
        "| refused though there is a result | %d (%.2f %%) |" % (count["refused"], share),
        "| run a second time: nothing changes | %d |" % count["run twice"],
        "| run with other threads, in another order | %d |" % count["run in another order"],
        "| edits that `explain` was asked about | %d |" % count["explained"],
        "| mutated rule files, accepted of all | %d of %d |"
        % (count["rule files accepted"], count["rule files"]),
        "| programs under them, without a crash | %d |" % count["programs under mutated rules"],
        "| **failures** | **%d** |" % len(total.failures),
        "",
        "## Pairs by action and place",
        "",
        "| Action | kinds of places | pairs | fewest in one kind |",
        "|---|--:|--:|--:|",
    ]
    for action, kinds in sorted(actions.items()):
        lines.append(
            "| %s | %d | %d | %d |"
            % (action, len(kinds), sum(kinds.values()), min(kinds.values()))
        )
    lines += ["", "## Texts changed, their meaning not", "", "| Change | programs |", "|---|--:|"]
    lines += ["| %s | %d |" % row for row in sorted(total.changes.items())]
    lines += ["", "## Refused, by reason", "", "| Reason | programs |", "|---|--:|"]
    lines += [
        "| %s | %d |" % (r.replace("|", "\\|").replace("\n", " ")[:140], n)
        for r, n in total.refused.most_common()
    ]
    lines += ["", "Rightly refused:", "", "| Reason | programs |", "|---|--:|"]
    lines += [
        "| %s | %d |" % (r.replace("|", "\\|").replace("\n", " ")[:140], n)
        for r, n in total.rightly.most_common()
    ]
    if total.rejected:
        lines += ["", "## Rules that `check` does not accept", ""]
        lines += [
            "- `%s`: %s" % (label.replace("\n", "; "), said)
            for label, said in sorted(total.rejected.items())
        ]
    if total.failures:
        lines += ["", "## Failures", "", "| Law | Action | What | programs |", "|---|---|---|--:|"]
        lines += [
            "| %s | %s | %s | %d |" % (*(g.replace("|", "\\|") for g in group), len(members))
            for group, members in grouped(total.failures)[:40]
        ]
    return "\n".join(lines) + "\n"
