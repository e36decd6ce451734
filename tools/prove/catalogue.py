"""Everything this project claims to have run: judges it all, and writes `docs/proof.md`.

Sources: `tests/proof/table2` (the paper's sixteen), `tests/proof/programs` (more of ours), every golden case and every case
of `tests/programs` that can be run, the examples, and `tests/proof/wrong`: programs that the judge must find wrong, for the reason each of them names.
`tests/proof/not_run.txt` names golden cases that need what a test machine does not have, each with its reason.
"""
import argparse
import datetime
import os
import queue
import re
import shutil
import sys
import threading
import time
import tomllib

from . import environment, judge, pool, table

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROOF = os.path.join(ROOT, "tests", "proof")
GOLDEN = os.path.join(ROOT, "tests", "golden")
FIXTURES = os.path.join(ROOT, "tests", "programs")
GROUPS = [("table2", "The sixteen programs of the paper's Table 2"), ("program", "More programs"), ("defect", "The defects of the published tool, put right"),
          ("shape", "Shapes of real programs"), ("fixture", "Projects, scripts and notebooks"), ("example", "Examples"), ("wrong", "Programs that must be found wrong")]


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


def not_run():
    out = {}
    for line in read(os.path.join(PROOF, "not_run.txt")).splitlines():
        if line and not line.startswith("#"):
            name, _, reason = line.partition(": ")
            out[name] = reason
    return out


def golden(skipped, root=GOLDEN, prefix=""):
    for ruleset in sorted(os.listdir(root)):
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


def programs(group, folder):
    """Programs of our own: a file, or a folder with main.py; options in `options.toml`."""
    for entry in sorted(os.listdir(folder)):
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


def wrong():
    folder = os.path.join(PROOF, "wrong")
    cases = {p.name: p for _, p in golden({})}
    cases.update({"programs/" + p.name: p for _, p in programs("program", os.path.join(PROOF, "programs"))})
    for entry in sorted(os.listdir(folder)):
        text = read(os.path.join(folder, entry))
        head = dict(re.findall(r"^# (case|fails|because): (.*)$", text, re.M))
        base = cases[head["case"]]
        yield "wrong", judge.Program("wrong/" + entry[:-3], base.script, rules=base.rules, settings=base.settings, data=base.data, seconds=30,
                                     rewritten=text.encode(), expect=head)


def everything():
    out = list(programs("table2", os.path.join(PROOF, "table2"))) + list(programs("program", os.path.join(PROOF, "programs"))) + list(golden(not_run()))
    out += [("fixture", p) for _, p in golden(not_run(), FIXTURES, "programs/")]
    for entry in sorted(os.listdir(os.path.join(ROOT, "examples", "horovod"))):
        folder = os.path.join(ROOT, "examples", "horovod", entry)
        out.append(("example", judge.Program("examples/" + entry, os.path.join(folder, "input.py"))))
    return out + list(wrong())


def fits(kind, program):
    """TensorFlow 1 proves what TensorFlow 1 programs are made of: sessions."""
    return kind != "tf1" or judge.pattern_of(program.rules, program.script, program.project) in ("Session", "MonitoredSession")


def as_expected(group, program, verdict):
    """Whether the outcome is the one that is claimed: all properties for the sixteen; elsewhere a warning may speak of one."""
    if group == "wrong":
        return any(verdict["properties"].get(key, ("",))[0] == judge.NO for key in program.expect["fails"].split(" or "))
    return not (table.failed if group == "table2" else table.wrong)(verdict)


def outcome(verdict):
    """What must not change from run to run: the answers, without the figures seen."""
    return [verdict["properties"].get(key, ("",))[0] for key, _ in judge.PROPERTIES]


def run(chosen, kind, jobs, logs, say):
    """Judges the programs, `jobs` at a time; returns (group, program, verdict) in the order given."""
    processes = pool.Pool(environment.interpreter(kind), logs, many=len(chosen) > 8)
    work, results = queue.Queue(), [None] * len(chosen)
    for i, item in enumerate(chosen):
        work.put((i, item))

    def worker():
        while True:
            try:
                i, (group, program) = work.get_nowait()
            except queue.Empty:
                return
            began = time.time()
            verdict = judge.Judge(processes, logs).judge(program)
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


def summary(results):
    """The outcome in a line or two."""
    right = [r for r in results if r[0] != "wrong"]
    wrong_ones = [r for r in results if r[0] == "wrong"]
    whole = sum(as_expected(*r) and not table.failed(r[2]) for r in right)
    warned = sum(as_expected(*r) for r in right) - whole
    return "%d of %d rewritten programs hold every property, %d more all but what the rewriter had warned about; %d of %d wrong programs are caught." % (
        whole, len(right), warned, sum(as_expected(*r) for r in wrong_ones), len(wrong_ones))


