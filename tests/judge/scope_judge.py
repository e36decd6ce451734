#!/usr/bin/env python3
"""Compares our scopes with CPython's symbol tables (`symtable`), scope by scope and name by name.

    scope_judge.py JUDGE [--generated N] [--files N] [--seed S] [FOLDER ...]

JUDGE is the built program names_judge. Takes the Python files of the folders (default: the library of the interpreter
that runs this, tests included) and N generated programs that put every kind of binder into every kind of scope. For
each name of each scope: is it read, assigned, a parameter, imported; local, free or global. Python 3.12 and later put
the names of comprehensions into the scope around as well; those are left out there. So are files whose identifiers are
not in normal form KC, which Python reads as other names than they are written.
"""
import argparse
import os
import random
import re
import subprocess
import sys
import symtable
import sysconfig
import tempfile
import unicodedata
import warnings

from syntax_judge import decoded, python_files

HIDDEN = {"__class__", "__classdict__", "__type_params__", "__static_attributes__", "__firstlineno__", "__conditional_annotations__"}
NEW = sys.version_info >= (3, 12)
BINDERS = [
    "{n} = {m}", "{n}: int = {m}", "{n}: int", "{n} += {m}", "del {n}", "({n} := {m})", "{n}, *{o} = {m}", "[{n}, ({o},)] = {m}",
    "{n}.x, {o}[{n}] = {m}", "import {n}", "import {n}.{o}", "import {o}.x as {n}", "from {o} import {n}", "from {o} import x as {n}",
    "for {n} in {m}: {o}", "for {n}, *{o} in {m}: pass", "with {m} as {n}: {o}", "with {m} as ({n}, {o}), {o} as {n}: pass",
    "try: {m}\nexcept {o} as {n}: {n}\nelse: {o}", "[{n} for {n} in {m}]", "[({o} := {n}) for {n} in {m} if {n}]", "{{{n}: {o} for {n} in {m} for {o} in {n}}}",
    "({n} for {o} in {m} for {n} in {o})", "lambda {n}, *{o}, x={m}: {n} + {m}", "lambda {n}={n}: {o}", "print({n}={m}, x={o}.{n})", "{o}.{n} = {m}",
    "match {m}:\n    case {n}: {o}", "match {m}:\n    case [{n}, *{o}]: {n}", "match {m}:\n    case {{'k': {n}, **{o}}}: pass",
    "match {m}:\n    case {o}({n}, x={p}): pass", "match {m}:\n    case {o}.x: {n}", "match {m}:\n    case (1 | 2) as {n} if {n}: {o}",
    "match {m}:\n    case {o}.y.z({n}) as {p}: pass", "match {m}:\n    case ({n}, {o}), {p}: pass", "match {m}:\n    case {{{o}.k: {n}}}: pass",
    "global {n}", "nonlocal {n}", "class {n}({m}): {o}", "def {n}({o}, *{p}, x={m}): {o}", "@{m}\ndef {n}({o}: {m} = {p}, /, **{p}1) -> {n}: return {p}",
    "async def {n}({o}):\n    async for {p} in {o}: {p}\n    async with {o} as {n}: pass\n    return [{p} async for {p} in {o}]", "{n}", "f'{{{n}!r:{{{o}}}}}'",
    "__{n} = __{m}", "while ({n} := {m}): break", "assert {n}, {o}", "type_ = {n}", "print({n}) if {m} else {o}", "return_ = lambda: ({n} := {m})", "super()",
]
GENERIC = ["def {n}[{o}, *{p}](x: {o} = {m}, *y: *{p}) -> {o}: return {o}", "class {n}[{o}: {m}]({p}[{o}]):\n    x: {o} = {o}\n    def y(self, z: {o}): return {o}",
           "type {n} = {m}", "type {n}[{o}] = {p}[{o}, {m}]"]


def indent(text):
    return "".join("    " + line + "\n" for line in text.rstrip("\n").split("\n"))


def generated(rng, depth=0):
    names = ["a", "b", "c", "d"]
    out = ""
    for _ in range(rng.randint(1, 4)):
        if depth < 4 and rng.random() < 0.35:
            head = rng.choice(["def f({n}, {o}={m}):", "class {n}:", "class C({m}):", "if {n}:", "async def g({o}):", "for {n} in {m}:", "def h():"])
            out += head.format(**dict(zip("nmop", rng.sample(names, 4)))) + "\n" + indent(generated(rng, depth + 1))
        else:
            pool = BINDERS + (GENERIC * 3 if NEW else [])
            out += rng.choice(pool).format(**dict(zip("nmop", rng.sample(names, 4)))) + "\n"
    return out


def kind_and_name(table):
    kind = str(getattr(table.get_type(), "value", table.get_type()))
    name = table.get_name()
    if kind.startswith("type") or kind in ("TypeVar bound",):
        return "types"
    if kind == "function" and ".0" in table.get_identifiers():
        return "generator" if name == "genexpr" else "comprehension"
    return name


