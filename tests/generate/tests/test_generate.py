"""Tests of the generator: programs are Python and repeat; each check sees what is wrong and lets pass what is right."""

import ast
import json
import os
import tempfile
import unittest
from unittest import mock

from generate import check, make, notebooks, proof, report
from generate.choices import CHOICES


class Programs(unittest.TestCase):
    def test_there_are_enough_choices(self):
        self.assertGreaterEqual(len(CHOICES), 60)

    def test_every_program_is_python_and_repeats(self):
        drawn = {}
        for seed in range(400):
            p = make.program(seed)
            for path, text in p.files.items():
                if path.endswith(".ipynb"):
                    text = notebooks.code(text)
                try:
                    ast.parse(text)
                except SyntaxError as error:
                    self.fail("seed %d, %s: %s" % (seed, path, error))
            for choice, option in p.choices.items():
                drawn.setdefault(choice, set()).add(option)
            if seed % 20 == 0:
                again = make.program(seed)
                self.assertEqual(p.files, again.files)
                self.assertEqual(json.dumps(p.truth.plain()), json.dumps(again.truth.plain()))
        missing = [c for c in CHOICES if c not in drawn]
        self.assertFalse(missing, "never drawn: %s" % missing)

    def test_what_is_fed_is_not_named_as_its_placeholder(self):
        text = "".join(make.program(30019).files.values())
        self.assertIn("targets = tf.placeholder(", text)
        self.assertNotIn("targets = np.", text)

    def test_names_are_bound_in_every_script(self):
        for seed in range(200):
            p = make.program(seed)
            for path, text in p.files.items():
                text = notebooks.code(text) if path.endswith(".ipynb") else text
                if "import *" not in text:
                    self.assertEqual(
                        check.unbound(text.replace("\r\n", "\n")), {}, "seed %d, %s" % (seed, path)
                    )


BEFORE = """
import tensorflow as tf
import numpy as np
x_train, y_train, x_test, y_test = load()
loss = net(x, y)
train_op = tf.train.AdamOptimizer(0.1).minimize(loss)
saver = tf.train.Saver()
best = 9
with tf.Session() as sess:
    sess.run(init)
    for epoch in range(3):
        avg = 0.
        total = len(x_train) // 8
        for i in range(total):
            _, c = sess.run([train_op, loss], {x: x_train[i * 8:(i + 1) * 8], y: y_train[i * 8:(i + 1) * 8]})
            avg += c / total
        print(epoch, avg)
        if avg < 0.1:
            break
    saver.save(sess, 'm')
    saver.restore(sess, 'm')
"""
RIGHT = """
import tensorflow as tf
import numpy as np
import horovod.tensorflow as hvd
hvd.init()
def share(data):
    return data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
x_train, y_train, x_test, y_test = load()
x_train, y_train = share(x_train), share(y_train)
loss = net(x, y)
train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.1 * hvd.size())).minimize(loss)
saver = tf.train.Saver()
best = 9
with tf.Session() as sess:
    sess.run(init)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        avg = 0.
        total = len(x_train) // 8
        for i in range(total):
            _, c = sess.run([train_op, loss], {x: x_train[i * 8:(i + 1) * 8], y: y_train[i * 8:(i + 1) * 8]})
            avg += c / total
        avg = hvd.allreduce(avg)
        if hvd.rank() == 0:
            print(epoch, avg)
        if avg < 0.1:
            break
    if hvd.rank() == 0:
        saver.save(sess, 'm')
    hvd.broadcast_object(0)
    saver.restore(sess, 'm')
"""
TRUTH = {
    "together": [["x_train", "y_train"]],
    "evaluation": ["x_test", "y_test"],
    "averages": [{"sum": "avg", "count": "total"}],
    "counts": [],
    "order": None,
    "draws": [],
    "decisions": [{"kind": "stop", "names": ["avg"]}],
    "reads": [{"call": "saver.restore"}],
    "writes": [],
    "refuse": None,
    "optimizers": [],
    "gradients": [],
}
CHOSEN = {"pattern": "session", "task": "classify", "feed": "slices", "gradients": "minimize"}


