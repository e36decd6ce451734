"""Looks at a rewritten program and says what is wrong with it, without running it.

Each finding is (kind, line of the rewritten text, words). What is known of the program (its `truth` and
`choices`) says what must have become of it; the text says what has. A finding is drawn only where
the text shows it; what cannot be seen in the text is left to the judge.
"""

import ast
import builtins
import os
import re
import symtable

COLLECTIVES = re.compile(
    r"^(allreduce|grouped_allreduce|allgather|broadcast\w*|alltoall|reducescatter|barrier)$"
)
SHARING = re.compile(r"^(Distributed\w+|allreduce|grouped_allreduce|PartialDistributed\w+)$")
BROADCAST = re.compile(r"^([Bb]roadcast\w*)$")
# A message speaks of a finding when it holds one of these; demands may change their wording, not their subject.
SUBJECTS = {
    "undivided": r"all of the data|divid|share of|same data|same batch|every worker",
    "torn": r"divid|all of the data|data",
    "twice": r"divid|data",
    "evaluation": r"evaluat|test|valid",
    "average": r"averag|mean|sum|divid",
    "schedule": r"schedule|decay|steps|rate",
    "stop": r"stop|end|decid|own number|leav|break",
    "writes": r"writ|file|disk|save",
    "read back": r"read|wait|writ",
    "same part": r"same|first|divid|all of the data",
    "same draws": r"seed|draw|random|same|all of the data|all of this work",
    "whole batch": r"whole|batch|rate|all of the data",
    "due": r"step|due|save|count|index",
    "state": r"state|order|sequence|divid",
    "rate": r"rate|scal",
    "optimizer": r"optimi[sz]er|gradient|reduc",
    "gradients": r"gradient|reduc|tape",
    "own steps": r"step|number|episode|equal|unequal",
    "split": r"split|random|seed|permut",
    "kept rows": r"divid|share of|all of the data|evaluat|test",
    "own mean": r"averag|mean|divid|own",
    "own order": r"order|shuffl|draw|rows may|first|not followed",
    "own weights": r"weight|draw|random|tensor|variable",
    "own numbers": r"number|decid|collective|wait",
    "limit": r"divid|number|rounds|steps|all of",
    "draws apart": r"seed|draw|random",
    "names apart": r"graph|name|operation",
    "shown": r"row|show|share of|index",
    "first rounds": r"round|step|number",
    "chance": r"chance|draw|random",
    "left out": r"leav|round|own number|decid",
    "later rate": r"rate|scal",
    "stays": r"strateg|distribut",
}

MEANING = {
    "parse": "the result is no Python",
    "names": "a name is bound nowhere",
    "guarded name": "a name exists on the first rank only",
    "optimizer": "an optimizer that is not wrapped",
    "gradients": "gradients that are not reduced",
    "broadcast": "first weights that are not sent",
    "guarded collective": "a collective, or training, that only the first rank reaches",
    "undivided": "nothing is divided",
    "torn": "of arrays that belong together, some are divided",
    "twice": "divided twice",
    "evaluation": "evaluation data divided",
    "whole batch": "all samples fed at each of fewer steps",
    "same part": "every rank takes the same part",
    "same draws": "every rank draws the same batches",
    "too early": "an array is divided before it holds what is trained on",
    "average": "an average by the old count",
    "schedule": "a schedule by the old count",
    "stop": "each rank ends by its own number",
    "own steps": "ranks make unequal steps",
    "state": "windows handed out in turns while state is carried",
    "due": "a step that falls due never comes",
    "writes": "every rank writes",
    "read back": "read while it is still written",
    "split": "each rank splits at random for itself",
    "kept rows": "rows kept for tests are looked for in a share",
    "own mean": "a mean of the first rank's rounds is told as that of all",
    "own order": "rows are taken in turns of an order that each rank drew for itself",
    "own weights": "each rank has other fixed weights",
    "own numbers": "a function that computes a number asks the others in between",
    "limit": "a limit of rounds, or the sign for all, is not each worker's",
    "draws apart": "the first rank draws once more than the others",
    "names apart": "the first rank's graph has one operation more",
    "shown": "a row of all samples is looked for in a share",
    "first rounds": "first rounds of fewer are counted as before",
    "chance": "each rank runs the operation that it draws",
    "left out": "a rank that goes on early leaves others in a collective",
    "later rate": "a later rate is not scaled as the first one is",
    "stays": "another way to distribute stands beside Horovod",
    "not refused": "what must be refused is rewritten",
}


def calls_hvd(node, pattern):
    return any(
        isinstance(n, ast.Call)
        and isinstance(n.func, ast.Attribute)
        and pattern.match(n.func.attr)
        and root(n.func).startswith("hvd")
        or isinstance(n, ast.Attribute)
        and root(n).startswith("hvd")
        and pattern.match(n.attr)
        for n in ast.walk(node)
    )


def root(node):
    while isinstance(node, (ast.Attribute, ast.Call, ast.Subscript)):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.id if isinstance(node, ast.Name) else ""


def asks(node, *names):
    """Whether an expression calls hvd.NAME()."""
    return any(
        isinstance(n, ast.Call)
        and isinstance(n.func, ast.Attribute)
        and n.func.attr in names
        and root(n.func).startswith("hvd")
        for n in ast.walk(node)
    )


def is_guard(test):
    return any(isinstance(n, ast.Compare) and asks(n, "rank", "local_rank") for n in ast.walk(test))


