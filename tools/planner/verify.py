"""`hvrewrite recommend SCRIPT --verify`: runs what was recommended and the runner-up here, and
prints predicted beside measured."""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile

from prove import environment, judge
from . import profile

ROUNDS = 3


def advice(profile_path, cluster, workers):
    """What `hvrewrite recommend` says, as data."""
    command = [judge.tool(), "recommend", profile_path, "--cluster", cluster, "--format", "json"]
    if workers:
        command += ["--workers", str(workers)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        raise judge.Unproven("advice", done.stderr.strip().replace("hvrewrite: ", "", 1))
    return json.loads(done.stdout)


def timed(options, python, text, ranks, logs):
    """Median seconds of a step of a program on so many ranks."""
    folder = tempfile.mkdtemp(prefix="run", dir=logs)
    job, _ = profile.prepare(options, folder)
    job["only_time"] = True
    for r in range(ranks):
        own = job["scratch"] + (str(r) if ranks > 1 else "")
        if ranks > 1:
            shutil.copytree(job["scratch"], own)
        with open(os.path.join(own, os.path.basename(job["script"])), "wb") as f:
            f.write(text)
    report = profile.run(job, python, options.threads, options.seconds, folder, ranks)
    profile.refuse(report, options.seconds)
    ends = report["ends"]
    return statistics.median(b - a for a, b in zip(ends[profile.WARM :], ends[profile.WARM + 1 :]))


def interleaved(options, python, ranks, logs, rounds, rules="horovod"):
    """[seconds of a step alone, …], [seconds of a step on `ranks` ranks, …]: they take turns,
    round by round."""
    with open(options.script, "rb") as f:
        original = judge.script_of(options.script, f.read())
    script = os.path.join(logs, os.path.splitext(os.path.basename(options.script))[0] + ".py")
    with open(script, "wb") as f:
        f.write(original)
    rewritten, _ = judge.rewrite(rules, script)
    alone, together = [], []
    for i in range(rounds):
        print("round %d of %d …" % (i + 1, rounds), file=sys.stderr)
        alone.append(timed(options, python, original, 1, logs))
        together.append(timed(options, python, rewritten, ranks, logs))
    return alone, together


def spread(times):
    return (max(times) - min(times)) / statistics.median(times)


def line(title, predicted, times):
    measured = statistics.median(times)
    return "  %-28s %10.2f ms %10.2f ms %+7.1f %%   %5.1f %%" % (
        title,
        1e3 * predicted,
        1e3 * measured,
        100 * (predicted / measured - 1),
        100 * spread(times),
    )


def compare(options, python, said, logs):
    """Runs one device and data parallel in turns; prints what was predicted beside it."""
    by_kind = {p["kind"]: p for p in said["predictions"]}
    possible = [p for p in said["predictions"] if p["possible"]]
    if not possible:
        raise judge.Unproven("memory", said["reason"])
    possible.sort(key=lambda p: -p["speedup"])
    workers, here = said["workers"], profile.cores()
    print("recommended: %s; %s" % (said["recommended"], said["reason"]))
    if workers > here:
        text = "this machine has %d cores for %d workers; verify with --workers %d"
        raise judge.Unproven("workers", text % (here, workers, here))
    if workers < 2:
        text = "one worker has nothing to be compared with; give --workers 2 or more"
        raise judge.Unproven("workers", text)
    for p in possible[:2]:
        if p["kind"] not in ("sequential", "data_parallel"):
            print("  %s cannot be run here: no installed ruleset brings it" % p["kind"])
    alone, together = interleaved(options, python, workers, logs, options.rounds)
    head = ("a step", "predicted", "measured", "off", "spread of %d rounds" % options.rounds)
    print("  %-28s %13s %13s %9s   %s" % head)
    print(line("one device", by_kind["sequential"]["seconds_a_step"], alone))
    title = "data parallel, %d workers" % workers
    print(line(title, by_kind["data_parallel"]["seconds_a_step"], together))
    faster = workers / statistics.median(together) > 1 / statistics.median(alone)
    print("faster here: %s" % ("data_parallel" if faster else "sequential"))


def main(words):
    parser = argparse.ArgumentParser(prog="hvrewrite recommend --verify", description=__doc__)
    profile.arguments(parser)
    parser.add_argument("--cluster", required=True)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    try:
        options = parser.parse_args(words)
    except SystemExit as stop:
        return 4 if stop.code else 0
    python = environment.interpreter(options.environment)
    seen = profile.take(options)
    logs = tempfile.mkdtemp(prefix="hvrewrite-verify-")
    try:
        path = os.path.join(logs, "profile.json")
        with open(path, "w", encoding="utf-8") as f:
            json.dump(seen, f)
        compare(options, python, advice(path, options.cluster, options.workers), logs)
        return 0
    finally:
        shutil.rmtree(logs, ignore_errors=True)
