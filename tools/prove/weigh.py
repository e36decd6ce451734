"""What runs have shown, weighed one question at a time: each function takes what processes saw and gives (answer, why).

A question that nothing was seen for is answered `-` with what was missing; it is never taken to hold.
"""
import bisect
import collections
import os
import re

YES, NO, NOTHING = "yes", "no", "-"
NEVER_PRINTED = "is never printed"
LATE = "is last written after %s of %s steps"
OF_ONE = "whatever the other ranks' data"
NUMBER = re.compile(r"[-+]?(?:\d+\.\d*(?:[eE][-+]?\d+)?|\.\d+(?:[eE][-+]?\d+)?|\d+[eE][-+]?\d+|\d+)")
TIMES = re.compile(r"\b(time|sec|secs|seconds?|elapsed|took|duration|eta|minutes?|speed|per second|examples/s|img/s)\b|/sec|/s\b", re.I)
CLOCKS = re.compile(r"\d+:\d+(:\d+)?(\.\d+)?|\b\d+(\.\d+)?\s?(us|ms|s|min|h)(/(step|epoch|sample|batch))?\b|\b\d{4}-\d\d-\d\d\b")


def bounds(ranks):
    """How much of one process's work the processes together may do, for shares of whole rounds.

    Of s rounds an epoch each makes floor(s / ranks) or ceil(s / ranks); the ends are at s = 2 ranks - 1 and ranks + 1."""
    return ranks / (2 * ranks - 1) - 0.02, 2 * ranks / (ranks + 1) + 0.02


def within(share, ranks):
    low, high = bounds(ranks)
    return low <= share <= high


def source_of(reports):
    sources = {r["seen"]["source"] for r in reports}
    return sources.pop() if len(sources) == 1 else None


def work(one, many, ranks):
    """Samples: all ranks together as many as one process, each as many as the others."""
    if source_of([one] + many) is None:
        return NOTHING, "samples cannot be seen here"
    counts = [r["seen"]["samples"] for r in many]
    seen = "%d samples became %s" % (one["seen"]["samples"], " + ".join(map(str, counts)))
    if min(counts) < 0.6 * max(counts):
        return NO, seen
    return (YES if within(sum(counts) / one["seen"]["samples"], ranks) else NO), seen


def steps_by_samples(one, many):
    """Steps that stay as they are are divided, too, where every batch is; None where it is not."""
    if source_of([one] + many) is None or not one["steps"] or {r["steps"] for r in many} != {one["steps"]}:
        return None
    batch = one["seen"]["samples"] / max(1, one["steps"])
    together = sum(r["seen"]["samples"] for r in many) / max(1, many[0]["steps"])
    if batch > 1 and 0.7 * batch <= together <= 1.3 * batch:
        return YES, "%d steps, the batches of %d divided" % (one["steps"], batch)
    return None


def rate_of_whole_batches(one, many):
    """Where all ranks together train on the batches of one process, its rate is the right one."""
    for a, b in zip(one["rates"], many["rates"]):
        if a is not None and b is not None and abs(a - b) > 1e-4 * abs(a):
            return NO, "%.3g to %.3g, though all ranks together train on the batches of one" % (a, b)
    return YES, "as before: all ranks together train on the batches of one"


def rate_of_undivided(one, many):
    """Where every rank does all of the work, no batch is larger, and the rate of one process is the right one."""
    if any(r["steps"] != one["steps"] for r in many) or one["rates"] != many[0]["rates"]:
        return NO, "%s to %s, though every rank does all of the work" % (one["rates"], many[0]["rates"])
    return YES, "as before: every rank does all of the work, which was said"


def made_each_step(one, many, ranks):
    """Where every step has an optimizer of its own: the report of one process with those alone that make the steps of all ranks' first
    round, second round and so on, so that each stands beside its own of `many`."""
    if not all(len(r["rates"]) == len(r["settings"]) == r["steps"] > 1 for r in (one, many)) or len(one["rates"]) == len(many["rates"]):
        return one
    first_of = slice(0, ranks * len(many["rates"]), ranks)
    return dict(one, rates=one["rates"][first_of], settings=one["settings"][first_of])


