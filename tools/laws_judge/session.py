"""The main law run: pairs of rules and programs by the thousand, judged, tallied, kept.

The work is cut into batches of one rule each. A batch makes its programs from the seed, so any
batch can be run alone and any number of processes may share the work.
"""

import ast
import collections
import hashlib
import multiprocessing
import pickle
import random
import re
import time

from . import combined, expected, judge, mutate, programs, pythons, reduce, runner, shapes

BATCH = 250
DROPPED = "W007"  # the message of an application that was not made


class Tally:
    """Counts that add up over batches."""

    def __init__(self):
        self.count = collections.Counter()
        self.cells = collections.Counter()  # (action, kind of place) -> pairs
        self.refused = collections.Counter()  # reason -> pairs
        self.rightly = collections.Counter()
        self.changes = collections.Counter()  # change of the text -> programs
        self.rejected = {}  # label of a rule -> what `check` said
        self.failures = []
        self.done = ""  # how much of the work this is
        self.earlier = None  # (name, programs, failures) of another edition
        self.examples = {}  # reason of a refusal -> the shortest pair

    def add(self, other):
        for name in ("count", "cells", "refused", "rightly", "changes"):
            getattr(self, name).update(getattr(other, name))
        self.rejected.update(other.rejected)
        self.failures += other.failures
        for reason, example in other.examples.items():
            self.example(reason, example)

    def example(self, reason, example):
        known = self.examples.get(reason)
        if not known or len(example.input) < len(known.input):
            self.examples[reason] = example


class Failure:
    """A pair that broke a law."""

    def __init__(self, law, detail, rule, program, output, version=""):
        self.law, self.detail, self.version = law, detail, version
        self.action, self.label, self.rules = rule.action, rule.label, rule.text
        self.place, self.kind, self.capture, self.change = (
            program.place,
            program.kind,
            program.capture,
            program.change,
        )
        self.input, self.output = program.text, output

    def group(self):
        """Failures of one group have, most likely, one cause."""
        return self.law, self.action, re.sub(r"'.*?'|\d+", "_", self.detail)


def seeded(*parts):
    return random.Random(
        int(hashlib.sha256("/".join(map(str, parts)).encode()).hexdigest()[:16], 16)
    )


