"""Says of an input, a rule and an output whether the laws hold.

`Case` is what is known of an input before it is rewritten: its matches and what the result
should be. `Case.verdict` looks at an output. Faults are (law, detail); an output that is the
input is "left alone", which the caller explains.
"""

import ast
import collections
import copy
import io
import itertools
import re
import tokenize

from . import compare, expected, mutate, scopes, trace

Fault = collections.namedtuple("Fault", "law detail")


def comments_of(text):
    """The comments as a multiset."""
    if "#" not in text:
        return collections.Counter()
    out = collections.Counter()
    try:
        for t in tokenize.generate_tokens(
            io.StringIO(text.lstrip("\ufeff").replace("\r\n", "\n")).readline
        ):
            if t.type == tokenize.COMMENT:
                out[t.string.rstrip()] += 1
    except (tokenize.TokenError, SyntaxError, IndentationError):
        return None
    return out


def decoded(data):
    return data.decode("utf-8") if isinstance(data, bytes) else data


class Case:
    """An input text under a rule."""

    def __init__(self, text, rule, base=None):
        """`base` is the case of a text with the same tree: what the result should be is known
        from it."""
        self.text, self.rule = text, rule
        self.tree = ast.parse(text.encode())
        self.tree.text = text
        self.order = list(ast.walk(self.tree))
        self.mark_elif()
        self.comments = comments_of(text)
        self.plain = None  # the result as `may_refuse` saw it
        self.dropped, self.partly = 0, False
        self.comment_count = 0, 0  # of the input; of them in the output
        self.settled = False  # whether the last output that was looked at holds no match
        if base:
            self.scopes, self.wanted, self.notes = base.scopes, base.wanted, base.notes
            here = {id(old): new for old, new in zip(base.order, self.order)}
            self.sites = [s.moved(lambda n: here.get(id(n), n)) for s in base.sites]
            self.base = base
            return
        self.base = self
        self.scopes = scopes.canonical(self.tree)
        self.sites = sorted(
            expected.sites(self.tree, rule), key=lambda s: expected.position(s.node)
        )
        self.wanted, self.notes = {}, []

    def mark_elif(self):
        """An `elif` is an `if` in an `else` to CPython: remember which it was."""
        if "elif" not in self.text:
            return
        lines = self.text.encode().split(b"\n")
        bom = 3 if lines[0].startswith(b"\xef\xbb\xbf") else 0
        for node in ast.walk(self.tree):
            if isinstance(node, ast.If):
                skip = node.col_offset + (bom if node.lineno == 1 else 0)
                node.is_elif = lines[node.lineno - 1][skip : skip + 4] == b"elif"

    def want(self, choice, without=()):
        """The tree of the result, for one of the rule's choices; `without` are the numbers of
        applications that a message says were not made."""
        if self.base is not self:
            tree, self.notes = self.base.want(choice, without), self.base.notes
            return tree
        if without:
            kept = [s for i, s in enumerate(self.sites) if i not in without]
            tree = expected.Rewrite(self.tree, self.rule, kept, choice).tree()
            self.normal(tree)
            tree.sid = 0
            return tree
        if choice not in self.wanted:
            rewrite = expected.Rewrite(self.tree, self.rule, self.sites, choice)
            tree = rewrite.tree()
            self.notes = rewrite.notes
            self.normal(tree)
            tree.sid = 0
            self.wanted[choice] = tree
        return self.wanted[choice]

    def blocked(self):
        """Why the whole file has to stay, or None."""
        return self.rule.blocked(self.base.sites)

    def blocked_problem(self, output, said):
        """What is wrong with the output of a file that has to stay as it is."""
        if output != self.text.encode():
            return "a demand is not met, and the file is changed"
        if not any(m.get("severity") == "error" for m in said):
            return "a demand is not met, and nothing says so"
        return None

    def normal(self, tree):
        """Gives results that are equally right one form."""
        for part in self.rule.parts:
            if part.action == "guard":
                merge_guards(tree, part.result)
        if self.rule.action in ("remove", "remove element"):
            drop_empty_branches(tree)
        if self.rule.action == "head":
            declarations_first(tree)

    def changes(self):
        """Whether the rule should change the text at all."""
        tree = self.want(0)
        idle = [n for n in self.notes if n in ("unknown", "nothing to do")]
        if not self.sites or len(idle) == len(self.sites):
            return False
        return self.rule.changes_always or not unchanged(tree, self.base.tree)

    def may_refuse(self):
        """Why a refusal would be right, or None: the result cannot be written as Python at all,
        or the rule asked for what the language leaves to a refusal."""
        tree = self.want(0)
        for note in self.notes:
            if note.startswith("soft"):
                return note[6:]
        self.plain, problem = inexpressible(tree)
        return problem

    # -- looking at an output -------------------------------------------------------------------

    def verdict(self, output, messages="", dropped=0):
        """The faults of an output that is not the input. `dropped`: of how many applications a
        message says that they were not made; some of them, in any choice, may be missing."""
        self.dropped, self.partly = dropped, False
        text = self.output = decoded(output)
        try:
            tree = ast.parse(output)
            compile(tree, "p", "exec", dont_inherit=True)
        except (SyntaxError, ValueError) as problem:
            return [Fault("valid", "CPython: %s" % getattr(problem, "msg", problem))]
        found = scopes.canonical(tree)
        faults = []
        self.settled = not expected.sites(tree, self.rule)
        extra, problem = self.meaning(tree, found)
        if problem:
            faults.append(problem)
        faults += self.layout(text, extra, messages, faults)
        return faults

    def meaning(self, tree, found):
        """Compares with each of the right results; the statements that the header added come
        back."""
        if self.rule.traced:
            problem = trace.problem(self.text, self.output, self.rule)
            known = {ast.dump(s) for s in ast.parse(self.text.encode()).body}
            extra = [
                s for s in tree.body if isinstance(s, ast.Import) and ast.dump(s) not in known
            ]
            return extra, Fault("meaning", problem) if problem else None
        self.normal(tree)
        first = None
        for without in self.missing():
            for choice in range(self.rule.choices):
                checker = Modules(self.rule, self.scopes.identifiers)
                try:
                    checker.check(self.want(choice, without), tree)
                    self.partly = bool(without)
                    return checker.extra, header_problem(tree, checker.extra + checker.grown)
                except compare.Different as difference:
                    if first is None:
                        first = Fault("meaning", describe(*difference.args))
        return [], first

    def missing(self):
        """Which applications may be missing: none, or as many as messages say."""
        yield ()
        if self.dropped:
            sizes = range(1, min(len(self.sites), self.dropped + 1))
            every = [c for n in sizes for c in itertools.combinations(range(len(self.sites)), n)]
            yield from every[:40]

    def layout(self, text, extra, messages, faults):
        """Comments kept or named; what stands around the matches byte for byte."""
        out = []
        after = comments_of(text)
        if after is None or self.comments is None:
            return [Fault("valid", "the tokens of the output cannot be read")]
        lost = self.comments - after
        count = sum(self.comments.values())
        self.comment_count = count, count - sum(lost.values())
        for comment in lost:
            if comment not in messages:
                out.append(Fault("comments", "lost"))
        for comment in after - self.comments:
            out.append(Fault("comments", "new or altered"))
        if not faults and not out:
            problem = self.around(text, extra, lost or self.moved(after))
            if problem:
                out.append(Fault("outside", problem))
        return out

    def moved(self, after):
        return bool(self.comments)

    def around(self, text, extra, loose):
        """What stands before the first match and behind the last one is as it was."""
        source = self.text
        begin, end = self.extent()
        if self.rule.imports_change:
            source, text, loose = blanked(source), blanked(text), True
        ahead, behind = source[:begin], source[end:]
        if extra or loose or self.rule.action in ("after imports", "after all imports", "helper"):
            if self.rule.action.endswith("imports") and not self.rule.imports_change:
                return None
            return loosely(ahead, behind, without(text, extra), self.comments)
        if text.startswith(ahead) and text.endswith(behind):
            return None
        if is_broken(text):
            return loosely(ahead, behind, text, self.comments)
        where = "behind the last" if text.startswith(ahead) else "before the first"
        return "text %s match changed" % where

    def decorator_sign(self, node):
        """Where the `@` of a decorator stands, of whose brackets no tree knows."""
        data = self.text.encode()
        bom = 3 if node.lineno == 1 and data.startswith(b"\xef\xbb\xbf") else 0
        at = mutate.starts_of(data)[node.lineno - 1] + node.col_offset + bom
        return data.rfind(b"@", 0, at)

    def extent(self):
        """The span, in characters, outside of which nothing may change."""
        data = self.text.encode()
        starts = mutate.starts_of(data)
        spans = []
        for site in self.sites:
            node = site.node
            if self.rule.action == "head":
                node = site.function_around() or site.statement
            elif self.rule.touches == "statement":
                node = outermost_on_line(site)
            else:
                node = next((n for n in site.path if isinstance(n, ast.JoinedStr)), node)
            top = [node.lineno] + [
                data.count(b"\n", 0, self.decorator_sign(d)) + 1
                for d in getattr(node, "decorator_list", [])
            ]
            if self.rule.touches == "statement":
                first, last = self.lines(min(top), node.end_lineno)
                begin = starts[first - 1]
                end = starts[last] if last < len(starts) else len(data)
            else:
                bom = 3 if data.startswith(b"\xef\xbb\xbf") else 0
                begin = (
                    starts[node.lineno - 1] + node.col_offset + (bom if node.lineno == 1 else 0)
                )
                if site.path and node in getattr(site.path[-1], "decorator_list", []):
                    begin = self.decorator_sign(node)
                end = (
                    starts[node.end_lineno - 1]
                    + node.end_col_offset
                    + (bom if node.end_lineno == 1 else 0)
                )
            spans.append((begin, end))
        return (
            len(data[: min(b for b, _ in spans)].decode()),
            len(data[: max(e for _, e in spans)].decode()),
        )


    def heads(self, begin, first):
        """Whether what stands in front of line `first`, from line `begin`, is a block's header."""
        lines = self.text.lstrip("\ufeff").replace("\r", "").split("\n")
        return "".join(lines[begin - 1 : first - 1]).rstrip(" \t\\").endswith(":")

    def lines(self, first, last):
        """Of a run of lines, from 1: the lines around it that backslashes behind a semicolon join
        to it, where the rule must part them. What goes behind needs nothing in front parted."""
        if "\\\n" in self.text.replace("\r", ""):
            for begin, end in mutate.logical_lines(self.text.lstrip("\ufeff")):
                # What goes behind parts nothing in front but a header and what it heads.
                if begin < first <= end and (self.rule.action != "after" or self.heads(begin, first)):
                    first = begin
                if begin <= last < end and self.rule.action != "before":
                    last = end
        return first, last


