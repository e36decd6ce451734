"""`docs/proof.md`: a row for each program, from verdicts just given or from the page as it stands.

A property that a program was not yet asked for is shown as `?`; it is neither held nor failed.
"""
import os
import re

from . import judge, weigh

UNASKED = "?"
PLACEMENTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs", "placements.md")
GENERATED = os.path.join(os.path.dirname(PLACEMENTS), "generated.md")
HEADINGS = [h for _, h in judge.PROPERTIES]
WRONG_HEADINGS = ["must fail at", "caught", "because"]
# Of the sixteen: what was seen of the published tool's results, and what comes of the paper's printed functions (`tools/paper_table --run`).
BESIDE = ["published output", "by `paper.hvr`"]


def headings(group):
    if group == "wrong":
        return WRONG_HEADINGS
    return ["pattern"] + HEADINGS + (BESIDE if group == "table2" else [])


def said_by(program):
    """What the head of a wrong program says of it."""
    names = dict(judge.PROPERTIES)
    return {"must fail at": " or ".join(names[k] for k in program.expect["fails"].split(" or ")), "because": program.expect["because"]}


def row(group, program, verdict, known, beside, caught):
    """{heading: cell} of one verdict; `known` are properties with an open fault, `beside` the cells of `BESIDE`."""
    if group == "wrong":
        # Only what each must fail at: the rest of what a wrong program does may differ from run to run.
        return dict(said_by(program), caught="yes" if caught else "no")
    cells = {"pattern": verdict["pattern"] or ""}
    for key, heading in judge.PROPERTIES:
        answer = verdict["properties"].get(key, ("",))[0]
        cells[heading] = UNASKED if program.ask is not None and key not in program.ask else answer + (" (open)" if key in known and answer == judge.NO else "")
    if verdict["stopped"]:
        cells[HEADINGS[0]] = "not proven: " + verdict["stopped"]["what"]
    if group == "table2":
        cells.update(zip(BESIDE, beside))
    return cells


def parse(text, groups):
    """{group: {program: {heading: cell}}} of a page as it stands."""
    out, group, heads = {}, None, []
    titles = {title: g for g, title in groups}
    for line in text.splitlines():
        if line.startswith("## "):
            group = titles.get(line[3:])
        elif line.startswith("| ") and group:
            cells = [c.strip() for c in re.split(r" \|(?: |$)", line[2:])[:-1]]
            if cells[0] == "program":
                heads = cells[1:]
            else:
                out.setdefault(group, {})[cells[0]] = dict(zip(heads, cells[1:]))
    return out


def merged(old, new, order, said, beside=None):
    """The rows of `new`, and those of `old` for programs that are still there, in the order given: {group: {name: cells}}.
    `said` is what the heads of wrong programs say by now, `beside` the cells of `BESIDE` of the sixteen."""
    out = {}
    for group, name in order:
        cells = new.get(group, {}).get(name)
        if cells is None and name in old.get(group, {}):
            cells = {h: old[group][name].get(h, UNASKED) for h in headings(group)}
        elif cells is None:
            cells = dict.fromkeys(headings(group), UNASKED)       # written, and not yet run
        if group == "wrong" and cells is not None:
            cells = dict(cells, **said.get(name, {}))
        if group == "table2" and cells is not None:
            cells = dict(cells, **dict(zip(BESIDE, (beside or {}).get(name, ("", "")))))
        if cells is not None:
            out.setdefault(group, {})[name] = cells
    return out


def asked(old, group, name):
    """The properties that the page has asked this program for; None for a program that is not on it, or for all."""
    cells = old.get(group, {}).get(name)
    if group == "wrong":
        return set() if cells and cells["caught"] == UNASKED else None
    if cells is None:
        return None
    return {k for k, h in judge.PROPERTIES if cells.get(h, UNASKED) != UNASKED}


def state(cells):
    """What a row comes to: fault, open, warned, unasked or whole."""
    answers = [cells.get(h, UNASKED) for h in HEADINGS]
    for what, mark in (("fault", "no"), ("fault", "not proven"), ("open", "no (open)"), ("warned", "warned"), ("unasked", UNASKED)):
        if any(a == mark or (mark == "not proven" and a.startswith(mark)) for a in answers):
            return what
    return "whole"


