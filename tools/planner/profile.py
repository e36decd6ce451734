"""`hvrewrite profile SCRIPT`: trains a script for a few steps and writes how long each of its
layers takes."""

import argparse
import json
import math
import os
import shlex
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile

from prove import environment, judge, shorten

HERE = os.path.dirname(os.path.abspath(__file__))
WARM = 3  # first steps that are left out: they compile, fill caches, start threads
BUSY_ROUNDS, BUSY_SECONDS = 3, 1.0  # of the script alone and of copies of it, in turns
LEAST = 5  # steps without which there is no profile
CURES = {
    "file": "give it with --data NAME=PATH",
    "arguments": "give them with --args",
    "network": "give the file it wants with --data NAME=PATH",
    "input": "nobody answers here",
    "display": "",
    "module": "install it into the environment",
}


def device_name():
    """The processor, and how many of its cores there are."""
    name = "CPU"
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as f:
            for line in f:
                if line.startswith("model name"):
                    name = " ".join(line.split(":", 1)[1].split())
                    break
    except OSError:
        pass
    return name


def cores():
    return len(os.sched_getaffinity(0))


def environ(scratch, threads):
    """The environment of a process that trains a script."""
    env = dict(
        os.environ,
        PYTHONPATH=os.path.dirname(HERE),
        PYTHONDONTWRITEBYTECODE="1",
        TF_CPP_MIN_LOG_LEVEL="3",
        MPLBACKEND="Agg",
        TMPDIR=scratch,
        HOME=scratch,
        MPLCONFIGDIR=scratch,
        CUDA_VISIBLE_DEVICES=os.environ.get("CUDA_VISIBLE_DEVICES", ""),
    )
    if threads:
        # The latter holds for servers, too, which ask no program for their threads.
        env.update(OMP_NUM_THREADS=str(threads), TF_NUM_INTRAOP_THREADS=str(threads))
    return env


def run(job, python, threads, seconds, logs):
    """Runs planner.runner in a process group of its own; its report. The group is ended whatever
    happens."""
    path = os.path.join(logs, "job.json")
    with open(path, "w", encoding="utf-8") as f:
        json.dump(job, f)
    env = environ(job["scratch"], threads)
    command = [python, "-m", "planner.runner", path]
    with open(os.path.join(logs, "out"), "wb") as out:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            env=env,
            start_new_session=True,
        )
        try:
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            raise judge.Unproven(
                "time",
                "the script made too few steps in %d s; allow more with --seconds, or shorten what"
                " comes before training (--data with a smaller file)" % seconds,
            ) from None
        finally:
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            process.wait()
    report = job["report"]
    if not os.path.exists(report):
        with open(os.path.join(logs, "out"), "rb") as f:
            last = f.read()[-300:].decode(errors="replace").strip().splitlines()
        raise judge.Unproven(
            "fails", "the script ended its process: %s" % (last[-1] if last else "no message")
        )
    with open(report, encoding="utf-8") as f:
        return json.load(f)


