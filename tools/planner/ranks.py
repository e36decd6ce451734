"""Starts the processes of a program on this machine: `python -m planner.ranks --KIND N MODULE
ARGUMENTS…` runs `python -m MODULE …` N times.

--horovod: ranks that sum gradients. --cluster: a chief and workers that read TF_CONFIG. --copies:
processes that know nothing of each other. PLANNER_RANK is each one's number. Ends with the first
process that fails, and ends the others with it. All belong to this process's group, so that
whoever started it can end everything at once.
"""

import ctypes
import os
import signal
import subprocess
import sys
import time

from launch import plan


def die_with_parent():
    """Whoever started this process may be killed without a word; nothing is left running then."""
    pr_set_pdeathsig = 1
    ctypes.CDLL(None).prctl(pr_set_pdeathsig, signal.SIGKILL)


def horovod(size):
    """What each rank needs in its environment."""
    from horovod.runner.common.util.hosts import SlotInfo
    from horovod.runner.http.http_server import RendezvousServer

    server = RendezvousServer(0)
    port = server.start()
    server.init([SlotInfo("localhost", r, r, 0, size, size, 1) for r in range(size)])
    return [
        dict(
            HOROVOD_RANK=str(r),
            HOROVOD_SIZE=str(size),
            HOROVOD_LOCAL_RANK=str(r),
            HOROVOD_LOCAL_SIZE=str(size),
            HOROVOD_CROSS_RANK="0",
            HOROVOD_CROSS_SIZE="1",
            HOROVOD_HOSTNAME="localhost",
            HOROVOD_CONTROLLER="gloo",
            HOROVOD_CPU_OPERATIONS="gloo",
            HOROVOD_GLOO_IFACE="lo",
            # Longer than ranks may stand still for each other (planner.turns).
            HOROVOD_GLOO_TIMEOUT_SECONDS="600",
            HOROVOD_GLOO_RENDEZVOUS_ADDR="127.0.0.1",
            HOROVOD_GLOO_RENDEZVOUS_PORT=str(port),
            HOROVOD_LOG_LEVEL="fatal",
        )
        for r in range(size)
    ]


def cluster(size):
    """The same for a chief and its workers."""
    tasks = plan.cluster(["127.0.0.1:%d" % port for port in plan.free_ports(size)])
    return [dict(TF_CONFIG=plan.config(tasks, task)) for task in tasks]


def copies(size):
    return [{} for _ in range(size)]


KINDS = {"--horovod": horovod, "--cluster": cluster, "--copies": copies}


def main():
    die_with_parent()
    size = int(sys.argv[2])
    ranks = [
        subprocess.Popen(
            [sys.executable, "-m"] + sys.argv[3:],
            env=dict(os.environ, PLANNER_RANK=str(r), **own),
            stdin=subprocess.DEVNULL,
        )
        for r, own in enumerate(KINDS[sys.argv[1]](size))
    ]
    code = 0
    while any(p.poll() is None for p in ranks):
        failed = [p for p in ranks if p.poll() not in (None, 0)]
        if failed:
            code = 1
            time.sleep(2)
            for p in ranks:
                if p.poll() is None:
                    p.kill()
            break
        time.sleep(0.02)
    code = code or max(abs(p.wait()) for p in ranks)
    os._exit(min(code, 255))  # the server's threads need not be waited for


if __name__ == "__main__":
    main()