def steps_of_joined(one, many, ranks):
    """Workers that end when their own work ends, and join: together they make about the steps of one."""
    if not one or not any(many):
        return NOTHING, "steps cannot be counted here"
    seen = "%d steps became %s, and who is done joins" % (one, " and ".join(map(str, many)))
    if not all(many):
        return NO, seen
    return (YES if 0.5 <= sum(many) / one <= 1.5 else NO), seen


def each_divided(one, first, ranks):
    """The steps of every optimizer and training operation, not only their sum."""
    before, after = one["steps_apart"], first["steps_apart"]
    if len(before) != len(after) or not before:
        return NOTHING, "steps cannot be told apart"
    for i, (was, now) in enumerate(zip(before, after)):
        if was >= 2 * ranks and not within(now * ranks / was, ranks):
            return NO, "%d steps of optimizer or training operation %d became %d" % (was, i + 1, now)
    return YES, ", ".join("%d to %d" % p for p in zip(before, after))


def schedule(one, first, scale, ranks):
    """Where rates end: as far along as the original's, and near what is right there."""
    seen = []
    # Rounds that are shared out are rounded: all ranks together may have made some steps more than one process, or less.
    further = str(ranks * first["steps"] - one["steps"])
    around = one["rates_around"] or [{}] * len(one["rates"])
    for a, b, end, now, near_end in zip(one["rates"], first["rates"], one["last_rates"], first["last_rates"], around):
        here = near_end.get(further)
        if None not in (here, now, scale) and abs(now - here * scale) <= 0.01 * abs(now):
            end = here
        if None in (a, b, end, now) or abs(a - end) < 0.03 * abs(a):
            continue       # no schedule, or hardly begun: rounding would decide
        if scale is None:
            return NOTHING, "the rate warms up"
        shown = "%.3g to %.3g, at the end %.3g to %.3g" % (a, b, end, now)
        # How far the schedule has come: as far as the original's, within what a divided step count may round. Near its end
        # it has come far whatever it gives: the last rate itself must be the right one, too.
        # Of a rate that begins at nothing there is no part to tell.
        ratio = ((b - now) / b) / ((a - end) / a) if a and b else 1
        near = abs(now - end * scale) <= rounded(b, end, near_end, scale, ranks) or 0.6 <= now / (end * scale or 1) <= 1.7
        if not 0.7 <= ratio <= 1.4 or not near:
            return NO, shown
        seen.append(shown)
    return (YES, "; ".join(seen)) if seen else (NOTHING, "no rate changes")


def rounded(first, end, around, scale, ranks):
    """What a rate at the end may be off by, because steps are whole: what the last steps of one process make of it, two of all ranks."""
    last = [abs(around.get("0", end) - around[str(-k)]) for k in range(1, 2 * ranks + 1) if str(-k) in around]
    # Of a rate that warms up the first is none to measure by.
    most = max(abs(first), abs(scale) * around.get("most", 0.0))
    return min(0.05 * most, abs(scale) * max(last) + 1e-6 * abs(first)) if last else 0.05 * abs(first)


def sent(many):
    """The first weights are sent before or right after the first step of every optimizer; later, steps were lost."""
    if any(r["sent_after"] is None for r in many):
        return NOTHING, "sent in a graph, or not at all"
    for r in many:
        after, optimizers = r["sent_after"], max(1, len(r["steps_apart"]))
        if after > 3 * optimizers and 10 * after > r["steps"]:
            return NO, "the first weights are sent after %d of %d steps" % (after, r["steps"])
    return YES, "after %d steps" % many[0]["sent_after"]


def table_of(report):
    """Rows trained on, a tuple of digests each, in order; columns that no other row shares their number with are apart."""
    rows = []
    for batch in report["seen"]["batches"]:
        rows.extend(zip(*batch))
    return rows


def together(reports):
    """One report of all that several runs trained on."""
    return dict(reports[0], seen=dict(reports[0]["seen"], batches=[b for r in reports for b in r["seen"]["batches"]]))


