"""A share beside a whole array: by one place, of one length, in one feed; sums by counts."""
import ast
import re

from rereading.walk.room import Room
from rereading.walk.texts import MARK

TAKERS = {"fit", "train_on_batch", "test_on_batch", "evaluate", "fit_generator", "flow",
          "from_tensor_slices", "zip", "train_test_split", "TensorDataset"}
METRICS = re.compile(r"(^|\.)(\w+_score|accuracy|confusion_matrix|classification_report|"
                     r"mean_squared_error|mean_absolute_error|roc_curve|auc|"
                     r"precision_recall_curve)$")
SHARED = re.compile(r"\bshare[( ]")  # in a long text that was shortened brackets are blanks

ATTRIBUTES = {".images", ".labels", ".data", ".target", ".x", ".y", ".X", ".Y", ".inputs",
              ".targets", ".features"}  # of one data set


class Shares(Room):
    def __init__(self, program):
        super().__init__(program)
        self.shared = {}         # the key of an array -> where it is shared first
        self.places = {}         # the key of an index -> [(base, node, module, statement)]
        self.feeds = []          # (kind, values, node, module)
        self.divisions = []

    def helper(self, node, callee, args, keywords, frame):
        value = super().helper(node, callee, args, keywords, frame)
        if value is not None and value.key.startswith("share(") and args:
            self.shared.setdefault(args[0].key, node)
            for part in args[0].parts or ():
                self.shared.setdefault(part.key, node)
        return value

    def on_subscript(self, node, base, index, frame):
        if "{" in index.key and MARK.search(index.key):
            self.places.setdefault(index.key, []).append((base, node, frame.module, self.now))
        elif base.key.startswith("share(") and ("len(" in index.key or "share(" in index.key):
            self.places.setdefault(index.key, []).append((base, node, frame.module, self.now))

    def on_display(self, node, values, frame):
        if isinstance(node, ast.Dict) and len(values) > 1:
            self.feeds.append(("fed", values, node, frame.module))

    def on_call(self, call, name, receiver, args, keywords, frame):
        last = name.split(".")[-1]
        if last in TAKERS or METRICS.search(name):
            named = METRICS.search(name)
            values = args[:2] if named else args + [v for k, v in keywords.items() if k in (
                "x", "y", "y_true", "y_pred", "sample_weight")]
            if last == "from_tensor_slices" and args and args[0].parts:
                values = args[0].parts
            self.feeds.append(("metric" if named else last, values, call, frame.module))
        return None

    def on_binary(self, node, left, right, frame):
        op = node.op
        if isinstance(op, (ast.Div, ast.FloorDiv)) and left.kinds & {"part", "total"}:
            self.divisions.append((left, right, node, frame.module))

    # ---- what was seen, judged when all shares are known ----
    def judge(self):
        self.judge_places()
        self.judge_feeds()
        self.judge_divisions()

    def is_share(self, value):
        return value.has("share") or value.key.startswith("share(")

    def judge_places(self):
        for index, uses in self.places.items():
            shares = [u for u in uses if self.is_share(u[0])]
            wholes = [u for u in uses if not self.is_share(u[0])]
            marks = MARK.findall(index)
            for base, node, module, _ in shares:
                of = whole(base.key)
                for mark in marks:
                    bound = self.bounds.get(mark)
                    if bound is None or mark in base.key:  # the array was made with that one
                        continue
                    if bound.key.startswith("turns(") and "hvd.size()" not in index:
                        self.tell(node, module, "divided twice",
                                  f"share({of[:50]}) by a number of the worker's own turns")
                    elif whole_length(bound.key, of):
                        self.tell(node, module, "more rounds than rows",
                                  f"share({of[:50]})[{index[:50]}] in rounds of the whole's length "
                                  f"{bound.key[:60]}")
                numbers = re.search(r"\b(a?range|permutation)\(", index)
                if numbers and re.match(r"\(*share\(", index):
                    self.tell(node, module, "places of the whole",
                              f"in share({of[:50]}), by a share of the numbers: {index[:60]}")
                elif whole_length(index, of) and "hvd.size()" not in index and not any(
                        self.within_a_pass(mark, index) for mark in marks):
                    self.tell(node, module, "places of the whole",
                              f"in share({of[:50]}): {index[:60]}")
            for base, node, module, statement in wholes:
                if isinstance(node.ctx, ast.Store) or "share(" in base.key:
                    continue  # filled from a share, or made of one
                if base.key in self.shared and shares:
                    self.tell(node, module, "torn",
                              f"{base.key[:50]} whole, and at line {shares[0][1].lineno} "
                              f"share({inner(shares[0][0].key)[:40]}) by one place {index[:40]}")
                elif any(s[3] is statement for s in shares):
                    self.tell(node, module, "torn", f"{base.key[:50]} whole beside "
                              f"share({inner(shares[0][0].key)[:40]}) by one place {index[:40]}")
                elif base.key in self.shared and not shares:
                    for mark in marks:
                        bound = self.bounds.get(mark)
                        if bound is not None and "share(" in bound.key and "len(" in bound.key + \
                                ("len(" if "enumerate" in bound.kinds else "") and \
                                "hvd.size()" not in bound.key:
                            self.tell(node, module, "torn", f"{base.key[:50]} whole by a number of "
                                      f"{bound.key[:60]}")

    def within_a_pass(self, mark, index):
        """Whether a number ends before a share does, so that `% len(all)` changes nothing."""
        bound = self.bounds.get(mark)
        return bound is not None and "*" in index and "permutation(" not in index and (
            "len(share(" in bound.key or "hvd.size()" in bound.key and any(
                f"len({c})" in bound.key for c in counts(index)))

    def judge_feeds(self):
        for kind, values, node, module in self.feeds:
            shares = [v for v in values if self.is_share(v) or kind == "metric" and v.has("fed")]
            for value in values:
                if not shares or value in shares or value.key in ("None",) or value.has("zip"):
                    continue
                near = any(family(inner(s.key), value.key) for s in shares)
                base = value.key.split("[{")[0]
                if near or value.key in self.shared or base in self.shared or \
                        kind == "metric" and not value.key[:1].isdigit():
                    self.tell(node, module, "torn",
                              f"{value.key[:50]} whole beside {shares[0].key[:50]} in one {kind}")

    def judge_divisions(self):
        for left, right, node, module in self.divisions:
            whole = "share(" not in right.key and "hvd.size()" not in right.key and any(
                f"len({k})" in right.key for k in self.shared)
            count = right.kinds & {"part", "total"}
            if "part" in left.kinds and "total" not in left.kinds and (whole or "total" in count):
                self.tell(node, module, "a share's sum by the whole's count",
                          f"{left.key[:40]} / {right.key[:50]}")
            elif "total" in left.kinds and "part" in count and "total" not in count:
                self.tell(node, module, "all shares' sum by one share's count",
                          f"{left.key[:40]} / {right.key[:50]}")


