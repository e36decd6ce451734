"""Judges a program whose layers were placed on several processes: `hvrewrite prove --rules tf-model-parallel`.

Four runs and more: the original; the rewritten one alone, as a cluster of 2 and of 3 (`--ranks`) processes, each process in
a folder of its own, alone with two logical devices, and clusters in which the chief or a worker is killed, a worker is
missing, or the chief meets an error. Weights are compared
bit for bit. What `--folder` and `--project` name lies in the folder of every process, what `--data` names in the chief's alone.
"""
import array
import ast
import json
import math
import os
import re
import shlex
import shutil
import subprocess
import sys

from . import judge, shorten, table
from .weigh import NO, NOTHING, YES

# (key, heading of a table, line of a report)
PROPERTIES = [
    ("compiles", "compiles", "compiles"),
    ("alone", "alone as before", "alone, it trains, prints and writes as before"),
    ("ends", "ends", "all processes end by themselves"),
    ("equal", "equal weights", "weights as of one process"),
    ("placed", "layers placed", "every process has layers, in their order"),
    ("slots", "slots beside weights", "what the optimizer keeps lies beside its weight"),
    ("backwards", "backwards in place", "weight gradients are worked out beside their weights"),
    ("travels", "nothing heavy travels", "no weight, weight gradient or slot is sent"),
    ("speaks", "chief speaks", "only the chief prints, what it printed before"),
    ("writes", "chief writes", "only the chief writes, what was written before"),
    ("devices", "two devices", "alone with two devices: weights, places, backwards"),
    ("killed_worker", "worker killed", "a killed worker ends all, with a message"),
    ("killed_chief", "chief killed", "a killed chief ends all"),
    ("missing", "worker missing", "a worker that is missing is named, and ends all"),
    ("raises", "chief raises", "an error of the chief ends all"),
    ("resumes", "resumes", "started again after that, it goes on to the weights it would have had"),
]
NEAR = 1e-6     # how far apart sums in another order may be
PATIENCE = 20   # seconds in which processes wait for one that is missing
# Rules whose warnings say that weights or gradients travel.
ADMITTED = {"regularized", "clipped", "used_twice", "function_used_twice", "model_used_twice", "worked_on", "worked_on_in_sessions", "histograms", "histograms_of_weights", "penalty_of_tapes"}