def with_their_seeds(one, many, alike):
    """The original; where the ranks train on rows that it does not have, `alike()`, the original with the ranks' seeds in place of its
    own, if they are that one's: what a program makes up by its own seed, the ranks make up by theirs."""
    there = [row for r in many for row in table_of(r)]

    def known(report):
        table = table_of(report)
        width = min(map(len, table + there)) if table and there else 0
        return min((_overlap(table, there, c) for c in range(width)), default=1.0)
    if known(one) >= 0.95:
        return one
    seeded = alike()
    return seeded if seeded["ok"] and known(seeded) > known(one) else one


def rows(one, many, ranks, again):
    """Whether the ranks train on the rows of the one process, whole, and on all of them.

    `again()` is the original once more with other draws: what differs then is drawn, and cannot be compared."""
    before, after = table_of(one), [table_of(r) for r in many]
    if not before or not all(after):
        return NOTHING, "samples cannot be seen here"
    width = min([len(before[0])] + [len(a[0]) for a in after])
    known, drawn = [], []
    for c in range(width):
        have = {r[c] for r in before if len(r) > c}
        given = [r[c] for a in after for r in a if len(r) > c]
        # Half: of an array whose every window leaves rows out, shares leave out others.
        (known if sum(g in have for g in given) >= 0.5 * len(given) else drawn).append(c)
    if drawn:
        # Is the content drawn afresh, or was it torn?
        repeat = table_of(again())
        torn = [c for c in drawn if repeat and _overlap(before, repeat, c) >= 0.9]
        if torn:
            foreign = len({r[torn[0]] for a in after for r in a if len(r) > torn[0]} - {r[torn[0]] for r in before if len(r) > torn[0]})
            return NO, "%d samples on the ranks are none of the %d that one process trains on" % (foreign, len(set(before)))
    if not known:
        return NOTHING, "samples are drawn afresh each time"
    key = lambda r: tuple(r[c] for c in known if c < len(r))  # noqa: E731
    whole, own = {key(r) for r in before}, [[key(r) for r in a] for a in after]
    parts = [{k[i] for k in whole if i < len(k)} for i in range(len(known))]
    mixing = lambda keys: sum(k not in whole and all(part in of for part, of in zip(k, parts)) for k in keys)  # noqa: E731
    mixed = sum(map(mixing, own)) if len(known) > 1 else 0
    if mixed > 0.1 * sum(map(len, own)):
        # Noise beside the data, which all ranks draw alike, belongs to no row of it.
        repeat = table_of(again())
        fixed = [c for c in known if not repeat or _overlap(before, repeat, c) >= 0.1]
        if len(fixed) == len(known):
            # The program itself draws what it feeds together.
            if repeat and mixing(map(key, repeat)) > 0.1 * len(repeat):
                return NOTHING, "what is fed together is drawn afresh each time"
            return NO, "in %d samples the parts do not belong together" % mixed
        known = fixed
        if not known:
            return NOTHING, "samples are drawn afresh each time"
        whole, own = {key(r) for r in before}, [[key(r) for r in a] for a in after]
    if any(r["seen"]["carried"] for r in [one] + many):
        kept = order_kept(one, many, known)
        if kept is not None:
            return kept
    union = {k for a in own for k in a} & whole
    # How much is trained on is another question (`work`): no more rows than that can come.
    trained_on = sum(map(len, own))
    # Where one process looks at every other batch of the data it trains on, which of them are trained on changes with the share. No
    # more than those that are as before: what is only evaluated is not to be trained on.
    looked = {d for _, _, _, digests in one["seen"].get("looks") or () for d in digests}
    beside = {key(r) for a in after for r in a if key(r) not in whole and r[0] in looked}

    def too_few():
        return len(union) + min(len(beside), len(union)) < bounds(ranks)[0] * min(len(whole), trained_on)
    if len(whole) >= 2 * ranks and too_few():
        # What other draws would not give, such as noise, is no sample of the data.
        repeat = {key(r) for r in table_of(again())}
        whole &= repeat or whole
        if len(whole) < 2 * ranks:
            return NOTHING, "samples are drawn afresh each time"
        union &= whole
        if too_few():
            return NO, "%d of %d samples are trained on by no rank" % (len(whole) - len(union), len(whole))
    return YES, "%d of %d samples" % (len(union), len(whole))


