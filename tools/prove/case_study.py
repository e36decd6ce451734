"""The case study as a benchmark: what each process of the rewritten network needs, written into `docs/model-parallel.md`.

Peak memory is VmHWM of `/proc`, processor time is that of the whole process, the import of the libraries with it. Times by the
clock are those of the chief from its start to its end, and mean something only on a machine that does nothing else.
"""
import argparse
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time

from . import catalogue, environment, judge, placements, station

PAGE = os.path.join(catalogue.ROOT, "docs", "model-parallel.md")
PROGRAM = os.path.join(placements.FOLDER, "programs", "case_study.py")
TAPE = os.path.join(placements.FOLDER, "programs", "case_study_tape.py")
# What people write: each layer's work and weights under `with tf.device`, and nothing else.
BY_HAND = b"""
def under(device, work):
    def placed(*args, **kwargs):
        with tf.device(device):
            return work(*args, **kwargs)
    return placed


def place(layer, device):
    layer.build, layer.call = under(device, layer.build), under(device, layer.call)
    return layer


def place_updates(optimizer):
    return optimizer


cluster = join_cluster()
"""
BEGIN, END = "<!-- written by tools/placements --case-study -->", "<!-- to here -->"


def sample(processes, peak, used):
    tick = os.sysconf("SC_CLK_TCK")
    for name, process in processes.items():
        try:
            with open("/proc/%d/status" % process.pid, encoding="ascii") as f:
                peak[name] = int(re.search(r"VmHWM:\s+(\d+)", f.read()).group(1)) // 1024
            with open("/proc/%d/stat" % process.pid, encoding="ascii") as f:
                fields = f.read().rsplit(")", 1)[1].split()
            used[name] = (int(fields[11]) + int(fields[12])) / tick
        except (OSError, AttributeError):
            pass


STACK = 1       # MB of each thread's stack under a limit: as much as they want counts as data, whether they use it or not


def measure(python, text, count, words, limit=None, seconds=900):
    """{"code", "peak": MB by process, "used": seconds of processors by process, "clock": seconds, "out", "err"} of one run. `limit`: MB of
    RLIMIT_DATA for each process, which counts all memory that it may write and shares with nobody."""
    with tempfile.TemporaryDirectory() as at:
        script = os.path.join(at, "train.py")
        with open(script, "wb") as f:
            f.write(text)
        addresses = ["127.0.0.1:%d" % p for p in station.free_ports(count)]
        cluster = {"chief": addresses[:1], "worker": addresses[1:]}
        processes, peak, used = {}, {}, {}

        def confine():
            if limit:
                resource.setrlimit(resource.RLIMIT_STACK, (STACK << 20, STACK << 20))
                resource.setrlimit(resource.RLIMIT_DATA, (limit << 20, limit << 20))
        with open(os.path.join(at, "out"), "w+b") as out, open(os.path.join(at, "err"), "w+b") as err:
            for name in ["worker %d" % i for i in range(count - 1)] + ["chief 0"]:
                kind, index = name.split()
                own = dict(os.environ, TF_CPP_MIN_LOG_LEVEL="2", TF_ENABLE_ONEDNN_OPTS="0", PYTHONWARNINGS="ignore")
                own.pop("TF_CONFIG", None)
                if count > 1:
                    own["TF_CONFIG"] = json.dumps({"cluster": cluster, "task": {"type": kind, "index": int(index)}})
                chief = name == "chief 0"
                processes[name] = subprocess.Popen([python, script, *words], env=own, stdout=out if chief else subprocess.DEVNULL,
                                                   stderr=err if chief else subprocess.DEVNULL, preexec_fn=confine)
            began = time.monotonic()
            end = began + seconds
            while processes["chief 0"].poll() is None and time.monotonic() < end:
                sample(processes, peak, used)
                time.sleep(0.2)
            code, clock = processes["chief 0"].poll(), time.monotonic() - began
            for process in processes.values():
                process.kill()
                process.wait()
            out.seek(0)
            err.seek(0)
            return {"code": code, "peak": peak, "used": used, "clock": clock, "out": out.read().decode(errors="replace"), "err": err.read().decode(errors="replace")}


