"""A process that has the libraries loaded and forks one process per rank of every run it is asked for.

Importing TensorFlow and Horovod takes longer than training a small model, so it is done once. Requests come as lines of
JSON on standard input, an answer a line on standard output: {"id": …, "codes": [exit code or None per rank], "late": bool}.
Every run has a process group of its own, which is killed as a whole when its time is over or when this process ends, and
with it whatever its program started elsewhere. The end of standard input, when whoever asks is gone, ends everything.
"""
import io
import json
import os
import select
import signal
import sys
import time
import types

from . import descendants

os.environ.update(TF_CPP_MIN_LOG_LEVEL="3", TF_ENABLE_ONEDNN_OPTS="0", HOROVOD_CYCLE_TIME="3", HOROVOD_LOG_LEVEL="fatal", MPLBACKEND="Agg",
                  OMP_NUM_THREADS="1", TF_NUM_INTRAOP_THREADS="1", TF_NUM_INTEROP_THREADS="1", PYTHONDONTWRITEBYTECODE="1")

def redirect(path, descriptor):
    to = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
    os.dup2(to, descriptor)
    os.close(to)


class Heard(io.TextIOWrapper):
    """Standard output, which knows whether Python has said anything but while it made a function of a graph."""
    spoken = False

    def write(self, text):
        if text.strip() and not self.spoken:
            context, ops = (sys.modules.get("tensorflow.python." + name) for name in ("eager.context", "framework.ops"))
            self.spoken = context is None or ops is None or context.executing_eagerly() or not ops.get_default_graph().building_function
        return super().write(text)


def start_rank(job, rank, size, port):
    """What a forked process does: becomes rank `rank` of `size` and runs the program."""
    descendants.die_with_parent()
    out = os.path.join(job["logs"], "rank%d" % rank)
    redirect(out + ".out", 1)
    redirect(out + ".err", 2)
    sys.stdout = Heard(os.fdopen(1, "wb"), line_buffering=True)
    sys.stderr = os.fdopen(2, "w", 1)
    scratch = os.path.join(job["logs"], "tmp%d" % rank)
    os.makedirs(scratch, exist_ok=True)
    os.environ.update(TMPDIR=scratch, MPLCONFIGDIR=scratch, HOME=scratch)
    import tempfile
    tempfile.tempdir = None
    if port:
        os.environ.update(
            HOROVOD_RANK=str(rank), HOROVOD_SIZE=str(size), HOROVOD_LOCAL_RANK=str(rank), HOROVOD_LOCAL_SIZE=str(size), HOROVOD_CROSS_RANK="0",
            HOROVOD_CROSS_SIZE="1", HOROVOD_HOSTNAME="localhost", HOROVOD_CONTROLLER="gloo", HOROVOD_CPU_OPERATIONS="gloo", HOROVOD_GLOO_IFACE="lo",
            HOROVOD_GLOO_TIMEOUT_SECONDS="20", HOROVOD_GLOO_RENDEZVOUS_ADDR="127.0.0.1", HOROVOD_GLOO_RENDEZVOUS_PORT=str(port))
    from . import rank as program
    program.run(dict(job, rank=rank, report=out + ".json", quiet=quiet_places(job["logs"])))


def quiet_places(logs):
    """Where this package's own files lie: everything in the folder of a run but the program's own folder."""
    return [os.path.join(logs, "rank"), os.path.join(logs, "tmp"), os.path.join(os.path.dirname(logs), "zygote")]


def run_job(job):
    """The process of one run: forks the ranks, serves their rendezvous, waits, kills what is late."""
    descendants.die_with_parent()
    descendants.adopt()
    os.setpgid(0, 0)
    size = job["ranks"]
    gates = [os.pipe() for _ in range(size)]
    pids = []
    for r in range(size):
        pid = os.fork()
        if pid == 0:
            os.close(gates[r][1])
            port = int(os.read(gates[r][0], 16) or b"0")
            try:
                start_rank(job, r, size, port)
            finally:
                os._exit(70)
        pids.append(pid)
    port = 0
    if size > 1:
        from horovod.runner.common.util.hosts import SlotInfo
        from horovod.runner.http.http_server import RendezvousServer
        server = RendezvousServer(0)
        port = server.start()
        server.init([SlotInfo("localhost", r, r, 0, size, size, 1) for r in range(size)])
    for r in range(size):
        os.write(gates[r][1], b"%d" % port)
        os.close(gates[r][1])
    codes, late = [None] * size, False
    end = time.time() + job["seconds"]
    failed_at = None
    while None in codes:
        for r, pid in enumerate(pids):
            if codes[r] is None:
                done, status = os.waitpid(pid, os.WNOHANG)
                if done:
                    codes[r] = os.WEXITSTATUS(status) if os.WIFEXITED(status) else -os.WTERMSIG(status)
                    if codes[r] != 0 and failed_at is None:
                        failed_at = time.time()
        if None not in codes:
            break
        if time.time() > end or (failed_at and time.time() > failed_at + job["grace"]):
            late = failed_at is None
            for r, pid in enumerate(pids):
                if codes[r] is None:
                    os.kill(pid, signal.SIGKILL)
                    os.waitpid(pid, 0)
            break
        time.sleep(0.02)
    descendants.end_all()
    return {"id": job["id"], "codes": codes, "late": late}