def outermost_on_line(site):
    """The statement that holds the match; where others share its lines, or it is an `elif`, the
    one around them."""
    node = site.statement
    for above in reversed(site.path):
        if isinstance(above, ast.stmt) and above is not node:
            if (
                above.lineno == node.lineno
                or getattr(node, "is_elif", False)
                or shares(above, node)
            ):
                node = above
    return node


def shares(above, node):
    """Whether `node` begins on a line of its block's header (`else: x`), or of another statement
    of the block."""
    for field in expected.BODIES:
        body = getattr(above, field, None) or []
        if any(part is node for part in body):
            first = body[0].lineno == node.lineno
            return first or any(
                p is not node and p.end_lineno == node.lineno or p.lineno == node.end_lineno
                for p in body
                if p is not node
            )
    return False


def is_broken(text):
    """Whether a line of more than 100 columns stands on several: the rewriter breaks what it made
    so long, outside of the match, too."""
    lines = text.lstrip("\ufeff").split("\n")
    return any(
        end > begin
        and len(" ".join([lines[begin - 1].rstrip(), *map(str.strip, lines[begin:end])])) > 100
        for begin, end in mutate.logical_lines("\n".join(lines))
    )


def blanked(text):
    """The text with blanks in place of the module's own imports."""
    data, starts = text.encode(), mutate.starts_of(text.encode())
    bom = 3 if data.startswith(b"\xef\xbb\xbf") else 0
    for s in ast.parse(data).body:
        if isinstance(s, (ast.Import, ast.ImportFrom)):
            begin = starts[s.lineno - 1] + s.col_offset + (bom if s.lineno == 1 else 0)
            end = starts[s.end_lineno - 1] + s.end_col_offset + (bom if s.end_lineno == 1 else 0)
            gap = re.sub(rb"[^\n]", b" ", data[begin:end])
            data = data[:begin] + gap + data[end:]
    return data.decode()