class Text:
    """A rewritten module beside the original one."""

    def __init__(self, before, after):
        self.before, self.after = before, after
        self.old, self.tree = ast.parse(before), ast.parse(after)
        self.parent = {c: n for n in ast.walk(self.tree) for c in ast.iter_child_nodes(n)}
        known = {
            n.name for n in ast.walk(self.old) if isinstance(n, (ast.FunctionDef, ast.ClassDef))
        }
        fresh = [
            n
            for n in ast.walk(self.tree)
            if isinstance(n, (ast.FunctionDef, ast.ClassDef)) and n.name not in known
        ]
        self.helper_nodes = {id(m) for n in fresh for m in ast.walk(n)}
        self.fresh = {n.name: n for n in fresh}
        self.know({})
        self.nodes = [n for n in ast.walk(self.tree) if id(n) not in self.helper_nodes]
        self.old_text = {ast.dump(n) for n in ast.walk(self.old) if isinstance(n, ast.stmt)}

    def know(self, elsewhere):
        """Takes helpers that other modules were given, by name: one that several modules need stands in one of them."""
        self.helpers = dict(self.fresh)
        for n in ast.walk(self.tree) if elsewhere else ():
            if isinstance(n, ast.ImportFrom):
                for a in n.names:
                    if a.name in elsewhere:
                        self.helpers.setdefault(a.asname or a.name, elsewhere[a.name])
        self.sharing = {n for n, f in self.helpers.items() if calls_hvd(f, SHARING)}
        self.collective = self.reach({n for n, f in self.helpers.items() if calls_hvd(f, COLLECTIVES)})
        # A helper that hands what it is given to one that divides, divides.
        self.dividing = self.reach({n for n, f in self.helpers.items() if divides(f)})

    def above(self, node):
        while node in self.parent:
            node = self.parent[node]
            yield node

    def reach(self, names):
        """These helpers, and those that call one of them."""
        while True:
            more = {
                n
                for n, f in self.helpers.items()
                if any(isinstance(c, ast.Name) and c.id in names for c in ast.walk(f))
            } - names
            if not more:
                return names
            names = names | more

    def guarded(self, node):
        """Whether only the first rank gets here."""
        below = node
        for n in self.above(node):
            if isinstance(n, ast.If) and is_guard(n.test) and below in n.body:
                return True
            if isinstance(n, ast.IfExp) and is_guard(n.test):
                return True
            if isinstance(n, ast.BoolOp) and any(is_guard(v) for v in n.values if v is not below):
                return True
            below = n
        return False

    def calls(self, name):
        """Calls whose last word is `name`, outside of what the rewriter added as helpers."""
        for n in self.nodes:
            if isinstance(n, ast.Call):
                word = (
                    n.func.attr if isinstance(n.func, ast.Attribute) else getattr(n.func, "id", "")
                )
                if name.match(word) if hasattr(name, "match") else word == name:
                    yield n

    def shared(self, node):
        """Whether an expression stands inside of one that shares gradients, or is bound to a name that one is given."""

        def inside(n):
            for a in [n] + list(self.above(n)):
                if isinstance(a, ast.stmt):
                    return isinstance(a, (ast.Assign, ast.Expr, ast.Return)) and any(
                        isinstance(c, ast.Call) and calls_named(c, SHARING, set())
                        for k in ast.walk(a)
                        if isinstance(k, (ast.ListComp, ast.GeneratorExp))
                        for c in ast.walk(k)
                    )
                if isinstance(a, ast.Call) and calls_named(a, SHARING, self.sharing):
                    return True
            return False

        if inside(node):
            return True
        names = self.bound_to(node)
        for n in self.nodes:
            if (
                isinstance(n, ast.Call)
                and calls_named(n, SHARING, self.sharing)
                and any(
                    ast.unparse(a) in names
                    for a in ast.walk(n)
                    if isinstance(a, (ast.Name, ast.Attribute))
                )
            ):
                return True
        return False

    def bound_to(self, node):
        for n in self.above(node):
            if isinstance(n, ast.Assign):
                return {ast.unparse(t) for t in n.targets}
            if isinstance(n, ast.stmt):
                break
        return set()

    def function_around(self, node):
        return next((n for n in self.above(node) if isinstance(n, ast.FunctionDef)), self.tree)

    def names_bound(self, node):
        """The names that the statement around a node binds, those of a tuple each for itself."""
        above = next((n for n in self.above(node) if isinstance(n, ast.stmt)), None)
        if not isinstance(above, ast.Assign):
            return set()
        return {
            ast.unparse(n)
            for t in above.targets
            for n in ast.walk(t)
            if isinstance(n, (ast.Name, ast.Attribute))
        }

    def sites(self):
        """Where work is divided: (node, what kind, what is divided)."""
        out = []
        for n in self.nodes:
            if isinstance(n, ast.Call):
                word = (
                    n.func.attr if isinstance(n.func, ast.Attribute) else getattr(n.func, "id", "")
                )
                if word in self.dividing:
                    out.append((n, "helper", given(n)))
                elif word == "shard" and asks(n, "size"):
                    out.append((n, "shard", [ast.unparse(n.func.value)]))
                elif word == "islice" and asks(n, "size"):
                    out.append((n, "islice", [ast.unparse(n.args[0])]))
            elif (
                isinstance(n, ast.BinOp)
                and isinstance(n.op, (ast.FloorDiv, ast.Div))
                and asks(n.right, "size")
                and not asks(n.left, "size", "rank")
            ):
                out.append((n, "count", [ast.unparse(n.left)]))
            elif isinstance(n, ast.Subscript) and asks(n.slice, "rank", "size"):
                out.append((n, "slice", [ast.unparse(n.value)]))
        return out


def given(call):
    """The names a helper is given, those it is only asked the length of left out."""
    out = []

    def walk(node):
        if (
            isinstance(node, ast.Lambda)
            or isinstance(node, ast.Call)
            and getattr(node.func, "id", "") in ("len", "range", "enumerate")
        ):
            return
        if isinstance(node, (ast.Name, ast.Attribute)):
            out.append(ast.unparse(node))
        for c in ast.iter_child_nodes(node):
            walk(c)

    for a in call.args:
        walk(a)
    return out


def calls_named(call, pattern, more):
    word = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    return bool(pattern.match(word) and root(call.func).startswith("hvd")) or word in more


def divides(function):
    """Whether a helper hands out a share: it slices, shards or strides by rank and size."""
    for n in ast.walk(function):
        if isinstance(n, (ast.Subscript,)) and asks(n.slice, "rank", "size"):
            return True
        if (
            isinstance(n, ast.Call)
            and (isinstance(n.func, ast.Attribute) and n.func.attr in ("shard", "islice"))
            and asks(n, "size", "rank")
        ):
            return True
        if isinstance(n, ast.BinOp) and isinstance(n.op, ast.FloorDiv) and asks(n.right, "size"):
            return True
    return False


# -- the checks, one finding a kind
def names_resolve(t, known, found):
    """Names that nothing binds in the rewritten text and that something bound, or nobody used, in the original."""
    if re.search(r"^from .* import \*", t.after, re.M):
        return
    for name, line in sorted(unbound(t.after).items()):
        if name not in unbound(t.before):
            found("names", line, "`%s` is bound nowhere" % name)


def unbound(text):
    table = symtable.symtable(text, "m", "exec")
    top = {
        s.get_name()
        for s in table.get_symbols()
        if s.is_assigned() or s.is_imported() or s.is_namespace()
    }
    out = {}

    def visit(scope):
        for s in scope.get_symbols():
            if s.is_global() and s.is_assigned():
                top.add(s.get_name())
        for c in scope.get_children():
            visit(c)

    visit(table)

    def look(scope):
        for s in scope.get_symbols():
            if (
                s.is_referenced()
                and (s.is_global() or scope is table)
                and s.get_name() not in top
                and not hasattr(builtins, s.get_name())
                and s.get_name() not in ("__file__", "__name__", "__doc__")
            ):
                out[s.get_name()] = scope.get_lineno()
        for c in scope.get_children():
            look(c)

    look(table)
    return out


