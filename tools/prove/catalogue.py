"""Everything this project claims to have run: judges it all, and writes `docs/proof.md`.

Sources: `tests/proof/table2` (the paper's sixteen), `tests/proof/programs` (more of ours), every golden case and every case
of `tests/programs` that can be run, the examples, and `tests/proof/wrong`: programs that the judge must find wrong, for the reason each of them names.
`tests/proof/not_run.txt` names golden cases that need what a test machine does not have, each with its reason.
"""
import argparse
import ast
import datetime
import os
import queue
import random
import re
import shutil
import sys
import threading
import time
import tomllib

from . import environment, judge, page, placement, pool, runs, table

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROOF = os.path.join(ROOT, "tests", "proof")
GOLDEN = os.path.join(ROOT, "tests", "golden")
FIXTURES = os.path.join(ROOT, "tests", "programs")
GROUPS = [("table2", "The sixteen programs of the paper's Table 2"), ("program", "More programs"), ("defect", "The defects of the published tool, put right"),
          ("shape", "Shapes of real programs"), ("fixture", "Projects, scripts and notebooks"), ("example", "Examples"),
          ("right", "Rewritten by hand as the findings say"), ("wrong", "Programs that must be found wrong")]


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def options_of(folder):
    """The flags of a golden case: (rules or None, settings, refused, main). As cli/cases.cc reads them."""
    path = os.path.join(folder, "flags")
    rules, settings, refused, main = None, [], False, "train.py"
    for line in read(path).splitlines() if os.path.exists(path) else []:
        name, _, value = line.partition("=")
        if not line or line.startswith("#") or line == "compile=no":
            continue
        if line == "refused":
            refused = True
        elif name == "set" and value.partition("=")[1] and not value.startswith("="):
            settings.append(value)
        elif name == "rules" and value:
            own = os.path.normpath(os.path.join(folder, value))
            rules = own if "/" in value or os.path.exists(own) else value
        elif name == "main" and value:
            main = value
        else:
            raise ValueError(f"{path}: this is no flag: {line}")
    return rules, settings, refused, main


KIND = "tf2"         # the environment of this run


def not_run(kind=None):
    """{golden case: reason} of tests/proof/not_run.txt for one environment (default: this run's); `NAME@tf2` is of that one alone."""
    out = {}
    for line in read(os.path.join(PROOF, "not_run.txt")).splitlines():
        if line and not line.startswith("#"):
            name, _, reason = line.partition(": ")
            name, _, only = name.partition("@")
            if only in ("", kind or KIND):
                out[name] = reason
    return out


def golden(skipped, root=GOLDEN, prefix=""):
    for ruleset in sorted(os.listdir(root)):
        if placement.is_for(ruleset):
            continue      # tools/placements judges those
        for case in sorted(os.listdir(os.path.join(root, ruleset))):
            folder = os.path.join(root, ruleset, case)
            rules, settings, refused, main = options_of(folder)
            name = prefix + ruleset + "/" + case
            suffix = next((s for s in (".py", ".ipynb", "") if os.path.exists(os.path.join(folder, "expected" + s))), None)
            if refused or name in skipped or suffix is None:
                continue
            project = None if suffix else os.path.join(folder, "input")
            yield ("defect" if re.match(r"d\d\d_", case) else "shape"), judge.Program(
                name, os.path.join(project, main) if project else os.path.join(folder, "input" + suffix), rules=rules or ruleset, settings=settings, project=project)


OPTIONS = tomllib.loads(read(os.path.join(PROOF, "options.toml")))
PRINTED = tomllib.loads(read(os.path.join(PROOF, "paper.toml")))  # written by tools/paper_table --run


def entries(folder):
    return sorted(os.listdir(folder)) if os.path.isdir(folder) else []


def programs(group, folder):
    """Programs of our own: a file, or a folder with main.py; options in `options.toml`."""
    for entry in entries(folder):
        path = os.path.join(folder, entry)
        name = entry[:-3] if entry.endswith(".py") else entry
        if entry.endswith(".py"):
            script, around = path, None
        elif os.path.exists(os.path.join(path, "main.py")):
            script, around = os.path.join(path, "main.py"), path
        else:
            continue
        variants = [v for v in OPTIONS.get("run", []) if v["program"] == name] or [{}]
        for v in variants:
            data = [d if "=" not in d else d.split("=", 1)[0] + "=" + os.path.join(PROOF, d.split("=", 1)[1]) for d in v.get("data", [])]
            yield group, judge.Program(name + v.get("label", ""), script, folder=around, settings=v.get("set", []), ranks=v.get("ranks", 2), data=data,
                                       samples=v.get("samples", 203), rules=v.get("rules", "horovod"))