def without(text, statements):
    """The text without some statements of the module."""
    data = text.encode()
    starts = mutate.starts_of(data)
    bom = 3 if data.startswith(b"\xef\xbb\xbf") else 0
    for s in sorted(statements, key=lambda s: -s.lineno):
        begin = starts[s.lineno - 1] + s.col_offset + (bom if s.lineno == 1 else 0)
        data = data[:begin] + data[starts[s.end_lineno - 1] + s.end_col_offset :]
    return data.decode()


def loosely(ahead, behind, kept, comments):
    """As `around`, where lines were added or comments moved: the same text, comments, blanks and
    line ends aside."""

    def solid(text):
        for comment in sorted(comments, key=len, reverse=True):
            text = text.replace(comment, "")
        return "".join(text.replace("\ufeff", "").replace("\\", "").replace(";", "").split())

    kept = solid(kept)
    if not kept.startswith(solid(ahead)):
        return "text before the first match changed"
    if not kept.endswith(solid(behind)):
        return "text behind the last match changed"
    return None


def describe(a, b):
    """A short text of a difference between two nodes, for grouping."""
    kind_a, kind_b = type(a).__name__, type(b).__name__
    if kind_a != kind_b:
        return "%s where %s should be" % (kind_b, kind_a)
    if kind_a == "Name":
        if a.id != b.id:
            return "another name"
        return "the name is bound elsewhere"
    return "another " + kind_a


