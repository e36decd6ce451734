"""What a check says of a program: a fault at a line."""

import re
from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Finding:
    """A fault that a check has found; `why` says what happens on which process."""

    path: str
    line: int
    kind: str
    why: str

    def __str__(self):
        return f"{self.path}:{self.line}: {self.kind}: {self.why}"

    def lines(self):
        """The lines it speaks of: its own, and those that `why` names in the same file."""
        return {self.line} | {int(n) for n in re.findall(r"\bline (\d+)", self.why)}
