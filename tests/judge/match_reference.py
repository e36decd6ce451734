"""A plain matcher over CPython's own tree: what docs/language.md says of patterns, by trying everything.

A pattern is Python in which names stand for holes: `H_x` catches one node, `L_x` any number of neighbours (`*L_x`
and `**L_x` where they stand among arguments or elements), `H__` and `L__` anything. `Reference(text).matches(pattern)`
yields the place and what was caught of every way in which it matches. Nothing is shared with the program under test.
"""
import ast

CANONICAL = {"lib": "lib", "li": "lib", "ff": "lib.fn", "gn": "lib.gn", "hn": "lib.sub.hn"}
HEADER = "import lib\nimport lib as li\nimport lib.sub\nfrom lib import fn as ff, gn\nfrom lib.sub import hn\n"
BUILTINS = {"print", "len", "sorted"}


class Unsure(Exception):
    """Two captures of one hole that this matcher cannot compare."""


class Node:
    """A construct: `kind` and `label` must be equal, `parts` match by name. Lists are Python lists."""

    def __init__(self, kind, label, span, /, **parts):
        self.kind, self.label, self.span, self.parts = kind, label, span, parts
        self.aside = []  # what patterns cannot name here: annotations, decorators

    def __iter__(self):
        for value in [*self.parts.values(), self.aside]:
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, Node):
                    yield one
                    yield from one


