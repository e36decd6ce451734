"""Runs a program's text under the observers and reads the reports; `Kept` holds on to reports between runs of the proof.

Judging is cheap and running is not: reports are kept under a hash of all that a run depends on (what the text means, the files beside it,
how it is run, the libraries, the observers), so that a mended judge, or a rule that leaves most texts as they were, runs little again.
"""
import ast
import gzip
import hashlib
import json
import os
import re
import shutil

HERE = os.path.dirname(os.path.abspath(__file__))
# What runs and observes; the other modules choose programs, judge what was seen, or judge placed layers.
RUNNING = ("clocks.py", "data.py", "descendants.py", "environment.py", "folders.py", "kept.py", "observe.py", "paths.py", "pool.py", "pretend.py", "rank.py", "runs.py", "still.py", "taps.py", "zygote.py")
LOGS = "\0logs\0"     # stands in kept reports where the folder of the logs stood


def nothing_seen():
    return {"ok": False, "error": None, "stopped": None, "writes": [], "steps": 0, "rates": [], "settings": [], "last_rates": [], "rates_around": [], "weights": [], "sketches": [], "state": [],
            "gradients": [], "reductions": 0, "array_reductions": 0, "array_weights": True, "restores": 0,
            "seen": {"samples": 0, "source": None, "carried": False, "batches": [], "evaluated": {}, "passes": {}}, "events": [], "statistics": [],
            "cost": None, "kept": {}, "steps_apart": [], "joined_at": None, "sent_after": None, "batch_numbers": [], "spoken": True, "heard": []}


def lay_out(program, work, text, folder):
    """The folder a run starts in: the files of `folder`, the data the program is given, the script; the script's path."""
    os.makedirs(work)
    if folder or program.folder:
        shutil.copytree(folder or program.folder, work, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", ".git"))
    for d in program.data:
        name, _, path = d.partition("=")
        path = path or name
        name = name if "=" in d else os.path.basename(path.rstrip("/"))
        target = os.path.join(work, name)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        if os.path.isdir(path):
            shutil.copytree(path, target, dirs_exist_ok=True)
        else:
            shutil.copy(path, target)
    place = os.path.relpath(program.script, program.folder) if program.folder else os.path.basename(program.script)
    script = os.path.join(work, place.replace(".ipynb", ".py"))
    with open(script, "wb") as f:
        f.write(text)
    return script


def bytes_of(path):
    """What the file holds; nothing where there is none."""
    if not os.path.exists(path):
        return b""
    with open(path, "rb") as f:
        return f.read()


def report_of(base):
    """What one rank left behind; `base` is the path of its files without their endings."""
    report = nothing_seen()
    if os.path.exists(base + ".json"):
        with open(base + ".json", encoding="utf-8") as f:
            report.update(json.load(f))
    report["printed"] = bytes_of(base + ".out")
    if not report["ok"] and not report["error"]:
        report["error"] = bytes_of(base + ".err")[-2000:].decode(errors="replace") or None
    return report


# What may make a run depend on how its text is written: lines and texts that a program asks for, and its own file.
READS_ITSELF = re.compile(rb"\b(inspect|linecache|tokenize|traceback|lineno|f_lineno|co_firstlineno|getsource|findCaller|__doc__)\b|open\(\s*__file__")


def undocumented(tree):
    """The tree without what functions and classes say of themselves."""
    for n in ast.walk(tree):
        if isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) and ast.get_docstring(n, clean=False) is not None:
            n.body[0].value.value = ""
    return tree


def meaning_of(name, content):
    """What of a file decides a run: of Python's text its syntax, without comments and layout; else the bytes."""
    if not name.endswith(".py") or READS_ITSELF.search(content):
        return content
    try:
        return b"\0meaning\0" + ast.unparse(undocumented(ast.parse(content))).encode("utf-8", "surrogatepass")
    except (SyntaxError, ValueError, RecursionError):
        return content