def _overlap(before, repeat, column):
    have = {r[column] for r in before if len(r) > column}
    given = [r[column] for r in repeat if len(r) > column]
    return sum(g in have for g in given) / max(1, len(given))


def order_kept(one, many, known):
    """State goes from batch to batch: what follows must follow in the data, too. None where it does."""
    firsts = lambda r: [tuple(c[0] for c in b) for b in r["seen"]["batches"] if b and all(b)]  # noqa: E731
    before = firsts(one)
    following = {}
    for a, b in zip(before, before[1:]):
        following.setdefault(a, set()).add(b)
    torn = whole = 0
    for r in many:
        own = firsts(r)
        for a, b in zip(own, own[1:]):
            good = b in following.get(a, ())
            whole, torn = whole + good, torn + (not good)
    if torn > whole:
        return NO, "state goes from batch to batch, but %d of %d batches do not follow on the one before" % (torn, torn + whole)
    return None


def evaluated_rows(report):
    """The rows of each look of one process, where all of its looks are evaluations."""
    seen = report["seen"]
    looks = seen.get("looks") or []
    every = len(looks) == sum(len(sizes) for sizes in seen["evaluated"].values())
    return {tuple(digests) for _, _, _, digests in looks} if every else set()


def looked_at(report, trained, evaluated=()):
    """What a rank evaluated. A look at rows that one process trains on is none, though this rank trains on others of them; nor is
    one at rows of its own training, which that process may never have drawn; but what that process evaluates is, whatever it is."""
    looks = report["seen"].get("looks")
    if looks is None:
        return report["seen"]["evaluated"]
    trained = set(trained) | {row[0] for row in table_of(report)}
    counts = collections.Counter()
    for source, steps, count, digests in looks:
        if tuple(digests) in evaluated or not (digests and all(d in trained for d in digests)):
            counts[(source, steps)] += count
    out = {}
    for (source, _), count in counts.items():
        out.setdefault(source, []).append(count)
    return out


def as_before(sizes, before):
    """Whether evaluations are as large as those before: on average, or, where those were not all alike, nearly each as one of them.
    Two that come after one step count as one."""
    was, size = sum(before) / len(before), sum(sizes) / len(sizes)
    if 0.9 * was <= size <= 1.1 * was:
        return True
    kinds = set(before)
    kinds |= {a + b for a in kinds for b in kinds if a < b}
    fitting = sum(any(0.9 * k <= s <= 1.1 * k for k in kinds) for s in sizes)
    return 3 * fitting >= 2 * len(sizes)


def each_as_before(now, together, before):
    """Whether each evaluation is as large as one before, by itself or with the other ranks' parts of it."""
    def fits(size):
        return any(0.9 * b - 1 <= size <= 1.1 * b + 1 for b in before)
    return len(now) == len(together) and all(fits(a) or fits(b) for a, b in zip(now, together))


def passes_by(one, trained, source):
    """Whether what is looked at is the training's own data as it passes by: one other batch after each step, of rows most of which are
    trained on at another time."""
    looks = [(steps, digests) for s, steps, _, digests in one["seen"].get("looks") or () if s == source]
    every = [d for _, digests in looks for d in digests]
    return (len({steps for steps, _ in looks}) == len(looks) and len(set(every)) > 2 * max((len(d) for _, d in looks), default=0)
            and 2 * sum(d in trained for d in every) > len(every))


def is_drawn(one, again, source):
    """Whether the rows looked at are others when the original is run with other draws."""
    of = lambda r: {d for s, _, _, digests in r["seen"].get("looks") or () if s == source for d in digests}  # noqa: E731
    before, repeat = of(one), of(again())
    return bool(before) and len(before & repeat) < 0.1 * len(before)


def rounded_up(ranks):
    """How much more often something may happen: an interval of p rounds becomes one of floor(p / ranks), which at p = 2 ranks - 1 is
    nearly half of what it should be."""
    return (2 * ranks - 1) / ranks + 0.02


