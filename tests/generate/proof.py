"""Has made-up programs run by the judge of `tools/prove`, in parts that can be resumed."""

import hashlib
import json
import os
import re
import shutil
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "tools"))

from prove import environment, judge, pool, runs  # noqa: E402

# From so many programs on it pays to spend half a minute before the first, so that each process starts faster.
MANY = 12

# What a message must speak of to be about a property of the judge that does not hold.
DIVIDED = r"all of the data|divid|share|batch|same|step"
SUBJECTS = {
    "steps": DIVIDED,
    "data": DIVIDED,
    "each": DIVIDED,
    "work": DIVIDED,
    "rows": DIVIDED + r"|order",
    "cost": DIVIDED,
    "rate": r"rate|scal|all of the data",
    "schedule": r"rate|scal|schedule|step|all of the data",
    "quiet": r"writ|print|file|save",
    "writers": r"writ|file|save",
    "kept": r"writ|file|save|step|log|number",
    "files": r"writ|read|file|wait",
    "evaluations": r"evaluat|test|valid",
    "averages": r"averag|mean|sum|print|number|all of the data",
    "statistics": r"statistic|normali[sz]|moving",
    "ends": r"step|number|stop|leav|decid",
    "one_model": r"gradient|model",
    "sent": r"broadcast|sent|first weights",
    "shared": r"gradient",
    "restores": r"restor",
}


def folder(
    binary, rules, at, out, ranks=(2,), part=(1, 1), workers=1, seconds=90, limit=0, samples=203, also=""
):
    """Runs every program of the part; verdicts go to the file `out`, a line each. Those there, and in the file `also`, are kept where
    the program is still rewritten in the same way. The programs take the counts of `ranks` in turn."""
    os.environ["HVREWRITE"] = binary
    with open(os.path.join(at, "programs.json"), encoding="utf-8") as f:
        programs = [dict(p, ranks=ranks[k % len(ranks)]) for k, p in enumerate(json.load(f))]
    mine = [p for k, p in enumerate(programs) if k % part[1] == part[0] - 1]
    known = {p["name"]: p["ranks"] for p in mine}
    done = {name: v for name, v in read(also).items() if known.get(name) == v["ranks"]}
    done.update(read(out))
    with ThreadPoolExecutor(workers) as threads:
        now = threads.map(lambda p: digest(rules, at, p) if p["name"] in done else None, mine)
        for about, was in zip(mine, now):
            if was and done[about["name"]].get("digest") != was:
                del done[about["name"]]
    with open(out + ".new", "w", encoding="utf-8") as f:
        f.writelines(json.dumps(v) + "\n" for v in done.values())
    os.replace(out + ".new", out)
    fresh = [p for p in mine if p["name"] not in done][: limit or None]
    logs = os.path.abspath(out) + ".logs"
    if fresh:
        processes = started(logs, len(fresh) >= MANY)
        libraries = os.path.dirname(os.path.dirname(environment.interpreter("tf2")))
        kept = runs.Kept(os.path.abspath(out) + ".reports", libraries)
        try:
            with open(out, "a", encoding="utf-8") as f, ThreadPoolExecutor(workers) as threads:
                for v in threads.map(
                    lambda p: one(processes, rules, at, logs, p, seconds, samples, kept), fresh
                ):
                    done[v["name"]] = v
                    f.write(json.dumps(v) + "\n")
                    f.flush()
        finally:
            processes.close()
    return [done[p["name"]] for p in mine if p["name"] in done]


def started(logs, many):
    """The judge's processes; on a machine that is busy their start may need a second try."""
    for _ in range(2):
        try:
            return pool.Pool(environment.interpreter("tf2"), logs, many=many)
        except RuntimeError:
            continue
    return pool.Pool(environment.interpreter("tf2"), logs, many=many)


def read(out):
    if not os.path.exists(out):
        return {}
    done = {}
    with open(out, encoding="utf-8") as f:
        for line in f:
            try:
                verdict = json.loads(line)
            except ValueError:  # a line that an interrupted run left half written
                continue
            done[verdict["name"]] = verdict
    return done


def keep(path, verdicts):
    """Writes verdicts where another machine finds them (`also` of `folder`): without what only a look at one of them needs."""
    shown = ("name", "pattern", "seed", "ranks", "seconds", "outcome", "digest", "stopped", "left")
    with open(path + ".new", "w", encoding="utf-8") as f:
        for v in sorted(verdicts, key=lambda v: v["seed"]):
            if v["outcome"] != "wrong":  # that one is looked at, and run again
                # Where the folders of this machine lie is nobody else's affair.
                line = json.dumps({k: v[k] for k in shown if v.get(k)})
                f.write(re.sub(r"(?<![\w.])/[^\s\":]*/", "", line) + "\n")
    os.replace(path + ".new", path)


