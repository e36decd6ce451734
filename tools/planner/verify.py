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
from . import profile, turns

ROUNDS = 3
SECONDS = 1.5  # of a turn, at least
RULES = {"data_parallel": "horovod", "layers_on_devices": "tf-model-parallel"}
RULES["gpipe"] = RULES["layers_on_devices"]  # in micro-batches, where the ruleset can
SESSIONS = ("Session", "MonitoredSession")


def advice(profile_path, cluster, workers, *more):
    """What `hvrewrite recommend` says, as data."""
    command = [judge.tool(), "recommend", profile_path, "--cluster", cluster, "--format", "json"]
    if workers:
        command += ["--workers", str(workers)]
    done = subprocess.run(command + list(more), capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        raise judge.Unproven("advice", done.stderr.strip().replace("hvrewrite: ", "", 1))
    return json.loads(done.stdout)


def settings_of(prediction):
    """How the ruleset is told where layers lie, and in how many parts a batch goes through."""
    devices = []
    for number, stage in enumerate(prediction["stages"]):
        first, last = stage["layers"]
        devices += [str(number)] * (last - first)
    out = ["placement=" + ",".join(devices)]
    if prediction["kind"] == "gpipe":
        out.append("microbatches=%d" % prediction["micro_batches"])
    return out


def source_of(options, logs):
    """The path of the script as a program."""
    with open(options.script, "rb") as f:
        original = judge.script_of(options.script, f.read())
    script = os.path.join(logs, os.path.splitext(os.path.basename(options.script))[0] + ".py")
    with open(script, "wb") as f:
        f.write(original)
    return script


def player(options, python, logs, prediction, ranks):
    """A program that is distributed as predicted, ready to be run."""
    script, kind = source_of(options, logs), prediction["kind"]
    if kind == "sequential":
        with open(script, "rb") as f:
            return turns.Player(options, python, f.read(), turns.ALONE, 1, logs)
    settings = [] if kind == "data_parallel" else settings_of(prediction)
    text, _ = judge.rewrite(RULES[kind], script, settings)
    where = turns.HOROVOD if kind == "data_parallel" else turns.CLUSTER
    return turns.Player(options, python, text, where, ranks, logs)


def copies(options, python, logs, ranks):
    """The script itself, so often at once."""
    with open(source_of(options, logs), "rb") as f:
        return turns.Player(options, python, f.read(), turns.COPIES, ranks, logs)


def line(title, predicted, times):
    measured = statistics.median(times)
    return "  %-28s %10.2f ms %10.2f ms %+7.1f %%   +- %4.1f %%" % (
        title,
        1e3 * predicted,
        1e3 * measured,
        100 * (predicted / measured - 1),
        100 * turns.spread(times),
    )


def runnable(prediction, pattern):
    """Why a prediction cannot be run here; nothing if it can."""
    if prediction["kind"] not in ("sequential", *RULES):
        return "no installed ruleset brings it"
    if prediction["kind"] == "gpipe" and pattern not in SESSIONS:
        return "the ruleset divides batches of sessions only"
    if prediction["kind"] == "gpipe" and prediction["micro_batches"] < 2:
        return "there is one micro-batch only"
    return ""


def chosen(said, pattern):
    """One device and the two fastest others that can be run; what cannot is said."""
    possible = [p for p in said["predictions"] if p["possible"]]
    if not possible:
        raise judge.Unproven("memory", said["reason"])
    possible.sort(key=lambda p: -p["speedup"])
    out = []
    for p in possible:
        why_not = runnable(p, pattern)
        if p["kind"] == "sequential":
            continue
        if why_not:
            if len(out) < 2:
                print("  %s is not run: %s" % (p["kind"], why_not))
        elif len(out) < 2:
            out.append(p)
    return [p for p in possible if p["kind"] == "sequential"] + out


def compare(options, python, said, pattern, logs):
    """Runs one device, what was recommended and the runner-up in turns; prints what was predicted
    beside it."""
    workers, here = said["workers"], profile.cores()
    print("recommended: %s; %s" % (said["recommended"], said["reason"]))
    if workers > here:
        text = "this machine has %d cores for %d workers; verify with --workers %d"
        raise judge.Unproven("workers", text % (here, workers, here))
    if workers < 2:
        text = "one worker has nothing to be compared with; give --workers 2 or more"
        raise judge.Unproven("workers", text)
    plans, players = [], []
    for p in chosen(said, pattern):
        try:
            players.append(player(options, python, logs, p, p["workers"]))
            plans.append(p)
        except judge.Unproven as problem:
            if p["kind"] == "sequential":
                raise
            print("  %s is not run: %s" % (p["kind"], problem))
    times = turns.play(players, options.rounds, SECONDS, lambda t: print(t, file=sys.stderr))
    head = ("a step", "predicted", "measured", "off", "%d rounds" % options.rounds)
    print("  %-28s %13s %13s %9s   %s" % head)
    for p, own in zip(plans, times):
        title = "%s, %d" % (p["kind"].replace("_", " "), p["workers"])
        print(line("one device" if p["workers"] == 1 else title, p["seconds_a_step"], own))
    rate = lambda at: plans[at]["samples_a_step"] / statistics.median(times[at])
    best = max(range(len(plans)), key=rate)
    print("faster here: %s" % plans[best]["kind"])


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
        # A pipeline as it can be run: the script's own batch, in so many parts.
        parts = ["--micro-batches", "4", "--micro-batch", str(max(1, seen["batch_samples"] // 4))]
        said = advice(path, options.cluster, options.workers, *parts)
        compare(options, python, said, seen["pattern"], logs)
        return 0
    finally:
        shutil.rmtree(logs, ignore_errors=True)
