"""How verdicts are shown: one program as a table of properties, many as a table of programs, all of it as JSON."""
import json

from .judge import NO, PROPERTIES, WARNED

LONG = {
    "compiles": "compiles", "ends": "starts and ends", "one_model": "one model on all ranks", "shared": "gradients are shared", "steps": "the steps are divided",
    "data": "the data is divided", "rate": "learning rate as asked", "sent": "first weights are sent at once", "quiet": "only rank 0 prints", "writers": "only rank 0 writes", "each": "steps of each optimizer divided", "schedule": "rate as asked to the end",
    "work": "each rank trains on its samples", "rows": "samples whole, and all of them", "kept": "logs and saves as before", "files": "files are written before read",
    "evaluations": "evaluations as before", "averages": "averages over all ranks", "statistics": "one model's statistics", "cost": "input costs what it did", "restores": "restores reach all ranks",
    "alone": "alone, it trains as before",
}


def failed(verdict, answers=(NO, WARNED)):
    """Whether anything about the program could not be shown, or was answered with one of these."""
    given = verdict["properties"]
    return bool(verdict["stopped"]) or any(a in answers for a, _ in given.values()) or "alone" not in given


def wrong(verdict):
    """The same, but what the rewriter warned about does not count."""
    return failed(verdict, (NO,))


def one(verdict, colour=False):
    """A program's verdict for a person."""
    lines = ["%s (%s)" % (verdict["name"], verdict["pattern"] or "not classified")]
    for key, _ in PROPERTIES:
        if key not in verdict["properties"]:
            continue
        answer, seen = verdict["properties"][key]
        mark = answer.ljust(6)
        if colour:
            mark = "\033[%sm%s\033[0m" % ({"yes": "32", "no": "31", "warned": "33"}.get(answer, "0"), mark)
        lines.append("  %s  %-30s %s" % (mark, LONG[key], seen))
    if verdict["stopped"]:
        lines.append("  not proven: %s" % verdict["stopped"]["text"])
    for w in verdict["warnings"]:
        lines.append("  the rewriter warned: %s" % w["message"])
    for w in verdict["outside"]:
        lines.append("  the program writes outside its folder: %s" % w)
    lines.append("  logs: %s" % verdict["logs"])
    return "\n".join(lines)


def as_json(verdicts):
    out = [dict(v, properties={k: {"answer": a, "seen": s} for k, (a, s) in v["properties"].items()}) for v in verdicts]
    return json.dumps(out if len(out) != 1 else out[0], indent=1)