def inner(key):
    """The key of what is shared: `share(x)` -> `x`."""
    match = re.match(r"share\((.*)\)", key)
    return match.group(1) if match else key


def whole(key):
    """The key of the whole array of a share; none where the share was drawn anew, `share(x)[y]`."""
    return inner(key) if key.startswith("share(") else ""


def whole_length(key, of):
    """Whether a text counts the rows of the whole array that a share is of."""
    if "hvd.size()" in key or not of:
        return False
    for end in [f":len({c})" for c in counts(key)]:
        key = key.replace(end, ":")  # an end beyond the rows is no harm
    without = re.sub(r"len\(share\(" + re.escape(of) + r"\)\)", "", key)
    if f"len({of})" in without:
        return True
    if SHARED.search(without):
        return False
    for source in re.findall(r"([\w.\[\]()'\"]+)\.(?:images|labels)\b", of):
        if source + ".num_examples" in without:
            return True
    return any(counted != of and (family(of, counted) or len(counted) > 5 and counted in of)
               for counted in counts(without))


def counts(key):
    """Of what a text takes the length."""
    found, at = [], key.find("len(")
    while at >= 0:
        depth, end = 0, at + 3
        for end in range(at + 3, len(key)):
            depth += (key[end] == "(") - (key[end] == ")")
            if depth == 0:
                break
        inside = key[at + 4:end]
        if not SHARED.match(inside):
            found.append(inside)
        at = key.find("len(", at + 4)
    return found


def family(one, two):
    """Whether two arrays come of one maker: `f()[0]` and `f()[1]`, `d.images` and `d.labels`."""
    if one == two or not one or not two:
        return one == two and bool(one)
    a, b = re.match(r"(.*)(\[\d\]|\.\w+)$", one), re.match(r"(.*)(\[\d\]|\.\w+)$", two)
    return bool(a and b and a.group(1) == b.group(1) and len(a.group(1)) > 3
                and not a.group(1).startswith(("tf", "args", "FLAGS", "argparse", "a ", "hvd"))
                and a.group(2)[0] == b.group(2)[0] and "parse_args" not in one
                and (a.group(2)[0] == "[" or {a.group(2), b.group(2)} <= ATTRIBUTES))


def check(program):
    """Findings of shares."""
    yield from Shares(program).findings()
