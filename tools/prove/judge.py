"""Runs a program and its rewritten form, and judges the rewritten one property by property.

Four runs: the original alone; the rewritten one without a launcher, with the same seeds; on N processes with other data
and seeds on each (`different`); on N processes with the same data and seeds on all (`same`). In `different`, equal
weights at the end prove that the first weights were sent and the gradients shared; in `same`, local gradients that differ
prove that the data was divided. Programs that draw their batches at random, unseeded, get a fifth run (`apart`): the same
data, while what the program does not seed differs by rank, as it does in life.
"""
import functools
import itertools
import json
import math
import os
import re
import shutil
import subprocess
import tempfile

from . import runs, shorten, weigh
from .weigh import NO, NOTHING, YES

# In the order of the table. (key, heading)
PROPERTIES = [
    ("compiles", "compiles"), ("ends", "ends"), ("one_model", "one model"), ("sent", "weights sent first"), ("shared", "gradients shared"), ("steps", "steps divided"), ("each", "each optimizer's steps"),
    ("data", "data divided"), ("work", "samples"), ("rows", "whole samples"), ("rate", "rate"), ("schedule", "rate to the end"), ("quiet", "rank 0 prints"), ("writers", "rank 0 writes"), ("kept", "logs and saves"), ("files", "files in order"),
    ("evaluations", "evaluations"), ("averages", "averages"), ("statistics", "statistics"), ("cost", "cost of input"), ("restores", "restores"), ("alone", "alone as before"),
]
MANY = 16             # ranks to pretend for the cost of input
COUNTED = 3           # times as long as any other may a run take whose calls are counted
# The rules whose notes say that a share may be smaller than a batch.
EMPTIED = {"emptied", "emptied_in_sessions"}
# The rules whose notes say that what comes due after so many rounds does so less often: with few of them, never.
RARER = {("note", name) for name in ("rarer", "rarer_in_sessions", "number_asked", "some_rounds_in_sessions", "one_round_in_sessions", "from_round_in_sessions", "told_by_row", "how_far")}
# The rules whose notes say that something is done less often: the last time may be earlier.
LESS_OFTEN = {("note", name) for name in ("told_by_batches", "rarer", "rarer_beside", "rarer_in_sessions", "rarer_beside_in_sessions")}
# The rules whose notes say that a number is of the first worker's share alone.
TOLD_OF_ONE = {("note", "told_of_own"), ("note", "told_of_batch"), ("note", "told_of_own_in_sessions"), ("note", "told_by_hooks"), ("note", "told_by_own_hook"),
               ("note", "kept_by_own"), ("note", "kept_by_own_in_sessions")}
SILENT = "rank 0 is silent, too"
IN_GRAPH = ", in a graph alone"
WARNED = "warned"     # it does not hold, and the rewriter said so
# What the rewriter admits of which properties: the demands and the rules of rulesets/ whose warnings say it, and the rules whose notes do.
ADMITTED = [
    (("steps", "data", "each", "work", "rows", "cost"), {("demand", "divide")}),
    (("rate", "schedule"), {("demand", "scale"), ("rule", "scale"), ("rule", "unseen_rate"), ("rule", "sealed_schedule"), ("rule", "told_in_order_behind"), ("rule", "unseen_rate_session"), ("rule", "rate_by_batches"),
                          ("rule", "unscaled_assigned"), ("rule", "scale_beside_from_own"), ("rule", "unscaled_beside_from_own"),
                          ("rule", "scale_mixed_with_own"), ("rule", "unscaled_mixed_in_call"), ("note", "moved_each_round")}),
    (("steps", "work"), {("rule", "count_decides"), ("rule", "kept_by_batches")}),
    (("averages",), {("note", "own_sum_divided"), ("note", "counted_by_one"), ("note", "sum_joined"), ("rule", "rate_kept_for_later")}),
    (("each", "work"), {("rule", "left_out_by_rows"), ("rule", "left_out_by_chance")}),
    (("statistics",), {("rule", "averages_under_hooks"), ("rule", "averages_out_of_reach")}),
    (("files",), {("rule", "written_unwaited")}),
    (("cost",), {("rule", "drawn_by_all"), ("note", "dealt_to_all"), ("note", "dealt_to_all_in_sessions"), ("note", "turns_made_by_all"), ("note", "turns_made_by_all_in_sessions"), ("note", "read_by_all"), ("note", "joined_by_all"),
                 ("note", "joined_made_by_all"), ("note", "made_whole")}),
    (("kept", "writers"), {("rule", "last_milestone")}),
    (("kept",), {("rule", "exported_graph"), ("rule", "saved_with_horovod"), ("rule", "last_save"), ("rule", "last_save_by_hand")}),
]
# The same of what was seen alone: a pattern of it.
ADMITTED_OF = [
    ("averages", RARER, re.escape(weigh.NEVER_PRINTED) + "$"),
    ("kept", LESS_OFTEN, weigh.LATE % (r"\d+", r"\d+") + "$"),
    ("rows", {("note", "noise_kept_alike")}, r"the parts do not belong together$"),
    ("quiet", RARER, re.escape(SILENT) + "$"),
    ("quiet", {("note", "told_in_graph")}, re.escape(IN_GRAPH) + "$"),
    ("averages", TOLD_OF_ONE, re.escape(weigh.OF_ONE) + "$"),
    ("averages", {("note", "told_on_share")}, r"\bevaluation_\w+_vs_iterations.*" + re.escape(weigh.OF_ONE) + "$"),
]