def prepare(options, logs):
    """The script in a folder of its own, with what it needs beside it; the job."""
    scratch = os.path.join(logs, "scratch")
    shutil.rmtree(scratch, ignore_errors=True)
    if options.folder:
        shutil.copytree(
            options.folder, scratch, ignore=shutil.ignore_patterns("__pycache__", ".git")
        )
        script = os.path.join(
            scratch,
            os.path.relpath(os.path.abspath(options.script), os.path.abspath(options.folder)),
        )
    else:
        os.makedirs(scratch)
        script = os.path.join(scratch, os.path.basename(options.script))
    with open(options.script, "rb") as f:
        text = judge.script_of(options.script, f.read())
    if options.limit:
        text = shorten.shorten(text, options.limit)
    script = os.path.splitext(script)[0] + ".py"
    with open(script, "wb") as f:
        f.write(text)
    for item in options.data:
        name, _, path = item.rpartition("=")
        if not os.path.exists(path):
            raise judge.Unproven("file", "--data %s: no such file" % path)
        target = os.path.join(scratch, name or os.path.basename(path))
        os.makedirs(os.path.dirname(target), exist_ok=True)
        (shutil.copytree if os.path.isdir(path) else shutil.copy)(path, target)
    pattern = judge.pattern_of("horovod", script)
    return {
        "script": script,
        "scratch": scratch,
        "report": os.path.join(logs, "report.json"),
        "args": shlex.split(options.args),
        "graph": pattern in ("Session", "MonitoredSession"),
        "threads": options.threads,
        "steps": options.steps,
        "warm": WARM,
        "least": LEAST,
        "small_steps": max(3, options.steps // 4),
        "seconds": options.seconds,
        "batch": options.batch,
        "only_time": False,
    }, pattern


def refuse(report, seconds):
    """Says why there is no profile, with the cure."""
    if not report["ok"] and len(report.get("ends", [])) <= WARM + LEAST:
        line = ", line %s" % report["line"] if report.get("line") else ""
        if report["stopped"]:
            kind, text = report["stopped"]
            cure = CURES.get(kind, "")
            raise judge.Unproven(kind, text + (" (%s)" % cure if cure else "") + line)
        lines = [l for l in (report["error"] or "").strip().splitlines() if l.strip()]
        raise judge.Unproven(
            "fails",
            "the script fails by itself: %s%s" % (lines[-1][:200] if lines else "no message", line),
        )
    steps = len(report["ends"])
    if steps == 0:
        raise judge.Unproven(
            "training",
            "the script trains nothing that can be seen: no optimizer applied gradients; is it the"
            " script that trains?",
        )
    if steps <= WARM + LEAST:
        raise judge.Unproven(
            "steps",
            "the script ends after %d steps; %d are needed. Give it more epochs or data (--args,"
            " --data)" % (steps, WARM + LEAST + 1),
        )


def spread_of(times):
    """Median, relative standard deviation (from the middle half, so that one hiccup does not
    count), and the relative half width
    of the median's 95 % interval."""
    times = sorted(times)
    median = statistics.median(times)
    n = len(times)
    quarter = n // 4
    middle = times[n - 1 - quarter] - times[quarter]
    deviation = middle / 1.349 / median
    return median, deviation, 1.96 * 1.253 * deviation / math.sqrt(n)


def grouped(variables):
    """{group: [tensors' bytes]} and numbers, in the order in which variables were made."""
    order, tensors, numbers = [], {}, {}
    for group, count, size in variables:
        if group not in tensors:
            order.append(group)
            tensors[group], numbers[group] = [], 0
        tensors[group].append(size)
        numbers[group] += count
    return order, tensors, numbers


def step_times(ends, uneven):
    """Seconds of the steps that count. Refuses those that differ tenfold, if not accepted."""
    times = [b - a for a, b in zip(ends[WARM:], ends[WARM + 1 :])]
    ordered, tenth = sorted(times), len(times) // 10
    slow, fast = ordered[-1 - tenth], ordered[tenth]
    if slow > 10 * fast and not uneven:
        raise judge.Unproven(
            "uneven",
            "slow steps take %.0f times as long as fast ones: batches of different sizes, or other"
            " work between steps; profile a machine that is not busy, or accept it with --uneven"
            % (slow / fast),
        )
    return times


def layer_rows(report, median, notes):
    """The layers in the order of the backward pass, and the update's seconds; together a step."""
    order, tensors, numbers = grouped(report["variables"])
    if not order:
        raise judge.Unproven("weights", "no trained weight can be seen")
    parameters = sum(numbers.values())
    table = {row[0]: row[1:] for row in report["table"]}
    update = report["update"]
    total = sum(r[0] + r[1] for r in table.values()) + update
    if total > 0 and report["matched"] < 0.5:
        notes.append(
            "only %.0f %% of the time belongs to a known layer; the rest is given to the layer"
            " before" % (100 * report["matched"])
        )
    if total <= 0:
        table = {g: [numbers[g] / parameters, 2 * numbers[g] / parameters, 0.0, 0.0] for g in order}
        update, total = 0.0, 3.0
        notes.append("no operation could be traced; the step's time is divided by parameters")
    scale = median / total
    rows = [
        {
            "name": g,
            "operations": 1,
            "forward_seconds": table[g][0] * scale,
            "backward_seconds": table[g][1] * scale,
            "parameters": numbers[g],
            "gradient_bytes": tensors[g],
            "activation_bytes": table[g][2],
            "output_bytes": table[g][3],
            "optimizer_bytes": report["state_bytes"] * numbers[g] / parameters,
        }
        for g in reversed(order)
    ]
    return rows, update * scale


def small_batches(report, median, update):
    """Seconds of the passes over fewer samples; a smaller batch that takes longer is noise."""
    out, above = [], median - update
    for n, seconds, whole in sorted(report["small"], reverse=True):
        seconds = seconds / whole * median - update
        if 0 < seconds <= above:
            out.insert(0, {"samples": n, "seconds": seconds})
            above = seconds
    return out


def build(report, options, pattern):
    """profile.json of what was seen."""
    times = step_times(report["ends"], options.uneven)
    median, deviation, confidence = spread_of(times)
    notes = [report["note"]] if report.get("note") else []
    rows, update = layer_rows(report, median, notes)
    batch = report["batch"]
    if not batch:
        raise judge.Unproven("batch", "the batch size cannot be seen; say it with --batch N")
    epoch = options.epoch_samples or report["batches_epoch"] * batch or report["made"] or 0
    if not epoch:
        notes.append(
            "how many samples an epoch has is unknown; say it with --epoch-samples N (one step is"
            " taken instead)"
        )
    return {
        "format": 1,
        "script": os.path.basename(options.script),
        "source": "profile",
        "pattern": pattern,
        "framework": "tensorflow " + report["versions"]["tensorflow"],
        "versions": report["versions"],
        "device": {"name": device_name(), "kind": "cpu", "threads": options.threads or cores()},
        "batch_samples": batch,
        "epoch_samples": epoch or batch,
        "epoch_batches": -(-(epoch or batch) // batch),
        "step": {
            "seconds": median,
            "spread": deviation,
            "confidence": confidence,
            "steps": len(times),
            "fastest": min(times),
            "slowest": max(times),
            "left_out": WARM + 1,
        },
        "optimizer_seconds": update,
        "peak_memory_bytes": report["memory"],
        "layers": rows,
        "small_batches": small_batches(report, median, update),
        "notes": notes,
    }


def busy(options, python, logs, step):
    """[copies, seconds of a step of each] when copies of the script train at once, in turns with
    the script alone."""
    from . import turns

    words = options.busy.split(",") if options.busy else []
    counts = [int(w) for w in words] if words else [n for n in (2, 4) if n <= cores()]
    counts = [n for n in counts if n > 1]
    if not counts:
        return []
    with open(options.script, "rb") as f:
        text = judge.script_of(options.script, f.read())
    players = [turns.Player(options, python, text, turns.ALONE, 1, logs)]
    players += [turns.Player(options, python, text, turns.COPIES, n, logs) for n in counts]
    alone, *others = turns.play(players, BUSY_ROUNDS, BUSY_SECONDS)
    return [
        {"copies": n, "seconds": step * statistics.median(b / a for a, b in zip(alone, own))}
        for n, own in zip(counts, others)
    ]


def take(options):
    """Profiles as the options say; the profile."""
    if not os.path.isfile(options.script):
        raise judge.Unproven("file", "%s: no such file" % options.script)
    python = environment.interpreter(options.environment)
    if not python:
        raise environment.Missing(
            "there is no environment with %s yet; `hvrewrite prove --setup --environment %s`"
            " builds it" % (environment.KINDS[options.environment][2], options.environment)
        )
    logs = options.logs or tempfile.mkdtemp(prefix="hvrewrite-profile-")
    try:
        job, pattern = prepare(options, logs)
        report = run(job, python, options.threads, options.seconds, logs)
        refuse(report, options.seconds)
        profile = build(report, options, pattern)
        outside = sorted(
            {
                w
                for w in report["writes"]
                if os.path.isabs(str(w)) and not str(w).startswith(job["scratch"])
            }
        )
        profile["busy"] = busy(options, python, logs, profile["step"]["seconds"])
        if outside:
            profile["notes"].append(
                "the script wrote outside of its folder: %s" % ", ".join(outside[:5])
            )
        return profile
    finally:
        if not options.logs:
            shutil.rmtree(logs, ignore_errors=True)


def arguments(parser):
    """What a script needs to run; `verify` takes the same."""
    parser.add_argument("script", help="a training script")
    parser.add_argument("--args", default="", help="arguments for the script, as one text")
    parser.add_argument(
        "--data",
        action="append",
        default=[],
        metavar="[NAME=]PATH",
        help="put a file or folder beside the script",
    )
    parser.add_argument("--folder", help="the folder the script needs around it")
    parser.add_argument(
        "--limit",
        type=int,
        default=0,
        metavar="STEPS",
        help="lower counts of steps and epochs in the script to this",
    )
    parser.add_argument(
        "--batch", type=int, default=0, help="samples of a batch, where that cannot be seen"
    )
    parser.add_argument(
        "--epoch-samples",
        type=int,
        default=0,
        help="samples of an epoch, where that cannot be seen",
    )
    parser.add_argument("--steps", type=int, default=30, help="steps that are timed (default: 30)")
    parser.add_argument(
        "--threads",
        type=int,
        default=0,
        help="threads of the device (default: as many as there are cores)",
    )
    parser.add_argument(
        "--busy",
        default=None,
        metavar="N,…",
        help="time so many copies of the script at once, too, as ranks will share this machine"
        " (default: 2 and 4, as far as there are cores; 0: none)",
    )
    parser.add_argument("--seconds", type=int, default=120, help="time limit (default: 120)")
    parser.add_argument(
        "--uneven", action="store_true", help="accept steps whose times differ tenfold"
    )
    parser.add_argument(
        "--environment",
        choices=sorted(environment.KINDS),
        default="tf2",
        help="which libraries (default: tf2)",
    )
    parser.add_argument("--logs", help="where to keep what the script printed (default: nowhere)")


def main(words):
    parser = argparse.ArgumentParser(
        prog="hvrewrite profile",
        description=(
            "Trains a script, unchanged, for a few steps in a scratch folder, and writes how long"
            " its steps and layers take. Exit code: 0 done, 2 the script cannot be profiled, 4"
            " wrong usage or no environment."
        ),
    )
    arguments(parser)
    parser.add_argument(
        "-o", "--output", default="profile.json", help="where to write (default: profile.json)"
    )
    try:
        options = parser.parse_args(words)
    except SystemExit as stop:
        return 4 if stop.code else 0
    if options.steps < LEAST:
        print("hvrewrite profile: --steps must be %d or more" % LEAST, file=sys.stderr)
        return 4
    print(
        "profiling %s: %d steps, at most %d s" % (options.script, options.steps, options.seconds),
        file=sys.stderr,
    )
    profile = take(options)
    with open(options.output, "w", encoding="utf-8") as f:
        json.dump(profile, f, indent=1)
        f.write("\n")
    for note in profile["notes"]:
        print("note: " + note, file=sys.stderr)
    print(
        "%s: a step of %d samples takes %.2f ms (+- %.1f %%, %d steps), %d layers, %.1f MB of"
        " gradients"
        % (
            options.output,
            profile["batch_samples"],
            1e3 * profile["step"]["seconds"],
            100 * profile["step"]["confidence"],
            profile["step"]["steps"],
            len(profile["layers"]),
            sum(sum(l["gradient_bytes"]) for l in profile["layers"]) / 1e6,
        ),
        file=sys.stderr,
    )
    return 0
