"""Ends all that a process started, by whatever way: children of children, in sessions and groups of their own, too.

Who calls `adopt` becomes the parent of every descendant whose own parent ends (PR_SET_CHILD_SUBREAPER), so that none gets
out of sight. Linux only, as the judge is; runs on Python 3.7.
"""
import ctypes
import os
import signal
import time

PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36
_prctl = ctypes.CDLL(None).prctl


def adopt():
    _prctl(PR_SET_CHILD_SUBREAPER, 1)


def die_with_parent(yes=True):
    """SIGKILL when the parent ends; `yes` False takes that back."""
    _prctl(PR_SET_PDEATHSIG, signal.SIGKILL if yes else 0)


def children():
    """Each process's living children, as one look at /proc shows them."""
    out = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open("/proc/%s/stat" % name, encoding="utf-8", errors="replace") as f:
                    out.setdefault(int(f.read().rsplit(")", 1)[1].split()[1]), []).append(int(name))
            except (OSError, IndexError, ValueError):
                pass            # it ended meanwhile
    return out


def below(pid, keep=()):
    """All descendants of a process but `keep` and theirs."""
    by_parent, found, work = children(), [], [pid]
    while work:
        for child in by_parent.get(work.pop(), []):
            if child not in keep:
                found.append(child)
                work.append(child)
    return found


def end_all(keep=(), seconds=5.0):
    """Kills and reaps the descendants of this process but `keep`. True when none is left."""
    end = time.time() + seconds
    while True:
        left = below(os.getpid(), keep)
        if not left:
            return True
        for pid in left:
            try:
                os.kill(pid, signal.SIGKILL)
            except (ProcessLookupError, PermissionError):
                pass
        for pid in left:
            try:
                os.waitpid(pid, os.WNOHANG)
            except ChildProcessError:
                pass            # not a child of ours yet: its parent is about to go
        if time.time() > end:
            return False
        time.sleep(0.01)
