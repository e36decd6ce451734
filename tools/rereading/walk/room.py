"""A room: a walk that notes what it finds, each kind once a line."""

from rereading.finding import Finding
from rereading.walk.walker import Walker


class Room(Walker):
    """A Walker with findings; what must be known as a whole is judged at the end."""

    def __init__(self, program):
        super().__init__(program)
        self.found = {}  # (path, line, kind) -> why

    def tell(self, node, module, kind, why):
        self.found.setdefault((module.path, node.lineno, kind), why)

    def judge(self):
        """What was seen, judged when all is known."""

    def findings(self):
        """The whole walk, and what it has found."""
        self.run()
        self.judge()
        for (path, line, kind), why in self.found.items():
            yield Finding(path, line, kind, why)