def tables(table, path, out):
    names, left_out = {}, set()
    for s in table.get_symbols():
        name = s.get_name()
        if name in HIDDEN or name.startswith("."):
            continue
        flags = ("R" if s.is_referenced() else "") + ("A" if s.is_assigned() else "") + ("P" if s.is_parameter() else "") + ("I" if s.is_imported() else "")
        if path == "top" and s.is_declared_global() and not s.is_assigned():
            left_out.add(name)  # bound by `:=` in a comprehension only, which CPython writes down as `global`
            continue
        bound = s.is_assigned() or s.is_imported() or s.is_annotated()
        if path == "top":
            where = "L" if bound else "G"
        else:
            where = "F" if s.is_free() else "L" if s.is_local() and not s.is_global() else "G"
        if flags:  # not what only passes through to an inner scope
            names[name] = flags + where
    out.append((path, names, left_out))
    for child in table.get_children():
        tables(child, f"{path}/{kind_and_name(child)}:{child.get_lineno()}", out)


def ours(judge, texts):
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for i, text in enumerate(texts):
            paths.append(os.path.join(folder, str(i)))
            with open(paths[-1], "wb") as f:
                f.write(text)
        out = subprocess.run([judge, "scopes"], input="\n".join(paths) + "\n", capture_output=True, text=True, check=True).stdout
    return [block.splitlines() for block in ("\n" + out).split("\n.\n")[:-1]]


def is_inlined(path):
    return NEW and path.rsplit("/", 1)[-1].startswith("comprehension:")


def lifted(path):
    """What an inlined comprehension holds belongs to the scope around it."""
    return re.sub(r"/comprehension:\d+", "", path) if NEW else path


def compare(data, lines):
    """The scopes in which we and CPython differ: (path, ours, CPython's)."""
    expected = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        tables(symtable.symtable(data, "x.py", "exec"), "top", expected)
    mine = []
    for line in lines:
        path, *pairs = line.split(" ")
        mine.append((path, {n: f for n, f in (p.split("=") for p in pairs) if n not in HIDDEN and len(f) > 1}))
    wrong = []
    # CPython 3.13 has one table for each bound and default of type parameters; ours is one scope.
    expected = [(lifted(path), *rest) for path, *rest in expected if "/types" not in path and not is_inlined(path)]
    inside = {}
    for path, names in mine:
        parts = path.split("/")
        for i, part in enumerate(parts if NEW else ()):
            if part.startswith("comprehension:"):
                inside.setdefault(lifted("/".join(parts[:i])), set()).update(names)
    mine = [(lifted(path), names) for path, names in mine if "/types" not in path and not is_inlined(path)]
    expected.sort(key=lambda e: (e[0], sorted(e[1].items())))
    mine.sort(key=lambda m: (m[0], sorted(m[1].items())))
    if [m[0] for m in mine] != [e[0] for e in expected]:
        ours_only, theirs_only = (sorted(set(a) - set(b)) for a, b in (([m[0] for m in mine], [e[0] for e in expected]), ([e[0] for e in expected], [m[0] for m in mine])))
        return 0, [("scopes", ours_only, theirs_only)]
    for (path, names), (wanted, symbols, left_out) in zip(mine, expected):
        hidden = left_out | inside.get(path, set())
        names = {n: f for n, f in names.items() if n not in hidden}
        symbols = {n: f for n, f in symbols.items() if n not in hidden}
        if path != wanted or names != symbols:
            wrong.append((f"{path} / {wanted}", sorted(names.items() - symbols.items()), sorted(symbols.items() - names.items())))
    return len(mine), wrong


def main():
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    p.add_argument("judge")
    p.add_argument("folders", nargs="*")
    p.add_argument("--generated", type=int, default=0)
    p.add_argument("--files", type=int, default=0, help="take so many files only, drawn by the seed")
    p.add_argument("--seed", type=int, default=random.randrange(10**6))
    p.add_argument("--show", type=int, default=20)
    args = p.parse_args()
    rng = random.Random(args.seed)
    files = list(python_files(args.folders or [sysconfig.get_paths()["stdlib"]]))
    if args.files and len(files) > args.files:
        files = sorted(rng.sample(files, args.files))
    cases = [(f, open(f, "rb").read()) for f in files]
    cases += [(f"generated {i}", generated(rng).encode()) for i in range(args.generated)]
    valid = []
    for name, data in cases:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                symtable.symtable(data, "x.py", "exec")
            except (SyntaxError, ValueError, RecursionError):
                continue
            if decoded(data) is None or unicodedata.normalize("NFKC", decoded(data)) != decoded(data):
                continue
            # Postponed annotations have tables of their own there, and `symtable` takes a function `top` for a module.
            if not re.search(rb"from __future__ import .*annotations|def top\(", data):
                valid.append((name, data))
    scopes = differ = 0
    for at in range(0, len(valid), 500):
        part = valid[at:at + 500]
        for (name, data), lines in zip(part, ours(args.judge, [d for _, d in part])):
            count, wrong = compare(data, [l for l in lines if l])
            scopes += count
            differ += bool(wrong)
            if wrong and differ <= args.show:
                print(f"--- {name}")
                for path, mine, theirs in wrong[:4]:
                    print(f"    {path}: ours {mine}, CPython's {theirs}")
                if name.startswith("generated"):
                    print(data.decode())
    print(f"seed {args.seed}, Python {sys.version_info[0]}.{sys.version_info[1]}: {len(valid)} programs of {len(cases)} "
          f"have symbol tables, {scopes} scopes; {differ} programs differ")
    return 1 if differ or not valid else 0


if __name__ == "__main__":
    sys.exit(main())