def tree_hash(top):
    state = hashlib.sha256()
    for folder, folders, files in os.walk(top):
        folders[:] = sorted(f for f in folders if f not in ("__pycache__", ".git"))
        for name in sorted(files):
            path = os.path.join(folder, name)
            with open(path, "rb") as f:
                state.update(os.path.relpath(path, top).encode() + b"\0" + hashlib.sha256(meaning_of(name, f.read())).digest())
    return state.hexdigest()


class Kept:
    """Reports of earlier runs, a file each in `folder`; `libraries` names the environment they ran in."""

    def __init__(self, folder, libraries):
        self.folder = folder
        state = hashlib.sha256(os.path.basename(libraries).encode())
        for name in RUNNING:
            with open(os.path.join(HERE, name), "rb") as f:
                state.update(name.encode() + b"\0" + hashlib.sha256(meaning_of(name, f.read())).digest())
        self.sources = state.hexdigest()

    def place(self, name, label, work, how):
        """The file for a run of what is laid out in `work`. A run that was to be another look at the same has a label of its own."""
        key = hashlib.sha256(json.dumps([self.sources, label, tree_hash(work), how], sort_keys=True).encode()).hexdigest()
        return os.path.join(self.folder, "%s.%s.%s.json.gz" % (re.sub(r"[^A-Za-z0-9_-]+", "_", name), label, key[:24]))

    @staticmethod
    def find(place, at):
        """The reports kept at `place`, or None, as if they had been made in the folder `at`."""
        try:
            with gzip.open(place, "rt", encoding="utf-8") as f:
                text = f.read()
        except FileNotFoundError:
            return None
        reports = json.loads(text.replace(json.dumps(LOGS)[1:-1], json.dumps(at)[1:-1]))
        for r in reports:
            r["printed"] = r["printed"].encode("latin-1")
        return reports

    def keep(self, place, at, reports):
        """Only runs that ended by themselves are kept: what a busy machine cut short is no fact about the program."""
        if any(r["late"] or not r["ok"] for r in reports):
            return
        os.makedirs(self.folder, exist_ok=True)
        text = json.dumps([dict(r, printed=r["printed"].decode("latin-1")) for r in reports]).replace(json.dumps(at)[1:-1], json.dumps(LOGS)[1:-1])
        half = "%s.%d" % (place, os.getpid())
        with gzip.open(half, "wt", encoding="utf-8") as f:
            f.write(text)
        os.replace(half, place)


class Runner:
    """Runs texts of programs in `pool`'s environment; `kept` is a Kept or None."""

    def __init__(self, pool, kept=None):
        self.pool, self.kept = pool, kept

    def run(self, program, logs, label, text, ranks, mode, folder, graph, patience, **flags):
        """Runs `text` on this many processes in a folder of its own, with the files of `folder` beside it; a report per rank."""
        at = os.path.join(logs, label)
        work = os.path.join(at, "work")
        script = lay_out(program, work, text, folder)
        how = {"args": program.args, "mode": mode, "ranks": ranks, "samples": program.samples, "graph": graph, "deterministic": program.deterministic, **flags}
        place = self.kept.place(program.name, label, work, dict(how, script=os.path.relpath(script, work))) if self.kept else None
        reports = self.kept.find(place, at) if self.kept else None
        if reports is not None:
            return reports
        seconds = int(program.seconds * patience)
        answer = self.pool.run(dict(how, script=script, logs=at, seconds=seconds, grace=5))
        reports = [report_of(os.path.join(at, "rank%d" % r)) for r in range(ranks)]
        for r, report in enumerate(reports):
            report["code"] = answer["codes"][r] if r < len(answer["codes"]) else None
            report["late"] = answer["late"] or not answer["codes"]     # ended from outside, without an answer
            report["seconds"] = seconds
        if self.kept:
            self.kept.keep(place, at, reports)
        return reports
