"""Runs the rewriter over many programs at once, and tells what it did to each."""

import json
import os
import re
import shutil
import subprocess
import tempfile


class Crash(Exception):
    """The process died, or said that it made an internal error."""


class Ruined(Exception):
    """The rule file was not accepted."""


def scratch():
    """A folder for many small files, in memory where there is such a place."""
    for root in (os.environ.get("LAWS_TMP"), "/dev/shm"):
        if root and os.path.isdir(root) and os.access(root, os.W_OK):
            return tempfile.mkdtemp(prefix="laws_", dir=root)
    return tempfile.mkdtemp(prefix="laws_")


def crashed(done):
    """A signal, a sanitizer's report or an internal error; 124 and up are no exit codes of the
    rewriter."""
    return (
        done.returncode < 0
        or done.returncode >= 124
        or "internal error" in done.stderr
        or "runtime error:" in done.stderr
        or "Sanitizer" in done.stderr
    )


class Rewriter:
    def __init__(self, binary, jobs=1, seconds=120):
        self.binary, self.jobs, self.seconds = binary, jobs, seconds

    def run(self, arguments, folder):
        try:
            done = subprocess.run(
                [self.binary, *arguments],
                cwd=folder,
                capture_output=True,
                timeout=self.seconds,
                stdin=subprocess.DEVNULL,
            )
        except subprocess.TimeoutExpired:
            raise Crash("no end within %d s" % self.seconds) from None
        done.stdout = done.stdout.decode("utf-8", "replace")
        done.stderr = done.stderr.decode("utf-8", "replace")
        if crashed(done):
            raise Crash("exit code %d: %s" % (done.returncode, done.stderr.strip()[-300:]))
        return done

    def check(self, rules):
        """Whether a rule file is accepted, and what was said. The examples of files that it uses are
        run where those files are tested."""
        folder = scratch()
        try:
            with open(os.path.join(folder, "r.hvr"), "w", encoding="utf-8") as f:
                f.write(rules)
            done = self.run(["check", "r.hvr", *(["--no-examples"] if re.search(r'^use "', rules, re.M) else [])], folder)
            return done.returncode == 0, done.stdout + done.stderr
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def rewrite(self, rules, texts, jobs=None, order=None):
        """The results of texts (bytes), as (outputs, messages): a text of messages for each."""
        folder = scratch()
        try:
            os.mkdir(os.path.join(folder, "d"))
            with open(os.path.join(folder, "r.hvr"), "w", encoding="utf-8") as f:
                f.write(rules)
            names = ["p%06d.py" % i for i in (order or range(len(texts)))]
            for name, text in zip(names, texts):
                with open(os.path.join(folder, "d", name), "wb") as f:
                    f.write(text)
            done = self.run(
                [
                    "--rules",
                    "r.hvr",
                    "--in-place",
                    "--format",
                    "json",
                    "-j",
                    str(jobs or self.jobs),
                    *("d/" + name for name in names),
                ],
                folder,
            )
            if done.returncode not in (0, 2):
                raise Ruined(done.stderr[:400] or done.stdout[:400])
            said = self.messages(done.stderr + "\n" + done.stdout)
            out = []
            for name in names:
                with open(os.path.join(folder, "d", name), "rb") as f:
                    out.append(f.read())
            return out, [said.get(name, []) for name in names]
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    @staticmethod
    def messages(text):
        """File name -> its messages, as dictionaries."""
        out = {}
        for line in text.split("\n"):
            if line.startswith("{"):
                try:
                    message = json.loads(line)
                except ValueError:
                    continue
                out.setdefault(os.path.basename(message.get("file", "")), []).append(message)
        return out

    def explain(self, rules, wanted):
        """For (text, line) pairs what `explain` says of that line, as one text each."""
        folder = scratch()
        try:
            with open(os.path.join(folder, "r.hvr"), "w", encoding="utf-8") as f:
                f.write(rules)
            places = []
            for i, (text, line) in enumerate(wanted):
                with open(os.path.join(folder, "p%d.py" % i), "wb") as f:
                    f.write(text)
                places.append("p%d.py:%d" % (i, line))
            done = self.run(["explain", "--rules", "r.hvr", *places], folder)
            out = ["" for _ in wanted]
            for line in done.stdout.split("\n"):
                found = re.match(r"p(\d+)\.py:\d+(?::\d+)?: (.*)", line)
                if found:
                    out[int(found[1])] += found[2] + "\n"
            return out
        finally:
            shutil.rmtree(folder, ignore_errors=True)
