"""Processes that begin and end together.

Each runs in a session of its own, so that what it starts can be ended with it, and dies with this process, however that
ends (PR_SET_PDEATHSIG). Their output is passed on line by line behind their names.
"""
import ctypes
import os
import signal
import subprocess
import sys
import threading
import time

GRACE = 10.0   # seconds between asking a process to end and ending it
LINGER = 5.0   # seconds in which a worker may end before the chief, since the chief may be about to
PR_SET_PDEATHSIG = 1
_prctl = ctypes.CDLL(None, use_errno=True).prctl


def _dies_with_parent(parent):
    def prepare():
        _prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:   # it was gone before the line above
            os._exit(1)
    return prepare


class Group:
    def __init__(self, out=None, err=None):
        self.running = {}            # name -> process, in the order they were started
        self.threads = []
        self.lock = threading.Lock()
        self.out, self.err = out or sys.stdout.buffer, err or sys.stderr.buffer

    def start(self, name, command, environment, prefix=True):
        """Starts a process; the first one to be called `chief` decides how all of them end."""
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE} if prefix else {}
        process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, start_new_session=True,
                                   preexec_fn=_dies_with_parent(os.getpid()), **pipes)
        self.running[name] = process
        if prefix:
            for source, sink in ((process.stdout, self.out), (process.stderr, self.err)):
                t = threading.Thread(target=self._pass_on, args=(f"[{name}] ".encode(), source, sink), daemon=True)
                t.start()
                self.threads.append(t)

    def _pass_on(self, prefix, source, sink):
        for line in source:
            with self.lock:
                try:
                    sink.write(prefix + line if line.endswith(b"\n") else prefix + line + b"\n")
                    sink.flush()
                except (BrokenPipeError, ValueError):
                    return

    def wait(self, chief, seconds=None):
        """(status of the chief, why it is not its own). Returns when the chief has ended, a worker has ended before
        it, or the time is over; the others still run."""
        began = time.monotonic()
        process = self.running[chief]
        while process.poll() is None:
            lost = [n for n, p in self.running.items() if n != chief and p.poll() is not None]
            if lost:
                try:
                    process.wait(LINGER)
                except subprocess.TimeoutExpired:
                    return 1, f"{lost[0]} ended first, {describe(self.running[lost[0]].returncode)}"
                break
            if seconds is not None and time.monotonic() - began > seconds:
                return 124, f"{chief} did not end within {seconds:g} seconds"
            time.sleep(0.05)
        return process.returncode, None

    def pass_signal(self, number):
        for process in self.running.values():
            _signal(process, number)

    def end(self):
        """Ends what still runs, and all it has started; returns when nothing is left."""
        self.pass_signal(signal.SIGTERM)
        limit = time.monotonic() + GRACE
        for process in self.running.values():
            try:
                process.wait(max(0.0, limit - time.monotonic()))
            except subprocess.TimeoutExpired:
                pass
            # Children of a process that has ended are still in its session.
            _signal(process, signal.SIGKILL)
            process.wait()
        for t in self.threads:
            t.join(2)


def _signal(process, number):
    try:
        os.killpg(process.pid, number)
    except (ProcessLookupError, PermissionError):
        pass


def describe(status):
    if status < 0:
        return f"killed by {signal.Signals(-status).name}"
    return f"with status {status}"


def exit_code(status):
    """A process's status as a shell says it."""
    return 128 - status if status < 0 else status
