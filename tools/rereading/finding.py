"""What a check says of a program: a fault at a line."""

from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Finding:
    """A fault that a check has found; `why` says what happens on which process."""

    path: str
    line: int
    check: str
    why: str

    def __str__(self):
        return f"{self.path}:{self.line}: {self.check}: {self.why}"
