"""A process that has TensorFlow loaded and forks the chief and the workers of every run it is asked for.

A request is a line of JSON: {"script", "args", "graph", "samples", "tasks", "folder", "seconds", "kill", "when", "missing",
"devices", "place"}; with "devices" the one task has so many logical processors, with "place" the script is that file of each task's
own folder, which holds the program's files already.
The answer is a line: {"ended": {task: [exit code or None, seconds after the chief]}, "late": bool}. Each task runs in a
folder of its own below `folder`, so that nothing is shared by way of the disk; its output lies beside that.
"""
import json
import os
import select
import signal
import socket
import sys
import time

from . import descendants

os.environ.update(TF_CPP_MIN_LOG_LEVEL="3", TF_ENABLE_ONEDNN_OPTS="0", MPLBACKEND="Agg", OMP_NUM_THREADS="1", TF_NUM_INTRAOP_THREADS="1",
                  PYTHONDONTWRITEBYTECODE="1")
for variable in ("TF_CONFIG", "http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "grpc_proxy"):
    os.environ.pop(variable, None)

GRACE = 20      # seconds in which a worker may find out that its chief has ended


def free_ports(count):
    held = [socket.socket() for _ in range(count)]
    try:
        for s in held:
            s.bind(("127.0.0.1", 0))
        return [s.getsockname()[1] for s in held]
    finally:
        for s in held:
            s.close()


def become(job, name, config):
    """What a forked process does: one task of the cluster, or the program alone."""
    descendants.die_with_parent()
    base = os.path.join(job["folder"], name.replace(" ", ""))
    work = base + ".work"
    os.makedirs(work, exist_ok=True)
    for descriptor, suffix in ((1, ".out"), (2, ".err")):
        to = os.open(base + suffix, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
        os.dup2(to, descriptor)
        os.close(to)
    sys.stdout, sys.stderr = os.fdopen(1, "w", 1), os.fdopen(2, "w", 1)
    os.chdir(work)
    if job.get("place"):
        job = dict(job, script=os.path.join(work, job["place"]))
    if config:
        os.environ["TF_CONFIG"] = config
    from . import placed
    placed.run(dict(job, report=base + ".json"))


def wait(pids, job, ended, began):
    """Collects who has ended; kills whom the job names once its text was printed."""
    chief, kill = pids.get("chief 0"), job.get("kill")
    out = os.path.join(job["folder"], "chief0.out")
    chief_end = None
    while len(ended) < len(pids):
        if select.select([0], [], [], 0)[0]:     # no request comes before the answer: who asks is gone
            descendants.end_all()
            os._exit(0)
        now = time.time()
        if kill and os.path.exists(out) and job["when"] in open(out, errors="replace").read():
            os.kill(pids[kill], signal.SIGKILL)
            kill = None
        for name, pid in pids.items():
            if name not in ended:
                done, status = os.waitpid(pid, os.WNOHANG)
                if done:
                    code = os.WEXITSTATUS(status) if os.WIFEXITED(status) else -os.WTERMSIG(status)
                    ended[name] = [code, round(time.time() - chief_end, 1) if chief_end else 0.0]
                    if pid == chief:
                        chief_end = time.time()
        if now - began > job["seconds"] or (chief_end and now - chief_end > GRACE):
            return
        time.sleep(0.05)


def serve(job):
    n = job["tasks"]
    addresses = ["127.0.0.1:%d" % p for p in free_ports(n)]
    cluster = {"chief": addresses[:1], "worker": addresses[1:]}
    names = ["worker %d" % i for i in range(n - 1)] + ["chief 0"]
    pids, ended, began = {}, {}, time.time()
    for name in names:
        if name == job.get("missing"):
            continue
        kind, index = name.split()
        config = json.dumps({"cluster": cluster, "task": {"type": kind, "index": int(index)}}) if n > 1 else ""
        pid = os.fork()
        if pid == 0:
            try:
                become(job, name, config)
            finally:
                os._exit(70)
        pids[name] = pid
    wait(pids, job, ended, began)
    late = len(ended) < len(pids)
    for name, pid in pids.items():
        if name not in ended:
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
            ended[name] = [None, None]
    descendants.end_all()
    return {"ended": ended, "late": late}


def main():
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    descendants.die_with_parent()     # until standard input is looked at
    descendants.adopt()
    import tensorflow  # noqa: F401  pylint: disable=unused-import
    descendants.die_with_parent(False)
    answers.write(json.dumps({"ready": True}) + "\n")
    answers.flush()
    while True:
        line = sys.stdin.readline()
        if not line:
            os._exit(0)
        answers.write(json.dumps(serve(json.loads(line))) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
