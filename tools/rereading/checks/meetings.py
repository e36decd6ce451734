"""Meetings to which only some processes come: the others wait for ever, or take wrong numbers."""

from rereading.alike.run import Run
from rereading.finding import Finding


def check(program):
    run = Run(program).run()
    for (path, line), (kind, text) in run.others.items():
        yield Finding(path, line, kind, text)
    for split in run.splits.values():
        apart = split.apart
        where = "" if split.path == apart.path else split.path.rsplit("/", 1)[-1] + ":"
        yield Finding(
            apart.path,
            apart.line,
            "diverging meeting",
            f"{split.what} at line {where}{split.line} is come to by some only: "
            f"{apart.kind} {apart.why}",
        )