def functions_in(member, module):
    """A function, the methods of a class, and the functions defined inside them, as far as they stand in this module."""
    work = [m for m in vars(member).values() if isinstance(m, types.FunctionType)] if isinstance(member, type) else [member]
    found = []
    while work:
        function = work.pop()
        if not isinstance(function, types.FunctionType) or function.__code__.co_filename != module.__file__:
            continue
        found.append(function)
        for inner in function.__code__.co_consts:
            if isinstance(inner, types.CodeType) and not inner.co_name.startswith("<") and inner.co_name != "__classcell__":
                cells = tuple(types.CellType() for _ in inner.co_freevars)
                work.append(types.FunctionType(inner, function.__globals__, inner.co_name, None, cells))
    return found


def convert_ahead():
    """Horovod's functions are translated for graphs at their first use, which takes a second or two in every process; here
    it is done once, before any process is forked. A release that works otherwise just starts slower."""
    try:
        from tensorflow.python.autograph.core import converter
        from tensorflow.python.autograph.impl import api
        options = converter.ConversionOptions(recursive=True, user_requested=True, optional_features=())
        for name, module in sorted(sys.modules.items()):
            if not name.startswith(("horovod.tensorflow", "horovod._keras", "horovod.common", "horovod.keras")) or not getattr(module, "__file__", None):
                continue
            for member in list(vars(module).values()):
                for function in functions_in(member, module):
                    for chosen in (options, options.call_options()):
                        try:
                            api._convert_actual(function, converter.ProgramContext(options=chosen))
                        except Exception:  # pylint: disable=broad-except
                            pass           # some functions cannot be translated, and need not be
    except Exception:  # pylint: disable=broad-except
        pass


def main():
    # Standard output belongs to the answers; whatever the libraries print goes to standard error.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    descendants.die_with_parent()     # until standard input is listened to
    descendants.adopt()
    sys.argv = ["zygote"]
    import tensorflow  # noqa: F401  pylint: disable=unused-import
    import horovod.tensorflow  # noqa: F401
    import horovod.tensorflow.keras  # noqa: F401
    import horovod.keras  # noqa: F401
    import h5py  # noqa: F401
    import matplotlib.pyplot  # noqa: F401
    if os.environ.get("PROVE_MANY"):
        convert_ahead()
    descendants.die_with_parent(False)
    answers.write(json.dumps({"ready": True}) + "\n")
    answers.flush()
    running = {}              # read end of a pipe -> (pid, id, what has come)
    pending = b""
    while True:
        ready, _, _ = select.select([0] + list(running), [], [])
        for source in ready:
            if source == 0:
                more = os.read(0, 65536)
                if not more:
                    stop(running)
                pending += more
                while b"\n" in pending:
                    line, pending = pending.split(b"\n", 1)
                    job = json.loads(line.decode())
                    if "cancel" in job:
                        for pid, name, _ in list(running.values()):
                            if name == job["cancel"]:
                                kill(pid)
                        continue
                    start(job, running)
                continue
            pid, name, come = running[source]
            piece = os.read(source, 65536)
            if piece:
                running[source] = (pid, name, come + piece)
                continue
            os.close(source)
            del running[source]
            kill(pid)
            os.waitpid(pid, 0)
            descendants.end_all(keep=[p for p, _, _ in running.values()])     # of a run that was killed
            answers.write((come.decode() or json.dumps({"id": name, "codes": [], "late": False})).strip() + "\n")
            answers.flush()


def start(job, running):
    read, write = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            os.close(read)
            for other in running:
                os.close(other)
            null = os.open(os.devnull, os.O_RDONLY)
            os.dup2(null, 0)
            answer = json.dumps(run_job(job))
            os.write(write, answer.encode())
        except BaseException:  # pylint: disable=broad-except
            import traceback
            traceback.print_exc()
        finally:
            os._exit(0)
    os.close(write)
    running[read] = (pid, job["id"], b"")


def kill(pid):
    try:
        os.killpg(pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass


def stop(running):
    for pid, _, _ in running.values():
        kill(pid)
    descendants.end_all()
    os._exit(0)


if __name__ == "__main__":
    main()