def guarded_names(t, known, found):
    """Names made only under a guard of the first rank and read outside of it."""

    def scope_of(n):
        return next(
            (a for a in t.above(n) if isinstance(a, (ast.FunctionDef, ast.Lambda, ast.ClassDef))),
            t.tree,
        )

    stored, loaded = {}, {}
    for n in t.nodes:
        if isinstance(n, ast.Name):
            target = stored if isinstance(n.ctx, ast.Store) else loaded
            target.setdefault((id(scope_of(n)), n.id), []).append(n)
    for key, nodes in stored.items():
        if all(t.guarded(n) for n in nodes):
            behind = [n for n in loaded.get(key, []) if not t.guarded(n)]
            if behind:
                found(
                    "guarded name", behind[0].lineno, "`%s` exists on the first rank only" % key[1]
                )


def optimizers_shared(t, known, found):
    pattern, way = known["choices"]["pattern"], known["choices"].get("gradients", "minimize")
    if pattern in ("session", "monitored") and way in ("minimize", "compute"):
        for n in t.nodes:
            if isinstance(n, ast.Call) and is_optimizer(n) and not t.shared(n):
                found("optimizer", n.lineno, "`%s` is not wrapped" % ast.unparse(n)[:60])
    elif pattern in ("session", "monitored"):
        for n in t.calls("gradients"):
            if not t.shared(n) and not reduced_behind(t, n):
                found("gradients", n.lineno, "`tf.gradients` is not reduced")
    elif pattern == "tape":
        tapes_shared(t, known, found)
    else:
        for n in t.calls("compile"):
            first = n.args[:1] + [k.value for k in n.keywords if k.arg == "optimizer"]
            if first and not (
                t.shared(first[0]) or calls_hvd(first[0], SHARING) or names_shared(t, first[0])
            ):
                found("optimizer", n.lineno, "what is compiled is not wrapped")


def is_optimizer(call):
    text = ast.unparse(call.func)
    return (
        bool(re.search(r"\.train\.\w+Optimizer$", text))
        or text.startswith("getattr(tf")
        or bool(re.match(r"(OPTIMIZERS|optimizers)\[", text))
    )


def reduced_behind(t, call):
    names = t.bound_to(call)
    return any(
        isinstance(n, (ast.ListComp, ast.Call))
        and calls_hvd(n, SHARING)
        and any(isinstance(m, ast.Name) and m.id in names for m in ast.walk(n))
        for n in t.nodes
    )


def names_shared(t, node):
    """Whether the value of this name or attribute comes from something that shares gradients."""
    text = ast.unparse(node)
    for n in t.nodes:
        if isinstance(n, ast.Assign) and any(ast.unparse(x) == text for x in n.targets):
            if any(
                isinstance(c, ast.Call) and calls_named(c, SHARING, t.sharing)
                for c in ast.walk(n.value)
            ):
                return True
    return any(
        isinstance(c, ast.Call) and getattr(c.func, "id", "") in t.sharing for c in ast.walk(node)
    )


def tapes_shared(t, known, found):
    way = known["choices"].get("tape_way")
    if way == "minimize":
        for n in t.calls("minimize"):
            receiver = n.func.value if isinstance(n.func, ast.Attribute) else n
            if not (calls_hvd(receiver, SHARING) or names_shared(t, receiver)):
                found("optimizer", n.lineno, "the optimizer that minimizes is not wrapped")
        return
    for n in t.calls("GradientTape"):
        names = {
            ast.unparse(i.optional_vars)
            for w in t.above(n)
            if isinstance(w, ast.With)
            for i in w.items
            if i.optional_vars is not None and n in ast.walk(i.context_expr)
        }
        if "gp_tape" in names or t.shared(n):
            continue
        reduced = any(
            calls_hvd(m, SHARING)
            and any(isinstance(x, ast.Name) and x.id in names for x in ast.walk(m))
            for m in t.nodes
            if isinstance(m, (ast.Assign, ast.Return))
        )
        if not reduced:
            found("gradients", n.lineno, "the tape is not shared")


def broadcast_made(t, known, found):
    uses = [
        n
        for n in ast.walk(t.tree)
        if isinstance(n, ast.Attribute)
        and root(n).startswith("hvd")
        and BROADCAST.match(n.attr)
        and n.attr != "broadcast_object"
    ]
    if not uses:
        found("broadcast", 1, "the first weights are sent nowhere")
    elif all(t.guarded(n) for n in uses):
        found("guarded collective", uses[0].lineno, "the broadcast stands under a guard")


def collectives_free(t, known, found):
    """No collective, and no training, where only the first rank goes."""
    names = known["truth"].get("names", {})
    for n in t.nodes:
        if not isinstance(n, ast.Call) or not t.guarded(n):
            continue
        if (
            isinstance(n.func, ast.Attribute)
            and root(n.func).startswith("hvd")
            and COLLECTIVES.match(n.func.attr)
        ):
            others = any(
                isinstance(m, ast.Call)
                and m is not n
                and isinstance(m.func, ast.Attribute)
                and m.func.attr == n.func.attr
                for m in t.nodes
            )
            if not others:
                found("guarded collective", n.lineno, "`%s` under a guard" % ast.unparse(n)[:50])
        elif isinstance(n.func, ast.Attribute) and n.func.attr == "run" and names.get("train_op"):
            if re.search(r"\b%s\b" % re.escape(names["train_op"]), ast.unparse(n)):
                found("guarded collective", n.lineno, "training under a guard")


WRITERS = re.compile(
    r"^(FileWriter|savefig|save_weights|CSVLogger|ModelCheckpoint|TensorBoard|CheckpointSaverHook|create_file_writer)$"
)


def writes_guarded(t, known, found):
    for n in t.nodes:
        if not isinstance(n, ast.Call):
            continue
        word = n.func.attr if isinstance(n.func, ast.Attribute) else getattr(n.func, "id", "")
        writes = bool(WRITERS.match(word))
        if word == "open" and isinstance(n.func, ast.Name):
            writes = any(m[:1] in ("w", "a") for m in modes(t, n))
        if word == "save" and isinstance(n.func, ast.Attribute):
            writes = True
        if not writes or t.guarded(n) or asks(n, "rank") or chosen_by_rank(t, n):
            continue
        if word in (
            "CSVLogger",
            "ModelCheckpoint",
            "TensorBoard",
            "CheckpointSaverHook",
        ) and filtered(t, n):
            continue
        found("writes", n.lineno, "every rank runs `%s`" % ast.unparse(n)[:50])