class Station:
    """A process that has the libraries loaded; closing it ends all it started."""

    def __init__(self, python, logs):
        os.makedirs(logs, exist_ok=True)
        self.errors = open(os.path.join(logs, "station.err"), "wb")
        tools = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        self.process = subprocess.Popen([python, "-m", "prove.station"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors,
                                        env=dict(os.environ, PYTHONPATH=tools, PYTHONHASHSEED="0"), start_new_session=True)
        if not self.answer().get("ready"):
            raise judge.Unproven("environment", "the environment does not start; see %s" % self.errors.name)

    def answer(self):
        line = self.process.stdout.readline()
        return json.loads(line.decode()) if line else {}

    def run(self, job):
        self.process.stdin.write((json.dumps(job) + "\n").encode())
        self.process.stdin.flush()
        return self.answer()

    def close(self):
        try:
            self.process.stdin.close()
            self.process.wait(10)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
        self.errors.close()


def read(path):
    with open(path, "rb") as f:
        return f.read()


def files_below(folder):
    out = []
    for at, _, names in os.walk(folder):
        out += [os.path.relpath(os.path.join(at, n), folder) for n in names]
    return sorted(out)


PART = re.compile(r"\.data-(\d{5})-of-(\d{5})$")


def kinds_of(names):
    """Files without what differs from run to run: the host and the time in the name of an event file, the number of parts
    of a checkpoint, as long as all of them are there."""
    parts = {}
    for n in names:
        found = PART.search(n)
        if found:
            parts.setdefault((n[:found.start()], int(found.group(2))), set()).add(int(found.group(1)))
    whole = [base + ".data" if len(seen) == count else "%s.data, %d of %d parts" % (base, len(seen), count)
             for (base, count), seen in parts.items()]
    return sorted(["events" if "tfevents" in n else n for n in names if not PART.search(n)] + whole)


def same_values(a, b):
    """(how many arrays there are, how many differ, the largest difference) of two archives; none where they do not match."""
    import zipfile
    with zipfile.ZipFile(a) as one, zipfile.ZipFile(b) as two:
        names = one.namelist()
        if names != two.namelist():
            return None
        differing = [n for n in names if one.read(n) != two.read(n)]
    return len(names), differing


class Run:
    """What one run of a program left."""

    def __init__(self, folder, answer, tasks, given=None):
        self.given = given or {}        # of each process: what lay in its folder before, by its name
        self.folder, self.ended, self.late = folder, answer.get("ended", {}), answer.get("late", True)
        self.names = ["chief 0"] + ["worker %d" % i for i in range(tasks - 1)]
        path = self.base("chief 0") + ".json"
        self.report = json.loads(read(path)) if os.path.exists(path) else {"ok": False, "error": "the chief left no report", "variables": []}

    def base(self, name):
        return os.path.join(self.folder, name.replace(" ", ""))

    def printed(self, name="chief 0"):
        return read(self.base(name) + ".out") if os.path.exists(self.base(name) + ".out") else b""

    def errors(self, name="chief 0"):
        text = read(self.base(name) + ".err").decode(errors="replace") if os.path.exists(self.base(name) + ".err") else ""
        lines = [l for l in text.strip().splitlines() if l.strip()]
        return lines[-1][:200] if lines else "no message"

    def files(self, name="chief 0"):
        """What the process wrote."""
        work, given = self.base(name) + ".work", self.given.get(name, {})
        return [f for f in files_below(work) if f not in given or read(os.path.join(work, f)) != given[f]]

    def ok(self):
        return not self.late and self.ended.get("chief 0", [1])[0] == 0

    def values(self):
        return self.base("chief 0") + ".json.npz"


def parts_of(settings):
    """Into how many micro-batches batches are divided."""
    return max([int(s.partition("=")[2]) for s in settings if s.startswith("microbatches=")] or [1])


def numbers(raw):
    """The numbers of an array as it lies in an archive; none of what holds something else than real numbers."""
    size = int.from_bytes(raw[8:10], "little")
    described = ast.literal_eval(raw[10:10 + size].decode("latin-1"))
    kind = {"<f4": "f", "<f8": "d", "<i4": "i", "<i8": "q"}.get(described["descr"])
    out = array.array(kind or "B")
    out.frombytes(raw[10 + size:])
    return out if kind else None


def furthest(a, b):
    """How far apart the values of two archives of equal shapes lie at most, those above 1 in proportion; infinitely where they
    are no numbers."""
    import zipfile
    with zipfile.ZipFile(a) as one, zipfile.ZipFile(b) as two:
        differing = [(numbers(one.read(n)), numbers(two.read(n))) for n in one.namelist() if one.read(n) != two.read(n)]
    if any(x is None or y is None or len(x) != len(y) for x, y in differing):
        return math.inf
    gaps = [abs(x - y) / max(1.0, abs(x)) for xs, ys in differing for x, y in zip(xs, ys)]
    return math.inf if any(math.isnan(g) for g in gaps) else max(gaps, default=0.0)


def weigh_equal(before, after, near=0.0):
    """Whether the last values of all variables are those of the original, or no further from them than `near`."""
    a, b = before.report["variables"], after.report["variables"]
    if not a:
        return NOTHING, "no variables were seen"
    if [v[2] for v in a] != [v[2] for v in b]:
        return NO, "%d variables became %d" % (len(a), len(b))
    compared = same_values(before.values(), after.values())
    if compared is None:
        return NO, "the variables do not match"
    count, differing = compared
    if differing and near and furthest(before.values(), after.values()) <= near:
        return YES, "%d variables, %.1g apart at most" % (count, furthest(before.values(), after.values()))
    if differing:
        names = [b[int(n[4:-4])][0] for n in differing]
        return NO, "%d of %d variables differ, first %s" % (len(differing), count, names[0])
    return YES, "%d variables, bit for bit" % count


def sums_apart(before, parts=1):
    """How far apart placed layers may come out: not at all, but for gradients that are added in another order. So are those of
    micro-batches, and of a tensor that goes to a layer several times (attention), which the original adds up at once."""
    return NEAR if parts > 1 or before.report.get("sums") else 0.0


def order_of(task):
    """The number of a process, or of a device of a program alone."""
    kind, _, index = task.partition(" ")
    if kind == "alone":
        return int(index.rpartition(":")[2] or 0)
    return 0 if kind == "chief" else 1 + int(index or 0)


def weigh_dealt(run, tasks):
    """What is wrong with how layers were dealt out in equal shares: every number has a device, in a row, none has two more than
    another; nothing where that is so."""
    dealt = run.report.get("dealt") or {}
    if not dealt:
        return None
    count, of = dealt["layers"], {int(k): v for k, v in dealt["devices"].items()}
    if sorted(of) != list(range(count)):
        return "of %d layers, these were given a device: %s" % (count, ", ".join(map(str, sorted(of))))
    row = [of[k] for k in range(count)]
    used = list(dict.fromkeys(row))
    shares = [row.count(d) for d in used]
    if row != [d for d, n in zip(used, shares) for _ in range(n)]:
        return "devices of layers are not in a row: %s" % row
    if max(shares) - min(shares) > 1 or len(used) != min(tasks, count):
        return "layers are not dealt out in equal shares: %s" % shares
    return None


def weigh_placed(run, tasks, even=True):
    """Trainable variables on every task, tasks in the order in which the variables were made; `even`: layers in equal shares."""
    where = [v[1] for v in run.report["variables"] if v[3] and len(v[2]) > 1]
    if not where:
        return NOTHING, "no weights were seen"
    numbers = [order_of(w) for w in where]
    shares = [numbers.count(i) for i in range(tasks)]
    seen = "weights on each: %s" % ", ".join(map(str, shares))
    if 0 in shares:
        empty = shares.index(0)
        return NO, "%s has no layer; %s" % (run.names[empty] if empty < len(run.names) else "device %d" % empty, seen)
    if numbers != sorted(numbers):
        return NO, "a later layer lies on an earlier process; " + seen
    uneven = weigh_dealt(run, tasks) if even else None
    if uneven:
        return NO, uneven
    return YES, seen


def owner(name, weights):
    """The weight whose slot a variable is, by its name; none where it is none."""
    found = [w for w in weights if w.split(":")[0] != name.split(":")[0] and
             (name.split(":")[0].startswith(w.split(":")[0] + "/") or w.split(":")[0] in name.split(":")[0])]
    return max(found, key=len) if found else None


def weigh_slots(run):
    weights = {v[0]: v for v in run.report["variables"] if v[3]}
    slots, away = 0, []
    for name, task, shape, trainable in run.report["variables"]:
        of = None if trainable or not shape else owner(name, [w for w in weights if weights[w][2] == shape])
        if of is None:
            continue
        slots += 1
        if task != weights[of][1]:
            away.append("%s is on %s, its weight on %s" % (name, task, weights[of][1]))
    if not slots:
        return NOTHING, "the optimizer keeps nothing"
    return (NO, away[0]) if away else (YES, "%d slots" % slots)


def layer_of(work, layers):
    """The layer in whose scope an operation stands: the outermost that its name says, since a scope in that may be called as
    another layer is (`conv2d_transpose_1/conv2d_transpose`)."""
    at = {layer: ("/" + work).find("/" + layer + "/") for layer in layers}
    return min((layer for layer in layers if at[layer] >= 0), key=lambda layer: (at[layer], -len(layer)), default=None)


def weigh_backwards(run, parts=1):
    """Whether the operation that gives the gradient of each kernel, known by the name of its layer, runs beside the kernel;
    of several micro-batches, whether each task has as many as its kernels give."""
    if not run.report.get("training_runs"):
        return NOTHING, "no graph was seen that changes weights"
    layers = {name[:-len("/kernel:0")]: task for name, task, shape, trainable in run.report["variables"]
              if trainable and len(shape) > 1 and name.endswith("/kernel:0")}
    found = {}
    for at, names in run.report["gradients"].items() if parts == 1 else ():
        for work in names:
            layer = layer_of(work, layers)
            if layer is None:
                continue
            if layers[layer] != at:
                return NO, "the gradient of %s/kernel:0 is worked out on %s, and the weight lies on %s" % (layer, at, layers[layer])
            found[at] = found.get(at, 0) + 1
    for task in layers.values() if parts > 1 else ():      # each micro-batch has operations of other names
        found[task] = found.get(task, 0) + parts
    if parts > 1:
        seen = {task: len(names) for task, names in run.report["gradients"].items()}
        if seen != found:
            return NO, "gradients of kernels on each are %s, and in %d micro-batches that would be %s" % (seen, parts, found)
    if not found:
        return NOTHING, "no gradient of a kernel was seen"
    return YES, ", ".join("%d on %s" % (n, t) for t, n in sorted(found.items(), key=lambda f: order_of(f[0])))


def weigh_travels(run):
    if not run.report.get("training_runs"):
        return NOTHING, "no graph was seen that changes weights"
    kinds = {}
    for what, name, source, target in run.report["travels"]:
        kinds.setdefault(what, []).append("%s from %s to %s" % (name, source, target))
    if kinds:
        return NO, "; ".join("%s: %d, such as %s" % (what, len(seen), seen[0]) for what, seen in sorted(kinds.items(), reverse=True))
    return YES, "between processes: %s" % (", ".join("%s to %s" % tuple(b) for b in run.report["between"]) or "nothing")


def timeless(text):
    """What was printed, without the times it took."""
    return re.sub(rb"\b\d+(\.\d+)?[mu]?s\b(/\w+)?", b"", text)


def weigh_speaks(before, run):
    for name in run.names[1:]:
        if run.printed(name).strip():
            return NO, "%s prints `%s`" % (name, run.printed(name).strip().splitlines()[0][:60].decode(errors="replace"))
    if timeless(run.printed()) != timeless(before.printed()):
        return NO, "the chief prints something else than the program did"
    return YES, "%d lines" % len(run.printed().splitlines())


def weigh_writes(before, run):
    for name in run.names[1:]:
        if run.files(name):
            return NO, "%s writes %s" % (name, run.files(name)[0])
    if kinds_of(run.files()) != kinds_of(before.files()):
        differ = set(kinds_of(run.files())) ^ set(kinds_of(before.files()))
        return NO, "the files are others: %s" % ", ".join(sorted(differ)[:3])
    return (YES, "%d files" % len(run.files())) if before.files() else (NOTHING, "nothing is written")


def weigh_ends(run):
    if run.late:
        left = [n for n, (code, _) in run.ended.items() if code is None]
        return NO, "%s did not end" % " and ".join(left)
    bad = [n for n, (code, _) in run.ended.items() if code != 0]
    if bad:
        bad.sort(key=order_of)
        return NO, "%s ended with %s: %s" % (bad[0], run.ended[bad[0]][0], run.errors(bad[0]))
    return YES, "workers %.1f s after the chief at most" % max([s for n, (_, s) in run.ended.items() if n != "chief 0"] or [0])


def worst(answers):
    """Of the answers of several runs the one that counts."""
    for wanted in (NO, NOTHING, YES):
        for label, (answer, seen) in answers:
            if answer == wanted:
                return answer, ("%s: %s" % (label, seen) if wanted == NO else seen)
    return NOTHING, ""


class Placement:
    """Judges programs in one environment."""

    def __init__(self, station, logs):
        self.station, self.logs = station, logs

    def judge(self, program):
        logs = os.path.join(self.logs, program.name.replace("/", "_"))
        shutil.rmtree(logs, ignore_errors=True)
        os.makedirs(logs)
        verdict = {"name": program.name, "pattern": None, "properties": {}, "stopped": None, "warnings": [], "outside": [], "logs": logs}
        try:
            self.run_all(program, logs, verdict)
        except judge.Unproven as stop:
            verdict["stopped"] = {"what": stop.what, "text": str(stop)}
        return verdict

    def run_all(self, program, logs, verdict):
        text, script = read(program.script), program.script
        if program.limit and program.project:
            raise judge.Unproven("limit", "--limit shortens one file, and --project names several; leave one of them out")
        if program.limit:
            text, script = shorten.shorten(text, program.limit), os.path.join(logs, os.path.basename(program.script))
            with open(script, "wb") as f:
                f.write(text)
        verdict["pattern"] = judge.pattern_of(program.rules, script, program.project)
        new_folder = program.folder
        graph = verdict["pattern"] in ("Session", "MonitoredSession")
        if program.project:
            new_folder = os.path.join(logs, "rewritten")
            new, said = judge.rewrite_project(program.rules, program.project, program.script, new_folder, program.settings)
        elif program.rewritten is None:
            new, said = judge.rewrite(program.rules, script, program.settings)
        else:
            new, said = program.rewritten, []
        verdict["warnings"] = [m for m in said if m["severity"] == "warning"]
        answers = verdict["properties"]
        try:
            compile(new, "rewritten.py", "exec", dont_inherit=True)
        except (SyntaxError, ValueError) as error:
            answers["compiles"] = (NO, str(error))
            return
        answers["compiles"] = (YES, "")

        def run(label, source, tasks, **more):
            around = program.folder if label == "original" else new_folder
            return self.run(program, logs, label, source, tasks, graph, around, **more)
        before = run("original", text, 1)
        if not before.ok():
            raise judge.Unproven("fails", "the original program fails by itself: %s" % before.errors())
        alone = run("alone", new, 1)
        answers["alone"] = weigh_alone(before, alone)
        layers = alone.report.get("dealt", {}).get("layers")
        counts = verdict["counts"] = [n for n in program.counts if not getattr(program, "few", False) or not layers or n <= max(2, layers)]
        if on_gpus(program.settings):      # no processes: the devices of one machine
            clusters = [(str(n) + " devices", n, run("devices-%d" % n, new, 1, devices=n)) for n in counts]
        else:
            clusters = [(str(n) + " processes", n, run("cluster-%d" % n, new, n)) for n in counts]
        self.weigh(before, clusters, answers, parts_of(program.settings), in_equal_shares(program.settings))
        admitted = {m.get("rule") for m in verdict["warnings"]} & ADMITTED
        if admitted and answers.get("travels", ("",))[0] == NO:
            answers["travels"] = (judge.WARNED, answers["travels"][1])
        if answers["ends"][0] == YES and not program.expect and not on_gpus(program.settings) and getattr(program, "kill", True):
            answers["devices"] = weigh_devices(before, run("devices-2", new, 1, devices=2)) if program.counts[0] == 2 else (NOTHING, "placed by hand")
            several = nearest_three(counts)
            self.kill(run, new, before, answers, several, getattr(program, "resumes", None))
            if not program.project and answers["killed_chief"][0] != NOTHING:
                self.fail(run, judge.rewrite(program.rules, script, [*program.settings, "patience=%d" % PATIENCE])[0], new, before, answers, several)

    @staticmethod
    def weigh(before, clusters, answers, parts, even):
        answers["ends"] = worst([(label, weigh_ends(r)) for label, _, r in clusters])
        ran = [(label, n, r) for label, n, r in clusters if r.ok()]
        if not ran:
            return
        for key, ask in (("equal", lambda n, r: weigh_equal(before, r, sums_apart(before, parts))), ("placed", lambda n, r: weigh_placed(r, n, even)),
                         ("slots", lambda n, r: weigh_slots(r)), ("backwards", lambda n, r: weigh_backwards(r, parts)),
                         ("travels", lambda n, r: weigh_travels(r)), ("speaks", lambda n, r: weigh_speaks(before, r)),
                         ("writes", lambda n, r: weigh_writes(before, r))):
            answers[key] = worst([(label, ask(n, r)) for label, n, r in ran])

    @staticmethod
    def kill(run, new, before, answers, tasks, resumes):
        """Whoever is killed when the first line, or the text `resumes`, was printed: the others end. With such a text all are
        started again then, in the folders that were left."""
        lines = before.printed().splitlines()
        if not lines:
            answers["killed_worker"] = answers["killed_chief"] = (NOTHING, "the program prints nothing to wait for")
            return
        when = resumes or lines[0].decode(errors="replace")
        lost = run("killed-worker", new, tasks, kill="worker 0", when=when)
        code = lost.ended.get("chief 0", [None])[0]
        if code == 0:
            answers["killed_worker"] = (NOTHING, "the chief had ended before")
        else:
            answers["killed_worker"] = (NO, "%s did not end" % "the chief" if code is None else "a worker") if lost.late else (YES, "the chief ends with %d" % code)
        if resumes and answers["killed_worker"][0] == YES:
            again = run("again", new, tasks, left=lost)
            printed = again.printed()
            if not again.ok():
                answers["resumes"] = NO, again.errors()
            elif when.encode() in printed:
                answers["resumes"] = NO, "it began anew"
            else:
                answers["resumes"] = weigh_equal(before, again, sums_apart(before))
        lost = run("killed-chief", new, tasks, kill="chief 0", when=when)
        answers["killed_chief"] = (NO, "a worker did not end") if lost.late else (YES, "workers end")

    @staticmethod
    def fail(run, hurried, new, before, answers, tasks):
        """A worker is not started, which all that wait for it say; and the chief meets an error where it prints its first line."""
        lost = run("missing-worker", hurried, tasks, missing="worker %d" % (tasks - 2))
        code = lost.ended.get("chief 0", [None])[0]
        if lost.late or not code:
            answers["missing"] = NO, "the chief goes on" if code == 0 else "%s did not end" % ("the chief" if code is None else "a worker")
        elif "nothing answers at" not in lost.errors():
            answers["missing"] = NO, "the chief does not say which: " + lost.errors()
        else:
            answers["missing"] = YES, "the chief ends with %d" % code
        lost = run("raises", new, tasks, raises=before.printed().splitlines()[0].decode(errors="replace"))
        code = lost.ended.get("chief 0", [None])[0]
        if lost.late or not code:
            answers["raises"] = NO, "the chief goes on" if code == 0 else "%s did not end" % ("the chief" if code is None else "a worker")
        else:
            answers["raises"] = YES, "the chief ends with %d" % code

    def run(self, program, logs, label, source, tasks, graph, around=None, **more):
        folder = os.path.join(logs, label)
        os.makedirs(folder)
        seconds = int(program.seconds * judge.patience())
        left = more.pop("left", None)
        for name in left.names if left else ():
            shutil.copytree(left.base(name) + ".work", os.path.join(folder, name.replace(" ", "")) + ".work")
        job = dict(more, args=program.args, graph=graph, samples=program.samples, tasks=tasks, folder=folder, seconds=seconds)
        given = {}
        if around or program.data:
            job["place"] = os.path.relpath(program.script, program.folder) if program.folder else os.path.basename(program.script)
            given = lay_out(folder, tasks, program.data, around, job["place"], source)
        job["script"] = os.path.join(folder, os.path.basename(program.script))
        with open(job["script"], "wb") as f:
            f.write(source)
        return Run(folder, self.station.run(job), tasks, given)


def lay_out(folder, tasks, data, around, place, source):
    """Puts the files of a program into the folder of each process, and its data into the chief's; {process: {file: bytes}}."""
    given = {}
    for name in ["chief 0"] + ["worker %d" % i for i in range(tasks - 1)]:
        work = os.path.join(folder, name.replace(" ", "")) + ".work"
        os.makedirs(work)
        if around:
            shutil.copytree(around, work, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", ".git"))
        for entry in data if name == "chief 0" else ():
            path = entry.partition("=")[2] or entry
            target = os.path.join(work, entry.partition("=")[0] if "=" in entry else os.path.basename(path.rstrip("/")))
            os.makedirs(os.path.dirname(target), exist_ok=True)
            if os.path.isdir(path):
                shutil.copytree(path, target, dirs_exist_ok=True)
            else:
                shutil.copy(path, target)
        with open(os.path.join(work, place), "wb") as f:
            f.write(source)
        given[name] = {f: read(os.path.join(work, f)) for f in files_below(work)}
    return given


def weigh_devices(before, run):
    """Whether the program on two devices of one machine trains as before, with its layers on both."""
    if not run.ok():
        return NO, run.errors()
    answers = [weigh_equal(before, run, sums_apart(before)), weigh_placed(run, 2), weigh_backwards(run), weigh_speaks(before, run)]
    return next((a for a in answers if a[0] == NO), answers[1])


def nearest_three(counts):
    """Of how many processes a cluster is that has to end for some other reason than that its layers are too few or placed otherwise."""
    return min(counts, key=lambda n: (abs(n - 3), n))


def in_equal_shares(settings):
    return not any(s.startswith(("placement=", "balance=")) for s in settings)


def on_gpus(settings):
    return "devices=gpus" in settings


def weigh_alone(before, alone):
    if not alone.ok():
        return NO, alone.errors()
    if alone.report.get("listens", 0) > before.report.get("listens", 0):
        return NO, "it listens at a port"
    for answer in (weigh_equal(before, alone), weigh_speaks(before, alone), weigh_writes(before, alone)):
        if answer[0] == NO:
            return answer
    return weigh_equal(before, alone)


def one(verdict):
    """A verdict for a person."""
    lines = ["%s (%s)" % (verdict["name"], verdict["pattern"] or "not classified")]
    for key, _, line in PROPERTIES:
        if key in verdict["properties"]:
            lines.append("  %-6s  %-55s %s" % (verdict["properties"][key][0], line, verdict["properties"][key][1]))
    if verdict["stopped"]:
        lines.append("  not proven: %s" % verdict["stopped"]["text"])
    lines += ["  the rewriter warned: %s" % w["message"] for w in verdict["warnings"]]
    lines.append("  logs: %s" % verdict["logs"])
    return "\n".join(lines)


def failed(verdict):
    given = verdict["properties"]
    return bool(verdict["stopped"]) or any(a == NO for a, _ in given.values()) or "equal" not in given


def is_for(rules):
    """Whether a ruleset places layers: it says so itself."""
    for path in (rules, os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "rulesets", rules + ".hvr"),
                 os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), rules + ".hvr")):
        if os.path.isfile(path):
            return re.search(rb"^distribution .*\blayers_on_devices\b", read(path), re.M) is not None
    return rules == "tf-model-parallel"


