"""A program while it is made: its draws, its names, its blocks of text and what is known about it."""

import random
import re
from contextlib import contextmanager

from . import names
from .choices import CHOICES


class Block:
    """Lines of Python, indented by four spaces a level; `style.py` changes that at the end."""

    def __init__(self, depth=0):
        self.lines, self.depth = [], depth

    def __call__(self, *lines):
        for text in lines:
            for line in text.split("\n"):
                self.lines.append("    " * self.depth + line if line else "")
        return self

    @contextmanager
    def under(self, head):
        """What is written inside stands below `head`; without a head it stands where it is."""
        if head:
            self(head)
            self.depth += 1
        yield self
        if head:
            self.depth -= 1

    def add(self, other):
        for line in other.lines:
            self(line)
        return self

    def __bool__(self):
        return bool(self.lines)

    @property
    def text(self):
        return "\n".join(self.lines)


class Truth:
    """What is known of a program and cannot be read from its rewritten form: what must become of it.

    Every member is a list of plain dictionaries or strings, so that it goes to JSON as it is.
    """

    def __init__(self):
        self.refuse = None  # why it must be refused, or None
        self.gone = []  # names of what may not stand beside the rewritten training
        self.optimizers = []  # {"class", "name", "way", "file"}
        self.gradients = []  # {"call", "file"}: gradients that are made apart from an optimizer
        self.together = []  # arrays that belong together: lists of names
        self.kept = []  # {"array", "rows"}: the first rows are left out where the array is fed, and tested with
        self.evaluation = []  # arrays and data sets that no training may change
        self.averages = []  # {"sum", "count"}: a sum divided by a count of the loop's rounds
        self.branches = []  # functions that make a data set, in more ways than are taken
        self.fixed = []  # tensors that are drawn once and never trained
        self.told = []  # metrics of which the result is told inside an epoch
        self.own = []  # functions that compute a number of their own
        self.ordered = []  # generators that draw an order once
        self.means = []  # lists of a round's numbers of which a mean is told
        self.counts = []  # {"what", "value"}: numbers that count training steps outside a loop
        self.decisions = (
            []
        )  # {"kind", "names"}: what ends or steers training by a number of one process
        self.writes = []  # {"call", "path"}
        self.reads = []  # {"call", "path"}: read after it was written
        self.order = None  # "state" or "windows": the order of samples carries meaning
        self.draws = []  # "seeded" or "unseeded": batches drawn at random
        self.sessions = 0
        self.notes = []

    def plain(self):
        return dict(vars(self))


class Program:
    """One program. Equal seeds give equal programs."""

    def __init__(self, seed):
        self.seed, self.random = seed, random.Random("hvrewrite %d" % seed)
        self.choices, self.truth = {}, Truth()
        self.names = names.Names(self)
        self.settings = {}  # configuration: key -> (value, help)
        self.files = {}  # path -> text
        self.data_files = {}  # path -> text of a file it reads
        self.classed = False  # whether what the graph holds are attributes of an object

    # -- drawing
    def pick(self, name, only=None, without=()):
        """Draws the option of a choice once; later calls give the same."""
        if name in self.choices:
            return self.choices[name]
        options = {
            o: w
            for o, w in CHOICES[name].items()
            if (only is None or o in only) and o not in without
        }
        if not options:
            raise ValueError("no option is left for " + name)
        drawn = self.random.choices(list(options), list(options.values()))[0]
        self.choices[name] = drawn
        return drawn

    def set(self, name, option):
        """Settles a choice that follows from others."""
        assert option in CHOICES[name], (name, option)
        self.choices[name] = option
        return option

    def yes(self, share):
        """A small habit that is no choice of its own."""
        return self.random.random() < share

    def one(self, *options):
        return self.random.choice(options)

    def between(self, low, high):
        return self.random.randint(low, high)

    # -- names and configuration
    def __getitem__(self, concept):
        """The program's name for a concept."""
        return self.names[concept]

    def a(self, concept):
        """The same, as what holds it is written: an attribute in a class."""
        return ("self." if self.classed else "") + self.names[concept]

    def fresh(self, *options):
        return self.names.fresh(options)

    def cfg(self, key, value, text=""):
        """An expression for a setting; its definition is written when all are known."""
        way = self.pick("config")
        if way == "literal" and key not in self.settings.get("shared", ()):
            return repr(value)
        self.settings.setdefault(key, (value, text))
        return names.setting(self, key)

    # -- text
    def say(self, text, *values):
        """A print statement in the program's style. `text` has {} for each value."""
        style = self.pick("print_style")
        if not values:
            return "print(%r)" % text
        if style == "commas":
            parts = text.split("{}")
            out = []
            for i, part in enumerate(parts):
                if part.strip():
                    out.append(repr(part.strip() if i else part.rstrip()))
                if i < len(values):
                    out.append(values[i])
            return "print(%s)" % ", ".join(out)
        if style == "percent":
            return "print(%r %% (%s%s))" % (
                text.replace("%", "%%").replace("{}", "%s"),
                ", ".join(values),
                "," if len(values) == 1 else "",
            )
        if style == "format":
            return "print(%r.format(%s))" % (text, ", ".join(values))
        parts = text.split("{}")
        if any(re.search(r"[\"'\\{}]", v) for v in values):
            return "print(%r.format(%s))" % (text, ", ".join(values))
        return 'print(f"%s")' % "".join(
            p + ("{%s}" % values[i] if i < len(values) else "") for i, p in enumerate(parts)
        )

    def note(self, concept):
        """A comment about a part of the program, in its author's tongue, or no line."""
        share = {"few": 0.12, "some": 0.45, "many": 0.85}[self.pick("comments")]
        return ["# " + names.comment(self, concept)] if self.yes(share) else []
