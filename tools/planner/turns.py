"""Programs that take turns on this machine: one trains for a while, and all others stand still
(SIGSTOP), round by round, so that what else the machine does meets all alike.

A program is started once and again only when it has come to its end; what it needs to begin is
not in its times.
"""

import json
import os
import shutil
import signal
import statistics
import struct
import subprocess
import tempfile
import time

from prove import judge
from . import profile

LEAST = 5  # steps of a turn without which it goes on
SETTLE = 2  # first steps of a turn that are left out: caches and clocks are cold
TRIM = 0.1  # of the steps at either end that are left out of a mean
# How the processes of a program belong together; planner.ranks starts them so.
ALONE, COPIES, HOROVOD, CLUSTER = "alone", "copies", "horovod", "cluster"


def step_of(times):
    """Seconds of a step: the mean without the shortest and longest. (A median would choose one
    of the two or three lengths that steps have whose messages just miss a cycle or do not.)"""
    times = sorted(times)
    cut = int(len(times) * TRIM)
    return statistics.fmean(times[cut : len(times) - cut])


class Player:
    """A program on some processes."""

    def __init__(self, options, python, text, kind, ranks, logs):
        self.options, self.python, self.text = options, python, text
        self.kind, self.ranks, self.logs = kind, ranks, logs
        self.process, self.folder, self.starts = None, None, 0

    def start(self):
        """Starts the processes, and returns when each has made its first steps; then they stand."""
        self.starts += 1
        self.folder = tempfile.mkdtemp(prefix="turn", dir=self.logs)
        job, _ = profile.prepare(self.options, self.folder)
        job.update(only_time=True, log=os.path.join(self.folder, "steps"))
        for r in range(self.ranks):
            own = job["scratch"] + (str(r) if self.kind != ALONE else "")
            if self.kind != ALONE:
                shutil.copytree(job["scratch"], own)
            with open(os.path.join(own, os.path.relpath(job["script"], job["scratch"])), "wb") as f:
                f.write(self.text)
        path = os.path.join(self.folder, "job.json")
        with open(path, "w", encoding="utf-8") as f:
            json.dump(job, f)
        command = [self.python, "-m"]
        if self.kind != ALONE:
            command += ["planner.ranks", "--" + self.kind, str(self.ranks)]
        env = profile.environ(job["scratch"], self.options.threads)
        with open(os.path.join(self.folder, "out"), "wb") as out:
            self.process = subprocess.Popen(
                command + ["planner.runner", path],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                env=env,
                start_new_session=True,
            )
        deadline = time.monotonic() + self.options.seconds
        while any(len(ends) <= profile.WARM for ends in self.steps()):
            if self.process.poll() is not None:
                self.failed()
            if time.monotonic() > deadline:
                text = "%s made too few steps in %d s; allow more with --seconds"
                raise judge.Unproven("time", text % (self.name(), self.options.seconds))
            time.sleep(0.05)
        self.signal(signal.SIGSTOP)

    def name(self):
        return {
            ALONE: "the script",
            COPIES: "one of %d copies of the script" % self.ranks,
            HOROVOD: "the script on %d ranks" % self.ranks,
            CLUSTER: "the script with its layers on %d processes" % self.ranks,
        }[self.kind]

    def failed(self):
        """Says why the processes ended."""
        for r in ("",) if self.kind == ALONE else range(self.ranks):
            path = os.path.join(self.folder, "report.json%s" % r)
            if os.path.exists(path):
                with open(path, encoding="utf-8") as f:
                    profile.refuse(json.load(f), self.options.seconds)
        with open(os.path.join(self.folder, "out"), "rb") as f:
            last = f.read()[-300:].decode(errors="replace").strip().splitlines()
        text = "%s ended: %s" % (self.name(), last[-1] if last else "no message")
        raise judge.Unproven("fails", text)

    def steps(self):
        """When the steps of each process that is looked at ended. Ranks that sum gradients and
        devices that share layers keep step with the first."""
        if self.kind == ALONE:
            names = ["steps"]
        else:
            names = ["steps%d" % r for r in range(self.ranks if self.kind == COPIES else 1)]
        out = []
        for name in names:
            path = os.path.join(self.folder, name)
            data = b""
            if os.path.exists(path):
                with open(path, "rb") as f:
                    data = f.read()
            out.append([t for (t,) in struct.iter_unpack("d", data[: len(data) // 8 * 8])])
        return out

    def signal(self, number):
        try:
            os.killpg(self.process.pid, number)
        except ProcessLookupError:
            pass

    def turn(self, seconds):
        """Lets it train for so long, or for the least number of steps; seconds of a step."""
        if self.process is None or self.process.poll() is not None:
            self.end()
            self.start()
        begin = time.perf_counter()
        self.signal(signal.SIGCONT)
        while True:
            time.sleep(0.05 if time.perf_counter() - begin < seconds else 0.2)
            times = [
                [b - a for a, b in zip(own, own[1:])][SETTLE:]
                for own in ([t for t in ends if t > begin] for ends in self.steps())
            ]
            past, fewest = time.perf_counter() - begin, min(len(own) for own in times)
            if past >= seconds and fewest >= LEAST:
                break
            if self.process.poll() is not None:
                if fewest >= LEAST:
                    break
                if self.starts > 20:
                    text = "%s ends after too few steps; give it more epochs or data"
                    raise judge.Unproven("steps", text % self.name())
                self.end()
                self.start()
                return self.turn(seconds)
            if past > seconds + self.options.seconds:
                text = "%s made %d steps in %d s; allow more with --seconds"
                raise judge.Unproven("time", text % (self.name(), fewest, past))
        self.signal(signal.SIGSTOP)
        return statistics.fmean(step_of(own) for own in times)

    def end(self):
        if self.process is not None:
            self.signal(signal.SIGKILL)
            self.process.wait()
            self.process = None
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)


def play(players, rounds, seconds, say=lambda text: None):
    """[seconds of a step of a round, …] for each of the players; none is left running."""
    times = [[] for _ in players]
    try:
        for p in players:
            p.start()
        for i in range(rounds):
            say("round %d of %d …" % (i + 1, rounds))
            for p, own in zip(players, times):
                own.append(p.turn(seconds))
    finally:
        for p in players:
            p.end()
    return times


def spread(times):
    """How far the rounds are apart: half of what lies between the fastest and the slowest, over
    the median."""
    return (max(times) - min(times)) / 2 / statistics.median(times)