def modes(t, call):
    """The modes that a file may be opened by: written there, or bound to the name that stands there."""
    out = []
    for mode in call.args[1:2]:
        bound = [mode]
        if isinstance(mode, ast.Name):
            around = t.function_around(call)
            bound = [
                n.value
                for n in ast.walk(around)
                if isinstance(n, ast.Assign) and ast.unparse(n.targets[0]) == mode.id
            ]
        out += [
            c.value
            for v in bound
            for c in ([v.body, v.orelse] if isinstance(v, ast.IfExp) else [v])
            if isinstance(c, ast.Constant) and isinstance(c.value, str)
        ]
    return out


def chosen_by_rank(t, node):
    return any(
        isinstance(a, ast.Call)
        and calls_named(a, re.compile("$^"), {n for n, f in t.helpers.items() if asks(f, "rank")})
        for a in t.above(node)
    )


def filtered(t, node):
    """A list of hooks or callbacks that is filtered by rank where it is used."""
    for n in t.nodes:
        if (
            isinstance(n, ast.keyword)
            and n.arg in ("callbacks", "hooks")
            and (
                asks(n.value, "rank")
                or any(
                    isinstance(c, ast.Call) and getattr(c.func, "id", "") in t.helpers
                    for c in ast.walk(n.value)
                )
            )
        ):
            return True
    return False


def read_after_wait(t, known, found):
    for r in known["truth"]["reads"]:
        word = r["call"].split(".")[-1]
        for n in t.calls(word):
            if t.guarded(n) or in_restore_branch(t, n):
                continue
            behind = [
                w
                for w in t.nodes
                if isinstance(w, ast.Call)
                and t.guarded(w)
                and w.lineno < n.lineno
                and getattr(w.func, "attr", "") in ("save", "save_weights", "fit")
            ]
            last = max([w.lineno for w in behind] or [0])
            waits = [
                c
                for c in t.nodes
                if isinstance(c, ast.Call)
                and last < c.lineno <= n.lineno
                and calls_named(c, COLLECTIVES, t.collective)
            ]
            if last and not waits:
                found(
                    "read back",
                    n.lineno,
                    "`%s` reads what the first rank may still write" % ast.unparse(n)[:50],
                )


def in_restore_branch(t, node):
    return any(
        isinstance(a, ast.If) and re.search(r"ckpt|restore|resume|latest", ast.unparse(a.test))
        for a in t.above(node)
    )


def division(t, known, found):
    """Whether the work is divided, all of what belongs together, once, and nothing else."""
    truth = known["truth"]
    sites = t.sites()
    loops = [(n, s) for n, *s in sites if in_head(t, n)]
    divided = {name for n, kind, names in sites for name in names}
    divided |= held_by(t, divided)
    groups = [g for g in truth["together"] if g]
    arrays = {a for g in groups for a in g if a in divided}
    for g in groups:
        some = [a for a in g if a in arrays]
        if some and len(some) < len(g):
            found(
                "torn",
                1,
                "%s is divided, %s is not" % (some[0], next(a for a in g if a not in arrays)),
            )
    for a in truth["evaluation"]:
        site = next(
            (
                n
                for n, kind, names in sites
                if kind in ("helper", "slice", "shard") and a in names and not in_head(t, n)
            ),
            None,
        )
        if site is not None and any(
            isinstance(n, ast.Name)
            and n.id == a
            and isinstance(n.ctx, ast.Load)
            and n.lineno > site.lineno
            for n in t.nodes
        ):
            found("evaluation", site.lineno, "`%s` is evaluated, and divided" % a)
    for a in sorted(arrays):
        spots = [
            n
            for n, kind, names in sites
            if a in names and kind in ("helper", "slice") and not in_head(t, n)
        ]
        for n in spots:
            grown = [
                m
                for m in t.calls("append")
                if ast.unparse(m.func) == a + ".append"
                and m.lineno > n.lineno
                # The same name in another function is another array.
                and t.function_around(m) is t.function_around(n)
            ]
            if grown and t.bound_to(n):
                found("too early", n.lineno, "`%s` is divided before it is filled" % a)
        # Twice is: bound to its own name, and divided again. `fit(share(x), share(x))` gives two shares of one array.
        if len(spots) > 1 and all(a in t.names_bound(n) for n in spots):
            found("twice", spots[-1].lineno, "`%s` is divided %d times" % (a, len(spots)))
        for n in spots:
            if a in t.names_bound(n):
                length_again(t, a, n, found)
    heads = [head_of(t, n) for n, _ in loops]
    for h in heads:
        if any(a in heads for a in t.above(h)):
            found("twice", h.lineno, "a loop inside a divided loop is divided again")
    nested_inside(t, known, loops, found)
    whole_and_parts(t, known, arrays, loops, found)


def held_by(t, names):
    """The arrays that a list or dict of one of these names holds: `inputs = {'a': x[:, :2]}`."""
    return {
        ast.unparse(m)
        for n in t.nodes
        if isinstance(n, ast.Assign)
        and isinstance(n.value, (ast.List, ast.Tuple, ast.Dict))
        and any(ast.unparse(x) in names for x in n.targets)
        for m in ast.walk(n.value)
        if isinstance(m, (ast.Name, ast.Attribute))
    }


def head_of(t, node):
    below = node
    for n in t.above(node):
        if isinstance(n, (ast.For, ast.While)) and (
            below is getattr(n, "iter", None) or below is getattr(n, "test", None)
        ):
            return n
        if isinstance(n, ast.stmt):
            return None
        below = n
    return None


def in_head(t, node):
    return head_of(t, node) is not None


def nested_inside(t, known, loops, found):
    choices = known["choices"]
    if known["truth"]["order"] == "state":
        for n, s in loops:
            if s[0] == "helper":
                found(
                    "state",
                    n.lineno,
                    "windows are handed out in turns while a state goes from one to the next",
                )
    if choices["task"] == "gan":
        for n, s in loops:
            target = head_of(t, n).target if isinstance(head_of(t, n), ast.For) else None
            if target is not None and ast.unparse(target) == "_":
                found("twice", n.lineno, "the critic's own steps are divided")
        if choices.get("gan_critic") == "sometimes":
            index_decides(t, loops, found)


def index_decides(t, loops, found):
    for n, s in loops:
        head = head_of(t, n)
        if s[0] != "helper" or not isinstance(head, ast.For):
            continue
        index = {m.id for m in ast.walk(head.target) if isinstance(m, ast.Name)}
        if any(
            isinstance(m, ast.If)
            and not is_guard(m.test)
            and index & {x.id for x in ast.walk(m.test) if isinstance(x, ast.Name)}
            and "% 3" in ast.unparse(m.test)
            for m in ast.walk(head)
        ):
            if not re.match(r"enumerate\(", ast.unparse(head.iter)):
                found("own steps", head.lineno, "the index decides who trains, and differs by rank")