def digest(rules, at, about):
    """Of a program and of what the rewriter makes of it, or why it refuses."""
    base = os.path.join(at, about["name"])
    script = os.path.join(base, about["script"])
    made = hashlib.sha256()
    for name in [about["script"], *about["modules"]]:
        with open(os.path.join(base, name), "rb") as f:
            made.update(f.read())
    with tempfile.TemporaryDirectory() as scratch:
        target = os.path.join(scratch, "rewritten")
        try:
            if about["modules"]:
                judge.rewrite_project(rules, base, script, target)
                for name in [about["script"], *about["modules"]]:
                    with open(os.path.join(target, name), "rb") as f:
                        made.update(f.read())
            else:
                made.update(judge.rewrite(rules, script)[0])
        except judge.Unproven:
            made.update(b"refused")
    return made.hexdigest()


def one(processes, rules, at, logs, about, seconds, samples, kept=None):
    """One program's verdict, without its logs where all is well. What its runs reported is kept, so that a mended judge runs little."""
    base = os.path.join(at, about["name"])
    around = {"project": base} if about["modules"] else {"folder": base}
    program = judge.Program(
        about["name"],
        os.path.join(base, about["script"]),
        rules=rules,
        ranks=about["ranks"],
        seconds=seconds,
        samples=samples,
        **around
    )
    began = time.monotonic()
    try:
        verdict = judge.Judge(processes, logs, kept).judge(program)
    except Exception as error:  # pylint: disable=broad-except
        verdict = {
            "name": about["name"],
            "properties": {},
            "warnings": [],
            "stopped": {"what": "judge", "text": repr(error)[:300]},
        }
    verdict.update(
        seconds=round(time.monotonic() - began, 1),
        outcome=outcome(verdict),
        pattern=about["pattern"],
        seed=about["seed"],
        ranks=about["ranks"],
        digest=digest(rules, at, about),
    )
    if verdict["outcome"] != "wrong":
        shutil.rmtree(os.path.join(logs, about["name"]), ignore_errors=True)
    return verdict


def spoken(warning):
    """What a warning says: its words, its rule and its demand."""
    if isinstance(warning, str):
        return warning
    return " ".join(str(warning.get(k) or "") for k in ("message", "rule", "demand"))


def outcome(verdict):
    """right, said, wrong, refused, or unproven: the original does not run here, or shows nothing."""
    stopped = verdict.get("stopped")
    if stopped:
        return "refused" if stopped["what"] == "refused" else "unproven"
    if verdict.get("left"):
        return "refused"
    properties = verdict["properties"]
    bad = [k for k, (answer, _) in properties.items() if answer == judge.NO]
    words = " ".join(spoken(w) for w in verdict["warnings"])
    if any(not (k in SUBJECTS and words and re.search(SUBJECTS[k], words, re.I)) for k in bad):
        return "wrong"
    if (
        bad
        or verdict["warnings"]
        or any(answer == judge.WARNED for answer, _ in properties.values())
    ):
        return "said"
    return "right"


def summary(verdicts):
    counts = Counter(v["outcome"] for v in verdicts)
    judged = max(1, len(verdicts) - counts["unproven"])
    lines = [
        "%d programs were run, %d judged: " % (len(verdicts), len(verdicts) - counts["unproven"])
        + ", ".join(
            "%s %d (%.0f %%)" % (o, counts[o], 100.0 * counts[o] / judged)
            for o in ("right", "said", "refused", "wrong")
        )
        + "; unproven %d" % counts["unproven"]
    ]
    kinds, first = Counter(), {}
    for v in verdicts:
        if v["outcome"] == "wrong":
            for k, (answer, seen) in v["properties"].items():
                if answer == judge.NO:
                    kinds[k] += 1
                    first.setdefault(k, (v["name"], seen))
    for k, n in kinds.most_common():
        lines.append("  %4d  %-10s e.g. %s  %s" % (n, k, first[k][0], first[k][1][:100]))
    why = Counter(
        (v["stopped"]["text"] if v.get("stopped") else v["left"])[:100]
        for v in verdicts
        if v["outcome"] in ("unproven", "refused")
    )
    for text, n in why.most_common(10):
        lines.append("  %4d  not run: %s" % (n, text))
    return lines