def cells(run, key, form):
    workers = [form % run[key][n] for n in sorted(run[key]) if n != "chief 0"]
    return form % run[key].get("chief 0", 0) + (" / " + ", ".join(workers) if workers else "")


def why(run):
    """What ended a run, in a few words."""
    for words in ("bad_alloc", "ResourceExhausted", "OOM when allocating", "MemoryError", "Cannot allocate memory", "Resource temporarily unavailable"):
        if words.lower() in run["err"].lower():
            return "`%s`" % words
    return "code %s" % run["code"]


def row(label, count, run):
    found = re.search(r"parameters (\d+)", run["out"])
    losses = re.findall(r"loss (\S+)", run["out"])
    ended = ("loss " + losses[-1]) if run["code"] == 0 and losses else "does not train: " + why(run)
    parameters = "{:,}".format(int(found.group(1))) if found else "-"
    return "| %s | %s | %d | %s | %s | %.0f | %s |" % (label, parameters, count, cells(run, "peak", "%d"), cells(run, "used", "%.0f"), run["clock"], ended)


def kept_rows(page):
    """{(network, processes): row} of the table as it stands."""
    table = page[page.index(BEGIN):page.index(END)]
    return {tuple(r.strip("|").split("|")[i].strip() for i in (0, 2)): r for r in re.findall(r"^\| \d.*\|$", table, re.M)}


def main():
    parser = argparse.ArgumentParser(prog="tools/placements --case-study", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layers", default="20,40,60")
    parser.add_argument("--processes", default="1,2,3,4")
    parser.add_argument("--steps", type=int, default=2)
    parser.add_argument("--batch", type=int, default=1000)
    parser.add_argument("--limit", type=int, default=0, metavar="MB", help="run the largest once more with this limit of data (RLIMIT_DATA) for each process")
    parser.add_argument("--limited-batch", type=int, default=200, help="the batch of the runs under that limit")
    parser.add_argument("--keep", action="store_true", help="run only what --limit asks for, and keep the other rows of the table")
    options = parser.parse_args()
    python = environment.interpreter("tf2")
    text = judge.rewrite(placements.RULES, PROGRAM)[0]
    counts, layers = [int(c) for c in options.processes.split(",")], [int(n) for n in options.layers.split(",")]
    with open(PAGE, encoding="utf-8") as f:
        page = f.read()
    rows = kept_rows(page) if options.keep else {}

    def add(label, count, *more):
        rows[label, str(count)] = row(label, count, measure(python, *more))
        print(rows[label, str(count)], flush=True)
    for n in () if options.keep else layers:
        words = [str(n), str(options.steps), str(options.batch)]
        for count in counts:
            add("%d layers" % n, count, text, count, words)
    words = [str(layers[-1]), str(options.steps), str(options.batch)]
    by_hand = text.replace(b", colocate_gradients_with_ops=True", b"")
    if not options.keep:
        add("%d layers, `tf.device` only" % layers[-1], counts[-1], by_hand, counts[-1], words)
        tape, words[0] = judge.rewrite(placements.RULES, TAPE)[0], str(layers[len(layers) // 2])
        for label, program, several in (("", tape, (1, counts[-1])), (", `tf.device` only", tape.replace(b"\ncluster = join_cluster()\n", BY_HAND), counts[-1:])):
            for count in several:
                add("%s layers, Keras and a tape%s" % (words[0], label), count, program, count, words)
        words[0] = str(layers[-1])
    if options.limit:
        words[2] = str(options.limited_batch)
        for count in counts:
            label = "%d layers, batches of %s, %d MB at most" % (layers[-1], words[2], options.limit)
            add(label, count, text, count, words, options.limit)
    table = "\n".join([BEGIN, "", "Batches of %d, %d steps, one run per row, TensorFlow 2.15.1 on a machine with %d processors. `MB at most`: RLIMIT_DATA of each process." % (options.batch, options.steps, os.cpu_count()), "",
                       "| network | parameters | processes | peak MB, chief / workers | seconds of processors, chief / workers | seconds by the clock | ended |", "|---|---|---|---|---|---|---|", *rows.values(), "", END])
    with open(PAGE, "w", encoding="utf-8") as f:
        f.write(page[:page.index(BEGIN)] + table + page[page.index(END) + len(END):])
    return 0


if __name__ == "__main__":
    sys.exit(main())