def evaluations(one, many, again):
    """The first rank evaluates what the original did, about as often as a divided loop may, each time on as much. `again()` is the
    original with other draws."""
    before, first = one["seen"], many[0]["seen"]
    if not one["steps"]:
        return NOTHING, "steps cannot be counted, and what is looked at cannot be told from what is trained on"
    for name, times in sorted(before["passes"].items()):
        now = first["passes"].get(name, 0)
        if now == 0 or now > times:
            return NO, "%d times %s became %d" % (times, name, now)
    trained = {row[0] for row in table_of(one)}
    # What another rank trains on, the first may have read as well.
    shared = trained | {row[0] for r in many for row in table_of(r)}
    looked = [looked_at(r, shared, evaluated_rows(one)) for r in many]
    seen = []
    for source, sizes in sorted(before["evaluated"].items()):
        if passes_by(one, trained, source):
            continue
        if source not in looked[0] and is_drawn(one, again, source):
            # What one process trained on in a later step is drawn here to be looked at.
            looked = [dict(l, **{source: looked_at(r, ()).get(source, [])}) for l, r in zip(looked, many)]
        now = looked[0].get(source, [])
        if not now:
            return NO, "the first rank looks at none of the %d samples that the original evaluates" % sum(sizes)
        if len(now) > len(sizes) * rounded_up(len(many)) + 1:
            return NO, "%d evaluations became %d" % (len(sizes), len(now))
        was, size = sum(sizes) / len(sizes), sum(now) / len(now)
        together = [sum(of) for of in zip(*(r.get(source, []) for r in looked))]
        whole = as_before(now, sizes)
        if not whole and not (size < was and together and as_before(together, sizes)) and not each_as_before(now, together, sizes):
            return NO, "%d samples in an evaluation became %d" % (was, size)
        seen.append("%d of %d samples" % (len(sizes), was) + ("" if whole else ", divided"))
    if not seen and not before["passes"]:
        return NOTHING, "no evaluation was seen"
    return YES, "; ".join(seen)


def of_each_rank(name, was, after, ranks):
    """What stands for a file that each rank has for itself, under its name with the rank and how many there are (`-0-of-2`) in it:
    there, once for each of them."""
    for own, now in after.items():
        if now["files"] == ranks * was["files"] and any(own[:m.start()] + own[m.end():] == name for m in re.finditer("-#-of-#", own)):
            return now
    return None


def kept(one, first, ranks, redrawn=lambda turn: None):
    """What lies in the folder at the end: every file and every tag of the original's, no more often than there. `redrawn(turn)`: the
    original with other draws."""
    before, after = one["kept"], first["kept"]
    for name, was in sorted(before.items()):
        now = after.get(name) or of_each_rank(name, was, after, ranks)
        if now is None or (was["entries"] and not now["entries"]):
            return NO, "%s is never written" % name
        if was["entries"] and now["entries"] and now["entries"] > was["entries"] * rounded_up(ranks) + 0.5:
            return NO, "%d entries of %s became %d" % (was["entries"], name, now["entries"])
        if now["foreign"] and not was["foreign"]:
            return NO, "%s can only be loaded where Horovod is" % name
    late = ends_late(one, first)
    if late:
        # The best so far is saved when it comes.
        if any(ends_late(one, other) for other in map(redrawn, (1, 2, 3)) if other and other["ok"]):
            return NOTHING, "when it is saved last hangs on what is drawn"
        return late
    if not before:
        return NOTHING, "nothing is written"
    return YES, "%d kinds of files and entries" % len(before)


def ends_late(one, first):
    """What the original saved with its last step, the first rank saves with its last, too."""
    last = lambda r: {re.sub(r"\d+", "#", os.path.basename(p)): s for k, p, _, s in r["events"] if k == "w" and s is not None}  # noqa: E731
    before, after = last(one), last(first)
    for name, step in sorted(before.items()):
        if name in after and step == one["steps"] > 0 and first["steps"] >= 10 and after[name] < 0.85 * first["steps"]:
            return NO, "%s %s" % (name, LATE % (after[name], first["steps"]))
    return None