def page(results, kind):
    """`docs/proof.md`."""
    lines = ["# What was run", "",
             "Written by `tools/proof`%s; do not edit. Every program below was rewritten and run: alone before and after, and on several processes with"
             % ("" if kind == "tf2" else " --environment " + kind),
             "different and with equal data on each. Properties: `hvrewrite prove --help` and `tools/prove/judge.py`.", "",
             "Libraries: %s, Python %s. Date: %s." % (environment.KINDS[kind][2], environment.KINDS[kind][0], datetime.date.today().isoformat()), "",
             "**%s**" % summary(results), ""]
    for group, title in GROUPS:
        rows = [r for r in results if r[0] == group]
        if not rows:
            continue
        lines += ["## " + title, ""]
        if group == "wrong":
            # Only what each must fail at: the rest of what a wrong program does may differ from run to run.
            lines += ["| program | must fail at | caught | because |", "|---|---|---|---|"]
            for _, program, verdict in rows:
                keys = [dict(judge.PROPERTIES)[k] for k in program.expect["fails"].split(" or ")]
                caught = "yes" if as_expected(group, program, verdict) else "no"
                lines.append("| %s | %s | %s | %s |" % (program.name[6:], " or ".join(keys), caught, program.expect["because"]))
            lines.append("")
            continue
        extra = ["published output"] if group == "table2" else []
        heads = ["program", "pattern"] + [h for _, h in judge.PROPERTIES] + extra
        lines += ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
        for _, program, verdict in rows:
            cells = [program.name, verdict["pattern"] or ""] + [c or "" for c in outcome(verdict)]
            if verdict["stopped"]:
                cells[2] = "not proven: " + verdict["stopped"]["what"]
            if group == "table2":
                cells.append(OPTIONS["published"].get(program.name, ""))
            lines.append("| " + " | ".join(cells) + " |")
        lines.append("")
    skipped = not_run()
    if skipped and kind == "tf2":
        lines += ["## Not run", "", "| golden case | reason |", "|---|---|"] + ["| %s | %s |" % s for s in sorted(skipped.items())] + [""]
    return "\n".join(lines)


def without_date(text):
    return re.sub(r"Date: \S+", "", text)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--environment", default="tf2", choices=sorted(environment.KINDS))
    parser.add_argument("--check", action="store_true", help="fail when the outcomes differ from docs/proof.md, which stays as it is")
    parser.add_argument("--only", default="", help="a regular expression on names; writes no page")
    parser.add_argument("--jobs", type=int, default=2, help="programs at a time (default 2)")
    parser.add_argument("--logs")
    options = parser.parse_args()
    if not environment.interpreter(options.environment):
        print("no environment; run tools/proof --setup", file=sys.stderr)
        return 4
    logs = os.path.abspath(options.logs) if options.logs else judge.scratch()
    chosen = [c for c in everything() if re.search(options.only, c[1].name) and fits(options.environment, c[1])]
    began = time.time()
    results = run(chosen, options.environment, options.jobs, logs, lambda text: print(text, flush=True))
    bad = [r for r in results if not as_expected(*r)]
    text = page(results, options.environment)
    target = os.path.join(ROOT, "docs", "proof.md" if options.environment == "tf2" else "proof-%s.md" % options.environment)
    status = 1 if bad or len(results) != len(chosen) else 0
    if not options.only:
        readme = os.path.join(ROOT, "README.md")
        shown = re.sub(r"(\*\*What this project itself has run\*\*: ).*", lambda m: m.group(1) + summary(results), read(readme)) if options.environment == "tf2" else read(readme)
        if options.check:
            if not os.path.exists(target) or without_date(read(target)) != without_date(text) or shown != read(readme):
                with open(os.path.join(logs, "proof.md"), "w", encoding="utf-8") as f:
                    f.write(text)
                print("the outcomes differ from %s; the new page is %s" % (os.path.relpath(target, ROOT), os.path.join(logs, "proof.md")))
                status = 1
        else:
            for path, content in ((target, text), (readme, shown)):
                with open(path, "w", encoding="utf-8") as f:
                    f.write(content)
    print("%d programs in %.0f s; logs: %s" % (len(results), time.time() - began, logs))
    print("%d passed, %d failed" % (len(results) - len(bad), len(bad)))
    return status


if __name__ == "__main__":
    sys.exit(main())