def named(settings):
    """How many devices a placement names: a list of numbers, pairs of names and numbers, or a file; 0 where none is given."""
    lists = [s.partition("=")[2] for s in settings if s.startswith("placement=")]
    if not lists:
        return 0
    if lists[-1].endswith(".json") and os.path.isfile(lists[-1]):
        numbers = [int(layer.get("device", 0)) for layer in json.loads(read(lists[-1]))["layers"]]
    else:
        numbers = [int(n) for n in re.findall(r"(?:^|,)\s*(\d+)(?=\)|,|$)", lists[-1])]
    return max(numbers, default=-1) + 1


def with_path(entry):
    """`[NAME=]PATH` with a whole path."""
    name, equals, path = entry.partition("=")
    return name + "=" + os.path.abspath(path) if equals else os.path.abspath(name)


def main(options, python, logs):
    """What `hvrewrite prove` does for such a ruleset."""
    station = None
    try:
        station = Station(python, logs)
        verdicts = []
        for script in options.script:
            program = judge.Program(os.path.splitext(os.path.basename(script))[0], script, rules=options.rules, settings=options.set,
                                    args=shlex.split(options.args), data=[with_path(d) for d in options.data], seconds=options.seconds,
                                    samples=options.samples, limit=options.limit, folder=options.folder, project=options.project)
            program.counts = sorted({2, max(3, options.ranks)}) if not named(options.set) else [named(options.set)]
            program.few = options.ranks <= 2      # two layers are shared by two processes; a count that was asked for stays
            verdicts.append(Placement(station, logs).judge(program))
            if options.format == "text":
                print(one(verdicts[-1]), flush=True)
        if options.format == "json":
            print(table.as_json(verdicts))
    except judge.Unproven as problem:
        print("hvrewrite prove: %s" % problem, file=sys.stderr)
        return 4
    except KeyboardInterrupt:
        print("hvrewrite prove: interrupted; every process was ended", file=sys.stderr)
        return 130
    finally:
        if station:
            station.close()
    return 1 if any(failed(v) for v in verdicts) else 0
