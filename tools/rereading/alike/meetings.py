"""Where processes meet, and what is noted of those that part."""

import ast

from rereading.alike.state import Split
from rereading.alike.values import COMMON, OWN, THERE


class Meetings:
    """The meetings of a run: to which of them only some come."""

    def meet(self, path, line, what):
        if self.joins and ("gradient" in what or "apply_" in what or "once" in what):
            return
        self.trace.append((path, line, what))
        self.met = self.met or any(
            word in what for word in ("fit", "train_on", "gradient", "apply_", "operation")
        )
        self.set_heap(("files",), COMMON)
        if self.apart:
            apart = self.apart[0]
            self.splits.setdefault((apart.path, apart.line), Split(apart, path, line, what))

    def meets(self, node, what):
        self.meet(self.frames[-1].module.path, node.lineno, what)

    def note(self, node, kind, text):
        self.others.setdefault((self.frames[-1].module.path, node.lineno), (kind, text))

    def lacks(self, node, value):
        """Something is asked of a value that is None on all but one."""
        if (
            value.flags & OWN
            and value.flags & THERE
            and ("none",) in value.refs
            and "rank()" in value.why
            and not self.apart
            and not self.testing
        ):
            self.note(
                node, "none on some", f"`{ast.unparse(node)[:60]}`: None on some ({value.why})"
            )

    def parted(self, node, what, value=COMMON):
        """Weights or a rate are set: by what is each one's own they part."""
        if not self.met:
            return  # the first weights and rates are sent
        apart = self.apart[-1] if self.apart else None
        if apart is not None and not apart.rank:
            self.note(node, "models part", f"{what} is set by some only: {apart.kind} {apart.why}")
        elif value.own:
            self.note(node, "models part", f"{what} is set to each one's own ({value.why})")

    def stops(self, node, apart, frame):
        if self.keras:
            self.splits.setdefault(
                (frame.module.path, node.lineno),
                Split(apart, frame.module.path, node.lineno, "`fit`, which this ends"),
            )
