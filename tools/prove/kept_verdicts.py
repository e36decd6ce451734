"""Verdicts kept between runs of the proof, each under what it was given for.

A verdict holds as long as nothing has changed that it depends on: the program and the files beside it, the text the rewriter makes
of it and what it says, how it is run, the libraries, and the judge itself. All of that is hashed; a kept verdict with another hash
is not taken.
"""
import hashlib
import json
import os
import re

from . import judge

HERE = os.path.dirname(os.path.abspath(__file__))
# What judges; the other modules choose programs and write pages, or judge placed layers.
NO_JUDGES = ("case_study.py", "catalogue.py", "kept_verdicts.py", "page.py", "table.py")


def add_file(state, path):
    with open(path, "rb") as f:
        state.update(os.path.basename(path).encode() + b"\0" + hashlib.sha256(f.read()).digest())


def add_tree(state, path):
    if not os.path.isdir(path):
        add_file(state, path)
        return
    for top, folders, files in os.walk(path):
        folders[:] = sorted(f for f in folders if f not in ("__pycache__", ".git"))
        for name in sorted(files):
            state.update(os.path.relpath(os.path.join(top, name), path).encode())
            add_file(state, os.path.join(top, name))


def judges():
    """The hash of the judge's own sources."""
    state = hashlib.sha256()
    for name in sorted(os.listdir(HERE)):
        if name.endswith(".py") and name not in NO_JUDGES and not name.startswith("plac"):
            add_file(state, os.path.join(HERE, name))
    return state.hexdigest()


def rewritten(program, scratch):
    """What the rewriter makes of the program and says of it, with places within the program only."""
    if program.rewritten is not None:
        return program.rewritten
    try:
        if program.project:
            target = os.path.join(scratch, re.sub(r"\W+", "_", program.name))
            text, said = judge.rewrite_project(program.rules, program.project, program.script, target, program.settings)
        else:
            text, said = judge.rewrite(program.rules, program.script, program.settings)
    except judge.Unproven as stop:
        return str(stop).encode()
    told = sorted(json.dumps([m.get(k) for k in ("severity", "rule", "demand", "code", "line")]) for m in said)
    return text + "\n".join(told).encode()


def key(program, libraries, sources, scratch):
    """The hash of all that a verdict on `program` depends on, run with `libraries`; `sources` is `judges()`."""
    state = hashlib.sha256(sources.encode())
    state.update(json.dumps([program.name, program.settings, program.args, program.ranks, program.seconds, program.samples, program.limit,
                             program.expect, os.path.basename(libraries)], sort_keys=True).encode())
    add_file(state, program.script)
    for path in [d.partition("=")[2] or d for d in program.data] + [p for p in (program.folder,) if p]:
        add_tree(state, path)
    state.update(rewritten(program, scratch))
    return state.hexdigest()


def place_of(folder, program):
    return os.path.join(folder, re.sub(r"[^A-Za-z0-9_.-]+", "_", program.name) + ".json")


def find(folder, program, wanted):
    """The verdict kept in `folder` for `program` under the hash `wanted`, or None; it was asked at least for what `program` is asked for."""
    path = place_of(folder, program)
    if not os.path.exists(path):
        return None
    with open(path, encoding="utf-8") as f:
        kept = json.load(f)
    if kept.get("key") != wanted or kept["asked"] is not None and (program.ask is None or not program.ask <= set(kept["asked"])):
        return None
    verdict = kept["verdict"]
    verdict["properties"] = {k: tuple(v) for k, v in verdict["properties"].items() if program.ask is None or k in program.ask}
    return verdict


def keep(folder, program, verdict, wanted):
    os.makedirs(folder, exist_ok=True)
    with open(place_of(folder, program), "w", encoding="utf-8") as f:
        json.dump({"key": wanted, "asked": None if program.ask is None else sorted(program.ask), "verdict": verdict}, f, indent=1)