def length_again(t, a, site, found):
    """How long a share is, divided once more: `len(a) // hvd.size()` behind `a = share(a)`."""
    lengths = {"len(%s)" % a, a + ".shape[0]", a + ".size"}
    for n in t.nodes:
        if (
            isinstance(n, ast.BinOp)
            and isinstance(n.op, (ast.FloorDiv, ast.Div))
            and ast.unparse(n.right).endswith(".size()")
            and ast.unparse(n.left) in lengths
            and n.lineno > site.lineno
            and t.function_around(n) is t.function_around(site)
        ):
            found("twice", n.lineno, "`%s` is that of a share, and divided" % ast.unparse(n.left))


def whole_and_parts(t, known, arrays, loops, found):
    """Loops that were shortened without giving each rank another part; feeds of everything."""
    choices, truth = known["choices"], known["truth"]
    feed = choices.get("feed") or choices.get("tape_feed")
    counts = [n for n, s in loops if s[0] == "count"] + [
        n for n, kind, _ in t.sites() if kind == "count" and not in_head(t, n)
    ]
    others = [n for n, kind, _ in t.sites() if kind != "count"]
    if feed == "whole" and not arrays and (counts or loops):
        found(
            "whole batch",
            (counts + [loops[0][0]] if loops else counts)[0].lineno,
            "all samples are fed at each of fewer steps",
        )
    if choices["pattern"] == "keras":
        return
    if counts and not others and not arrays:
        if feed in ("slices", "starts", "pairs") and not any(
            asks(n, "rank") and isinstance(n, (ast.BinOp,)) for n in t.nodes
        ):
            found(
                "same part", counts[0].lineno, "every rank takes the first rounds of the same order"
            )
        if feed == "own_next" and "sequential" in truth["draws"]:
            found("same part", counts[0].lineno, "every rank reads the same first part")
    if (
        "seeded" in truth["draws"]
        and not arrays
        and not any(kind != "count" for _, kind, _ in t.sites())
    ):
        seeds = [n for n in t.calls("seed")]
        if seeds and not any(asks(n, "rank") for n in seeds):
            found("same draws", seeds[0].lineno, "every rank draws the same batches")


def averages_right(t, known, found):
    sites = t.sites()
    loops = [n for n, kind, _ in sites if in_head(t, n)]
    for a in known["truth"]["averages"]:
        if not a["count"]:
            continue
        for n in t.nodes:
            value = n.value if isinstance(n, ast.AugAssign) else n
            if (
                isinstance(n, ast.AugAssign)
                and isinstance(n.op, ast.Div)
                and ast.unparse(n.target) == a["sum"]
            ):
                count, spot = ast.unparse(n.value), n
            elif (
                isinstance(n, ast.BinOp)
                and isinstance(n.op, ast.Div)
                and a["count"].strip("()") == ast.unparse(n.right)
            ):
                count, spot = ast.unparse(n.right), n
            else:
                continue
            if asks(value, "size") or calls_hvd(value, COLLECTIVES):
                continue
            inner = inner_loop(t, spot, loops, a)
            if inner is not None and not counted_anew(t, count, sites):
                found("average", spot.lineno, "`%s` rounds are counted, fewer are made" % count)
            break


def inner_loop(t, spot, loops, a):
    """The divided loop that the sum is taken over."""
    for n in loops:
        head = head_of(t, n)
        if any(
            isinstance(m, ast.AugAssign)
            and ast.unparse(m.target) == a["sum"]
            and isinstance(m.op, ast.Add)
            for m in ast.walk(head)
        ):
            nested = [
                m
                for m in ast.walk(head)
                if isinstance(m, (ast.For, ast.While))
                and m is not head
                and any(
                    isinstance(k, ast.AugAssign) and ast.unparse(k.target) == a["sum"]
                    for k in ast.walk(m)
                )
            ]
            if not nested:
                return head
    return None


def counted_anew(t, count, sites):
    """Whether what is divided by follows the division: assigned from a divided number, or raised in the loop."""
    for n in t.nodes:
        if (
            isinstance(n, ast.Assign)
            and any(ast.unparse(x) == count for x in n.targets)
            and (
                asks(n.value, "size")
                or any(
                    isinstance(c, ast.Call) and getattr(c.func, "id", "") in t.dividing
                    for c in ast.walk(n.value)
                )
            )
        ):
            return True
        if isinstance(n, ast.AugAssign) and ast.unparse(n.target) == count:
            return True
    return bool(re.search(r"\+ 1$|^len\(", count))


def schedules_follow(t, known, found):
    if not t.sites() or makes_all_steps(t, known):
        return
    names = r"(exponential_decay|piecewise_constant|polynomial_decay|cosine_decay|ExponentialDecay|PiecewiseConstantDecay|PolynomialDecay|CosineDecay)$"
    for c in known["truth"]["counts"]:
        if c["what"] != "schedule":
            continue
        for n in t.calls(re.compile(names)):
            if steps_follow(t, n, c):
                continue
            if shares_arrays(t) and re.search(r"len\(", c["value"]):
                continue
            found("schedule", n.lineno, "`%s` counts steps of one process" % c["value"])


def makes_all_steps(t, known):
    """Whether each rank feeds its rows of all samples and makes as many steps as one process did."""
    feed = known["choices"].get("feed") or known["choices"].get("tape_feed")
    return feed == "whole" and all(kind in ("helper", "slice") for _, kind, _ in t.sites())


def steps_follow(t, call, c):
    """Whether the schedule was changed by the number of ranks in more than its rate."""
    steps = call.args[1:3] + [
        k.value for k in call.keywords if k.arg in ("decay_steps", "boundaries", "global_step")
    ]
    if "piecewise" in c["kind"]:
        steps = call.args[:2] + [k.value for k in call.keywords if k.arg in ("boundaries", "x")]
    for s in steps:
        if asks(s, "size") or any(
            isinstance(m, ast.Call) and getattr(m.func, "id", "") in t.helpers for m in ast.walk(s)
        ):
            return True
        for n in t.nodes:
            if (
                isinstance(n, ast.Assign)
                and any(ast.unparse(x) == ast.unparse(s) for x in n.targets)
                and asks(n.value, "size")
            ):
                return True
    return any(
        isinstance(a, ast.Call) and getattr(a.func, "id", "") in t.helpers for a in t.above(call)
    )


def shares_arrays(t):
    return any(not in_head(t, n) and kind in ("helper", "slice") for n, kind, _ in t.sites())


