"""Runs the checker on rule files, and compares the line of its first message with the one that is wrong."""
import os
import re
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

MESSAGE = re.compile(r"^[^\n:]*:(\d+):(?:(\d+):)? (error|warning)\[([A-Z]\d{3})\]: ([^\n]*)", re.M)


@dataclass(frozen=True)
class Mistake:
    kind: str
    text: str
    lines: tuple  # where a message may point; () where the file is in order
    wanted: str = ""  # what the message should propose, as "did you mean `X`?"
    command: str = "check"


@dataclass(frozen=True)
class Outcome:
    mistake: Mistake
    line: int  # of the first error, or of the first warning where there is no error; 0: nothing was said
    code: str
    said: str

    @property
    def right(self):
        return self.line in self.mistake.lines if self.mistake.lines else self.line == 0

    @property
    def proposed(self):
        return bool(self.mistake.wanted) and f"did you mean `{self.mistake.wanted}`" in self.said

    def shown(self):
        numbered = "\n".join(f"{i:4} {line}" for i, line in enumerate(self.mistake.text.split("\n"), 1))
        return f"== {self.mistake.kind}: line {self.mistake.lines or 'none'} is meant, {self.line or 'nothing'} was said\n{numbered}\n{self.said}"


class Checker:
    def __init__(self, binary):
        self.binary = os.path.abspath(binary)
        self.folder = tempfile.TemporaryDirectory()

    def said(self, text, command="check"):
        """All that is said of a rule file."""
        with tempfile.NamedTemporaryFile("w", suffix=".hvr", dir=self.folder.name, delete=False, encoding="utf-8", newline="") as f:
            f.write(text)
        words = [self.binary, "check", f.name] if command == "check" else [self.binary, "test", "--rules", f.name]
        done = subprocess.run(words, capture_output=True, text=True, cwd=self.folder.name)
        return (done.stderr + done.stdout).replace(self.folder.name + os.sep, "")

    def in_order(self, text):
        return not MESSAGE.search(self.said(text))

    def outcome(self, mistake):
        said = self.said(mistake.text, mistake.command)
        all_ = MESSAGE.findall(said)
        first = next((m for m in all_ if m[2] == "error"), all_[0] if all_ else None)
        return Outcome(mistake, int(first[0]) if first else 0, first[3] if first else "-", said)


def all_of(checker, mistakes):
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(checker.outcome, mistakes))