def plan(programs_wanted, seed, only=None, variants=1):
    """Batches (number of the rule, (kind of place, how many pairs), seed), so that every action
    meets every kind of place as often."""
    total = programs_wanted
    rules = combined.rules()
    cells = collections.defaultdict(list)  # (action, kind of place) -> numbers of rules
    for i, rule in enumerate(rules):
        if not only or re.search(only, rule.action + " | " + rule.label):
            for kind in programs.kinds_of(rule):
                cells[rule.action, kind].append(i)
    if not cells:
        return [], rules
    share = -(-total * 99 // (100 * len(cells)))
    # Nearly all go evenly to all pairs of an action and a kind, the rest to all rules: many more
    # results stand in `replace`.
    wanted = collections.Counter()
    for (_action, kind), numbers in cells.items():
        for n in range(share):
            wanted[numbers[(n + seed) % len(numbers)], kind] += 1
    every = [(i, kind) for (_action, kind), numbers in cells.items() for i in numbers]
    for n in range(total - share * len(cells)):
        wanted[every[n % len(every)]] += 1
    per_rule = collections.defaultdict(list)
    for (i, kind), n in sorted(wanted.items()):
        per_rule[i].append((kind, n))
    batches = []
    for i, kinds in per_rule.items():
        batch, size = [], 0
        for kind, n in kinds:
            batch.append((kind, n))
            size += n
            if size >= BATCH:
                batches.append((i, batch, seed))
                batch, size = [], 0
        if batch:
            batches.append((i, batch, seed))
    return batches, rules


def programs_of(rule, number, kinds, seed, variants):
    """The programs of a batch: each once more in other clothes, and each eighth with each of its
    locals renamed."""
    out = []
    for kind, count in kinds:
        rng = seeded(seed, number, kind)
        end, tries = len(out) + count, 0
        while len(out) < end and tries < 12 * count + 60:
            tries += 1
            program = programs.make(rule, kind, rng)
            if not program:
                continue
            out.append(program)
            for _ in range(variants):
                dressed = mutate.variant(program.text, rng)
                if dressed:
                    out.append(like(program, *dressed, twin=True))
            if variants and rng.random() < 1 / 8:
                renamed = list(mutate.renamings(program.text, rule.names()))
                out += [like(program, *one) for one in renamed[:12]]
    return out


def like(program, text, change, twin=False):
    return programs.Program(text, program.kind, program.place, program.capture, change, twin)


class Worker:
    """Runs batches. One a process."""

    def __init__(self, binary, variants, versions, keep=40):
        self.rewriter = runner.Rewriter(binary)
        self.variants, self.keep = variants, keep
        self.bench = pythons.Bench(versions) if versions else None
        self.rules = combined.rules()

    def batch(self, work):
        number, kinds, seed = work
        rule, tally = self.rules[number], Tally()
        accepted, said = self.rewriter.check(rule.text)
        if not accepted:
            tally.rejected[rule.action + " | " + rule.label] = said.strip().split("\n")[0]
            return tally
        made = programs_of(rule, number, kinds, seed, self.variants)
        if not made:
            return tally
        try:
            outputs, messages = self.rewriter.rewrite(rule.text, [p.text.encode() for p in made])
        except runner.Crash as crash:
            self.crash(tally, rule, made, str(crash))
            return tally
        self.judge(tally, rule, made, outputs, messages)
        self.same_again(tally, rule, made, outputs)
        return tally

    def same_again(self, tally, rule, made, outputs):
        """Neither threads nor the order of the files show in a result; `explain` tells what
        fired."""
        rng = seeded("again", rule.label, made[0].text)
        chosen = rng.sample(range(len(made)), min(len(made), 25))
        texts = [made[i].text.encode() for i in chosen]
        second, _said = self.rewriter.rewrite(rule.text, texts, jobs=3)
        for i, output in zip(chosen, second):
            tally.count["run in another order"] += 1
            if output != outputs[i]:
                tally.failures.append(
                    Failure(
                        "deterministic",
                        "another result with other threads and files",
                        rule,
                        made[i],
                        judge.decoded(output),
                    )
                )
        changed = [i for i in chosen if outputs[i] != made[i].text.encode()][:4]
        asked = []
        for i in changed:
            found = judge.Case(made[i].text, rule).sites
            lines = sorted({line for site in found for line in expected.lines(site)})
            if lines:
                asked.append((i, lines[:8]))
        if not asked:
            return
        answers = self.rewriter.explain(
            rule.text, [(made[i].text.encode(), line) for i, lines in asked for line in lines]
        )
        for i, lines in asked:
            said_of, answers = answers[: len(lines)], answers[len(lines) :]
            tally.count["explained"] += 1
            if not any("fired" in answer for answer in said_of):
                answer = said_of[-1]
                said = re.sub(r"`.*`", "`_`", answer.strip().split("\n")[0])
                tally.failures.append(
                    Failure(
                        "explained",
                        "an edit is not explained: " + said,
                        rule,
                        made[i],
                        judge.decoded(outputs[i]),
                    )
                )

    def crash(self, tally, rule, made, said):
        """Looks for the programs that did it, one by one."""
        for program in made:
            tally.count["programs"] += 1
            try:
                self.rewriter.rewrite(rule.text, [program.text.encode()])
            except runner.Crash as crash:
                tally.failures.append(Failure("steady", str(crash), rule, program, ""))
        if not tally.failures:
            tally.failures.append(Failure("steady", "only together: " + said, rule, made[0], ""))

    def judge(self, tally, rule, made, outputs, messages):
        alone, rows, base = [], [], None
        for i, (program, output, said) in enumerate(zip(made, outputs, messages)):
            tally.count["programs"] += 1
            if program.change:
                for name in program.change.split(" + "):
                    tally.changes[name.split(":")[0]] += 1
            else:
                tally.count["programs made"] += 1
            tally.cells[rule.action, program.kind] += 1
            if program.twin and base:
                case = judge.Case(program.text, rule, base)
            else:
                case = base = judge.Case(program.text, rule)
            text = " ".join(m.get("message", "") for m in said)
            problem = rule.unsaid(case, said)
            if problem:
                tally.failures.append(
                    Failure("said", problem, rule, program, judge.decoded(output))
                )
            if case.blocked():
                tally.count["blocked"] += 1
                problem = case.blocked_problem(output, said)
                if problem:
                    tally.failures.append(
                        Failure("whole", problem, rule, program, judge.decoded(output))
                    )
                continue
            if output == program.text.encode():
                if not case.changes():
                    tally.count["nothing to do"] += 1
                else:
                    alone.append((program, case, said))
                continue
            tally.count["changed"] += 1
            if not case.changes() and (rule.choices == 1 or case.verdict(output, text)):
                why = "; ".join(n for n in case.notes) or "no match"
                tally.failures.append(
                    Failure(
                        "partial",
                        "changed though nothing matches: " + why,
                        rule,
                        program,
                        judge.decoded(output),
                    )
                )
                continue
            dropped = [m for m in said if m.get("code") == DROPPED]
            faults = case.verdict(output, text, len(dropped))
            tally.count["comments"] += case.comment_count[0]
            tally.count["comments kept"] += case.comment_count[1]
            if case.partly:
                reason = "%s: %s" % (DROPPED, dropped[0].get("message", ""))
                self.refusal(tally, case.may_refuse(), reason, rule, program)
            for fault in faults:
                tally.failures.append(
                    Failure(fault.law, fault.detail, rule, program, judge.decoded(output))
                )
            if not faults:
                tally.count["right"] += 1
                rows.append((i, program, output, case.settled))
        self.other_versions(tally, rule, rows)
        self.again(tally, rule, rows)
        self.left_alone(tally, rule, alone)

    def other_versions(self, tally, rule, rows):
        if not self.bench or not rows:
            return
        asked = []
        for i, program, output, _settled in rows:
            same = plain = None
            if "with" in program.text:  # the one statement that versions read as different trees
                same, plain = (ast.unparse(ast.parse(t)) for t in (program.text.encode(), output))
                # Not every tree is written as it was read: `with ((a, b)):`.
                if ast.dump(ast.parse(plain)) != ast.dump(ast.parse(output)):
                    same = plain = None
            asked.append((i, program.text, judge.decoded(output), same, plain))
        by_number = {i: (program, output) for i, program, output, _ in rows}
        seen = set()
        beyond = self.beyond(rule)
        for version, i, law, detail in self.bench.ask(asked):
            program, output = by_number[i]
            if i not in seen and version not in beyond:
                tally.failures.append(
                    Failure(
                        law,
                        "%s: %s" % (version, detail),
                        rule,
                        program,
                        judge.decoded(output),
                        version,
                    )
                )
            seen.add(i)
        for version, _before, _after in self.bench.died:
            tally.count["Python %s died of a program" % version] += 1
        self.bench.died.clear()

    def beyond(self, rule):
        """The versions that cannot read the rule's own result, wherever it stands."""
        texts = [shapes.python_of(result) for result in rule.results]
        rows = []
        for i, text in enumerate(texts):
            body = text if rule.statement or rule.touches == "statement" else "(%s)" % text
            rows.append((i, "x", "async def f():\n " + body.replace("\n", "\n "), None, None))
        return {version for version, _i, _law, _detail in self.bench.ask(rows)}

    def again(self, tally, rule, rows):
        """A replacement that holds no match of its own changes nothing when it is run again."""
        if (
            rule.action
            not in ("replace", "import", "helper", "replace statement", "set", "remove", "branch")
            + ("rows", "import from", "tidy imports", "replace element")
            or not rows
        ):
            return
        settled = [
            (program, output)
            for _i, program, output, done in rows
            if done
            or rule.action == "set"
            and not judge.Case(judge.decoded(output), rule).changes()
        ]
        if not settled:
            return
        outputs, _said = self.rewriter.rewrite(rule.text, [o for _, o in settled])
        for (program, output), second in zip(settled, outputs):
            tally.count["run twice"] += 1
            if output != second:
                tally.failures.append(
                    Failure(
                        "idempotent",
                        "the second run changes the result",
                        rule,
                        program,
                        judge.decoded(second),
                    )
                )

    def left_alone(self, tally, rule, alone):
        """Every place that should have changed and did not has a reason: a message, or
        `explain`'s."""
        unsaid = []
        reasons = [case.may_refuse() for _, case, _ in alone]
        self.not_in_every_version(alone, reasons)
        for (program, case, said), right in zip(alone, reasons):
            if said:
                reason = "%s: %s" % (said[0].get("code", ""), said[0].get("message", ""))
                self.refusal(tally, right, reason, rule, program)
            else:
                unsaid.append((program, case, right))
        if not unsaid:
            return
        asked = [(p.text.encode(), expected.position(c.sites[0].node)[0]) for p, c, _ in unsaid]
        try:
            answers = self.rewriter.explain(rule.text, asked)
        except runner.Crash as crash:
            tally.failures.append(Failure("steady", "explain: %s" % crash, rule, unsaid[0][0], ""))
            return
        for (program, case, right), answer in zip(unsaid, answers):
            found = re.search(r"gave up: (.*)", answer)
            if found:
                self.refusal(tally, right, found[1], rule, program)
            elif right:
                tally.rightly["silently: " + right] += 1
                tally.count["rightly refused"] += 1
            else:
                tally.count["missed"] += 1
                tally.failures.append(
                    Failure(
                        "missed",
                        "left alone without a word: "
                        + (answer.strip() or "nothing").split("\n")[0],
                        rule,
                        program,
                        "",
                    )
                )

    def not_in_every_version(self, alone, reasons):
        """A result that some version cannot read, although it reads the input, is rightly
        refused, too."""
        rows = [
            (i, program.text, case.plain, None, None)
            for i, (program, case, _) in enumerate(alone)
            if not reasons[i] and case.plain is not None
        ]
        if self.bench and rows:
            for _version, i, _law, _detail in self.bench.ask(rows):
                reasons[i] = "not Python in every version that reads the input"

    @staticmethod
    def refusal(tally, right, reason, rule, program):
        reason = re.sub(r"`[^`]*`", "`…`", reason)
        if right:
            tally.rightly[right] += 1
            tally.count["rightly refused"] += 1
        else:
            tally.refused[reason] += 1
            tally.count["refused"] += 1
            tally.example(reason, Failure("refused", reason, rule, program, ""))

    def fails_like(self, rule, failure, text):
        """Whether a text breaks the same law in the same way."""
        if not programs.runs(text):
            return None
        program = programs.Program(
            text, failure.kind, failure.place, failure.capture, failure.change
        )
        tally = Tally()
        try:
            outputs, messages = self.rewriter.rewrite(rule.text, [text.encode()])
            self.judge(tally, rule, [program], outputs, messages)
        except runner.Crash as crash:
            tally.failures.append(Failure("steady", str(crash), rule, program, ""))
        return next((f for f in tally.failures if f.group() == failure.group()), None)

    def reduced(self, failure):
        """The failure with the smallest program that shows it."""
        rule = next(
            r for r in self.rules if r.action == failure.action and r.label == failure.label
        )
        if not self.fails_like(rule, failure, failure.input):
            return failure
        text = reduce.smallest(failure.input, lambda t: self.fails_like(rule, failure, t))
        return self.fails_like(rule, failure, text) or failure


WORKER = None


def start(*arguments):
    global WORKER
    WORKER = Worker(*arguments)


def one(work):
    from . import steady

    return steady.batch(work[1:]) if work[0] == "steady" else WORKER.batch(work)


class Memory:
    """The tallies of batches that are done, in a file that grows: a run that was ended goes on
    where it was. Those of another binary are not believed."""

    def __init__(self, path, binary, variants):
        self.path, self.known = path, {}
        with open(binary, "rb") as f:
            self.run = hashlib.sha256(f.read() + b"/%d" % variants).hexdigest()
        try:
            with open(path, "rb") as f:
                while True:
                    key, tally = pickle.load(f)
                    self.known[key] = tally
        except (OSError, EOFError, pickle.UnpicklingError):
            pass

    def key(self, batch):
        return self.run, repr(batch)

    def add(self, batch, tally):
        with open(self.path, "ab") as f:
            f.write(pickle.dumps((self.key(batch), tally)))


def numbered(work):
    return work[0], one(work[1])


def run(batches, binary, variants, versions, jobs, progress=None, resume=None, minutes=None):
    """All batches, on `jobs` processes, those aside that the file `resume` knows; no more of them
    after some minutes. Returns one tally."""
    end = None if minutes is None else time.monotonic() + 60 * minutes
    total, done = Tally(), 0
    memory = Memory(resume, binary, variants) if resume else None
    if memory:
        for batch in batches:
            if memory.key(batch) in memory.known:
                total.add(memory.known[memory.key(batch)])
                done += 1
        batches = [b for b in batches if memory.key(b) not in memory.known]
    everything = done + len(batches)
    total.done = "%d of %d batches" % (done, everything)
    if not batches or minutes == 0:
        return total
    context = multiprocessing.get_context("fork")
    with context.Pool(jobs, start, (binary, variants, versions)) as pool:
        for number, tally in pool.imap_unordered(numbered, enumerate(batches)):
            if memory:
                memory.add(batches[number], tally)
            total.add(tally)
            done += 1
            total.done = "%d of %d batches" % (done, everything)
            if progress:
                progress(done, everything, total)
            if end and time.monotonic() > end:
                break
    return total