class Checks(unittest.TestCase):
    """Each wrong text differs from the right one in one place."""

    def kinds(self, after, truth=None, chosen=None, before=BEFORE, elsewhere=None):
        about = {"truth": dict(TRUTH, **(truth or {})), "choices": dict(CHOSEN, **(chosen or {}))}
        out = []
        t = check.Text(before, after)
        if elsewhere:
            t.know(elsewhere)
        for one in check.CHECKS + check.ONCE:
            one(t, about, lambda kind, line, words: out.append(kind))
        return set(out)

    def changed(self, old, new, kind, truth=None, chosen=None):
        self.assertIn(old, RIGHT)
        self.assertIn(kind, self.kinds(RIGHT.replace(old, new), truth, chosen))
        self.assertNotIn(kind, self.kinds(RIGHT, truth, chosen))

    def test_what_is_right_passes(self):
        self.assertEqual(self.kinds(RIGHT), set())

    def test_names(self):
        self.changed("loss = net(x, y)", "loss = net(x, yy)", "names")

    def test_names_made_under_a_guard(self):
        self.changed(
            "        avg = hvd.allreduce(avg)",
            "        if hvd.rank() == 0:\n            mean = hvd.allreduce(avg)\n        avg = mean",
            "guarded name",
        )

    def test_optimizers(self):
        self.changed(
            "hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.1 * hvd.size()))",
            "tf.train.AdamOptimizer(0.1 * hvd.size())",
            "optimizer",
        )

    def test_gradients(self):
        plain = "opt = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.1))\ng = tf.gradients(loss, v)\ntrain_op = opt.apply_gradients(zip(g, v))"
        reduced = plain.replace(
            "tf.gradients(loss, v)", "[hvd.allreduce(k) for k in tf.gradients(loss, v)]"
        )
        text = RIGHT.replace(
            "train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.1 * hvd.size())).minimize(loss)",
            plain,
        )
        chosen = {"gradients": "gradients"}
        self.assertIn("gradients", self.kinds(text, chosen=chosen))
        self.assertNotIn("gradients", self.kinds(text.replace(plain, reduced), chosen=chosen))

    def test_tapes(self):
        before = "import tensorflow as tf\nwith tf.GradientTape() as t:\n    loss = f()\ng = t.gradient(loss, v)\nopt.apply_gradients(zip(g, v))\n"
        after = before.replace(
            "tf.GradientTape()", "hvd.DistributedGradientTape(tf.GradientTape())"
        )
        chosen = {"pattern": "tape", "tape_way": "zip"}
        self.assertIn("gradients", self.kinds(before, chosen=chosen, before=before))
        self.assertNotIn("gradients", self.kinds(after, chosen=chosen, before=before))

    def test_the_broadcast(self):
        self.changed("    sess.run(hvd.broadcast_global_variables(0))\n", "", "broadcast")

    def test_collectives_under_a_guard(self):
        self.changed(
            "    sess.run(hvd.broadcast_global_variables(0))",
            "    if hvd.rank() == 0:\n        sess.run(hvd.broadcast_global_variables(0))",
            "guarded collective",
        )

    def test_writes(self):
        self.changed(
            "    if hvd.rank() == 0:\n        saver.save(sess, 'm')",
            "    saver.save(sess, 'm')",
            "writes",
        )

    def test_reads(self):
        self.changed("    hvd.broadcast_object(0)\n", "", "read back")
        # A helper that waits by another one.
        text = RIGHT.replace("    hvd.broadcast_object(0)\n", "    wait()\n").replace(
            "hvd.init()\n",
            "hvd.init()\ndef agree():\n    hvd.allreduce(0)\ndef wait():\n    agree()\n",
        )
        self.assertNotIn("read back", self.kinds(text))
        self.assertIn("read back", self.kinds(text.replace("    agree()\n", "    pass\n")))

    def test_arrays_that_belong_together(self):
        self.changed(
            "x_train, y_train = share(x_train), share(y_train)", "x_train = share(x_train)", "torn"
        )

    def test_arrays_divided_through_other_helpers(self):
        line = "x_train, y_train = share(x_train), share(y_train)\n"
        chain = "def first(d):\n    return second(d)\ndef second(d):\n    return share(d)\n"
        self.assertNotIn("torn", self.kinds(RIGHT.replace(line, chain + line.replace("share(y", "first(y"))))
        aside = "def first(d):\n    return second(d)\ndef second(d):\n    return d\n"
        self.assertIn("torn", self.kinds(RIGHT.replace(line, aside + line.replace("share(y", "first(y"))))

    def test_arrays_divided_twice(self):
        line = "x_train, y_train = share(x_train), share(y_train)\n"
        self.changed(line, line + line, "twice")
        self.changed(line, line + "n = x_train.shape[0] // hvd.size() - 8\n", "twice")
        self.assertNotIn("twice", self.kinds(RIGHT.replace(line, "n = len(x_train) // hvd.size()\n" + line)))
        self.assertNotIn(
            "twice",
            self.kinds(RIGHT.replace(line, "h = m.fit(share(x_train), share(x_train))\n" + line)),
        )

    def test_arrays_divided_in_what_holds_them(self):
        line = "x_train, y_train = share(x_train), share(y_train)\n"
        held = "both = [x_train, %s]\nm.fit(share(both))\n"
        self.assertIn("torn", self.kinds(RIGHT.replace(line, held % "x_train")))
        self.assertNotIn("torn", self.kinds(RIGHT.replace(line, held % "y_train")))

    def test_arrays_divided_before_they_are_filled(self):
        line = "x_train, y_train = share(x_train), share(y_train)\n"
        self.changed(line, line + "x_train.append(1)\n", "too early")
        other = "def load():\n    x_train = []\n    x_train.append(1)\n    return x_train\n"
        self.assertNotIn("too early", self.kinds(RIGHT.replace(line, line + other)))

    def test_loops_divided_twice(self):
        text = RIGHT.replace(
            "for epoch in range(3):", "for epoch in range(3 // hvd.size()):"
        ).replace("for i in range(total):", "for i in range(total // hvd.size()):")
        self.assertIn("twice", self.kinds(text))

    def test_evaluation(self):
        line = "x_train, y_train = share(x_train), share(y_train)\n"
        self.changed(line, line + "x_test = share(x_test)\nprint(x_test)\n", "evaluation")

    def test_averages(self):
        text = RIGHT.replace("x_train, y_train = share(x_train), share(y_train)\n", "").replace(
            "for i in range(total):", "for i in range(total // hvd.size()):"
        )
        self.assertIn("average", self.kinds(text))
        self.assertIn("same part", self.kinds(text))
        self.assertNotIn(
            "average", self.kinds(text.replace("c / total", "c / (total // hvd.size())"))
        )

    def test_stops(self):
        self.changed("        avg = hvd.allreduce(avg)\n", "", "stop")

    def test_stops_by_a_helper_of_another_module(self):
        text = RIGHT.replace("hvd.allreduce(avg)", "mean(avg)").replace(
            "import numpy", "from data import mean\nimport numpy"
        )
        means = check.Text("", "import hvd\ndef mean(x): return hvd.allreduce(x)\n").fresh
        other = check.Text("", "def mean(x): return x\n").fresh
        self.assertNotIn("stop", self.kinds(text, elsewhere=means))
        self.assertIn("stop", self.kinds(text, elsewhere=other))

    def test_schedules(self):
        truth = {"counts": [{"what": "schedule", "kind": "exponential", "value": "20"}]}
        make_rate = "r = tf.train.exponential_decay(0.1, gs, %s, 0.9)\nloss = net(x, y)"
        wrong = RIGHT.replace("loss = net(x, y)", make_rate % "20")
        self.assertIn("schedule", self.kinds(wrong, truth))
        self.assertNotIn(
            "schedule",
            self.kinds(
                RIGHT.replace("loss = net(x, y)", make_rate % "max(1, 20 // hvd.size())"), truth
            ),
        )

        # All samples fed at each of as many steps: the schedule counts what it counted.
        feed = "x_train[i * 8:(i + 1) * 8], y: y_train[i * 8:(i + 1) * 8]"
        whole = wrong.replace("x_train, y_train = share(x_train), share(y_train)\n", "").replace(
            feed, "share(x_train), y: share(y_train)"
        )
        self.assertNotIn("schedule", self.kinds(whole, truth, {"feed": "whole"}))
        fewer = whole.replace("range(3)", "range(3 // hvd.size())")
        self.assertIn("schedule", self.kinds(fewer, truth, {"feed": "whole"}))

    def test_whole_batches(self):
        text = RIGHT.replace("x_train, y_train = share(x_train), share(y_train)\n", "").replace(
            "for epoch in range(3):", "for epoch in range(3 // hvd.size()):"
        )
        self.assertIn("whole batch", self.kinds(text, chosen={"feed": "whole"}))

    def test_seeded_draws(self):
        text = RIGHT.replace(
            "x_train, y_train = share(x_train), share(y_train)\n", "np.random.seed(1)\n"
        ).replace("range(total)", "range(total // hvd.size())")
        self.assertIn("same draws", self.kinds(text, {"draws": ["seeded"]}))
        self.assertNotIn(
            "same draws",
            self.kinds(text.replace("seed(1)", "seed(1 + hvd.rank())"), {"draws": ["seeded"]}),
        )

    def test_what_falls_due(self):
        text = RIGHT.replace(
            "for i in range(total):", "for i in range(total // hvd.size()):"
        ).replace(
            "            avg += c / total",
            "            avg += c / total\n            if i == total - 1:\n                print(i)",
        )
        self.assertIn("due", self.kinds(text))

    def test_state(self):
        turns = "def turns(r):\n    import itertools\n    return itertools.islice(r, hvd.rank(), None, hvd.size())\nx_train, y_train"
        text = RIGHT.replace("x_train, y_train, x_test", turns + ", x_test", 1).replace(
            "for i in range(total):", "for i in turns(range(total)):"
        )
        self.assertIn("state", self.kinds(text, {"order": "state"}))

    def test_splits(self):
        text = RIGHT.replace("= load()", "= train_test_split(a, b)")
        self.assertIn("split", self.kinds(text, chosen={"split": "sklearn"}))
        self.assertNotIn(
            "split",
            self.kinds(
                text.replace("(a, b)", "(a, b, random_state=1)"), chosen={"split": "sklearn"}
            ),
        )
        seed = "np.random.seed(%s)\nx_train, y_train, x_test"
        for value, wrong in (("0", False), ("hvd.rank()", True)):
            seeded = text.replace("x_train, y_train, x_test", seed % value, 1)
            self.assertEqual(wrong, "split" in self.kinds(seeded, chosen={"split": "sklearn"}))

    LINE = "x_train, y_train = share(x_train), share(y_train)\n"

    def both(self, kind, right, wrong, truth=None, before=""):
        """Lines in the place of the one that divides: the second ones are found to be wrong."""
        for lines, is_wrong in ((right, False), (wrong, True)):
            after = RIGHT.replace(self.LINE, lines)
            kinds = self.kinds(after, truth, before=BEFORE + before)
            self.assertEqual(is_wrong, kind in kinds, lines)

    def test_rows_kept_for_tests(self):
        feed = "for bx, by in turns(batches(x_train[40:])):\n    pass\n"
        helper = "def turns(r):\n    return islice(r, hvd.rank(), None, hvd.size())\n"
        truth = {"kept": [{"array": "x_train", "rows": "40"}]}
        self.both("kept rows", helper + feed, self.LINE + feed, truth)

    def test_rows_that_are_shown(self):
        show = "for e in range(3):\n    print(%s[e * 15])\n"
        truth = {"counts": [{"what": "shown", "value": "x_train"}]}
        right = "shown = x_train\n" + self.LINE + show % "shown"
        self.both("shown", right, self.LINE + show % "x_train", truth)

    def test_means_of_lists(self):
        text = self.LINE + "%sif hvd.rank() == 0:\n    print(np.mean(np.array(seen), 0))\n"
        right = text % "seen = hvd.allreduce(seen)\n"
        self.both("own mean", right, text % "", {"means": ["seen"]})

    def test_means_that_run_on(self):
        text = self.LINE + "mean = (mean * k + c) / (k + 1)\n%s"
        self.both("own mean", text % "mean = hvd.allreduce(mean)\n", text % "", {"means": ["mean"]})

    def test_metrics_told_inside_an_epoch(self):
        text = "for k in r:\n    m(step(k))\n    if (k + 1) % 4 == 0:\n        print(m.result())\n"
        right = text.replace("        print", "        hvd.allreduce(m)\n        print")
        self.both("own mean", self.LINE + right, self.LINE + text, {"told": ["m"]})
        unfed = text.replace("m(step(k))", "step(k)")
        self.both("own mean", self.LINE + unfed, self.LINE + text, {"told": ["m"]})

    def test_orders_drawn_once(self):
        old = "def flow(r):\n    pass\ndef turns(r):\n    pass\n"
        flow = "def flow(r):\n    r = %s\n    yield r\n"
        turns = "def turns_of(r):\n    return itertools.islice(r, hvd.rank(), None, hvd.size())\n"
        text = flow + turns + "m.fit(turns_of(flow(x_train)))\n"
        right = text % "hvd.broadcast_object(shuffle(r), 0)"
        self.both("own order", right, text % "shuffle(r)", {"ordered": ["flow"]}, old)

    def test_functions_of_their_own_numbers(self):
        text = "def right(n):\n    if %s > 0:\n        return 1\n" + self.LINE
        old = "def right(n):\n    pass\n"
        wrong = text % "hvd.broadcast_object(n, 0)"
        self.both("own numbers", text % "n", wrong, {"own": ["right"]}, old)

    def test_divided_in_a_way_not_taken(self):
        text = "def make(d, filter_fn=None):\n    if filter_fn:\n        d = d.filter(filter_fn)%s\n%s"
        shard = ".shard(hvd.size(), hvd.rank())"
        right = text % ("", "    d = d%s\n" % shard)
        old = "def make(d, filter_fn=None):\n    pass\n"
        self.both("undivided", right, text % (shard, ""), {"branches": ["make"]}, old)

    def test_what_distributes_by_itself(self):
        wrong = "s = tf.distribute.MirroredStrategy()\nwith s.scope():\n    pass\n" + self.LINE
        self.both("stays", self.LINE, wrong, {"gone": ["MirroredStrategy"]})

    def test_fixed_weights(self):
        text = "self.directions = %s\n" + self.LINE
        draw = "tf.random.normal((2, 2))"
        right = text % ("hvd.broadcast(%s, 0)" % draw)
        self.both("own weights", right, text % draw, {"fixed": ["self.directions"]})

    def test_the_lesser_of_two_numbers(self):
        loop = "for k in range(min(%s, len(x_train) // 8)):\n    pass\n"
        truth = {"counts": [{"what": "least", "value": "most"}]}
        right = self.LINE + loop % "max(1, most // hvd.size())"
        self.both("limit", right, self.LINE + loop % "most", truth)

    def test_a_number_that_means_all(self):
        truth = {"counts": [{"what": "all", "value": "args.n"}]}
        right = "d = d.take(-(-args.n // hvd.size()) if args.n >= 0 else args.n)\n"
        self.both("limit", right, "d = d.take(-(-args.n // hvd.size()))\n", truth)

    def test_modes_in_a_name(self):
        text = "def note(k):\n    mode = 'w' if k == 0 else 'a'\n    open(%s, mode)\n" + self.LINE
        right = text % "'log' if hvd.rank() == 0 else os.devnull"
        note = "def note(k):\n    pass\n"
        self.both("writes", right, text % "'log'", before=note)
        reads = text.replace("'w' if k == 0 else 'a'", "'r'") % "'log'"
        self.both("writes", reads, text % "'log'", before=note)

    def test_prints_that_draw(self):
        draw = "np.random.seed(1)\n%sorder = np.random.permutation(9)\n" + self.LINE
        right = draw % "value = np.random.rand()\nif hvd.rank() == 0:\n    print(value)\n"
        wrong = draw % "if hvd.rank() == 0:\n    print(np.random.rand())\n"
        self.both("draws apart", right, wrong)
        sent = wrong.replace("np.random.permutation(9)", "hvd.broadcast_object(np.random.permutation(9), 0)")
        self.both("draws apart", sent, wrong)

    def test_prints_that_add_to_the_graph(self):
        right = "shape = tf.matmul(x, w).shape\nif hvd.rank() == 0:\n    print(shape)\n" + self.LINE
        wrong = "if hvd.rank() == 0:\n    print(tf.matmul(x, w).shape)\n" + self.LINE
        self.both("names apart", right, wrong)

    def test_first_rounds(self):
        loop = "for k in range(40 // hvd.size()):\n    if k < %s or k %% 10 == 0:\n        n = 5\n"
        truth = {"counts": [{"what": "warm", "value": "k"}]}
        self.both("first rounds", loop % "5 // hvd.size()", loop % "5", truth)

    def test_chance(self):
        text = "if %s < 0.5:\n    sess.run(one)\nelse:\n    sess.run(two)\n" + self.LINE
        truth = {"decisions": [{"kind": "chance", "names": ["one", "two"]}]}
        right = text % "hvd.broadcast_object(np.random.rand(), 0)"
        self.both("chance", right, text % "np.random.rand()", truth)

    def test_rounds_left_out(self):
        loop = "for k in range(3):\n%s    if %s >= best:\n        continue\n    hvd.allreduce(1)\n"
        truth = {"decisions": [{"kind": "skip", "names": ["value"]}]}
        right = loop % ("    value = hvd.allreduce(value)\n", "value")
        self.both("left out", right, loop % ("", "value"), truth)
        last = loop.replace("    hvd.allreduce(1)\n", "    k += 1\n") % ("", "value")
        self.both("left out", last, loop % ("", "value"), truth)

    def test_later_rates(self):
        text = "opt = tf.keras.optimizers.Adam(lr * hvd.size())\nopt.lr.assign(lr / 10%s)\n"
        truth = {"counts": [{"what": "later rate", "value": "lr / 10"}]}
        self.both("later rate", text % " * hvd.size()", text % "", truth)
        self.both("later rate", text.replace("(lr * hvd.size())", "(lr)") % "", text % "", truth)

    def test_functions_under_a_guard(self):
        text = "def table():\n    %sreturn 1\nif hvd.rank() == 0:\n    table()\n" + self.LINE
        table = "def table():\n    pass\n"
        self.both("guarded collective", text % "", text % "hvd.allreduce(0)\n    ", before=table)

    def test_messages_that_speak_of_a_finding(self):
        finding = {"kind": "undivided"}
        self.assertTrue(
            check.said(
                finding,
                [{"severity": "warning", "message": "every worker trains on all of the data"}],
            )
        )
        self.assertFalse(
            check.said(finding, [{"severity": "warning", "message": "the file ends here"}])
        )