class Text:
    """A source and its tree in Node's terms."""

    def __init__(self, text):
        self.text = text
        self.starts = [0]
        for line in text.splitlines(True):
            self.starts.append(self.starts[-1] + len(line))
        self.body = [self.node(s) for s in ast.parse(text).body]

    def span(self, n):
        return self.starts[n.lineno - 1] + n.col_offset, self.starts[n.end_lineno - 1] + n.end_col_offset

    def many(self, nodes):
        return [self.node(n) for n in nodes]

    def node(self, n):
        if n is None:
            return None
        span = self.span(n) if hasattr(n, "lineno") else None
        make = getattr(self, "of_" + type(n).__name__, None)
        if not make:
            raise NotImplementedError(type(n).__name__)
        out = make(n, span)
        for x in [*getattr(n, "decorator_list", []), getattr(n, "returns", None), getattr(n, "annotation", None)]:
            if x:
                out.aside.append(self.node(x))
        return out

    # Expressions.
    def of_Name(self, n, span):
        return Node("name", n.id, span)

    def of_Attribute(self, n, span):
        return Node("attribute", n.attr, span, value=self.node(n.value))

    def of_Constant(self, n, span):
        return Node("constant", (type(n.value).__name__, n.value), span)

    def of_Call(self, n, span):
        arguments = sorted(n.args + n.keywords, key=lambda a: (a.lineno, a.col_offset))
        return Node("call", None, span, func=self.node(n.func), arguments=self.many(arguments))

    def of_keyword(self, n, span):
        return Node("keyword" if n.arg else "splat2", n.arg, span, value=self.node(n.value))

    def of_Starred(self, n, span):
        return Node("splat", None, span, value=self.node(n.value))

    def of_BinOp(self, n, span):
        return Node("binary", type(n.op).__name__, span, left=self.node(n.left), right=self.node(n.right))

    def of_BoolOp(self, n, span):
        out = self.node(n.values[0])
        for value in n.values[1:]:
            right = self.node(value)
            out = Node("bool", type(n.op).__name__, (span[0], self.closed(right.span[1], span[1])), left=out, right=right)
        out.span = span
        return out

    def closed(self, end, most):
        """Behind the brackets that close around what ends at `end`."""
        while end < most and self.text[end] in ") \n":
            end += 1
        return end

    def of_Compare(self, n, span):
        return Node("compare", tuple(type(o).__name__ for o in n.ops), span, operands=self.many([n.left] + n.comparators))

    def of_UnaryOp(self, n, span):
        return Node("unary", type(n.op).__name__, span, operand=self.node(n.operand))

    def of_IfExp(self, n, span):
        return Node("ifexp", None, span, body=self.node(n.body), test=self.node(n.test), orelse=self.node(n.orelse))

    def of_Tuple(self, n, span):
        return Node("tuple", isinstance(n.ctx, ast.Load), span, elements=self.many(n.elts))

    def of_List(self, n, span):
        return Node("list", isinstance(n.ctx, ast.Load), span, elements=self.many(n.elts))

    def of_Set(self, n, span):
        return Node("set", None, span, elements=self.many(n.elts))

    def of_Dict(self, n, span):
        items = [Node("pair", None, (self.span(k)[0], self.span(v)[1]), key=self.node(k), value=self.node(v)) if k
                 else Node("splat2", None, self.span(v), value=self.node(v)) for k, v in zip(n.keys, n.values)]
        return Node("dict", None, span, items=items)

    def of_Lambda(self, n, span):
        return Node("lambda", None, span, parameters=self.parameters(n.args), body=self.node(n.body))

    def of_ListComp(self, n, span):
        return Node(type(n).__name__, None, span, element=self.node(n.elt), loops=self.many(n.generators))

    of_GeneratorExp = of_SetComp = of_ListComp

    def of_comprehension(self, n, span):
        return Node("loop", n.is_async, span, target=self.node(n.target), iter=self.node(n.iter), ifs=self.many(n.ifs))

    def of_Subscript(self, n, span):
        index = n.slice
        # `a[i, j]` has two subscripts, `a[(i, j)]` has one.
        bare = isinstance(index, ast.Tuple) and not self.bracketed(*self.span(index))
        # `a[i,]` has one that is a tuple.
        comma = bare and len(index.elts) == 1 and "," in self.text[self.span(index.elts[0])[1]:span[1]]
        return Node("subscript", None, span, value=self.node(n.value), index=self.many(index.elts if bare else [index]), comma=comma)

    def bracketed(self, begin, end):
        """Whether the brackets at both ends are one pair around a tuple."""
        if self.text[begin] != "(" or self.text[end - 1] != ")":
            return False
        try:
            return isinstance(ast.parse("[" + self.text[begin + 1:end - 1] + "\n]", mode="eval"), ast.Expression)
        except SyntaxError:
            return False

    def of_Slice(self, n, span):
        return Node("slice", (bool(n.lower), bool(n.upper), bool(n.step)), span,
                    lower=self.node(n.lower), upper=self.node(n.upper), step=self.node(n.step))

    def of_Yield(self, n, span):
        return Node(type(n).__name__, None, span, value=self.node(n.value))

    of_YieldFrom = of_Yield

    def parameters(self, a):
        assert not (a.vararg or a.kwarg or a.kwonlyargs or a.posonlyargs)
        plain = len(a.args) - len(a.defaults)
        out = [Node("parameter" if i < plain else "default", None, self.span(p), name=Node("name", p.arg, (self.span(p)[0], self.span(p)[0] + len(p.arg))),
                     default=self.node(a.defaults[i - plain]) if i >= plain else None) for i, p in enumerate(a.args)]
        for p, made in zip(a.args, out):
            made.aside += self.many([p.annotation] if p.annotation else [])
        return out

    # Statements.
    def of_Expr(self, n, span):
        return Node("expr", None, span, value=self.node(n.value))

    def of_Assign(self, n, span):
        return Node("assign", None, span, targets=self.many(n.targets), value=self.node(n.value))

    def of_AnnAssign(self, n, span):
        # The annotation of an assignment is free; without a value it is a declaration.
        if n.value is None:
            return Node("declare", None, span, target=self.node(n.target))
        return Node("assign", None, span, targets=[self.node(n.target)], value=self.node(n.value))

    def of_AugAssign(self, n, span):
        return Node("augment", type(n.op).__name__, span, target=self.node(n.target), value=self.node(n.value))

    def of_Delete(self, n, span):
        targets = n.targets
        if len(targets) == 1 and isinstance(targets[0], ast.Tuple):
            raise Unsure  # `del (a, b)`
        return Node("delete", None, span, targets=self.many(targets))

    def of_Assert(self, n, span):
        return Node("assert", None, span, test=self.node(n.test), message=self.node(n.msg))

    def of_Raise(self, n, span):
        return Node("raise", None, span, error=self.node(n.exc), cause=self.node(n.cause))

    def of_ImportFrom(self, n, span):
        names = [Node("alias", None, self.span(a), name=Node("name", a.name, (self.span(a)[0], self.span(a)[0] + len(a.name))),
                      shown=a.asname and Node("name", a.asname, None)) for a in n.names]
        return Node("from", (n.module, n.level), span, names=names)

    def of_Import(self, n, span):
        return Node("import", None, span, names=[Node("module", (a.name, a.asname), self.span(a)) for a in n.names])

    def of_Pass(self, n, span):
        return Node("pass", None, span)

    def of_If(self, n, span):
        alternatives, orelse = [], n.orelse
        while len(orelse) == 1 and isinstance(orelse[0], ast.If) and self.text.startswith("elif", self.span(orelse[0])[0]):
            alternatives.append(Node("elif", None, self.span(orelse[0]), test=self.node(orelse[0].test), body=self.many(orelse[0].body)))
            orelse = orelse[0].orelse
        return Node("if", None, span, test=self.node(n.test), body=self.many(n.body), elifs=alternatives, orelse=self.many(orelse))

    def of_Match(self, n, span):
        cases = [Node("case", None, None, pattern=self.node(c.pattern), guard=self.node(c.guard), body=self.many(c.body)) for c in n.cases]
        return Node("match", None, span, subject=self.node(n.subject), cases=cases)

    def of_MatchValue(self, n, span):
        return Node("MatchValue", ast.dump(n.value), span)  # no expression, to a pattern

    def of_MatchSequence(self, n, span):
        return Node(type(n).__name__, None, span, patterns=self.many(n.patterns))

    of_MatchOr = of_MatchSequence

    def of_For(self, n, span):
        return Node("for", None, span, target=self.node(n.target), iter=self.node(n.iter), body=self.many(n.body), orelse=self.many(n.orelse))

    of_AsyncFor = of_For

    def of_While(self, n, span):
        return Node("while", None, span, test=self.node(n.test), body=self.many(n.body), orelse=self.many(n.orelse))

    def of_With(self, n, span):
        return Node("with", None, span, items=self.many(n.items), body=self.many(n.body))

    of_AsyncWith = of_With

    def of_withitem(self, n, span):
        value = self.node(n.context_expr)
        return Node("item", None, value.span, value=value, name=self.node(n.optional_vars))

    def of_Try(self, n, span):
        return Node("try", None, span, body=self.many(n.body), handlers=self.many(n.handlers), orelse=self.many(n.orelse), finalbody=self.many(n.finalbody))

    def of_TryStar(self, n, span):
        out = self.of_Try(n, span)
        for handler in out.parts["handlers"]:
            handler.label = "star"
        return out

    def of_ExceptHandler(self, n, span):
        return Node("handler", bool(n.type), span, type=self.node(n.type), name=n.name and Node("name", n.name, None), body=self.many(n.body))

    def of_FunctionDef(self, n, span):
        at = span[0] + (len("async def ") if isinstance(n, ast.AsyncFunctionDef) else len("def "))
        return Node("def", None, span, name=Node("name", n.name, (at, at + len(n.name))), parameters=self.parameters(n.args), body=self.many(n.body))

    of_AsyncFunctionDef = of_FunctionDef

    def of_ClassDef(self, n, span):
        at = span[0] + len("class ")
        behind = self.text[at + len(n.name)]
        return Node("class", None, span, name=Node("name", n.name, (at, at + len(n.name))), bases=self.many(n.bases + n.keywords) if behind == "(" else None,
                    body=self.many(n.body))