def ends_together(t, known, found):
    for d in known["truth"]["decisions"]:
        if d["kind"] == "stop" and any(isinstance(n, ast.Break) for n in t.nodes):
            agreed = decided_together(t, d["names"])
            if not agreed:
                line = next((n.lineno for n in t.nodes if isinstance(n, ast.Break)), 1)
                found("stop", line, "each rank ends by its own `%s`" % d["names"][0])
        elif d["kind"] == "steps of its own" and "reward <" in t.after:
            line = next((n.lineno for n in t.nodes if isinstance(n, ast.Break)), 1)
            found("own steps", line, "ranks make unequal numbers of steps")


def decided_together(t, names):
    """Whether what a loop is left by went through a collective."""
    words = {w for n in names for w in re.findall(r"[A-Za-z_]\w*", n)}
    for n in t.nodes:
        if isinstance(n, ast.Break):
            for a in t.above(n):
                if isinstance(a, (ast.For, ast.While)):
                    break
                if isinstance(a, ast.If):
                    words |= {m.id for m in ast.walk(a.test) if isinstance(m, ast.Name)}
    words -= {"float", "np", "tf", "hvd", "int"}
    one_number = re.compile("^(allreduce|broadcast_object|broadcast|allgather)$")
    helpers = {h for h, f in t.helpers.items() if calls_hvd(f, one_number)}
    for n in t.nodes:
        if isinstance(n, ast.Call) and calls_named(n, one_number, helpers):
            near = {
                m.id for a in n.args for m in ast.walk(a) if isinstance(m, ast.Name)
            } | t.bound_to(n)
            if near & words:
                return True
    return False


def falls_due(t, known, found):
    """Saves and last steps that a divided loop never reaches on the first rank."""
    for n, kind, _ in t.sites():
        head = head_of(t, n)
        if head is None or not isinstance(head, ast.For):
            continue
        index = {m.id for m in ast.walk(head.target) if isinstance(m, ast.Name)}
        for m in ast.walk(head):
            if not isinstance(m, ast.If):
                continue
            text = ast.unparse(m.test)
            if not index & {x.id for x in ast.walk(m.test) if isinstance(x, ast.Name)}:
                continue
            if (
                kind == "helper"
                and re.search(r"\(\w+ \+ 1\) % \d+ == 0", text)
                and "save" in ast.unparse(m)
            ):
                found("due", m.lineno, "`%s` never holds on the first of two ranks" % text)
            last = re.search(r"== (\w[\w.]*) - 1$", text)
            if last and last.group(1) in ast.unparse(head.iter):
                found("due", m.lineno, "`%s` is never reached" % text)


def splits_agree(t, known, found):
    """Splits at random that every rank makes for itself."""
    choices = known["choices"]
    if choices.get("split") == "sklearn":
        for n in t.calls("train_test_split"):
            if (
                not any(k.arg == "random_state" for k in n.keywords)
                and choices.get("seed") not in ("numpy", "both")
                and not calls_above(t, n)
                and not seeded_alike(t, n)
                and not state_alike(t, n)
            ):
                found("split", n.lineno, "each rank splits at random for itself")


def seeded_alike(t, node):
    """Whether NumPy draws alike everywhere when this runs: seeded above it in its own function or module."""
    return any(
        isinstance(s.func, ast.Attribute)
        and ast.unparse(s.func).endswith("random.seed")
        and s.lineno < node.lineno
        and not asks(s, "rank")
        and t.function_around(s) in (t.function_around(node), t.tree)
        for s in t.calls("seed")
    )


def state_alike(t, node):
    """Whether the state that NumPy draws from came from the first rank before this, in its own function or module."""
    return any(
        s.lineno < node.lineno
        and t.function_around(s) is t.function_around(node)
        and any(isinstance(c, ast.Call) and calls_named(c, COLLECTIVES, t.collective) for a in s.args for c in ast.walk(a))
        for s in t.calls("set_state")
    )


def calls_above(t, node):
    return any(
        isinstance(a, ast.Call) and calls_named(a, COLLECTIVES, set(t.helpers))
        for a in t.above(node)
    )


# -- shapes that readers of public programs found
def counted(known, what):
    return [c["value"] for c in known["truth"]["counts"] if c["what"] == what]


def rebound(t, name):
    """Where an array becomes its share under its own name, as a whole."""
    for n, kind, names in t.sites():
        whole = name in names if kind == "slice" else any(ast.unparse(a) == name for a in getattr(n, "args", []))
        if kind in ("helper", "slice") and whole and name in t.names_bound(n):
            return n
    return None


def rows_looked_for(t, known, found):
    """Rows of all samples that are looked for in a share."""
    for k in known["truth"].get("kept", []):
        site = rebound(t, k["array"])
        if site is not None:
            words = "`%s[:%s]` is of a share" % (k["array"], k["rows"])
            found("kept rows", site.lineno, words)
    for name in counted(known, "shown"):
        site = rebound(t, name)
        for n in t.nodes if site is not None else ():
            if (
                isinstance(n, ast.Subscript)
                and ast.unparse(n.value) == name
                and re.search(r"\w+ \* 15$", ast.unparse(n.slice))
                and n.lineno > site.lineno
            ):
                found("shown", n.lineno, "`%s` is a row of a share" % ast.unparse(n))


def means_of_all(t, known, found):
    """Lists of what each round gave, of which a mean is told: all ranks', where the rounds are divided."""
    for name in known["truth"].get("means", []) if t.sites() else ():
        for n in t.calls("mean"):
            if not re.search(r"\b%s\b" % name, ast.unparse(n)):
                continue
            sent = calls_above(t, n) or any(
                isinstance(c, ast.Call)
                and calls_named(c, COLLECTIVES, t.collective)
                and any(isinstance(m, ast.Name) and m.id == name for a in c.args for m in ast.walk(a))
                for c in t.nodes
            )
            if not sent:
                found("own mean", n.lineno, "`%s` is of one rank's rounds" % ast.unparse(n)[:50])
        smooth = [n for n in t.nodes if isinstance(n, ast.Assign) and runs_on(n, name)]
        if smooth and not goes_around(t, name):
            found("own mean", smooth[0].lineno, "`%s` is of one rank's rounds" % name)
    for metric in known["truth"].get("told", []) if t.sites() else ():
        feeds = (metric, metric + ".update_state")
        if not any(isinstance(c, ast.Call) and ast.unparse(c.func) in feeds for c in t.nodes):
            continue  # one that no round feeds tells of no round
        for n in t.calls("result"):
            told = next((a for a in t.above(n) if isinstance(a, ast.Call)), None)
            inside = [a for a in t.above(n) if isinstance(a, (ast.For, ast.While))]
            if (
                ast.unparse(n.func) == metric + ".result"
                and told is not None
                and inside
                and any(
                    isinstance(a, ast.If) and re.search(r"\+ 1\) % ", ast.unparse(a.test))
                    for a in t.above(n)
                )
                and not goes_around(t, metric, inside[0])
            ):
                found("own mean", n.lineno, "`%s` is of one rank's rounds" % ast.unparse(n))