def verdict(name, outcome, **what):
    return dict({"name": name, "outcome": outcome, "pattern": "tape", "seed": 1, "findings": [], "ranks": 2, "seconds": 9.0}, **what)


class Parts(unittest.TestCase):
    """Runs by the judge in parts."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.at = folder.name
        with open(os.path.join(self.at, "programs.json"), "w", encoding="utf-8") as f:
            json.dump([{"name": "p%d" % k} for k in range(5)], f)
        self.out = os.path.join(self.at, "now.run")

    def run_part(self, limit, also=""):
        ran = []

        def one(processes, rules, at, logs, about, *_):
            ran.append((about["name"], about["ranks"]))
            return verdict(about["name"], "right", ranks=about["ranks"], digest="same")

        python = os.path.join(self.at, "bin", "python")
        with mock.patch.multiple(proof, started=mock.DEFAULT, one=one, digest=lambda *_: "same"):
            with mock.patch.object(proof.environment, "interpreter", lambda _: python):
                verdicts = proof.folder("", "", self.at, self.out, (2, 3), limit=limit, also=also)
        return ran, verdicts

    def test_goes_on_where_it_ended_and_takes_counts_in_turn(self):
        self.assertEqual(self.run_part(2)[0], [("p0", 2), ("p1", 3)])
        with open(self.out, "a", encoding="utf-8") as f:
            f.write('{"name": "p2", "outc')  # killed while it wrote
        ran, verdicts = self.run_part(0)
        self.assertEqual(ran, [("p2", 2), ("p3", 3), ("p4", 2)])
        self.assertEqual([v["name"] for v in verdicts], ["p0", "p1", "p2", "p3", "p4"])
        self.assertEqual(self.run_part(0)[0], [])

    def test_takes_what_another_machine_has_run(self):
        there = os.path.join(self.at, "there")
        same = verdict("p0", "refused", digest="same", warnings=["a long one"], stopped={"what": "refused", "text": self.at + "/p.py:3: no"})
        other_text, other_count = verdict("p1", "right", ranks=3, digest="other"), verdict("p2", "right", ranks=3, digest="same")
        proof.keep(there, [same, other_text, other_count, verdict("p3", "wrong", ranks=3, digest="same")])
        with open(there, encoding="utf-8") as f:
            kept = f.read()
        self.assertNotIn("a long one", kept)
        self.assertIn('"p.py:3: no"', kept)
        self.assertEqual([name for name, _ in self.run_part(0, there)[0]], ["p1", "p2", "p3", "p4"])

    def test_what_was_not_made_anew_stays_in_the_document(self):
        looked = report.document([verdict("a", "divided")], None, "seeds 1 to 1")
        both = report.document(None, [verdict("b", "right"), verdict("c", "wrong", ranks=3, properties={"rate": ["no", "x"]})], "seeds 5 to 6", looked)
        self.assertIn("## Looked at: 1 programs, seeds 1 to 1", both)
        self.assertIn("## Run: 2 programs, seeds 5 to 6; 2 or 3 processes", both)
        old = report.document([verdict("d", "wrong")], None, "seeds 7 to 7", both, "earlier rules")
        self.assertIn("## Looked at under earlier rules: 1 programs", old)
        self.assertIn("## Looked at: 1 programs, seeds 1 to 1", old)
        anew = report.document([verdict("a", "said")], None, "seeds 8 to 8", old)
        self.assertNotIn("seeds 1 to 1", anew)
        self.assertEqual(anew.count("\n## "), 3)


if __name__ == "__main__":
    unittest.main()