def summary(rows):
    """The outcome in a line or two."""
    rewritten = [c for g, of in rows.items() if g not in ("wrong", "right") for c in of.values()]
    states = [state(c) for c in rewritten if any(c.get(h, UNASKED) != UNASKED for h in HEADINGS)]
    wrong, right = rows.get("wrong", {}), rows.get("right", {})
    text = "%d of %d rewritten programs hold every property they were asked for" % (states.count("whole") + states.count("unasked"), len(states))
    if states.count("unasked"):
        text += " (%d of them not yet for all)" % states.count("unasked")
    text += ", %d more all but what the rewriter had warned about, %d %s a known fault" % (states.count("warned"), states.count("open"), "has" if states.count("open") == 1 else "have")
    if states.count("fault"):
        text += ", %d another" % states.count("fault")
    run_wrong = [c["caught"] for c in wrong.values() if c["caught"] != UNASKED]
    run_right = [state(c) for c in right.values() if c["ends"] != UNASKED]
    text += "; %d of %d wrong programs are caught, %d of %d programs rewritten by hand hold" % (
        run_wrong.count("yes"), len(run_wrong), run_right.count("whole"), len(run_right))
    waiting = len(rewritten) + len(wrong) + len(right) - len(states) - len(run_wrong) - len(run_right)
    return text + (", %d more of all kinds are not yet run." % waiting if waiting else ".")


def placed(path=PLACEMENTS):
    """What docs/placements.md comes to, in a line."""
    if not os.path.exists(path):
        return ""
    hold, caught, wrong = [], [], False
    with open(path, encoding="utf-8") as f:
        for line in f:
            wrong = "must be found wrong" in line if line.startswith("## ") else wrong
            if line.startswith("| `"):
                (caught if wrong else hold).append({c.strip() for c in line.split("|")[5:-1]})
    if not hold:
        return ""
    return "Layers placed on two to four processes, by checks of their own ([placements.md](placements.md)): %d of %d programs hold; %d of %d wrong programs are caught." % (
        sum(not cells & {"no", "?"} for cells in hold), len(hold), sum("no" in cells for cells in caught), len(caught))


def made_up(path=GENERATED):
    """What docs/generated.md comes to, in a line: of the present rewriter."""
    if not os.path.exists(path):
        return ""
    with open(path, encoding="utf-8") as f:
        sections = re.split(r"(?m)^## ", f.read())[1:]
    parts = []
    for section in sections:
        what, _, rest = section.partition(":")
        table = [[c.strip() for c in line.split("|")[1:-1]] for line in rest.splitlines() if re.match(r"\| (pattern|all) \|", line)]
        if what in ("Looked at", "Run") and len(table) == 2:
            number = re.match(r" (\d+) programs", rest).group(1)
            parts.append("of %s %s %s" % (number, "whose text was looked at" if what == "Looked at" else "that were run",
                                          ", ".join("%s %s" % (c, h) for h, c in zip(table[0][1:], table[1][1:]) if not c.startswith("0 ") or h == "silently wrong")))
    return "Programs made up by a generator ([generated.md](generated.md)): %s." % "; ".join(parts) if parts else ""


def render(rows, groups, kind, libraries, python, date, skipped):
    """The text of the page."""
    lines = ["# What was run", "",
             "Written by `tools/proof`%s; do not edit. Every program below was rewritten and run: alone before and after, and on several processes with"
             % ("" if kind == "tf2" else " --environment " + kind),
             "different and with equal data on each. Properties: [prove.md](prove.md). `-`: the question does not arise, or nothing was seen that could answer it;",
             "`?`: not yet asked; `warned`: it does not hold, and the rewriter said so; `no (open)`: a known fault of the rules, not yet put right.", "",
             "Libraries: %s, Python %s. Date: %s." % (libraries, python, date), "", "**%s**" % summary(rows), ""]
    for line in filter(None, (placed(), made_up())) if kind == "tf2" else ():
        lines += [line, ""]
    for group, title in groups:
        if group not in rows:
            continue
        heads = headings(group)
        lines += ["## " + title, "", "| " + " | ".join(["program"] + heads) + " |", "|" + "---|" * (len(heads) + 1)]
        lines += ["| " + " | ".join([name] + [cells[h] for h in heads]) + " |" for name, cells in rows[group].items()]
        lines.append("")
    if skipped and kind == "tf2":
        lines += ["## Not run", "", "| golden case | reason |", "|---|---|"] + ["| %s | %s |" % s for s in sorted(skipped.items())] + [""]
    return "\n".join(lines)


# Answers the page may be behind of without saying anything untrue to a reader's harm: what it warns of holds by now, or what
# nothing was seen of was seen to hold, or to be warned of.
BETTER = {(judge.WARNED, weigh.YES), (weigh.NOTHING, weigh.YES), (weigh.NOTHING, judge.WARNED)}


def differences(old, new):
    """Cells of `new` that are not those of `old`, as two lists of lines: those in which the page claims what was not seen, and those
    that are better than the page says. What the old page was not asked for does not count."""
    worse, better = [], []
    for group, of in new.items():
        for name, cells in of.items():
            before = old.get(group, {}).get(name)
            if before is None:
                worse.append("%s: not on the page" % name)
                continue
            for heading, cell in cells.items():
                was = before.get(heading, UNASKED)
                if was not in (cell, UNASKED):
                    line = "%s: %s is `%s`, on the page `%s`" % (name, heading, cell, was)
                    (better if (was, cell) in BETTER else worse).append(line)
    return worse, better