def rewritten_by_hand(group):
    """Rewritten texts of our own, `wrong` and `right`; their heads name the program they are of, and on how many ranks to run."""
    folder = os.path.join(PROOF, group)
    cases = {p.name: p for _, p in golden({})}
    cases.update({"programs/" + p.name: p for _, p in programs("program", os.path.join(PROOF, "programs"))})
    cases.update({"shapes/" + p.name: p for _, p in programs("shape", os.path.join(PROOF, "shapes"))})
    for entry in entries(folder):
        text = read(os.path.join(folder, entry))
        head = dict(re.findall(r"^# (case|fails|because|ranks): (.*)$", text, re.M))
        base = cases[head["case"]]
        for ranks in [int(r) for r in head.get("ranks", "2").split(" and ")]:
            name = group + "/" + entry[:-3] + (" (%d ranks)" % ranks if ranks != 2 else "")
            yield group, judge.Program(name, base.script, rules=base.rules, settings=base.settings, data=base.data, seconds=30, folder=base.folder,
                                       ranks=ranks, samples=base.samples, rewritten=text.encode(), expect=head)


def open_faults():
    """{program: {property}} of tests/proof/open.txt: what is known not to hold, and is not yet put right; `NAME@tf1` under TensorFlow 1 alone."""
    out = {}
    for line in read(os.path.join(PROOF, "open.txt")).splitlines():
        if line and not line.startswith("#"):
            name, _, keys = line.partition(": ")
            out[name] = set(keys.split())
    return out


OPEN = open_faults()


def known_faults(name):
    return OPEN.get(name, set()) if KIND == "tf2" else OPEN.get(name + "@" + KIND, set())


def everything():
    out = list(programs("table2", os.path.join(PROOF, "table2"))) + list(programs("program", os.path.join(PROOF, "programs"))) + list(golden(not_run()))
    out += [("fixture", p) for _, p in golden(not_run(), FIXTURES, "programs/")]
    for entry in sorted(os.listdir(os.path.join(ROOT, "examples", "horovod"))):
        folder = os.path.join(ROOT, "examples", "horovod", entry)
        out.append(("example", judge.Program("examples/" + entry, os.path.join(folder, "input.py"))))
    return out + list(rewritten_by_hand("right")) + list(rewritten_by_hand("wrong"))


def wants_newer(script):
    """Whether the Python beside TensorFlow 1 knows too little for a script that today's reads."""
    with open(script, "rb") as f:
        text = f.read()
    for version in ((3, 7), None):
        try:
            ast.parse(text, feature_version=version)
            return version is None
        except (SyntaxError, ValueError):
            pass
    return False


def fits(kind, program):
    """TensorFlow 1 proves what TensorFlow 1 programs are made of: sessions. The shapes are for the newer library."""
    if kind == "tf1" and (program.expect.get("case", "").startswith("shapes/") or wants_newer(program.script)):
        return False
    return kind != "tf1" or judge.pattern_of(program.rules, program.script, program.project) in ("Session", "MonitoredSession")


def as_expected(group, program, verdict):
    """Whether the outcome is the one that is claimed: all properties for the sixteen; elsewhere a warning may speak of one."""
    if group == "wrong":
        return any(verdict["properties"].get(key, ("",))[0] == judge.NO for key in program.expect["fails"].split(" or "))
    known = {k for k in known_faults(program.name) if program.ask is None or k in program.ask}
    seen = {k for k, (answer, _) in verdict["properties"].items() if answer == judge.NO}
    if known or seen:
        # One that holds by now is to be taken out of the list.
        return seen == known and not verdict["stopped"]
    return not (table.failed if group in ("table2", "right") else table.wrong)(verdict)


def run(chosen, kind, jobs, logs, say, keep=None, until=None):
    """Judges the programs, `jobs` at a time; returns (group, program, verdict) in the order given."""
    processes = pool.Pool(environment.interpreter(kind), logs, many=len(chosen) > 8)
    work, results = queue.Queue(), [None] * len(chosen)
    kept = runs.Kept(keep, os.path.dirname(os.path.dirname(environment.interpreter(kind)))) if keep else None
    for i, item in enumerate(chosen):
        work.put((i, item))

    def worker():
        while until is None or time.time() < until:
            try:
                i, (group, program) = work.get_nowait()
            except queue.Empty:
                return
            began = time.time()
            verdict = judge.Judge(processes, logs, kept).judge(program)
            results[i] = (group, program, verdict)
            good = as_expected(group, program, verdict)
            say("%s  %-50s %5.1f s" % ("ok " if good else "BAD", program.name, time.time() - began))
            if not good:
                say(table.one(verdict))
                if group == "wrong":
                    say("  expected to fail: %s" % program.expect["fails"])
            else:
                shutil.rmtree(verdict["logs"], ignore_errors=True)
    threads = [threading.Thread(target=worker, daemon=True) for _ in range(jobs)]
    try:
        for t in threads:
            t.start()
        for t in threads:
            t.join()
    finally:
        processes.close()
    return [r for r in results if r]


def shown_name(group, program):
    return program.name.partition("/")[2] if group in ("wrong", "right") else program.name


def beside(name):
    """What the published tool and the paper's printed functions make of one of the sixteen."""
    return OPTIONS["published"].get(name, ""), PRINTED.get(name, "")