def patience():
    """By how much longer a run may take than on an idle machine: as many times as processes wait for each processor."""
    try:
        return min(6.0, max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1)))
    except OSError:
        return 1.0


def spoken(verdict):
    """The rules and demands whose warnings the rewriter gave."""
    return {(kind, w.get(kind)) for w in verdict["warnings"] for kind in ("rule", "demand")}


class Unproven(Exception):
    """The program could not be judged: `what` is a word, the text says what to do."""

    def __init__(self, what, text):
        super().__init__(text)
        self.what = what


def tool():
    """The rewriter: beside this checkout's build, or on the path."""
    given = os.environ.get("HVREWRITE")
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    for path in (given, os.path.join(root, "build", "release", "hvrewrite"), shutil.which("hvrewrite")):
        if path and os.access(path, os.X_OK):
            return path
    raise Unproven("tool", "hvrewrite is not built; run tools/build")


def messages_of(stderr):
    """The messages of `--format json`: a dictionary each."""
    out = []
    for line in stderr.splitlines():
        try:
            m = json.loads(line)
        except ValueError:
            continue
        if isinstance(m, dict) and "severity" in m and "message" in m:
            out.append(m)
    return out


def refusal(stderr, code):
    """Why the tool refused, in one line."""
    said = messages_of(stderr)
    for m in [m for m in said if m["severity"] == "error"] or said:
        place = "%s:%d:%d: " % (m["file"], m["line"], m["column"]) if "file" in m else ""
        return "%s%s%s: %s" % (place, m["severity"], "[%s]" % m["code"] if "code" in m else "", m["message"])
    return stderr.strip().splitlines()[0] if stderr.strip() else "hvrewrite failed with code %d" % code


def rewrite(rules, script, settings=()):
    """The rewritten text and the tool's messages. Raises Unproven when the tool refuses the program."""
    command = [tool(), "--format", "json", "--rules", rules]
    for s in settings:
        command += ["--set", s]
    done = subprocess.run(command + [script], capture_output=True, check=False)
    said = done.stderr.decode(errors="replace")
    if done.returncode:
        raise Unproven("refused", refusal(said, done.returncode))
    return done.stdout, messages_of(said)


def rewrite_project(rules, project, script, target, settings=()):
    """Rewrites a copy of the folder `project`, made at `target`; the script's new text and the tool's messages."""
    shutil.copytree(project, target, ignore=shutil.ignore_patterns("__pycache__", ".git"))
    path = os.path.join(target, os.path.relpath(script, project))
    command = [tool(), "--format", "json", "--rules", rules, "--in-place", "--project", target, path]
    for s in settings:
        command += ["--set", s]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unproven("refused", refusal(done.stderr, done.returncode))
    with open(path, "rb") as f:
        return f.read(), messages_of(done.stderr)


def pattern_of(rules, script, project=None):
    around = ["--project", project] if project else []
    done = subprocess.run([tool(), "classify", "--format", "json", "--rules", rules, script] + around, capture_output=True, text=True, check=False)
    try:
        return json.loads(done.stdout.splitlines()[0])["pattern"]
    except (IndexError, ValueError, KeyError):
        return "Unknown"


def script_of(path, data):
    """The text of a program; of a notebook its code cells, one after the other, with lines for the shell left out."""
    if not path.endswith(".ipynb"):
        return data
    lines = []
    for cell in json.loads(data.decode("utf-8"))["cells"]:
        if cell["cell_type"] != "code":
            continue
        text = "".join(cell["source"])
        if re.match(r"%%(?!time|capture|prun)", text):
            continue
        for line in text.splitlines():
            bare = line.lstrip()
            lines.append(line[:len(line) - len(bare)] + "pass" if bare.startswith(("%", "!", "?")) else re.sub(r"^(\s*[\w.,\[\] ]+=)\s*[!%].*", r"\1 []", line))
    return ("\n".join(lines) + "\n").encode("utf-8")