class Modules(compare.Compare):
    """Compares modules: the output may also have the imports and helpers that the rule emits."""

    def __init__(self, rule, taken):
        super().__init__(taken)
        self.rule, self.extra, self.helpers = rule, [], set()
        self.grown = []  # imports that took in names

    def check(self, want, got):
        self.scope[0] = got.sid
        i = 0
        body = want.body
        for statement in got.body:
            if i < len(body) and self.is_same_import(body[i], statement):
                i += 1
            elif self.is_emitted(statement):
                self.extra.append(statement)
            elif i < len(body):
                self.same(body[i], statement)
                i += 1
            else:
                raise compare.Different(want, got)
        if i < len(body):
            raise compare.Different(want, got)

    def is_same_import(self, a, b):
        if (
            type(a) is not type(b)
            or not isinstance(a, (ast.Import, ast.ImportFrom))
            or getattr(a, "module", 0) != getattr(b, "module", 0)
        ):
            return False
        before, after = ([(n.name, n.asname) for n in s.names] for s in (a, b))
        if before == after:
            return True
        if not isinstance(b, ast.ImportFrom):
            return False
        old = [n for n in after if n in before or "%s.%s" % (b.module, n[0]) not in self.rule.emits]
        if old != before:
            return False
        self.grown.append(b)
        return True

    def is_emitted(self, statement):
        if isinstance(statement, ast.Import):
            return all(a.name in self.rule.emits for a in statement.names)
        if isinstance(statement, ast.ImportFrom):
            return all(
                "%s.%s" % (statement.module, a.name) in self.rule.emits for a in statement.names
            )
        if isinstance(statement, ast.FunctionDef) and self.rule.helper:
            inner = statement.body
            return (
                len(inner) == 1
                and isinstance(inner[0], ast.Return)
                and [a.arg for a in statement.args.args] == ["value"]
                and not statement.decorator_list
            )
        return False


