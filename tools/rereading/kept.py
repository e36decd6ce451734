"""The programs that the project keeps, or makes, with what was said when they were rewritten."""

import ast
import difflib
import json
import os
import re
import shutil
from dataclasses import dataclass, field

from generate import rewrite, write
from prove import catalogue
from prove.catalogue import GOLDEN, ROOT

RULES = os.path.join(ROOT, "rulesets", "horovod.hvr")
SHELL = re.compile(r"^(\s*)(\w+ *= *)?[%!].*")  # what a notebook alone knows
MESSAGE = re.compile(
    r"(?:(?P<path>\S+\.(?:py|ipynb)):)?(?:cell (?P<cell>\d+):)?(?P<line>\d+):\d+: "
)


@dataclass
class Case:
    """A program before and after its rewriting."""

    name: str
    script: str  # by its path in both folders
    before: str  # the folder of the original
    after: str  # and that of the result, which may lack files that stayed as they were
    several: bool = False  # whether the folder is a project
    renamed: str = ""  # the script's name in the result, where it is another
    told: set = field(default_factory=set)  # (file, line of the original, text) of messages


def golden(only=None):
    """The golden cases of Horovod's rulesets that have a result."""
    for _, program in catalogue.golden({}):
        name = program.name
        if not name.startswith("horovod") or only and not re.search(only, name):
            continue
        folder = os.path.join(GOLDEN, name)
        if program.project:
            script = os.path.relpath(program.script, program.project)
            after = os.path.join(folder, "expected")
            yield Case(name, script, program.project, after, True, told=told_in(folder, script))
        else:
            script = os.path.basename(program.script)
            result = script.replace("input", "expected")
            yield Case(name, script, folder, folder, False, result, told_in(folder, script))


def told_in(folder, script):
    """Where the kept messages of a case point."""
    try:
        with open(os.path.join(folder, "expected.diag"), encoding="utf-8") as file:
            found = [MESSAGE.match(line) for line in file]
    except OSError:
        return set()
    told = set()
    for m in found:
        if m:
            path = m["path"] or script
            line = int(m["line"]) + above(os.path.join(folder, path), int(m["cell"] or 0))
            told.add((path, line, m.string))
    return told


def generated(count, seed, binary, folder):
    """Programs that `tools/generate` makes, rewritten one after the other into `folder`."""
    for about in write.programs(count, seed, folder):
        case = rewritten(about, os.path.join(folder, about["name"]), binary)
        if case:
            yield case


def rewritten(about, before, binary):
    """A Case of a made program, or None where it was refused or left as it is."""
    script, after = about["script"], before + "-rewritten"
    done = rewrite.program(binary, RULES, before, about)
    if done.code or rewrite.unchanged(before, about, done):
        return None
    for path, text in done.outputs.items():
        path = os.path.join(after, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    told = set()
    for message in done.messages:
        if "line" in message:
            where = message.get("file", script)
            line = message["line"] + above(os.path.join(before, where), message.get("cell", 0))
            told.add((where, line, message["message"]))
    name = "generated/" + about["name"]
    return Case(name, script, before, after, bool(about["modules"]), told=told)


def laid(case, folder):
    """The case as two folders of plain Python; their paths."""
    if not case.several and case.script.endswith(".py"):
        return case.before, case.after
    before, after = os.path.join(folder, "before"), os.path.join(folder, "after")
    for place in (before, after):
        shutil.copytree(case.before, place)
    shutil.copytree(case.after, after, dirs_exist_ok=True)
    if case.script.endswith(".ipynb"):
        for place, name in ((before, case.script), (after, case.renamed or case.script)):
            name = os.path.join(place, name)
            with open(name, encoding="utf-8") as file:
                text = cells(json.load(file))
            with open(name[: -len("ipynb")] + "py", "w", encoding="utf-8") as file:
                file.write(text)
    return before, after


def above(path, cell):
    """How many lines of a notebook's code stand before the cell of this number."""
    if not cell:
        return 0
    with open(path, encoding="utf-8") as file:
        return cells(json.load(file), cell - 1).count("\n")


def cells(notebook, first=None):
    """The code of the first cells, or of all; an empty list stands for what a shell gives."""
    lines = []
    for cell in notebook["cells"][:first]:
        if cell["cell_type"] == "code":
            source = cell["source"]
            source = source if isinstance(source, str) else "".join(source)
            if not source.startswith("%%"):
                lines += [SHELL.sub(r"\1\2[]", line) for line in source.split("\n")]
    return "".join(line + "\n" for line in lines)


# where a message speaks of what was found


OF_FILES = re.compile(r"wait|write|file|folder|command|own name")  # in a finding's kind
FILES = re.compile(r"writ|read|wait|file|folder|list|line")  # in a message about them


def speaks_of(message, kind):
    """Whether a message may be about what was found: of files only one that names them is."""
    return not OF_FILES.search(kind) or bool(FILES.search(message))


class Lines:
    """The lines of a result as lines of its original."""

    def __init__(self, before, after):
        self.blocks = difflib.SequenceMatcher(
            None, before.splitlines(), after.splitlines(), autojunk=False
        ).get_matching_blocks()
        self.statements = statements(before)

    def original(self, line):
        """The lines of the original that a line was made of, first and last."""
        last = 0
        for before, after, count in self.blocks:
            if line - 1 < after:
                return last, before + 1
            if line - 1 < after + count:
                return (before + line - after,) * 2
            last = before + count
        return last, last

    def told(self, line, messages):
        """Whether a message stands at the statement that a line was made of."""
        first, last = self.original(line)
        for begin, end in self.statements:
            if begin <= last and first <= end:
                first, last = min(first, begin), max(last, end)
        return any(first <= message <= last for message in messages)


def statements(text):
    """The first and last lines of simple statements and of the heads of others."""
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError):
        return []
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", None)
            end = body[0].lineno - 1 if body else node.end_lineno
            found.append((node.lineno, max(end, node.lineno)))
    return found