class Program:
    """A program to be judged, and how it wants to be run."""

    def __init__(self, name, script, rules="horovod", settings=(), args=(), data=(), ranks=2, seconds=60, samples=203, limit=0, rewritten=None, folder=None,
                 expect=None, project=None):
        self.name, self.script, self.rules, self.settings = name, os.path.abspath(script), rules, list(settings)
        self.args, self.data, self.ranks, self.seconds, self.samples, self.limit = list(args), list(data), ranks, seconds, samples, limit
        self.rewritten = rewritten      # a given rewritten text instead of the tool's
        self.project = os.path.abspath(project) if project else None    # the folder whose modules belong to the program
        self.folder = self.project or folder      # the folder whose files the program needs beside it
        self.expect = expect or {}
        self.ask = None                 # the properties to look at; None for all
        self.deterministic = True       # operations are asked to repeat themselves bit for bit


class Judge:
    """Judges programs in one environment. `pool` runs processes, `logs` is where everything is written, `kept` reports of earlier runs."""

    def __init__(self, pool, logs, kept=None):
        self.runner, self.logs = runs.Runner(pool, kept), logs

    def judge(self, program):
        """The verdict: {"name", "pattern", "properties": {key: (answer, what was seen)}, "note", "logs"}."""
        logs = os.path.join(self.logs, program.name)
        shutil.rmtree(logs, ignore_errors=True)
        os.makedirs(logs)
        verdict = {"name": program.name, "pattern": None, "properties": {}, "stopped": None, "warnings": [], "notes": [], "outside": [], "logs": logs}
        try:
            self.run_all(program, logs, verdict)
            self.admit(verdict)
            if program.ask is not None:
                verdict["properties"] = {k: v for k, v in verdict["properties"].items() if k in program.ask}
        except Unproven as stop:
            verdict["stopped"] = {"what": stop.what, "text": str(stop)}
        with open(os.path.join(logs, "verdict.json"), "w", encoding="utf-8") as f:
            json.dump(verdict, f, indent=1)
        return verdict

    def run_all(self, program, logs, verdict):
        original = os.path.join(logs, "original.py")
        with open(program.script, "rb") as f:
            text = f.read()
        if program.script.endswith(".ipynb"):
            original = os.path.join(logs, "original.ipynb")
        elif program.limit:
            text = shorten.shorten(text, program.limit)
        with open(original, "wb") as f:
            f.write(text)
        verdict["pattern"] = pattern_of(program.rules, program.script if program.project else original, program.project)
        self.graph = verdict["pattern"] in ("Session", "MonitoredSession")
        new_folder = program.folder
        if program.project:
            new_folder = os.path.join(logs, "rewritten")
            new, said = rewrite_project(program.rules, program.project, program.script, new_folder, program.settings)
        elif program.rewritten is None:
            new, said = rewrite(program.rules, original, program.settings)
        else:
            new, said = program.rewritten, []
        text, new = script_of(program.script, text), script_of(program.script if program.rewritten is None else "", new)
        verdict["warnings"] = [m for m in said if m["severity"] == "warning"]
        verdict["notes"] = sorted({str(m.get("rule")) for m in said if m["severity"] == "note"})
        verdict["left"] = next((m["message"] for m in said if m["severity"] == "note" and m.get("code") == "W002"), None)
        with open(os.path.join(logs, "rewritten.py"), "wb") as f:
            f.write(new)
        answers = verdict["properties"]
        try:
            compile(new, "rewritten.py", "exec", dont_inherit=True)
            answers["compiles"] = (YES, "")
        except (SyntaxError, ValueError) as error:
            answers["compiles"] = (NO, "%s, line %s" % (getattr(error, "msg", error), getattr(error, "lineno", "?")))
            return
        # Sums are taken in one order, so that two runs can be compared bit for bit; a few operations know no such order.
        before = self.run(program, logs, "original", text, 1, "alone")
        if not before[0]["ok"] and "determinis" in (before[0]["error"] or ""):
            program.deterministic = False
            before = self.run(program, logs, "original-2", text, 1, "alone")
        self.must_run(before, "the original program", program)
        outside = [w for w in before[0]["writes"] if not w.startswith(logs)]
        verdict["outside"] = outside
        different = self.run(program, logs, "different", new, program.ranks, "different", new_folder)
        ended = self.ended(different)
        answers["ends"] = ended
        if ended[0] != YES:
            return
        self.compare(program, logs, answers, before, different)
        if answers["files"][0] == NO:
            answers["files"] = self.listed_for_nothing(program, logs, different, new, new_folder) or answers["files"]
        if self.settled(program, answers):
            return
        same = self.run(program, logs, "same", new, program.ranks, "same", new_folder)
        if "divide=off" in program.settings or "divide=steps" in program.settings:
            answers["data"] = (NOTHING, "not asked for")
        else:
            answers["data"] = self.data_divided(same)
        self.weigh_same(program, logs, answers, before, same, (text, new), new_folder)
        if self.settled(program, answers):
            return
        if answers["data"][0] == NO:
            drawn, seen = self.data_divided(self.run(program, logs, "apart", new, program.ranks, "apart", new_folder))
            if drawn == YES:
                answers["data"] = (YES, "drawn at random: " + seen)
                if answers.get("rows", ("",))[0] == NO:
                    answers["rows"] = (NOTHING, "drawn at random")
        undivided = NO in (answers["data"][0], answers["steps"][0]) and ("demand", "divide") in spoken(verdict)
        if answers["rate"][0] == NO and undivided:
            answers["rate"] = weigh.rate_of_undivided(before[0], same)
        if answers["schedule"][0] == NO and undivided and all(r["steps"] == before[0]["steps"] for r in same):
            # No batch is larger: the rate is to go where that of one process goes.
            answers["schedule"] = weigh.schedule(before[0], same[0], 1, 1)
        if self.asked(program, "averages"):
            self.weigh_numbers(program, logs, answers, before[0], (text, new), new_folder)
        if self.settled(program, answers):
            return
        if self.asked(program, "cost"):
            self.weigh_cost(program, logs, answers, before, (new, new_folder), verdict["notes"])
        answers["alone"] = self.alone(program, logs, text, new, new_folder, before)

    @staticmethod
    def asked(program, key):
        return program.ask is None or key in program.ask

    @staticmethod
    def settled(program, answers):
        """Whether a program that must be found wrong has been, so that more runs show nothing."""
        return any(answers.get(k, ("",))[0] == NO for k in program.expect.get("fails", "").split(" or "))

    def listed_for_nothing(self, program, logs, different, new, folder):
        """YES where all that is unordered are folders that other ranks list, and what they would be told before the first has written
        and behind it makes no difference to any rank; else None."""
        listings, top = weigh.listed(different), os.path.join(logs, "different", "work")
        if not listings:
            return None
        inside = [(os.path.relpath(path, top), clock, names) for path, clock, names in listings]
        for there in (False, True):
            told = self.run(program, logs, "listed-%s" % ("after" if there else "before"), new, program.ranks, "different", folder, listings=inside, there=there)
            if not all(weigh.same_run(a, b) for a, b in zip(different, told)):
                return None
        return YES, "%d folders are listed while the first rank writes there, and nothing comes of it" % len(listings)

    def made_by_their_seeds(self, program, logs, same, texts, folder, again):
        """YES where the ranks seed by other numbers than one process, and train on what it makes when it takes theirs; else None."""
        own = self.run(program, logs, "heard", texts[0], 1, "alone", heard=[])[0]
        theirs = [r["heard"] for r in self.run(program, logs, "heard-all", texts[1], program.ranks, "same", folder, heard=[])]
        # Each rank makes fewer rounds.
        if not all(theirs) or all(of == own["heard"][:len(of)] for of in theirs):
            return None
        takes = [self.run(program, logs, "taking-%d" % k, texts[0], 1, "alone", heard=of, seeded=True)[0] for k, of in enumerate(theirs)]
        answer = weigh.rows(weigh.together(takes), same, program.ranks, again)
        return (YES, answer[1] + ", by the ranks' seeds") if answer[0] == YES else None

    def weigh_same(self, program, logs, answers, before, same, texts, folder):
        """With equal data on all ranks: how much of it each trains on, which of it, what it evaluates and keeps."""
        if not all(r["ok"] for r in same):
            return
        text = texts[0]

        @functools.cache
        def again():
            return self.run(program, logs, "redrawn", text, 1, "alone", redraw=True)[0]

        def alike():
            return self.run(program, logs, "seeded", text, 1, "alone", seeded=True)[0]
        base = weigh.with_their_seeds(before[0], same, alike)
        seeded = base is not before[0]

        @functools.cache
        def other():
            return self.run(program, logs, "redrawn-seeded", text, 1, "alone", redraw=True, seeded=True)[0] if seeded else again()
        if "divide=off" in program.settings or "divide=steps" in program.settings:
            answers["work"] = answers["rows"] = (NOTHING, "not asked for")
        else:
            shared = weigh.steps_by_samples(before[0], same)
            if shared:
                answers["steps"], answers["each"] = shared, (NOTHING, "the batches are divided, not the steps")
                answers["rate"] = weigh.rate_of_whole_batches(before[0], same[0])
                answers["schedule"] = weigh.schedule(before[0], same[0], 1, 1)
            answers["work"] = weigh.work(before[0], same, program.ranks)
            if self.asked(program, "rows"):
                answers["rows"] = weigh.rows(base, same, program.ranks, other)
                if seeded and answers["rows"][0] == NO:
                    # Its seeds explain a part: is the rest drawn?
                    answers["rows"] = weigh.rows(before[0], same, program.ranks, again)
                if answers["rows"][0] == NO:
                    answers["rows"] = self.made_by_their_seeds(program, logs, same, texts, folder, again) or answers["rows"]
        answers["evaluations"] = weigh.evaluations(base, same, other)
        answers["kept"] = weigh.kept(before[0], same[0], program.ranks,
                                     lambda turn: again() if turn == 1 else self.run(program, logs, "redrawn-%d" % turn, text, 1, "alone", redraw=turn)[0])

    def weigh_numbers(self, program, logs, answers, before, texts, folder):
        """Runs that learn nothing, so that printed averages depend on the data alone; none where nothing can be shown by them."""
        in_doubt = NO in (answers["steps"][0], answers.get("each", ("",))[0])
        if not in_doubt and not weigh.numbers(before):
            answers["averages"] = (NOTHING, "no numbers are printed or kept")
            return
        one = self.run(program, logs, "original-still", texts[0], 1, "alone", still=True)
        if not one[0]["ok"]:
            answers["averages"] = (NOTHING, "the program does not end when nothing is learnt")
            return
        if not weigh.numbers(one[0]):
            answers["averages"] = (NOTHING, "no numbers are printed or kept")
            return
        if not in_doubt and not weigh.averaged(one[0]):
            answers["averages"] = (NOTHING, "no averages are printed or kept")
            return
        many = self.run(program, logs, "still", texts[1], program.ranks, "same", folder, still=True)
        if not all(r["ok"] for r in many):
            answers["averages"] = (NOTHING, "the rewritten program does not end when nothing is learnt")
            return

        self.weigh_steps_again(program, answers, one, many)

        def others():
            return self.run(program, logs, "others", texts[1], program.ranks, "same", folder, still=True, others=True)[0]

        def again(turn):
            return self.run(program, logs, "redrawn-still-%d" % turn, texts[0], 1, "alone", still=True, redraw=turn)[0]
        answers["averages"] = weigh.averages(one[0], many[0], others, again, 2 * (program.ranks - 1) / program.samples)
        if answers["averages"][0] == NO and "average_metrics=false" in program.settings:
            answers["averages"] = (NOTHING, "each worker's own, as `average_metrics=false` asks")
        if answers["averages"][0] == NO and many[0]["statistics"]:
            answers["averages"] = (NOTHING, "statistics of batches move the numbers: " + answers["averages"][1])

    def weigh_steps_again(self, program, answers, one, many):
        """Who ends by a loss makes other numbers of steps where it learns otherwise: what is divided shows where nothing is learnt."""
        if answers["steps"][0] != NO and answers.get("each", ("",))[0] != NO or not one[0]["steps"]:
            return
        steps = self.steps_divided(one[0]["steps"], [r["steps"] for r in many], program.ranks)
        each = weigh.each_divided(one[0], many[0], program.ranks)
        if steps[0] == YES and each[0] != NO:
            answers["steps"] = (YES, steps[1] + ", where nothing is learnt")
            if answers.get("work", ("",))[0] == NO:
                answers["work"] = weigh.work(one[0], many, program.ranks)
            answers["each"] = (each[0], each[1] + ", where nothing is learnt")

    def weigh_cost(self, program, logs, answers, before, rewritten, notes):
        """One process that believes to be one of 2, and one of many."""
        new, folder = rewritten
        if before[0]["steps"] < MANY:
            answers["cost"] = (NOTHING, "%d steps are too few for %d ranks" % (before[0]["steps"], MANY))
            return
        pretended = [self.run(program, logs, "pretend-%d" % n, new, 1, "same", folder, pretend=n)[0] for n in (2, MANY)]
        how = {}
        if all(r["ok"] and not r["steps"] for r in pretended):
            # Nobody tells it that the rounds go on: it is asked as the one that tells.
            how = {"believed": 0}
            pretended = [self.run(program, logs, "pretend-first-%d" % n, new, 1, "same", folder, pretend=n, **how)[0] for n in (2, MANY)]
        for n, r in zip((2, MANY), pretended):
            if not r["ok"]:
                small = n != MANY or before[0]["steps"] < 8 * MANY
                answers["cost"] = (NOTHING if small else NO, "as one of %d: %s" % (n, self.last_line(r)))
                return
        if not pretended[1]["steps"] and (before[0]["steps"] < 8 * MANY or EMPTIED.intersection(notes)):
            answers["cost"] = (NOTHING, "%d steps in all leave none for one of %d ranks" % (before[0]["steps"], MANY))
            return

        @functools.cache
        def doubled():
            return self.run(program, logs, "pretend-doubled", new, 1, "same", folder, pretend=MANY, samples=2 * program.samples, **how)[0]
        answers["cost"] = weigh.cost(*pretended, MANY, before[0]["steps"], doubled)

    @staticmethod
    def admit(verdict):
        """What does not hold, but the rewriter said so, is another matter than what it kept to itself."""
        said = spoken(verdict) | {("note", rule) for rule in verdict["notes"]}
        for keys, speakers in ADMITTED:
            for key in keys:
                answer, seen = verdict["properties"].get(key, ("", ""))
                if answer == NO and said & speakers:
                    verdict["properties"][key] = (WARNED, seen)
        for key, speakers, pattern in ADMITTED_OF:
            answer, seen = verdict["properties"].get(key, ("", ""))
            if answer == NO and said & speakers and re.search(pattern, seen):
                verdict["properties"][key] = (WARNED, seen)

    # -- running -------------------------------------------------------------------------------------------------
    def run(self, program, logs, label, text, ranks, mode, folder=None, **flags):
        counted = COUNTED if flags.get("pretend") else 1
        return self.runner.run(program, logs, label, text, ranks, mode, folder, self.graph, counted * patience(), **flags)

    @staticmethod
    def last_line(report):
        lines = [l for l in (report["error"] or "").strip().splitlines() if l.strip()]
        return lines[-1][:200] if lines else "no message"

    def must_run(self, reports, what, program):
        for r in reports:
            if r["late"]:
                raise Unproven("time", "%s did not end within %d s; shorten it with --limit STEPS, or allow more with --seconds" % (what, program.seconds))
            if not r["ok"]:
                if r["stopped"]:
                    kind, text = r["stopped"]
                    help_ = {"file": "give it with --data NAME=PATH", "arguments": "give them with --args", "network": "give the file it wants with --data NAME=PATH",
                             "input": "nobody answers here", "display": "", "module": "install it into the environment"}.get(kind, "")
                    raise Unproven(kind, text + (" (%s)" % help_ if help_ else "") + (", line %s" % r["line"] if r.get("line") else ""))
                raise Unproven("fails", "%s fails by itself: %s" % (what, self.last_line(r)))
        if not reports[0]["weights"]:
            raise Unproven("weights", "%s ends without a weight that the judge can see" % what)

    # -- judging -------------------------------------------------------------------------------------------------
    def ended(self, reports):
        if any(r["late"] for r in reports):
            running = [str(i) for i, r in enumerate(reports) if r["code"] is None]
            return NO, "rank %s still ran after %d s" % (" and ".join(running), reports[0]["seconds"])
        bad = [(i, r) for i, r in enumerate(reports) if not r["ok"]]
        if bad:
            # The first cause is not the one that saw its partner disappear.
            bad.sort(key=lambda b: "shut down" in (b[1]["error"] or "") or b[1]["code"] == -9)
            return NO, "rank %d: %s" % (bad[0][0], self.last_line(bad[0][1]))
        if not all(r.get("initialized") for r in reports):
            return NO, "the processes never joined: hvd.init() did not run"
        return YES, ""

    def compare(self, program, logs, answers, before, after):
        first = after[0]
        if not first["weights"]:
            answers["one_model"] = (NO, "no weights were seen")
        elif any(r["weights"] != first["weights"] for r in after):
            differ = sum(any(i >= len(r["weights"]) or r["weights"][i] != w for r in after) for i, w in enumerate(first["weights"]))
            answers["one_model"] = (NO, "%d of %d weights differ between the ranks" % (differ, len(first["weights"])))
        elif any(r["state"] != first["state"] for r in after):
            answers["one_model"] = (NO, "the weights are equal, the optimizer's state is not")
        else:
            answers["one_model"] = (YES, "%d weights, %d of state" % (len(first["weights"]), len(first["state"])))
        # Who has joined may have made fewer steps than the others, and takes part in theirs with nought.
        joined = all(r.get("joined_at") is not None for r in after)
        steps = [r["joined_at"] if joined else r["steps"] for r in after]
        # Where only arrays are trained, only sums of arrays count: a program may add up other numbers, too.
        arrays = all(r["array_weights"] for r in after)
        reductions = [r["array_reductions" if arrays else "reductions"] for r in after]
        due = steps if joined else steps[:1] * len(steps)
        short = [pair for pair in zip(reductions, due) if pair[0] < max(1, pair[1])]
        if short:
            answers["shared"] = (NO, "%d reductions in %d steps" % min(short))
        else:
            answers["shared"] = (YES, "%d reductions in %d steps" % (reductions[0], steps[0]))
        if "divide=off" in program.settings and len(set(steps)) == 1:
            answers["steps"] = (NOTHING, "not asked for")
        else:
            answers["steps"] = (weigh.steps_of_joined if joined else self.steps_divided)(before[0]["steps"], steps, program.ranks)
            if answers["steps"][0] == YES and not joined:
                answers["each"] = weigh.each_divided(before[0], first, program.ranks)
        answers["sent"] = weigh.sent(after)
        answers["rate"] = self.rate_scaled(program, before[0], first)
        answers["schedule"] = weigh.schedule(before[0], first, self.scale_of(program), program.ranks)
        answers["files"] = weigh.files(after)
        answers["statistics"] = weigh.statistics(after)
        answers["quiet"] = self.rank0_prints(after, before[0], program)
        answers["writers"] = self.rank0_writes(after, before[0], logs)
        if before[0]["restores"]:
            ok = answers["one_model"][0]
            answers["restores"] = (ok, "%d restores; the other ranks were given other values" % before[0]["restores"])
        else:
            answers["restores"] = (NOTHING, "nothing is restored")

    @staticmethod
    def steps_divided(one, many, ranks):
        if not one or not any(many):
            return NOTHING, "steps cannot be counted here"
        if len(set(many)) > 1:
            return NO, "unequal: %s steps" % " and ".join(map(str, many))
        seen = "%d steps became %d on each rank" % (one, many[0])
        if one < ranks:
            return (YES if many[0] == 1 else NO), seen
        # A remainder may round either way, per epoch.
        return (YES if 0.5 <= many[0] * ranks / one <= 1.5 else NO), seen

    @staticmethod
    def rate_scaled(program, one, many):
        """Compares the rates of optimizers in the order of their first use, their other numbers, and where schedules lead."""
        one = weigh.made_each_step(one, many, program.ranks)
        rates = [(a, b) for a, b in zip(one["rates"], many["rates"]) if a is not None and b is not None]
        if len(one["rates"]) != len(many["rates"]):
            return NO, "%d optimizers became %d" % (len(one["rates"]), len(many["rates"]))
        if not rates:
            return NOTHING, "no rate could be read"
        seen = ", ".join("%.3g to %.3g" % p for p in rates)
        if any(s.startswith("warmup_epochs=") and s != "warmup_epochs=0" for s in program.settings):
            warm = all(a * (1 - 1e-6) <= b < a * program.ranks * (1 - 1e-6) for a, b in rates)
            return (YES if warm else NO), "at the start of the warm-up: " + seen
        scale = program.ranks if "scale_rate=false" not in program.settings else 1
        if any(abs(b - a * scale) > 1e-4 * abs(a * scale) + 1e-12 for a, b in rates):
            return NO, seen
        # What a rate loses with each step it loses as many times faster as there are fewer steps.
        faster = program.ranks if 1.4 * many["steps"] < one["steps"] else 1
        for a, b in zip(one["settings"], many["settings"]):
            changed = [k for k in a if k in b and abs(a[k] * (faster if k == "decay" else 1) - b[k]) > 1e-9]
            if changed:
                return NO, "%s: %s became %s" % (changed[0], a[changed[0]], b[changed[0]])
        return YES, seen

    @staticmethod
    def scale_of(program):
        """What rates are to be multiplied by; None where a warm-up moves them at first."""
        if any(s.startswith("warmup_epochs=") and s != "warmup_epochs=0" for s in program.settings):
            return None
        return program.ranks if "scale_rate=false" not in program.settings else 1

    @staticmethod
    def rank0_prints(after, before, program):
        for i, r in enumerate(after[1:], 1):
            printed = r["printed"].strip()
            if printed and "guard_prints=false" not in program.settings:
                return NO, "rank %d prints `%s`" % (i, printed.splitlines()[0][:60].decode(errors="replace")) + ("" if r["spoken"] else IN_GRAPH)
        if before["printed"].strip() and not after[0]["printed"].strip():
            return NO, SILENT
        return YES, ""

    @staticmethod
    def rank0_writes(after, before, logs):
        """By whatever path: also into the folder that the program runs in. What each worker keeps for itself, the first too, in a
        folder that its rank names, is no other's."""
        first, own = {os.path.dirname(w) for w in after[0]["writes"]}, 0
        for i, r in enumerate(after[1:], 1):
            others = [w for w in r["writes"] if not any(o in first for o in as_first(w, i))]
            own += len(r["writes"]) - len(others)
            if others:
                return NO, "rank %d writes %s" % (i, ", ".join(os.path.relpath(w, logs) if w.startswith(logs) else w for w in others[:3]))
        if before["writes"] and not after[0]["writes"]:
            return NO, "rank 0 does not write what the original wrote"
        if not before["writes"]:
            return NOTHING, "nothing is written"
        return YES, "%d files" % len(after[0]["writes"]) + (", %d of others in folders of their own" % own if own else "")

    @staticmethod
    def data_divided(reports):
        if any(not r["ok"] for r in reports):
            return NO, "did not end with equal data on all ranks"
        # Training that has run away says nothing more: all ranks have the same nothing.
        noted = [[g for g in r["gradients"] if g[2] != "nan"] for r in reports]
        keyed = [{(p, n): d for p, n, d, size in of if size > 1} or {(p, n): d for p, n, d, _ in of} for of in noted]
        common = set(keyed[0])
        for k in keyed[1:]:
            common &= set(k)
        if not common:
            return NO, "no gradients were seen"
        # One batch may leave a gradient at nought everywhere, one without rows all of them: a round of reductions counts as differing
        # when any does, and where there is any.
        rounds = {}
        for place, count in common:
            if all(k[(place, count)] == "nought" for k in keyed):
                continue
            rounds[count] = rounds.get(count, False) or len({k[(place, count)] for k in keyed}) > 1
        differ = sum(rounds.values())
        return (YES if differ * 2 > len(rounds) else NO), "local gradients differ in %d of %d steps" % (differ, len(rounds))

    def alone(self, program, logs, text, new, new_folder, before):
        """Whether the rewritten program alone trains as the original. A program may not repeat itself every time: weights
        that are equal bit for bit are not so by chance, so further runs of both may show it, some with all operations in
        turn. Where the original is never equal to itself either, the two may be no further apart than twice what its own runs are."""
        originals, others = [before], []
        for n, in_turn in enumerate((False, True, False, False)):
            if n:
                originals.append(self.run(program, logs, "original-again-%d" % n, text, 1, "alone", in_turn=in_turn))
            others.append(self.run(program, logs, "alone-%d" % (n + 1) if n else "alone", new, 1, "alone", new_folder, in_turn=in_turn))
            verdicts = [self.as_before(b, a) for b in originals for a in others]
            for verdict in verdicts:
                if verdict[0] == YES:
                    return verdict
        del originals[1], others[1]
        return self.as_near(originals, others) or self.by_its_seeds(program, logs, text, new, new_folder, others[0]) or verdicts[0]

    def by_its_seeds(self, program, logs, text, new, new_folder, alone):
        """YES where the rewritten program gives seeds to generators that had none, and the original with those trains as it does; else None."""
        own, theirs = (self.run(program, logs, "heard-" + label, of, 1, "alone", folder, heard=[])[0]["heard"]
                       for label, of, folder in (("original", text, None), ("alone", new, new_folder)))
        for seed in own:
            if seed in theirs:
                theirs.remove(seed)
        if not theirs:
            return None
        verdict = self.as_before(self.run(program, logs, "original-by-seeds", text, 1, "alone", chances=theirs), alone)
        return (YES, verdict[1] + ", by the seeds it gives") if verdict[0] == YES else None

    @staticmethod
    def as_near(originals, others):
        """YES with both distances where the original does not repeat itself and the others are as near; else None."""
        originals, others = [r[0] for r in originals], [r[0] for r in others]
        both = originals + others
        shape = [len(s) for s in originals[0]["sketches"]]
        if not shape or not all(r["ok"] and r["steps"] == both[0]["steps"] and [len(s) for s in r["sketches"]] == shape for r in both):
            return None
        own = max(apart(a, b) for a in originals for b in originals)
        across = sum(apart(a, b) for a in originals for b in others) / (len(originals) * len(others))
        if any(a["weights"] == b["weights"] for a, b in itertools.combinations(originals, 2)) or not 0 < across <= 2 * own:
            return None
        return YES, "%d weights, %.1e from the original, whose own runs are %.1e apart" % (len(shape), across, own)

    def as_before(self, before, alone):
        if not alone[0]["ok"]:
            return NO, self.last_line(alone[0]) if not alone[0]["late"] else "did not end"
        if before[0]["weights"] == alone[0]["weights"]:
            if before[0]["steps"] != alone[0]["steps"]:
                return NO, "%d steps became %d" % (before[0]["steps"], alone[0]["steps"])
            return YES, "%d weights, bit for bit" % len(before[0]["weights"])
        if len(before[0]["weights"]) != len(alone[0]["weights"]):
            return NO, "%d weights became %d" % (len(before[0]["weights"]), len(alone[0]["weights"]))
        differ = sum(a != b for a, b in zip(before[0]["weights"], alone[0]["weights"]))
        return NO, "%d of %d weights differ" % (differ, len(before[0]["weights"]))


def apart(a, b):
    """About the Euclidean distance of all weights of two runs, from their sketches (observe.sketch)."""
    pairs = [(x, y) for s, t in zip(a["sketches"], b["sketches"]) for x, y in zip(s, t)]
    return math.sqrt(sum((x - y) ** 2 for x, y in pairs) / max(len(s) for s in a["sketches"]))


def as_first(path, rank):
    """What the first rank would call the folder of a file, where `rank` names it or one around it."""
    parts = os.path.dirname(path).split(os.sep)
    return [os.sep.join(parts[:k] + ["0"] + parts[k + 1:]) for k, part in enumerate(parts) if part == str(rank)]


def scratch():
    return tempfile.mkdtemp(prefix="hvrewrite-prove-")