def header_problem(tree, extra):
    """An emitted import or helper that stands behind a statement which needs it."""
    for statement in extra:
        at = next(i for i, s in enumerate(tree.body) if s is statement)
        if isinstance(statement, ast.FunctionDef):
            wanted = {statement.name}
        else:
            wanted = {scopes.LIB + a.name.split(".")[0] for a in statement.names}
            if isinstance(statement, ast.ImportFrom):
                wanted = {scopes.LIB + statement.module.split(".")[0]}
        for earlier in tree.body[:at]:
            if isinstance(earlier, (ast.Import, ast.ImportFrom)):
                names = (
                    [a.name.split(".")[0] for a in earlier.names]
                    if isinstance(earlier, ast.Import)
                    else [(earlier.module or "").split(".")[0]]
                )
                if any(scopes.LIB + n in wanted for n in names):
                    return None
            elif any(isinstance(n, ast.Name) and n.id in wanted for n in ast.walk(earlier)):
                return Fault("header", "it stands behind its first use")
    return None


def merge_guards(tree, shape):
    """Neighbours under equal guards are one guard: both ways of writing it are the same result."""
    kind = type(shape[0])
    for node in ast.walk(tree):
        for field in ("body", "orelse", "finalbody"):
            body = getattr(node, field, None)
            if not isinstance(body, list):
                continue
            out = []
            for statement in body:
                if (
                    out
                    and isinstance(statement, kind)
                    and isinstance(out[-1], kind)
                    and kind is not ast.While
                    and not getattr(statement, "orelse", None)
                    and not getattr(out[-1], "orelse", None)
                    and guard_text(statement) == guard_text(out[-1])
                    and "\u00a7" in guard_text(statement)
                ):
                    out[-1].body = out[-1].body + statement.body
                else:
                    out.append(statement)
            setattr(node, field, out)


def declarations_first(tree):
    """`global x` says the same wherever it stands before the uses of x."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            node.body = sorted(
                node.body, key=lambda s: not isinstance(s, (ast.Global, ast.Nonlocal))
            )


def drop_empty_branches(tree):
    """`else: pass` is no `else`, whoever writes it."""
    for node in ast.walk(tree):
        for field in ("orelse", "finalbody"):
            body = getattr(node, field, None)
            if (
                isinstance(body, list)
                and len(body) == 1
                and isinstance(body[0], ast.Pass)
                and (field == "orelse" or node.handlers)
            ):
                setattr(node, field, [])


def guard_text(statement):
    if isinstance(statement, ast.With):
        return ast.dump(ast.Tuple(elts=[i.context_expr for i in statement.items], ctx=ast.Load()))
    return ast.dump(statement.test)


def unchanged(want, tree):
    checker = compare.Compare()
    checker.scope[0] = 0
    try:
        checker.same(want, tree)
    except compare.Different:
        return False
    return True


class Spelling(ast.NodeTransformer):
    """Gives canonical names a spelling that Python reads, and fresh names another than the
    program's."""

    def visit_Name(self, node):
        if node.id.startswith(scopes.LIB):
            node.id = "lib_" + node.id[len(scopes.LIB) :]
        elif getattr(node, "emitted", False) and node.emitted != "helper":
            node.id = "fresh_" + node.id
        return node

    def visit_arg(self, node):
        self.generic_visit(node)
        if getattr(node, "emitted", False):
            node.arg = "fresh_" + node.arg
        return node


def inexpressible(tree):
    """The tree of the result as a text, and why it is no program: CPython does not compile it,
    or its names mean something else where they would stand."""
    copied = Spelling().visit(copy.deepcopy(tree))
    fix(copied)
    try:
        compile(copied, "p", "exec", dont_inherit=True)
        text = ast.unparse(copied)
        again = ast.parse(text)
        compile(text, "p", "exec", dont_inherit=True)
    except (SyntaxError, ValueError, TypeError, RecursionError) as problem:
        return None, "not Python: %s" % re.sub(r" \(p, line \d+\)", "", str(problem))[:60]
    scopes.canonical(again)
    checker = compare.Compare()
    checker.scope.update({"helper": -1, "lib": -1})
    try:
        checker.same(copied, again)
    except compare.Different:
        return None, "a name means something else there"
    return text, None


def fix(tree):
    """Contexts and positions that CPython's compiler wants."""
    for node in ast.walk(tree):
        for field in node._fields:
            if not hasattr(node, field) and field in (
                "type_comment",
                "kind",
                "returns",
                "type_params",
            ):
                setattr(node, field, [] if field == "type_params" else None)
    ast.fix_missing_locations(tree)