def hole_of(n):
    """(many, name, kind) where a pattern's node is a hole."""
    inner = n
    while isinstance(inner, Node) and inner.kind in ("splat", "splat2", "expr", "parameter", "alias"):
        inner = inner.parts.get("value", inner.parts.get("name"))
    if not isinstance(inner, Node) or inner.kind != "name":
        return None
    name = inner.label
    if name.startswith("L_"):
        return True, name[2:], ""
    # `*$x` is a splat whose value is a hole.
    if name.startswith("H_") and (inner is n or n.kind in ("expr", "parameter", "alias")):
        name, _, kind = name[2:].partition("__k")
        return False, name, kind
    return None


def path_of(n):
    """The access path as text, or None."""
    if n.kind == "name":
        return n.label
    if n.kind == "attribute":
        inner = path_of(n.parts["value"])
        return inner and inner + "." + n.label
    return None


class Reference:
    def __init__(self, text):
        self.source = Text(text)
        # Names that the program binds somewhere may be one thing here and another there.
        self.bound = {name for n in ast.walk(ast.parse(text)) for name in
                      ([n.id] if isinstance(n, ast.Name) and not isinstance(n.ctx, ast.Load) else [n.arg] if isinstance(n, ast.arg)
                       else [n.asname or n.name] if isinstance(n, ast.alias) else [n.name] if isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) else [])}
        self.nodes = [m for s in self.source.body for m in [s, *s]]

    def canonical(self, n):
        path = path_of(n)
        if not path:
            return None
        root, _, rest = path.partition(".")
        if root not in CANONICAL:
            return None
        return CANONICAL[root] + ("." + rest if rest else "")

    def text_of(self, n):
        return self.source.text[n.span[0]:n.span[1]]

    def same(self, a, b):
        if isinstance(a, list):
            return len(a) == len(b) and all(self.same(x, y) for x, y in zip(a, b))
        if a is b:
            return True
        # A statement that is an expression is the path that it holds.
        a, b = (x.parts["value"] if x.kind == "expr" else x for x in (a, b))
        if a.kind != b.kind:
            return False
        if a.kind == "name":
            if a.label == b.label and a.label in self.bound:
                raise Unsure
            return a.label == b.label
        if a.kind == "attribute":
            return a.label == b.label and self.same(a.parts["value"], b.parts["value"])
        if a.kind == "subscript":
            return self.same(a.parts["value"], b.parts["value"]) and [self.text_of(i) for i in a.parts["index"]] == [self.text_of(i) for i in b.parts["index"]]
        if a.kind == "constant":
            if a.label == b.label and self.text_of(a) != self.text_of(b):
                raise Unsure  # one text in two kinds of quotes
            return a.label == b.label
        return False

    def takes(self, kind, n):
        """Whether a hole of this kind takes the node."""
        if n.kind in ("splat", "splat2", "keyword"):
            return kind == "argument"
        if n.kind in ("default", "pair", "slice"):
            raise Unsure
        text = n.kind == "constant" and n.label[0] == "str"
        value = n.parts["operand"] if n.kind == "unary" and n.label in ("USub", "UAdd", "Invert") else n
        number = value.kind == "constant" and value.label[0] in ("int", "float")
        single = n.kind == "constant" and n.label[0] in ("bool", "NoneType")
        return {"": True, "argument": True, "name": n.kind == "name" or n.kind == "parameter", "path": path_of(n) is not None or n.kind == "parameter",
                "string": text, "number": number, "literal": text or number or single}[kind]

    def bind(self, name, value, env):
        if name == "_":
            yield env
        elif name not in env:
            yield {**env, name: value}
        elif self.same(env[name], value):
            yield env

    def match(self, p, n, env):
        """Every way in which the pattern is the node."""
        if p is None or n is None or isinstance(p, (str, bool)) or isinstance(n, (str, bool)):
            if p == n:
                yield env
            return
        if isinstance(p, list):
            yield from self.match_list(p, n, env)
            return
        hole = hole_of(p)
        if hole and not hole[0]:
            value = n.parts["name"] if n.kind in ("parameter", "alias") else n
            if self.takes(hole[2], n):
                yield from self.bind(hole[1], value, env)
            return
        written = path_of(p)
        if written and written.partition(".")[0] == "lib":
            if n.kind in ("name", "attribute") and self.canonical(n) == written:
                yield env
            return
        if p.kind != n.kind or p.label != n.label:
            return
        if p.kind == "name" and p.label in BUILTINS & self.bound:
            raise Unsure
        how = getattr(self, "ways_" + p.kind, None)
        if how:
            yield from how(p, n, env)
        else:
            yield from self.match_parts(p, n, env, list(p.parts))

    def match_parts(self, p, n, env, names):
        if not names:
            yield env
            return
        for one in self.match(p.parts[names[0]], n.parts[names[0]], env):
            yield from self.match_parts(p, n, one, names[1:])

    def match_list(self, ps, ns, env):
        if not ps:
            if not ns:
                yield env
            return
        hole = hole_of(ps[0])
        if hole and hole[0]:
            for k in range(len(ns) + 1):
                for one in self.bind(hole[1], ns[:k], env):
                    yield from self.match_list(ps[1:], ns[k:], one)
            return
        if ns:
            for one in self.match(ps[0], ns[0], env):
                yield from self.match_list(ps[1:], ns[1:], one)

    def match_prefix(self, ps, ns, env):
        """Neighbours from here on; only a list at the end must come to the end."""
        last = ps and hole_of(ps[-1])
        for k in [len(ns)] if last and last[0] else range(len(ns) + 1):
            yield from self.match_list(ps, ns[:k], env)

    def match_free(self, p, n, env, free):
        """Parts that the pattern does not name may be there; those that it names must be."""
        if any(p.parts[k] and not n.parts[k] for k in free):
            return
        yield from self.match_parts(p, n, env, [k for k in p.parts if k not in free or p.parts[k]])

    def ways_call(self, p, n, env):
        for one in self.match(p.parts["func"], n.parts["func"], env):
            ps = p.parts["arguments"]
            keys = [i for i, a in enumerate(ps) if a.kind == "keyword"]
            many = [i for i, a in enumerate(ps) if hole_of(a) and hole_of(a)[0]]
            # A list in front of a keyword and one behind it hold what stands there.
            if any(i < k < j for i in many for k in keys for j in many):
                yield from self.match_list(ps, n.parts["arguments"], one)
            else:
                yield from self.match_arguments([p for p in ps if p.kind != "keyword"], [ps[i] for i in keys], n.parts["arguments"], one)

    def match_arguments(self, others, keys, ns, env):
        if not keys:
            yield from self.match_list(others, ns, env)
            return
        for j, n in enumerate(ns):
            if n.kind == "keyword":
                for one in self.match(keys[0], n, env):
                    yield from self.match_arguments(others, keys[1:], ns[:j] + ns[j + 1:], one)

    def ways_if(self, p, n, env):
        for one in self.match_parts(p, n, env, ["test", "body"]):
            elifs, given = p.parts["elifs"], n.parts["elifs"]
            if p.parts["orelse"]:  # an `else` that is named leaves nothing free
                if n.parts["orelse"]:
                    yield from self.match_parts(p, n, one, ["elifs", "orelse"])
            else:
                yield from self.match_list(elifs, given[:len(elifs)], one)

    def ways_for(self, p, n, env):
        yield from self.match_free(p, n, env, {"orelse"})

    ways_while = ways_for

    def ways_subscript(self, p, n, env):
        # `$..._` passes over a comma, too.
        last = hole_of(p.parts["index"][-1])
        if p.parts["comma"] == n.parts["comma"] or (last and last[:2] == (True, "_")):
            yield from self.match_parts(p, n, env, ["value", "index"])

    def ways_item(self, p, n, env):
        yield from self.match_free(p, n, env, {"name"})

    ways_handler = ways_item

    def ways_alias(self, p, n, env):
        yield from self.match_free(p, n, env, {"shown"})

    def ways_class(self, p, n, env):
        yield from self.match_free(p, n, env, {"bases"} if p.parts["bases"] is None else set())

    def ways_try(self, p, n, env):
        for one in self.match(p.parts["body"], n.parts["body"], env):
            for two in self.match_some(p.parts["handlers"], n.parts["handlers"], one):
                named = [k for k in ("orelse", "finalbody") if p.parts[k]]
                if all(n.parts[k] for k in named):
                    yield from self.match_parts(p, n, two, named)

    def match_some(self, ps, ns, env):
        """Those that are named, in their order, others free between them."""
        if not ps:
            yield env
            return
        for j, n in enumerate(ns):
            for one in self.match(ps[0], n, env):
                yield from self.match_some(ps[1:], ns[j + 1:], one)

    def blocks(self):
        yield self.source.body
        for n in self.nodes:
            for name in ("body", "orelse", "finalbody"):
                if isinstance(n.parts.get(name), list) and n.parts[name]:
                    yield n.parts[name]

    def matches(self, pattern):
        """(the place, {hole: node or list}) of every way in which it matches."""
        body = Text(pattern.text).body
        if len(body) == 1 and not pattern.statement:
            root = body[0].parts["value"]
            for n in self.nodes:
                for env in self.match(root, n, {}):
                    yield n.span, env
            return
        for block in self.blocks():
            if len(body) == 1:
                for s in block:
                    for env in self.match(body[0], s, {}):
                        yield s.span, env
                continue
            first = hole_of(body[0])
            for i in range(1 if first and first[0] else len(block)):
                for env in self.match_prefix(body, block[i:], {}):
                    yield block[i].span, env
