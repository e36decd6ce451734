"""The Pythons of this machine that judge, and how they are asked."""

import glob
import json
import os
import shutil
import subprocess
import sys

VERSIONS = ["3.%d" % minor for minor in range(7, 14)]
LOWEST = (3, 9)  # what the judge itself needs: `ast.unparse`


def candidates(version):
    """Where an interpreter of a version may be: on the path, or beside others of a version
    manager."""
    names = [shutil.which("python" + version)]
    for root in (os.environ.get("PYENV_ROOT"), os.path.join(os.path.expanduser("~"), ".pyenv")):
        if root:
            names += sorted(
                glob.glob(os.path.join(root, "versions", version + ".*", "bin", "python3"))
            )
    names += [
        "/usr/bin/python" + version,
        "/usr/local/bin/python" + version,
        sys.executable,
        shutil.which("python3"),
    ]
    return [n for n in names if n]


def works(path, version):
    try:
        done = subprocess.run(
            [path, "-S", "-c", "import sys; print('%d.%d' % sys.version_info[:2])"],
            capture_output=True,
            text=True,
            timeout=20,
        )
    except (OSError, subprocess.SubprocessError):
        return False
    return done.returncode == 0 and done.stdout.strip() == version


def installed():
    """Version -> path, for every version from 3.7 to 3.13 that is here."""
    out = {}
    for version in VERSIONS:
        path = next((p for p in candidates(version) if works(p, version)), None)
        if path:
            out[version] = path
    return out


# Runs under any of them: (number, input, output, and both as the main judge reads them, or None)
# -> what is wrong.
SERVICE = r"""
import ast, json, sys, warnings
warnings.simplefilter("ignore")
def reads(text):
    try:
        compile(text, "p", "exec", dont_inherit=True)
        return None
    except Exception as problem:  # old versions have faults of their own: SystemError, MemoryError
        return str(getattr(problem, "msg", problem))
for line in sys.stdin:
    answers = []
    for number, before, after, same, plain in json.loads(line):
        problem = reads(after.encode())
        if problem is not None:
            if reads(before.encode()) is None:
                answers.append([number, "valid", problem])
        elif plain is not None and reads(plain) is None and reads(same) is None and \
                ast.dump(ast.parse(before.encode())) == ast.dump(ast.parse(same)) and \
                ast.dump(ast.parse(after.encode())) != ast.dump(ast.parse(plain)):
            answers.append([number, "meaning", "another tree than in the newest version"])
    sys.stdout.write(json.dumps(answers) + "\n")
    sys.stdout.flush()
"""


class Bench:
    """The other versions, each a process that is asked in batches."""

    def __init__(self, paths):
        own = "%d.%d" % sys.version_info[:2]
        self.paths = {v: p for v, p in paths.items() if v != own}
        self.processes = {v: self.start(v) for v in self.paths}
        self.died = []  # (version, input, output) that ended a version's process

    def start(self, version):
        return subprocess.Popen(
            [self.paths[version], "-S", "-c", SERVICE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def one(self, version, rows):
        """The answer of a version, or None where its process died of the question."""
        process = self.processes[version]
        try:
            process.stdin.write(json.dumps(rows) + "\n")
            process.stdin.flush()
            answer = process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        if answer:
            return json.loads(answer)
        process.kill()
        process.wait()
        process.stdout.close()
        self.processes[version] = self.start(version)
        return None

    def ask(self, rows):
        """(version, number, law, detail) of everything that some version takes amiss."""
        out = []
        for version in self.paths:
            answers = self.one(version, rows)
            if answers is None:  # one of them is too much for it: which?
                answers = []
                for row in rows:
                    answer = self.one(version, [row])
                    if answer is None:
                        self.died.append((version, row[1], row[2]))
                    answers += answer or []
            out += [(version, *answer) for answer in answers]
        return out

    def close(self):
        for process in self.processes.values():
            process.stdin.close()
            process.wait()
            process.stdout.close()
