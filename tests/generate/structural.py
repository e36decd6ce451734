"""Rewrites all programs of a folder and sorts what came out, by looking at the texts."""

import functools
import json
import os
import re
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from . import check, rewrite

OUTCOMES = ("divided", "said", "refused", "denied", "unchanged", "wrong", "failed")


def judge(binary, rules, folder, name):
    """The outcome of one program: one of OUTCOMES, its findings, its messages.

    divided: no finding and no warning; said: warnings, and they speak of every finding; wrong: a finding that no
    message speaks of; denied: refused because nothing trains, where something does; failed: the rewriter ended by a signal, a fault of its own or its time limit.
    """
    with open(os.path.join(folder, "known", name + ".json"), encoding="utf-8") as f:
        about = json.load(f)
    at = os.path.join(folder, name)
    out = {
        "name": name,
        "pattern": about["pattern"],
        "seed": about["seed"],
        "findings": [],
        "messages": [],
    }
    try:
        r = rewrite.program(binary, rules, at, about)
    except Exception as error:  # pylint: disable=broad-except
        return dict(
            out, outcome="failed", messages=[{"severity": "error", "message": repr(error)[:300]}]
        )
    out["messages"] = r.messages
    if r.code:
        own_fault = (
            r.code < 0
            or r.code > 100
            or any(str(m.get("code", "")).startswith("R9") for m in r.errors)
        )
        denied = not about["truth"]["refuse"] and any(
            re.search(r"nothing .*trains|no training", m["message"]) for m in r.errors
        )
        return dict(out, outcome="failed" if own_fault else "denied" if denied else "refused")
    if rewrite.unchanged(at, about, r):
        return dict(out, outcome="unchanged")
    try:
        findings = check.program(at, about, r.outputs)
    except (SyntaxError, ValueError, RecursionError) as error:
        findings = [{"kind": "parse", "line": 1, "words": repr(error)[:200]}]
    silent = [f for f in findings if not check.said(f, r.messages)]
    out["findings"] = [dict(f, said=f not in silent) for f in findings]
    if about["truth"]["refuse"]:
        silent.append({"kind": "not refused"})
        out["findings"].append(
            {"kind": "not refused", "line": 1, "words": about["truth"]["refuse"], "said": False}
        )
    return dict(out, outcome="wrong" if silent else "said" if r.warnings or findings else "divided")


def folder(binary, rules, at, out, workers=2, resume=True):
    """All programs of a folder; verdicts go to the file `out`, a line each, and those there are kept."""
    with open(os.path.join(at, "programs.json"), encoding="utf-8") as f:
        names = [p["name"] for p in json.load(f)]
    done = {}
    if resume and os.path.exists(out):
        with open(out, encoding="utf-8") as f:
            done = {v["name"]: v for v in map(json.loads, f)}
    began, fresh = time.monotonic(), [n for n in names if n not in done]
    with open(out, "a" if done else "w", encoding="utf-8") as f, ProcessPoolExecutor(
        workers
    ) as workers_:
        for v in workers_.map(functools.partial(judge, binary, rules, at), fresh, chunksize=8):
            done[v["name"]] = v
            f.write(json.dumps(v) + "\n")
    seconds = time.monotonic() - began
    return [done[n] for n in names if n in done], len(fresh) / seconds if fresh else 0.0


def summary(verdicts):
    """Lines that say how many came out how, and which findings there were."""
    counts = Counter(v["outcome"] for v in verdicts)
    lines = [
        "%d programs: " % len(verdicts)
        + ", ".join(
            "%s %d (%.0f %%)" % (o, counts[o], 100.0 * counts[o] / max(1, len(verdicts)))
            for o in OUTCOMES
        )
    ]
    kinds, first = Counter(), {}
    for v in verdicts:
        for kind in {f["kind"] for f in v["findings"] if not f["said"]}:
            kinds[kind] += 1
            first.setdefault(
                kind,
                next(
                    (v["name"], f["line"], f["words"]) for f in v["findings"] if f["kind"] == kind
                ),
            )
    for kind, n in kinds.most_common():
        lines.append("  %4d  %-18s e.g. %s:%d  %s" % ((n, kind) + first[kind]))
    refusals = Counter(
        next((m["message"] for m in v["messages"] if m["severity"] == "error"), "?")
        for v in verdicts
        if v["outcome"] in ("refused", "denied")
    )
    for text, n in refusals.most_common(12):
        lines.append("  %4d  refused: %s" % (n, text[:110]))
    return lines