def runs_on(assign, name):
    """`mean = (mean * k + value) / (k + 1)`."""
    return ast.unparse(assign.targets[0]) == name and bool(
        re.match(r"\(%s \* .* / \(.* \+ 1\)$" % re.escape(name), ast.unparse(assign.value))
    )


def goes_around(t, name, inside=None):
    """Whether a collective, or a helper that holds one, is given this name."""
    return any(
        isinstance(c, ast.Call)
        and calls_named(c, COLLECTIVES, t.collective)
        and any(ast.unparse(m) == name for a in c.args for m in ast.walk(a))
        for c in (ast.walk(inside) if inside is not None else t.nodes)
    )


def own_for_each(t, known, found):
    """Orders, weights and numbers that each rank makes for itself, or may not."""
    truth = known["truth"]
    functions = [n for n in t.nodes if isinstance(n, ast.FunctionDef)]
    alike = [s for s in t.calls("seed") if not asks(s, "rank")]
    for f in functions:
        draws = [
            n
            for n in ast.walk(f)
            if isinstance(n, ast.Call) and re.search(r"(^|\.)(shuffle|permutation)$", ast.unparse(n.func))
        ]
        if f.name in truth.get("ordered", []) and draws and not alike:
            turns = any(
                isinstance(c, ast.Call) and getattr(c.func, "id", "") in t.dividing
                for n in t.nodes
                if isinstance(n, ast.Call) and getattr(n.func, "id", "") == f.name
                for c in [*t.above(n)]
            )
            sent = any(
                isinstance(c, ast.Call) and calls_named(c, COLLECTIVES, t.collective)
                for c in ast.walk(f)
            )
            if turns and not sent:
                found("own order", draws[0].lineno, "`%s` is each rank's own" % f.name)
        if f.name in truth.get("own", []):
            asking = [
                c
                for c in ast.walk(f)
                if isinstance(c, ast.Call) and calls_named(c, COLLECTIVES, t.collective)
            ]
            if asking:
                found("own numbers", asking[0].lineno, "`%s` asks the others" % f.name)
        if f.name in truth.get("branches", []):
            sites = [n for n, _, _ in t.sites() if t.function_around(n) is f]
            elsewhere = [n for n, _, _ in t.sites() if t.function_around(n) is not f]
            if sites and not elsewhere and all(in_branch(t, n) for n in sites):
                found("undivided", sites[0].lineno, "what divides stands in a way not taken")
    for name in truth.get("fixed", []):
        for n in t.nodes:
            if (
                isinstance(n, ast.Assign)
                and ast.unparse(n.targets[0]) == name
                and "random.normal" in ast.unparse(n.value)
                and not any(
                    isinstance(c, ast.Call) and calls_named(c, COLLECTIVES, t.collective)
                    for c in ast.walk(n.value)
                )
                and not goes_around(t, name)
                and not any(not asks(s, "rank") for s in t.calls("set_seed"))
                and not re.search(r"\.directions\b.*=.*broadcast|broadcast.*\.directions\b", t.after)
            ):
                found("own weights", n.lineno, "`%s` is drawn by each rank" % name)


def in_branch(t, node):
    return any(
        isinstance(a, ast.If) and ast.unparse(a.test) in ("filter_fn", "map_fn") for a in t.above(node)
    )


def limits_follow(t, known, found):
    """The lesser of two numbers of rounds, and the number that means all."""
    for limit in counted(known, "least"):
        for n in t.calls("min"):
            own = [a for a in n.args if ast.unparse(a) == limit]
            others = any(asks(a, "size") for a in n.args) or shares_arrays(t)
            around = any(
                isinstance(a, ast.Call) and calls_named(a, re.compile("$^"), t.dividing)
                for a in t.above(n)
            )
            if own and others and not around and not counted_anew(t, limit, t.sites()):
                found("limit", n.lineno, "of `%s` each rank makes as many" % ast.unparse(n)[:50])
    for number in counted(known, "all"):
        for n in t.calls("take"):
            if number in ast.unparse(n.args[0]) and asks(n.args[0], "size"):
                tells = [m for m in ast.walk(n.args[0]) if isinstance(m, (ast.IfExp, ast.Compare, ast.BoolOp))]
                if not tells:
                    found("limit", n.lineno, "`%s` is no longer all" % ast.unparse(n.args[0])[:50])


def prints_apart(t, known, found):
    """Prints of the first rank alone that draw, or that add to the graph."""
    graph = known["choices"]["pattern"] in ("session", "monitored")
    for n in t.calls("print"):
        if not t.guarded(n):
            continue
        text = ast.unparse(n)
        if re.search(r"np\.random\.\w+\(", text):
            later = [
                m
                for m in t.nodes
                if isinstance(m, ast.Call)
                and ast.unparse(m.func).startswith("np.random.")
                and not ast.unparse(m.func).endswith((".seed", ".RandomState"))
                and m.lineno > n.lineno
                and not t.guarded(m)
                and not calls_above(t, m)
                and not sent_behind(t, m)
            ]
            if later and any(not asks(s, "rank") for s in t.calls("seed")):
                found("draws apart", n.lineno, "`%s` draws on the first rank" % text[:50])
        if graph and re.search(r"\btf\.(compat\.v1\.)?(matmul|reduce_\w+|nn\.\w+|layers\.\w+)\(", text):
            found("names apart", n.lineno, "`%s` adds to the first rank's graph" % text[:50])


def sent_behind(t, node):
    """Whether what is drawn here is given to a collective afterwards, by name."""
    names = t.bound_to(node)
    return any(
        isinstance(n, ast.Call)
        and calls_named(n, COLLECTIVES, t.collective)
        and any(isinstance(m, ast.Name) and m.id in names for a in n.args for m in ast.walk(a))
        for n in t.nodes
    )


def first_rounds(t, known, found):
    """What the first rounds do otherwise, in a loop of which each rank makes a part."""
    for i in counted(known, "warm"):
        for n, kind, _ in t.sites():
            head = head_of(t, n)
            for m in ast.walk(head) if head is not None else ():
                if (
                    isinstance(m, ast.If)
                    and isinstance(m.test, ast.BoolOp)
                    and re.match(r"%s < \d+ or %s %% " % (i, i), ast.unparse(m.test))
                    and not asks(m.test, "size")
                ):
                    found("first rounds", m.lineno, "`%s` counts as before" % ast.unparse(m.test))


