"""What is known of a value: whether the processes have it alike, and what it is."""

from dataclasses import dataclass, replace

OWN = 1  # its content differs between processes
LENGTH = 2  # so does how many elements it has
THERE = 4  # so does whether it is there at all (some have None, or another kind of thing)
RUNS = 8  # a graph's operation that all must run equally often
OPTIMIZER = 16  # an optimizer that averages gradients
TAPE = 32  # a tape that averages gradients
ALIKE = 64  # a graph's tensor that gives all the same, whatever each is fed
MASK = 128  # of a comparison
HOLDS = 256  # a container, true where it has elements
ORDER = 512  # a set: in no order that all have alike
ENDLESS = 1024  # a generator or dataset that goes on for ever

FED = 2048  # a graph's tensor that depends on what is fed

DIFFERS = OWN | LENGTH | THERE
NOTHING = frozenset()


@dataclass(frozen=True)
class Value:
    """An abstract value; `why` is where its difference comes from."""

    flags: int = 0
    why: str = ""
    parts: "tuple | None" = None
    refs: frozenset = (
        NOTHING  # what it may be: functions, classes, modules, instances, library paths
    )
    holds: frozenset = NOTHING  # the same of what is in it
    constant: object = None

    @property
    def own(self):
        return bool(self.flags & OWN)

    @property
    def uneven(self):
        return bool(self.flags & LENGTH)

    def with_flags(self, more, why=""):
        if self.flags | more == self.flags:
            return self
        parts = self.parts
        if parts is not None and more & OWN:
            parts = tuple(p.with_flags(OWN, why) for p in parts)
        return replace(
            self, flags=self.flags | more, why=self.why or why, parts=parts, constant=None
        )

    def without(self, flags):
        if self.parts is not None:
            parts = tuple(p.without(flags) for p in self.parts)
            return replace(self, flags=self.flags & ~flags, parts=parts)
        return replace(self, flags=self.flags & ~flags) if self.flags & flags else self

    def only(self, flags):
        """Its difference alone, for something made of it."""
        kept = self.flags & flags
        return Value(kept, self.why) if kept else COMMON


COMMON = Value()
NONE = Value(refs=frozenset({("none",)}))


def own(why, more=0):
    return Value(OWN | more, why)


def join(first, *others):
    """What is known of a value that is one of several."""
    for other in others:
        if other is first or other == first:
            continue
        parts = None
        if (
            first.parts is not None
            and other.parts is not None
            and len(first.parts) == len(other.parts)
        ):
            parts = tuple(join(a, b) for a, b in zip(first.parts, other.parts))
        refs = first.refs | other.refs
        holds = first.holds | other.holds
        alike = ALIKE & first.flags & other.flags
        first = Value(
            (first.flags | other.flags) & ~ALIKE | alike,
            first.why or other.why,
            parts,
            refs if len(refs) <= 8 else NOTHING,
            holds if len(holds) <= 24 else NOTHING,
            first.constant if first.constant == other.constant else None,
        )
    return first


def mixed(values, keep=OWN | LENGTH | RUNS | FED):
    """What is made of several values together: it differs where one of them does."""
    flags, why = 0, ""
    for value in values:
        kept = value.flags & keep
        if value.flags & THERE:
            kept |= OWN
        flags |= kept
        if kept & DIFFERS and not why:
            why = value.why
    return Value(flags, why) if flags else COMMON


def container(values):
    """A list, tuple or dictionary of these."""
    values = tuple(values)
    flags, why, refs = HOLDS, "", set()
    for value in values:
        flags |= value.flags & (OWN | RUNS | FED | OPTIMIZER | TAPE)
        why = why or (value.why if value.flags & DIFFERS else "")
        refs |= value.refs | value.holds
    return Value(
        flags,
        why,
        values if len(values) <= 40 else None,
        NOTHING,
        frozenset(refs) if len(refs) <= 24 else NOTHING,
    )