# -- numbers ----------------------------------------------------------------------------------------------------------
def lines_of(report):
    """What was printed, and the lines of what was kept: (where, line)."""
    text = report["printed"].decode(errors="replace")
    # When a bar is drawn on the way, the clock decides.
    out = [("", line) for line in re.split("[\r\n]|\x08+", text) if line.strip() and not re.search(r"ETA|\d/Unknown", line)]
    for name, entry in sorted(report["kept"].items()):
        out += [(name + ": ", line) for line in entry["lines"]]
    return out


def without_times(report):
    """The lines, but those of times, and without folders."""
    lines = [(where, re.sub(r"/[^\s'\"]*/", "/", CLOCKS.sub("", line))) for where, line in lines_of(report)]
    return [(where, line) for where, line in lines if not TIMES.search(line)]


def numbers(report):
    """{(the line without its numbers, which of them): [(value, half a unit of its last digit), …]}; times are left out."""
    out = collections.OrderedDict()
    for where, line in without_times(report):
        template, found = "", []
        at = 0
        for m in NUMBER.finditer(line):
            between, at = line[at:m.start()], m.end()
            if re.fullmatch(r"[-+]?\d+", m.group()):
                template += between + "%"
                continue
            mantissa, _, exponent = m.group().lower().partition("e")
            value = float(m.group()), 0.5 * 10.0 ** (int(exponent or 0) - len(mantissa.partition(".")[2]))
            if template.endswith("#") and re.fullmatch(r"[\s,;\[\]()]*", between):
                found[-1].append(value)          # the next of a row of numbers, however long that is
            else:
                template += between + "#"
                found.append([value])
        key = where + re.sub(r"[\s=>.\[\]]+", " ", template + line[at:]).strip()
        for i, values in enumerate(found):
            out.setdefault((key, i), []).extend(values)
    return out


def of_single_steps(values, steps):
    """Whether every value is one that a single step gave."""
    return bool(steps) and all(
        bisect.bisect_left(steps, v - half - 1e-6 * abs(v)) < bisect.bisect_right(steps, v + half + 1e-6 * abs(v)) for v, half in values)


def is_called_rate(column):
    """Whether the words before a column's numbers call them a learning rate."""
    template, which = column
    before = template.split("#")[which]
    return re.search(r"(^|[^a-z])(lr|learning[ _]?rate)[^a-z0-9]*$", before, re.I) is not None


def is_rate(one, column, before, first, after):
    """Whether a column shows an optimizer's rate, which is asked about by itself: what the original's had, then what it has become."""
    pairs = [(a, b) for key in ("rates", "last_rates") for a, b in zip(one[key], first[key]) if a is not None and b is not None]

    def shows(values, rate):
        return all(abs(v - rate) <= half + 1e-6 * abs(rate) for v, half in values)
    if any(shows(before, a) and shows(after, b) for a, b in pairs):
        return True
    grown = [b / a for a, b in pairs if a]
    # One that says so may have fallen by some rounds more, or less: where it ends is asked about by itself.
    if grown and mean(before) and is_called_rate(column) and 0.7 <= mean(after) / mean(before) / grown[0] <= 1.4:
        return True
    # One that falls on the way: each is as much larger as the first.
    return bool(grown) and len(before) == len(after) and shows(before[:1], pairs[0][0]) \
        and all(abs(now - was * grown[0]) <= (half + more) * 1.01 for (was, half), (now, more) in zip(before, after))


def few_windows(before, after):
    """Whether averages are each of some rounds (those of whole passes are alike, where nothing is learnt), and so few that the two
    runs' are of other samples: nothing can be said."""
    alike = max(v for v, _ in before) - min(v for v, _ in before) <= 2 * before[0][1]
    return not alike and len(before) != len(after) and min(len(before), len(after)) < 3


def mean(values):
    return sum(v for v, _ in values) / len(values)


def apart_from(before, columns, after, uneven):
    """{column: (mean before, mean after)} of those that differ by more than rounding, their own spread and the share `uneven` of rows
    that are left out so that all ranks have as many."""
    out = {}
    for key, was in columns.items():
        x, y = mean(was), mean(after[key])
        spread = max(v for v, _ in was) - min(v for v, _ in was)
        slack = max(max(2e-3, uneven) * max(abs(x), abs(y)), was[0][1] + after[key][0][1], 1e-6)
        if x == x and y == y and abs(x - y) > slack + (spread if len(was) > 1 else 0):
            out[key] = (x, y)
    return out


