"""Is one tree what another should be? Positions, contexts and the spelling of imports do not
count.

Names do: a name of the expected tree and its counterpart must be bound by scopes that
correspond. A name that the rule itself binds may be any name, as long as it is the same
everywhere and nothing of the program's.
"""

import ast

from . import scopes

SKIP = {"ctx", "type_comment", "kind", "type_ignores"}
FIELDS = {}
SCOPING = scopes.COMPREHENSIONS + scopes.FUNCTIONS + (ast.ClassDef, ast.Module)


def fields_of(kind):
    found = FIELDS.get(kind)
    if found is None:
        found = FIELDS[kind] = tuple(f for f in kind._fields if f not in SKIP)
    return found


class Different(Exception):
    """The first place where the trees differ."""


class Compare:
    def __init__(self, taken=()):
        self.scope = {0: 0, -1: -1, "lib": "lib"}
        self.fresh = {}
        self.taken = taken  # every identifier of the input: no fresh name may be one of them

    def same(self, expected, output):
        """Raises Different with both nodes unless they mean the same."""
        kind = type(expected)
        if kind is not type(output):
            raise Different(expected, output)
        if kind is ast.Name:
            return self.names(expected, output)
        if kind is ast.Constant:
            if type(expected.value) is not type(output.value) or repr(expected.value) != repr(
                output.value
            ):
                raise Different(expected, output)
            return None
        if kind is ast.arg and expected.arg != output.arg:
            if not getattr(expected, "emitted", False):
                raise Different(expected, output)
            return self.maybe(expected.annotation, output.annotation, expected, output)
        if kind in SCOPING:
            self.scope[expected.sid] = output.sid
            if hasattr(expected, "tid") and hasattr(output, "tid"):
                self.scope[expected.tid] = output.tid
        for field in fields_of(kind):
            a, b = getattr(expected, field, None), getattr(output, field, None)
            if isinstance(a, list):
                if not isinstance(b, list) or len(a) != len(b):
                    raise Different(expected, output)
                for x, y in zip(a, b):
                    self.maybe(x, y, expected, output)
            else:
                self.maybe(a, b, expected, output)
        return None

    def maybe(self, a, b, expected, output):
        if isinstance(a, ast.AST):
            if not isinstance(b, ast.AST):
                raise Different(expected, output)
            self.same(a, b)
        elif a != b:
            raise Different(expected, output)

    @staticmethod
    def key(name):
        """What a fresh name stands for: that name of that result, in that scope."""
        if name.emitted == "helper":
            return "helper"
        return name.bind, name.id, getattr(name, "fresh", 0)

    def names(self, expected, output):
        emitted = getattr(expected, "emitted", False)
        if expected.id != output.id:
            if not emitted:
                raise Different(expected, output)
            known = self.fresh.setdefault(self.key(expected), output.id)
            if known != output.id or output.id in self.taken:
                raise Different(expected, output)
        elif emitted:
            if emitted == "place" and output.id in self.taken:
                raise Different(expected, output)
            self.fresh.setdefault(self.key(expected), output.id)
        if expected.bind == "helper":
            if output.bind != 0:
                raise Different(expected, output)
        elif self.scope.get(expected.bind) != output.bind:
            raise Different(expected, output)
