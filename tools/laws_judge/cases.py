"""Single cases with an expectation that CPython judges: `tests/laws/*.cases`, one heading each.

A case passes when any one of its expectations holds. The file `failing` beside them names the
cases that are known to fail; it must shrink: a case that passes and stands there is an error.
"""

import ast
import collections
import glob
import os
import re

from . import compare, judge, pythons, runner, scopes

Case = collections.namedtuple("Case", "name sections")


def read(folder):
    """All cases of a folder, in order."""
    out = []
    for path in sorted(glob.glob(os.path.join(folder, "*.cases"))):
        with open(path, encoding="utf-8") as f:
            text = f.read()
        for part in re.split(r"(?m)^=== ", text)[1:]:
            name, _, rest = part.partition("\n")
            found = re.findall(r"(?ms)^--- ([\w-]+)[ ]?([^\n]*)\n(.*?)(?=^--- |\Z)", rest)
            sections = [
                (word, argument, body.rstrip("\n") + "\n") for word, argument, body in found
            ]
            out.append(Case(name.strip(), sections))
    return out


def failing(folder):
    path = os.path.join(folder, "failing")
    if not os.path.exists(path):
        return set()
    with open(path, encoding="utf-8") as f:
        return {line.strip() for line in f if line.strip() and not line.startswith("#")}


class Runner:
    """Runs cases with one rewriter."""

    def __init__(self, binary):
        self.rewriter = runner.Rewriter(os.path.abspath(binary))
        self.versions, self.bench = pythons.installed(), None

    def close(self):
        if self.bench:
            self.bench.close()

    def problem(self, case):
        """Why the case fails, or None."""
        parts = {word: (argument, body) for word, argument, body in case.sections}
        rules = 'ruleset case "a case"\n' + parts["rules"][1]
        data = self.input(parts)
        try:
            accepted, said = self.rewriter.check(rules)
            if not accepted:
                return self.rejected(parts, said)
            outputs, messages = self.rewriter.rewrite(rules, [data])
        except runner.Ruined as ruined:
            return self.rejected(parts, str(ruined))
        except runner.Crash as crash:
            return str(crash)
        text = " ".join("%s %s" % (m.get("code"), m.get("message")) for m in messages[0])
        problems = [
            self.expectation(word, argument, body, parts, data, outputs[0], text)
            for word, argument, body in case.sections
        ]
        problems = [p for p in problems if p is not False]
        if "matches" in parts or "lacks" in parts:  # these hold together
            problems = ["; ".join(p for p in problems if p) or None]
        if any(p is None for p in problems):
            return self.imports(parts, data, outputs[0])
        return "; or ".join(problems) + "\n" + outputs[0].decode("utf-8", "replace") + text

    @staticmethod
    def reads(data):
        try:
            compile(data, "p", "exec")
        except SyntaxError:
            return False
        return True

    @staticmethod
    def input(parts):
        if "bytes" in parts:
            return ast.literal_eval(parts["bytes"][1].strip())
        if "python" in parts:
            return ast.literal_eval(parts["python"][1].strip()).encode()
        text = parts["input"][1]
        return (text.replace("\n", "\r\n") if "crlf" in parts else text).encode()

    @staticmethod
    def rejected(parts, said):
        if "rejected" in parts and re.search(parts["rejected"][0] or ".", said):
            return None
        return "the rules are not accepted: " + said.strip()[:300]

    def expectation(self, word, argument, body, parts, data, output, said):
        """None where it holds, False where the section is no expectation, else what is wrong."""
        if word in ("becomes", "or"):
            return self.becomes(body, parts, data, output, said)
        if word == "becomes-python":
            return self.becomes(ast.literal_eval(body.strip()), parts, data, output, said)
        if word == "exactly":
            return None if output == body.encode() else "another text"
        if word == "stays":
            if output != data:
                return "changed"
            return (
                None if not argument or re.search(argument, said) else "left alone without a word"
            )
        if word == "comments":
            return self.comments(body, output, said)
        if word in ("matches", "lacks"):
            if not Runner.reads(output):
                return "no Python"
            found = re.search(argument, ast.unparse(ast.parse(output)))
            return None if bool(found) == (word == "matches") else "%s %s" % (word, argument)
        if word == "runs":
            return None
        if word == "rejected":
            return "the rules are accepted"
        return False

    @staticmethod
    def comments(wanted, output, said):
        """Every comment is there, or a message names it; none is new."""
        if not Runner.reads(output):
            return "no Python"
        found, wanted = judge.comments_of(output.decode()), judge.comments_of(wanted)
        if found - wanted or any(c not in said for c in wanted - found):
            return "comments: %s instead of %s" % (dict(found), dict(wanted))
        return None

    def becomes(self, wanted, parts, data, output, said):
        try:
            want, got = ast.parse(wanted), ast.parse(output)
            compile(output, "p", "exec", dont_inherit=True)
        except SyntaxError as problem:
            return "CPython: %s" % problem
        for tree in (want, got):
            scopes.canonical(tree)
            tree.body = [s for s in tree.body if not isinstance(s, (ast.Import, ast.ImportFrom))]
        try:
            compare.Compare().same(want, got)
        except compare.Different as difference:
            return "another result: " + judge.describe(*difference.args)
        problem = self.comments(wanted, output, said)
        if problem:
            return problem
        if "crlf" in parts and output.replace(b"\r\n", b"").find(b"\n") >= 0:
            return "a line feed alone in a file with CRLF"
        return self.everywhere(data, output)

    def everywhere(self, data, output):
        """Every other version reads the output if it reads the input."""
        if self.bench is None:
            self.bench = pythons.Bench(self.versions)
        said = self.bench.ask([[0, data.decode(), output.decode(), None, None]])
        return "Python %s: %s" % (said[0][0], said[0][3]) if said else None

    @staticmethod
    def imports(parts, data, output):
        """A module that the output must load."""
        if "imports" not in parts or output == data:
            return None
        wanted = parts["imports"][0]
        for node in ast.walk(ast.parse(output)):
            if isinstance(node, ast.Import) and any(a.name == wanted for a in node.names):
                return None
            if isinstance(node, ast.ImportFrom) and (
                node.module == wanted
                or any("%s.%s" % (node.module, a.name) == wanted for a in node.names)
            ):
                return None
        return "`%s` is not imported\n%s" % (wanted, output.decode())


def run(binary, folder, only=None):
    """Runs the cases; prints what fails. Returns how many expectations of the run were not met."""
    known = failing(folder)
    cases = read(folder)
    names = [c.name for c in cases]
    wrong = [name for name in sorted(known) if name not in names]
    wrong += ["twice: " + n for n, count in collections.Counter(names).items() if count > 1]
    for problem in wrong:
        print("tests/laws/failing: no case `%s`" % problem)
    passed = 0
    runs = Runner(binary)
    for case in cases:
        if only and only not in case.name:
            continue
        if not Runner.reads(Runner.input({w: (a, b) for w, a, b in case.sections})) and any(
            w == "needs" for w, _, _ in case.sections
        ):
            continue  # no Python here that is new enough to judge it
        problem = runs.problem(case)
        listed = case.name in known
        if problem and (not listed or only):
            print("fails: %s: %s" % (case.name, problem.strip()))
        if not problem and listed:
            print("passes now, take it out of tests/laws/failing: %s" % case.name)
        if bool(problem) == (listed and not only):
            passed += 1
        else:
            wrong.append(case.name)
    runs.close()
    print("%d passed, %d failed (%d of them known to fail)" % (passed, len(wrong), len(known)))
    return len(wrong)