def of_few_rows(x, y, one, name):
    """Whether a part of the rows has become one that differs by a row: shares of equal length leave one out, and what is left out of
    layers by chance changes the answer for a row or two."""
    if not (0 <= x <= 1 and 0 <= y <= 1):
        return False
    sizes = {s for of in one["seen"]["evaluated"].values() for s in of if s}
    trained = len(set(table_of(one)))
    return any(abs(x * n - round(x * n)) < 1e-2 and abs(x - y) <= 1.5 / n for n in sizes) or bool("acc" in name and trained and abs(x - y) <= 2.5 / trained)


def longer(columns, table):
    """`table`, in which lines that go on behind what the original's say stand for them, too: with the rate of a warm-up, say."""
    for text, nth in columns:
        if (text, nth) not in table:
            found = [k for k in table if k[1] == nth and k[0].startswith(text)]
            if len(found) == 1:
                table[text, nth] = table[found[0]]
    return table


def averaged(one):
    """The columns of numbers that are not those of single steps."""
    steps = sorted(one["batch_numbers"])
    return {k: v for k, v in numbers(one).items() if not of_single_steps(v, steps)}


def averages(one, first, others, again, uneven=0.0):
    """Numbers printed or kept by runs that learn nothing. `others()`: the first rank's report when the others have other data;
    `again(turn)`: the original with other draws at each turn; `uneven`: which part of the rows may be left out so that all ranks have as many."""
    before, after, columns = numbers(one), numbers(first), averaged(one)
    if not columns:
        return NOTHING, "no averages are printed or kept"
    longer(columns, after)
    missing = next((k for k in columns if k not in after), None)
    if missing:
        return NO, "`%s` %s" % (missing[0][:60], NEVER_PRINTED)
    apart = {k: v for k, v in apart_from(before, columns, after, uneven).items() if not is_rate(one, k, before[k], first, after[k])}
    if not apart:
        return YES, "%d columns of numbers are those of one process" % len(columns)
    moved, reacting, unlike, redrawn = longer(columns, numbers(others())), 0, 0, []
    # Of numbers of either sign, whose mean may be next to nothing, near is what is small beside what single steps give.
    steps = sorted(one["batch_numbers"])
    swing = steps[-1] - steps[0] if steps and steps[0] < 0 < steps[-1] else 0.0

    def drawn(key, x, y):
        for turn in (1, 2):
            if len(redrawn) < turn:
                redrawn.append(numbers(again(turn)))
            by = abs(mean(redrawn[turn - 1][key]) - x) if key in redrawn[turn - 1] else 0.0
            if 3 * by >= abs(x - y):
                return True
            if by < 0.05 * abs(x):      # hardly: another draw would say the same
                return False
        return False
    for key, (x, y) in apart.items():
        z = mean(moved[key]) if key in moved else y
        still = abs(z - y) <= 1e-6 * max(abs(y), abs(z))
        if not still and abs(x - y) <= 0.35 * max(abs(x), abs(y), swing):
            reacting += 1
            continue
        if not still and few_windows(before[key], after[key]):
            unlike += 1
            continue
        if of_few_rows(x, y, one, key[0].lower()):
            continue       # a row more or less
        if drawn(key, x, y):
            continue       # other draws change it as much
        return NO, "`%s`: %.4g became %.4g" % (key[0][:60], x, y) + (", " + OF_ONE if still else "")
    if not reacting and len(apart) == len(columns):
        return NOTHING, "what is printed is of other rounds" if unlike else "what is printed depends on what is drawn, or on a row"
    return YES, "%d columns of numbers, %d averaged over the ranks" % (len(columns) - len(apart) + reacting, reacting)