def rows_of(results):
    """{group: {program: cells}} for the page."""
    out = {}
    for group, program, verdict in results:
        out.setdefault(group, {})[shown_name(group, program)] = page.row(group, program, verdict, known_faults(program.name), beside(program.name),
                                                              as_expected(group, program, verdict))
    return out


def of_the_day(chosen, day):
    """The sixteen first, the others in an order of the day: a run that is cut short sees all of them in time."""
    others = [c for c in chosen if c[0] != "table2"]
    return [c for c in chosen if c[0] == "table2"] + random.Random(day).sample(others, len(others))


def report(results, everyone, options, target):
    """Writes the page, or compares it with what was seen. Whether they agree."""
    there = read(target) if os.path.exists(target) else ""
    old, new = page.parse(there, GROUPS), rows_of(results)
    if options.check:
        worse, better = page.differences(old, new)
        for what, lines in (("better than in", better), ("not as in", worse)):
            for line in lines:
                print("%s %s: %s" % (what, os.path.relpath(target, ROOT), line))
        return not worse
    order = [(g, shown_name(g, p)) for g, p in everyone]
    if options.environment != "tf2":      # there, only what is on the page or was just run belongs on it
        order = [(g, n) for g, n in order if n in old.get(g, {}) or n in new.get(g, {})]
    rows = page.merged(old, new, order, {shown_name(g, p): page.said_by(p) for g, p in everyone if g == "wrong"},
                       {shown_name(g, p): beside(p.name) for g, p in everyone if g == "table2"})
    kind = environment.KINDS[options.environment]
    text = page.render(rows, GROUPS, options.environment, kind[2], kind[0], datetime.date.today().isoformat(), not_run())
    with open(target, "w", encoding="utf-8") as f:
        f.write(text)
    if options.environment == "tf2":
        readme = os.path.join(ROOT, "README.md")
        shown = re.sub(r"(\*\*What this project itself has run\*\*: ).*", lambda m: m.group(1) + page.summary(rows), read(readme))
        with open(readme, "w", encoding="utf-8") as f:
            f.write(shown)
    return True


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--environment", default="tf2", choices=sorted(environment.KINDS))
    parser.add_argument("--check", action="store_true", help="fail when the outcomes differ from docs/proof.md, which stays as it is")
    parser.add_argument("--only", default="", help="a regular expression on names; writes no page without --update")
    parser.add_argument("--update", action="store_true", help="with --only: put these rows into the page, and leave the others as they are")
    parser.add_argument("--jobs", type=int, default=2, help="programs at a time (default 2)")
    parser.add_argument("--keep", metavar="DIR", help="keep what was seen in each run here, and take that of earlier runs for which nothing has changed: text, files, libraries, observers")
    parser.add_argument("--ranks", type=int, default=0, help="run everything on this many processes; writes no page")
    parser.add_argument("--minutes", type=float, metavar="N", help="the sixteen, then others in an order of the day; none is begun after N minutes; with --check")
    parser.add_argument("--logs")
    options = parser.parse_args()
    global KIND
    KIND = options.environment
    if not environment.interpreter(options.environment):
        print("no environment; run tools/proof --setup", file=sys.stderr)
        return 4
    logs = os.path.abspath(options.logs) if options.logs else judge.scratch()
    everyone = everything()
    chosen = [c for c in everyone if re.search(options.only, c[1].name) and fits(options.environment, c[1])]
    if options.ranks:
        for _, p in chosen:
            p.ranks = options.ranks
    if options.minutes is not None:
        if not options.check:
            parser.error("--minutes goes with --check: a part writes no page")
        chosen = of_the_day(chosen, datetime.date.today().isoformat())
    began = time.time()
    until = None if options.minutes is None else began + 60 * options.minutes
    target = os.path.join(ROOT, "docs", "proof.md" if options.environment == "tf2" else "proof-%s.md" % options.environment)
    if options.check:
        # What the page was never asked for is no claim of it.
        old = page.parse(read(target) if os.path.exists(target) else "", GROUPS)
        for group, program in chosen:
            program.ask = page.asked(old, group, shown_name(group, program))
        # What waits for its first run shows `?` everywhere; `--only … --update` runs it.
        chosen = [c for c in chosen if c[1].ask is None or c[1].ask]
    results = run(chosen, options.environment, options.jobs, logs, lambda text: print(text, flush=True), options.keep, until)
    bad = [r for r in results if not as_expected(*r)]
    status = 1 if bad or not results or options.minutes is None and len(results) != len(chosen) else 0
    partly = options.only and not (options.update or options.check)
    if not partly and not options.ranks and not report(results, everyone, options, target):
        status = 1
    for r in bad:  # again, where a log that was cut in the middle has it
        print("not in order: %s" % r[1].name)
    print("%d of %d programs in %.0f s; logs: %s" % (len(results), len(chosen), time.time() - began, logs))
    print("%d passed, %d failed" % (len(results) - len(bad), len(bad)))
    return status


if __name__ == "__main__":
    sys.exit(main())
