"""Makes a program that goes wrong smaller while it goes wrong in the same way."""

import ast
import json
import os
import re
import shutil
import tempfile

from . import check, structural


def statements(text):
    """Line ranges of all statements, the longest first."""
    out = set()
    for n in ast.walk(ast.parse(text)):
        if isinstance(n, ast.stmt):
            first = min([n.lineno] + [d.lineno for d in getattr(n, "decorator_list", [])])
            out.add((first, n.end_lineno))
    return sorted(out, key=lambda r: (r[0] - r[1], r))


KEPT = (
    r"\.fit\(",
    r"train_on_batch",
    r"apply_gradients\(",
    r"\.minimize\(",
    r"\.run\(\[?[\w.]*(?:train|step|opt)",
    r"GradientTape",
    r"\bbreak\b",
    r"initializer",
)


def sound(candidate, text):
    """Whether a smaller text still trains, and uses no name before it is made."""
    if any(re.search(k, text) and not re.search(k, candidate) for k in KEPT):
        return False
    if set(check.unbound(candidate)) - set(check.unbound(text)):
        return False
    for holder, name in set(re.findall(r"\b(args|cfg|FLAGS|hp|self)\.(\w+)", candidate)):
        made = r"--%s\b|\b%s = |['\"]%s['\"]|def %s\b|self\.%s\s*=" % ((name,) * 5)
        if re.search(made, text) and not re.search(made, candidate):
            return False
    tree = ast.parse(candidate)
    scopes = [n for n in ast.walk(tree) if isinstance(n, (ast.Module, ast.FunctionDef))]
    return all(made_before_use(s) for s in scopes)


def made_before_use(scope):
    """Whether every name that a scope makes is made above its first use there."""
    made, used = {}, {}

    def visit(node):
        for n in ast.iter_child_nodes(node):
            if isinstance(n, (ast.FunctionDef, ast.ClassDef)):
                made.setdefault(n.name, (n.lineno, 0))
                continue
            if isinstance(
                n, (ast.Lambda, ast.ListComp, ast.GeneratorExp, ast.DictComp, ast.SetComp)
            ):
                continue
            if isinstance(n, (ast.Import, ast.ImportFrom)):
                for a in n.names:
                    made.setdefault((a.asname or a.name).split(".")[0], (n.lineno, 0))
            if isinstance(n, ast.Assign):
                visit(n.value)
                for t in n.targets:
                    visit_one(t, n)
                continue
            visit_one(n, n)

    def visit_one(n, statement):
        if isinstance(n, ast.Name):
            where = (getattr(statement, "end_lineno", n.lineno), 1)
            if isinstance(n.ctx, ast.Store):
                made[n.id] = min(made.get(n.id, where), (n.lineno, 1))
            else:
                used[n.id] = min(used.get(n.id, (n.lineno, 0)), (n.lineno, 0))
        visit(n)

    if isinstance(scope, ast.FunctionDef):
        made.update({a.arg: (0, 0) for a in ast.walk(scope.args) if isinstance(a, ast.arg)})
    visit(scope)
    loops = {
        n.id
        for f in ast.walk(scope)
        if isinstance(f, (ast.For, ast.With))
        for n in ast.walk(f)
        if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
    }
    return all(name in loops or made[name] < where for name, where in used.items() if name in made)


def reduce(binary, rules, folder, name, kind):
    """The smallest text found of a program of one file, or None where the finding does not stay."""
    with open(os.path.join(folder, "known", name + ".json"), encoding="utf-8") as f:
        about = json.load(f)
    if about["modules"] or not about["script"].endswith(".py"):
        return None
    with open(os.path.join(folder, name, about["script"]), encoding="utf-8", newline="") as f:
        text = f.read().replace("\r\n", "\n")
    with tempfile.TemporaryDirectory(prefix="generate-") as at:
        os.makedirs(os.path.join(at, "known"))
        shutil.copytree(os.path.join(folder, name), os.path.join(at, name))
        shutil.copy(os.path.join(folder, "known", name + ".json"), os.path.join(at, "known"))
        script = os.path.join(at, name, about["script"])

        def fails(candidate):
            try:
                if not sound(candidate, text):
                    return False
            except (SyntaxError, ValueError):
                return False
            with open(script, "w", encoding="utf-8") as f:
                f.write(candidate)
            found = structural.judge(binary, rules, at, name)["findings"]
            return any(f["kind"] == kind and not f["said"] for f in found)

        text = "\n".join(line for line in text.split("\n") if not line.lstrip().startswith("#"))
        if not fails(text):
            return None
        return shrink(text, fails)


def shrink(text, fails):
    """Leaves out statements, one after the other, until none can go."""
    again = True
    while again:
        again = False
        for first, last in statements(text):
            lines = text.split("\n")
            if last > len(lines):
                continue
            candidate = "\n".join(lines[: first - 1] + lines[last:])
            if fails(candidate):
                text, again = candidate, True
                break
    return "\n".join(line for line in text.split("\n") if line.strip()) + "\n"