# -- files ------------------------------------------------------------------------------------------------------------
def listed(many):
    """What other ranks list while the first one writes there: [(folder, after how many collectives, names that it writes)]; None where
    they read anything else that it may still be writing."""
    out = {}
    for r in many[1:]:
        for kind, path, clock, _ in r["events"]:
            names = {os.path.basename(p) for k, p, at, _ in many[0]["events"] if k == "w" and at == clock and os.path.dirname(p) == path}
            if kind == "r" and names:
                out.setdefault((path, clock), set()).update(names)
    known = {path for path, _ in out}
    rest = [dict(r, events=[e for e in r["events"] if e[0] != "r" or e[1] not in known or (e[1], e[2]) not in out]) for r in many[1:]]
    return [(path, clock, sorted(names)) for (path, clock), names in sorted(out.items())] if files(many[:1] + rest)[0] != NO else None


def same_run(one, other):
    """Whether two runs of a rank came to the same, as far as it is seen; times aside."""
    return one["ok"] and other["ok"] and without_times(one) == without_times(other) and set(one["kept"]) == set(other["kept"]) and all(
        one[key] == other[key] for key in ("weights", "state", "steps", "seen", "statistics")) and sorted(one["gradients"], key=repr) == sorted(other["gradients"], key=repr)


def files(many):
    """What the first rank wrote and another read with nothing between them."""
    written = {}
    for kind, path, clock, _ in many[0]["events"]:
        if kind == "w":
            written.setdefault(path, set()).add(clock)
    if not written:
        return NOTHING, "the first rank writes nothing"
    folders = collections.defaultdict(set)
    for path, clocks in written.items():
        folders[os.path.dirname(path)] |= clocks
    shared = 0
    for rank, r in enumerate(many[1:], 1):
        for kind, path, clock, _ in r["events"]:
            if kind != "r":
                continue
            clocks = written.get(path) or next((c for p, c in written.items() if p.startswith(path + ".")), None) or folders.get(path)
            shared += bool(clocks)
            if clocks and clock in clocks:
                return NO, "rank %d reads %s, which the first rank may still be writing" % (rank, os.path.basename(path))
    return YES, "%d reads of what the first rank writes" % shared if shared else "no other rank reads what the first writes"


def statistics(many):
    """What a model holds besides weights, such as the averages of batch normalisation."""
    first = many[0]["statistics"]
    if not first:
        return NOTHING, "no statistics beside the weights"
    differ = sum(any(i >= len(r["statistics"]) or r["statistics"][i] != s for r in many) for i, s in enumerate(first))
    return (NO if differ else YES), "%d of %d differ" % (differ, len(first)) if differ else "%d, all equal" % len(first)


def cost(few, lots, size, whole, doubled):
    """What the input of one step takes at 2 and at `size` pretended ranks; `whole`: the steps of one process; `doubled()`: `lots`
    with twice the samples, for what is not done for samples grows with none."""
    if not lots["steps"]:
        return NO, "at %d ranks no step is made" % size
    if not few["steps"]:
        return NOTHING, "steps cannot be counted"
    for what, name in (("elements", "elements of pipelines and generators"), ("calls", "calls")):
        a, b = few["cost"][what] / few["steps"], lots["cost"][what] / lots["steps"]
        # Who reads for all takes a call for each batch of one process; what is less is done once a pass, as it was before.
        least = 0.97 * (1 - 2 / size) * whole if what == "calls" else 0
        # A call more or less per run is nothing; eight times as much is a rank that reads for all.
        if b > 3 * a and b - a > 2 and (b - a) * lots["steps"] >= least:
            more = doubled()
            if what == "calls" and more["ok"] and whole < 8 * size:
                if more["seen"]["samples"] <= 1.5 * lots["seen"]["samples"]:
                    return NOTHING, "%d steps are too few to tell %d calls once from some a step" % (whole, lots["cost"][what])
                grown, steps = more["cost"][what] - lots["cost"][what], more["steps"] - lots["steps"]
                # Who reads for all pays for it with every further step; what a pass takes, as its evaluation, does not come with each.
                if grown < least or 0 < steps and grown <= 3 * a * steps:
                    continue
            return NO, "a step takes %.1f %s at 2 ranks, %.1f at %d" % (a, name, b, size)
    return YES, "as much at %d ranks as at 2" % size