def chance_agreed(t, known, found):
    """Which of two operations runs: what draws it must be the same everywhere."""
    for d in known["truth"]["decisions"]:
        if d["kind"] != "chance":
            continue
        for n in t.nodes:
            if (
                isinstance(n, ast.If)
                and re.search(r"random\.(rand|random|randint)\(", ast.unparse(n.test))
                and any(name in ast.unparse(n) for name in d["names"])
                and not any(
                    isinstance(c, ast.Call) and calls_named(c, COLLECTIVES, t.collective)
                    for c in ast.walk(n.test)
                )
            ):
                found("chance", n.lineno, "`%s` is drawn by each rank" % ast.unparse(n.test))


def rounds_left_out(t, known, found):
    """`continue` by a number of one's own, before a collective of the same round."""
    for d in known["truth"]["decisions"]:
        if d["kind"] != "skip":
            continue
        for n in t.nodes:
            if not isinstance(n, ast.Continue) or t.guarded(n):
                continue
            test = t.parent[n]
            body = getattr(t.parent.get(test), "body", [])
            if not isinstance(test, ast.If) or test not in body:
                continue
            behind = [
                c
                for s in body[body.index(test) + 1 :]
                for c in ast.walk(s)
                if isinstance(c, ast.Call)
                and calls_named(c, COLLECTIVES, t.collective)
                and not t.guarded(c)
            ]
            agreed = any(
                isinstance(c, ast.Call) and calls_named(c, COLLECTIVES, t.collective)
                for c in ast.walk(test.test)
            ) or sent_above(t, test)
            if behind and not agreed:
                found("left out", n.lineno, "`%s` differs by rank" % ast.unparse(test.test)[:50])


def sent_above(t, test):
    """Whether a number that a condition reads went through a collective before it."""
    read = {m.id for m in ast.walk(test.test) if isinstance(m, ast.Name)} - {"np", "tf", "float"}
    return any(
        isinstance(n, ast.Call)
        and n.lineno < test.lineno
        and calls_named(n, COLLECTIVES, t.collective)
        and t.bound_to(n) & read
        for n in t.nodes
    )


def later_rates(t, known, found):
    """A rate that is set again: scaled where the first one is."""
    values = counted(known, "later rate")
    classes = re.compile("^(Adam|SGD|RMSprop|Adagrad|Nadam|Adamax)$")
    if not values or not any(asks(n, "size") or calls_above(t, n) and not t.shared(n) for n in t.calls(classes)):
        return
    for n in t.nodes:
        if isinstance(n, ast.Assign) and re.search(r"\.(learning_rate|lr)$", ast.unparse(n.targets[0])):
            value = n.value
        elif isinstance(n, ast.Call) and re.search(
            r"((learning_rate|\.lr)\.assign|set_value)$", ast.unparse(n.func)
        ):
            value = n.args[-1]
        else:
            continue
        text = ast.unparse(value)
        setting = text.split(" / ")[0]
        if text.replace(" ", "") in [v.replace(" ", "") for v in values] and not (
            asks(value, "size") or scaled_where_made(t, setting)
        ):
            found("later rate", n.lineno, "`%s` is not scaled" % text)


def scaled_where_made(t, name):
    return any(
        (isinstance(n, ast.Assign) and name in map(ast.unparse, n.targets) and asks(n.value, "size"))
        or (isinstance(n, ast.AugAssign) and ast.unparse(n.target) == name and asks(n.value, "size"))
        for n in t.nodes
    )


def functions_under_a_guard(t, known, found):
    """A function of the program that holds a collective, called where only the first rank goes."""
    holding = {
        f.name: c
        for f in t.nodes
        if isinstance(f, ast.FunctionDef)
        for c in ast.walk(f)
        if isinstance(c, ast.Call)
        and calls_named(c, COLLECTIVES, t.collective)
        and not t.guarded(c)
        and t.function_around(c) is f
    }
    for n in t.nodes:
        if isinstance(n, ast.Call) and t.guarded(n):
            word = ast.unparse(n.func)
            if re.sub(r"^self\.", "", word) in holding:
                found("guarded collective", n.lineno, "`%s` holds a collective" % word)


def others_gone(t, known, found):
    """What copies a model to several GPUs by itself does not stand beside workers."""
    for n in t.nodes:
        if isinstance(n, ast.Attribute) and n.attr in known["truth"].get("gone", ()):
            found("stays", n.lineno, "`%s`" % ast.unparse(n))


CHECKS = (
    names_resolve,
    guarded_names,
    optimizers_shared,
    collectives_free,
    writes_guarded,
    read_after_wait,
    division,
    averages_right,
    schedules_follow,
    ends_together,
    falls_due,
    splits_agree,
    rows_looked_for,
    means_of_all,
    own_for_each,
    limits_follow,
    prints_apart,
    first_rounds,
    chance_agreed,
    rounds_left_out,
    later_rates,
    functions_under_a_guard,
    others_gone,
)
ONCE = (broadcast_made,)  # of the program as a whole


def program(folder, about, outputs):
    """The findings in a rewritten program. `outputs` maps every changed module to its text."""
    found = []
    kinds = set()

    def note(kind, line, words):
        if (kind, words) not in kinds:
            kinds.add((kind, words))
            found.append({"kind": kind, "line": line, "words": words})

    script = about["script"].replace(".ipynb", ".py")
    texts = []
    for path, after in outputs.items():
        with open(os.path.join(folder, path), encoding="utf-8", newline="") as f:
            before = f.read()
        if path.endswith(".ipynb"):
            from . import notebooks

            before, after = notebooks.code(before), notebooks.code(after)
            path = path.replace(".ipynb", ".py")
        before, after = before.replace("\r\n", "\n"), after.replace("\r\n", "\n")
        try:
            texts.append((path, Text(before, after)))
        except SyntaxError as error:
            note("parse", error.lineno or 1, "%s: %s" % (path, error.msg))
    helpers = {name: node for _, t in texts for name, node in t.fresh.items()}
    for path, t in texts:
        if len(texts) > 1:
            t.know(helpers)
        for check in CHECKS + (ONCE if path == script else ()):
            check(t, about, note)
    if texts and not any(t.sites() for _, t in texts):
        note("undivided", 1, "nothing divides the work")
    return found


def said(finding, messages):
    """Whether one of the tool's messages speaks of the finding."""
    subject = SUBJECTS.get(finding["kind"])
    return bool(subject) and any(
        m["severity"] == "warning"
        and m.get("code") not in ("P009",)
        and re.search(
            subject, " ".join(str(m.get(k, "")) for k in ("message", "rule", "demand")), re.I
        )
        for m in messages
    )
