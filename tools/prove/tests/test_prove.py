"""Tests of the judge. What needs no libraries runs everywhere; the rest runs where the environment exists, or says so."""
import ast
import contextlib
import io
import json
import mmap
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import types
import unittest
from unittest import mock

from prove import catalogue, clocks, environment, judge, page, paths, pool, pretend, runs, shorten, table, weigh

ROOT = catalogue.ROOT


def report(**what):
    base = {"ok": True, "error": None, "stopped": None, "writes": [], "steps": 10, "rates": [0.1], "settings": [{}], "last_rates": [None], "rates_around": [], "weights": ["a"], "sketches": [[0.0] * 8],
            "state": ["s"], "gradients": [], "reductions": 10, "array_reductions": 10, "array_weights": True, "restores": 0, "printed": b"", "code": 0, "late": False, "seconds": 9, "initialized": True,
            "seen": seen(), "events": [], "statistics": [], "cost": None, "kept": {}, "batch_numbers": [], "steps_apart": [], "joined_at": None, "sent_after": None, "spoken": True}
    return dict(base, **what)


def seen(batches=(), samples=None, **what):
    """What taps saw: batches of columns of digests."""
    batches = [[list(c) for c in b] for b in batches]
    base = {"samples": sum(len(b[0]) for b in batches) if samples is None else samples, "source": "fed", "carried": False, "batches": batches, "evaluated": {}, "passes": {}}
    return dict(base, **what)


def program(**what):
    return judge.Program("p", __file__, **what)


class Pretend(unittest.TestCase):
    def test_one_process_answers_as_one_of_many_and_is_sent_what_it_has(self):
        def nobody_sends(*_, **__):
            raise EOFError("another rank's turn")
        library = types.ModuleType("horovod_of_a_test")
        library.size, library.rank = lambda: 1, lambda: 0
        library.broadcast_object = library.broadcast_object_fn = library.allgather_object = nobody_sends
        with mock.patch.dict(sys.modules, {library.__name__: library}):
            pretend.believe(16, 1)
        self.assertEqual((library.size(), library.rank()), (16, 1))
        self.assertEqual(library.broadcast_object([3], 0, name="order"), [3])
        self.assertEqual(library.broadcast_object_fn(0)("x"), "x")
        self.assertEqual(library.allgather_object(7), [7] * 16)


    def test_calls_of_the_programs_own_lines_are_counted_from_the_first_step_on(self):
        text = ("def length(text):\n    return len(text)\n\n\nclass Own:\n    def on_epoch_end(self):\n        return length('abc')\n\n\n"
                "length('before')\nbegin()\nfor i in range(3):\n    length('ab')\nlibrary(length)\nOwn().on_epoch_end()\n")
        cost = pretend.Cost(None)
        cost.profile("/a/folder")
        before = sys.getprofile()
        try:
            exec(compile(text, "/a/folder/train.py", "exec"), {"begin": cost.begin, "library": lambda f: f("x"), "__name__": "train"})  # pylint: disable=exec-used
        finally:
            seen = cost.report()
            sys.setprofile(before)
        # Three times `length` and `len`, `library`, the `len` it leads to; the hook's own are once a pass.
        self.assertEqual(seen, {"elements": 0, "calls": 8})


class Shorten(unittest.TestCase):
    def test_counts_are_lowered(self):
        text = b"EPOCHS = 50\nlr = 50\nfor i in range(1000):\n    fit(epochs=9, batch_size=900)\nadd('--steps', type=int, default=7000)\nd.take(5)\n"
        self.assertEqual(shorten.shorten(text, 5),
                         b"EPOCHS = 5\nlr = 50\nfor i in range(5):\n    fit(epochs=5, batch_size=900)\nadd('--steps', type=int, default=5)\nd.take(5)\n")

    def test_broken_text_stays(self):
        self.assertEqual(shorten.shorten(b"def f(:\n", 3), b"def f(:\n")


class Verdicts(unittest.TestCase):
    def setUp(self):
        self.judge = judge.Judge(None, "/logs")

    def compare(self, before, after, **what):
        answers = {}
        self.judge.compare(program(**what), "/logs", answers, [before], after)
        return {k: v[0] for k, v in answers.items()}

    def test_all_well(self):
        got = self.compare(report(), [report(steps=5, rates=[0.2]), report(steps=5, rates=[0.2])])
        self.assertEqual(got, {"one_model": "yes", "shared": "yes", "steps": "yes", "rate": "yes", "quiet": "yes", "writers": "-", "each": "-", "sent": "-", "schedule": "-", "restores": "-", "files": "-", "statistics": "-"})

    def test_weights_and_state(self):
        self.assertEqual(self.compare(report(), [report(), report(weights=["b"])])["one_model"], "no")
        self.assertEqual(self.compare(report(), [report(), report(state=["t"])])["one_model"], "no")
        self.assertEqual(self.compare(report(), [report(weights=[]), report(weights=[])])["one_model"], "no")

    def test_steps(self):
        self.assertEqual(judge.Judge.steps_divided(10, [5, 5], 2)[0], "yes")
        self.assertEqual(judge.Judge.steps_divided(7, [4, 4], 2)[0], "yes")
        self.assertEqual(judge.Judge.steps_divided(10, [10, 10], 2)[0], "no")
        self.assertEqual(judge.Judge.steps_divided(10, [5, 4], 2)[0], "no")
        self.assertEqual(judge.Judge.steps_divided(10, [1, 1], 2)[0], "no")
        self.assertEqual(judge.Judge.steps_divided(0, [0, 0], 2)[0], "-")

    def test_steps_of_joined(self):
        self.assertEqual(weigh.steps_of_joined(10, [7, 3], 2)[0], "yes")
        self.assertEqual(weigh.steps_of_joined(10, [10, 9], 2)[0], "no")
        self.assertEqual(weigh.steps_of_joined(10, [10, 0], 2)[0], "no")
        self.assertEqual(weigh.steps_of_joined(0, [0, 0], 2)[0], "-")
        unequal = [report(steps=7, joined_at=7, array_reductions=14), report(steps=7, joined_at=3, array_reductions=6)]
        got = self.compare(report(), unequal)
        self.assertEqual((got["steps"], got["shared"]), ("yes", "yes"))
        # Who joins has made all of its own steps with the others.
        unequal[1]["array_reductions"] = 2
        self.assertEqual(self.compare(report(), unequal)["shared"], "no")
        # One that does not join leaves the others waiting.
        unequal[1] = report(steps=3, joined_at=None, array_reductions=6)
        self.assertEqual(self.compare(report(), unequal)["steps"], "no")

    def test_reductions(self):
        self.assertEqual(self.compare(report(), [report(array_reductions=0), report(array_reductions=0)])["shared"], "no")
        self.assertEqual(self.compare(report(), [report(array_reductions=0, array_weights=False)] * 2)["shared"], "yes")

    def test_rates(self):
        rate = judge.Judge.rate_scaled
        self.assertEqual(rate(program(), report(), report(rates=[0.2]))[0], "yes")
        self.assertEqual(rate(program(), report(), report())[0], "no")
        self.assertEqual(rate(program(settings=["scale_rate=false"]), report(), report())[0], "yes")
        self.assertEqual(rate(program(), report(settings=[{"momentum": 0.9}]), report(rates=[0.2], settings=[{"momentum": 1.8}]))[0], "no")
        falls = lambda now, steps: rate(program(), report(settings=[{"decay": 0.1}]), report(rates=[0.2], settings=[{"decay": now}], steps=steps))[0]  # noqa: E731
        self.assertEqual([falls(0.2, 5), falls(0.1, 5), falls(0.1, 10)], ["yes", "no", "yes"])
        ends = lambda end, now, scale=2, further=5: weigh.schedule(report(last_rates=[end], rates_around=[{"2": 0.02}]), report(rates=[0.2], last_rates=[now], steps=further), scale, 2)[0]  # noqa: E731
        self.assertEqual([ends(0.05, 0.1), ends(0.05, 0.15), ends(0.002, 0.02), ends(0.1, 0.2), ends(0.05, 0.1, None)], ["yes", "no", "no", "-", "-"])
        self.assertEqual([ends(0.05, 0.04, 2, 6), ends(0.05, 0.04), ends(0.05, 0.03, 2, 6)], ["yes", "no", "no"])
        # A rate that begins at nothing.
        grows = lambda now: weigh.schedule(report(rates=[0.0], last_rates=[0.1]), report(rates=[0.0], last_rates=[now], steps=5), 2, 2)[0]  # noqa: E731
        self.assertEqual([grows(0.2), grows(0.05)], ["yes", "no"])
        jumps = lambda now, around: weigh.schedule(report(last_rates=[0.001], rates_around=[around]), report(rates=[0.2], last_rates=[now], steps=5), 2, 2)[0]  # noqa: E731
        self.assertEqual([jumps(0.01, {}), jumps(0.01, {"-1": 0.001}), jumps(0.01, {"-1": 0.001, "-4": 0.006}), jumps(0.002, {"-1": 0.001})], ["yes", "no", "yes", "yes"])
        # Of a rate that each step sets: two of all ranks' steps less.
        sets = lambda now, around: weigh.schedule(report(last_rates=[0.001], rates_around=[around]), report(rates=[0.2], last_rates=[now], steps=5), 2, 2)[0]  # noqa: E731
        self.assertEqual([sets(*now) for now in ((0.011, {"0": 0.001, "-4": 0.008}), (0.011, {"0": 0.001, "-4": 0.002}), (0.015, {"0": 0.001, "-4": 0.008}))], ["yes", "no", "no"])
        # One that warms up may be off by a part of the largest.
        self.assertEqual([sets(0.015, {"0": 0.001, "-4": 0.008, "most": most}) for most in (0.3, 0.1)], ["yes", "no"])
        self.assertEqual(weigh.rate_of_whole_batches(report(), report(rates=[0.2]))[0], "no")
        self.assertEqual(weigh.rate_of_whole_batches(report(), report())[0], "yes")
        self.assertEqual(weigh.rate_of_undivided(report(), [report()] * 2)[0], "yes")
        self.assertEqual(weigh.rate_of_undivided(report(), [report(rates=[0.2])] * 2)[0], "no")
        self.assertEqual(weigh.rate_of_undivided(report(), [report(steps=5)] * 2)[0], "no")
        self.assertEqual(rate(program(), report(), report(rates=[0.2, 0.2]))[0], "no")
        # An optimizer for each step: that of a worker's third stands beside that of the program's fifth.
        anew = lambda *now: rate(program(), report(rates=[0.5, 0.4, 0.3, 0.2, 0.1], settings=[{}] * 5, steps=5),  # noqa: E731
                                 report(rates=list(now), settings=[{}] * len(now), steps=len(now)))[0]
        self.assertEqual([anew(1.0, 0.6, 0.2), anew(1.0, 0.6), anew(1.0, 0.8, 0.6), anew(1.0, 0.6, 0.2, 0.2)], ["yes", "yes", "no", "no"])
        self.assertEqual(rate(program(settings=["warmup_epochs=5"]), report(), report(rates=[0.11]))[0], "yes")
        self.assertEqual(rate(program(settings=["warmup_epochs=5"]), report(), report(rates=[0.2]))[0], "no")

    def test_only_rank_0_speaks(self):
        quiet = lambda after, before: self.judge.rank0_prints(after, before, program())[0]  # noqa: E731
        writers = lambda after, before: self.judge.rank0_writes(after, before, "/logs")[0]  # noqa: E731
        loud = report(printed=b"loss\n", writes=["w"])
        self.assertEqual(quiet([loud, report()], loud), "yes")
        self.assertEqual(quiet([loud, report(printed=b"x\n")], loud), "no")
        self.assertEqual(quiet([report(), report()], loud), "no")
        self.assertEqual([writers([loud, report()], loud), writers([loud, report(writes=["w"])], loud), writers([report(), report()], loud), writers([report(), report()], report())],
                         ["yes", "no", "no", "-"])

    def test_a_folder_that_a_rank_names_is_its_own(self):
        def said(first, second):
            return self.judge.rank0_writes([{"writes": [first]}, {"writes": [second]}], {"writes": ["/logs/kept"]}, "/logs")[0]
        self.assertEqual(said("/logs/b/0/x.1", "/logs/b/1/x.2"), "yes")
        self.assertEqual(said("/logs/b/0/x.1", "/logs/c/1/x.2"), "no")
        self.assertEqual(said("/logs/b/x.1", "/logs/b/1/x.2"), "no")

    def test_division_of_data(self):
        one = [["a", 0, "x", 4], ["a", 1, "y", 4]]
        self.assertEqual(judge.Judge.data_divided([report(gradients=one), report(gradients=one)])[0], "no")
        self.assertEqual(judge.Judge.data_divided([report(gradients=one), report(gradients=[["a", 0, "p", 4], ["a", 1, "q", 4]])])[0], "yes")
        self.assertEqual(judge.Judge.data_divided([report(), report()])[0], "no")
        # A batch without rows moves nothing anywhere.
        empty = [[["a", 0, start, 4], ["a", 1, "nought", 4], ["a", 2, "nought", 4]] for start in "pr"]
        self.assertEqual(judge.Judge.data_divided([report(gradients=empty[0]), report(gradients=empty[1])])[0], "yes")
        self.assertEqual(judge.Judge.data_divided([report(gradients=empty[0]), report(gradients=empty[0])])[0], "no")
        # Training that runs away ends in the same nothing everywhere.
        away = [[["a", 0, start, 4], ["a", 1, "nan", 4], ["a", 2, "nan", 4]] for start in "pr"]
        self.assertEqual(judge.Judge.data_divided([report(gradients=away[0]), report(gradients=away[1])])[0], "yes")

    def test_lines_for_the_shell_in_a_notebook(self):
        cell = lambda *lines: {"cell_type": "code", "source": [line + "\n" for line in lines]}  # noqa: E731
        book = {"cells": [cell("%matplotlib inline", "files = !ls", "print('loss = %s' % x)")]}
        self.assertEqual(judge.script_of("a.ipynb", json.dumps(book).encode()).decode(), "pass\nfiles = []\nprint('loss = %s' % x)\n")

    def test_the_cause_is_not_the_one_that_lost_its_partner(self):
        lost = report(ok=False, error="UnknownError: Horovod has been shut down", code=1)
        cause = report(ok=False, error="TypeError: no", code=1)
        self.assertIn("rank 1: TypeError", self.judge.ended([lost, cause])[1])
        self.assertIn("still ran", self.judge.ended([report(late=True, code=None), report(late=True)])[1])
        self.assertIn("never joined", self.judge.ended([report(initialized=False), report()])[1])

    def test_what_was_warned_about(self):
        # The words of a warning are free; its demand or its rule decides.
        said = {"severity": "warning", "message": "the learning rate is not scaled", "demand": "divide"}
        verdict = {"warnings": [said], "notes": [], "stopped": None, "properties": {"steps": ("no", ""), "rate": ("no", ""), "alone": ("yes", "")}}
        judge.Judge.admit(verdict)
        self.assertEqual([verdict["properties"][k][0] for k in ("steps", "rate")], ["warned", "no"])
        self.assertTrue(table.wrong(verdict))
        verdict["properties"]["rate"] = ("yes", "")
        self.assertEqual((table.wrong(verdict), table.failed(verdict)), (False, True))

    def test_notes_admit_what_they_name(self):
        for notes, answers in ((["dealt_to_all"], ["warned", "no", "no"]), (["own_sum_divided"], ["no", "no", "warned"]), (["emptied"], ["no"] * 3)):
            verdict = {"warnings": [], "notes": notes, "properties": {k: ("no", "") for k in ("cost", "steps", "averages")}}
            judge.Judge.admit(verdict)
            self.assertEqual([verdict["properties"][k][0] for k in ("cost", "steps", "averages")], answers)

    def test_what_is_of_one_share_is_admitted_where_it_is(self):
        # The note speaks of the first worker's share: a number that hears of the others' is another matter.
        for seen, answer in (("`#`: 1 became 2, " + weigh.OF_ONE, "warned"), ("`#`: 1 became 2", "no")):
            verdict = {"warnings": [], "notes": ["told_of_own"], "properties": {"averages": ("no", seen)}}
            judge.Judge.admit(verdict)
            self.assertEqual(verdict["properties"]["averages"][0], answer)
        for seen, answer in (("rank 1 prints `a`" + judge.IN_GRAPH, "warned"), ("rank 1 prints `a`", "no")):
            verdict = {"warnings": [], "notes": ["told_in_graph"], "properties": {"quiet": ("no", seen)}}
            judge.Judge.admit(verdict)
            self.assertEqual(verdict["properties"]["quiet"][0], answer)
        board = "`logs/validation/events: evaluation_loss_vs_iterations: evalu`: 1 became 2, "
        for seen, answer in ((board + weigh.OF_ONE, "warned"), (board[:-2], "no"), ("`loss #`: 1 became 2, " + weigh.OF_ONE, "no")):
            verdict = {"warnings": [], "notes": ["told_on_share"], "properties": {"averages": ("no", seen)}}
            judge.Judge.admit(verdict)
            self.assertEqual(verdict["properties"]["averages"][0], answer)
        prints = lambda **what: judge.Judge.rank0_prints([report(), report(printed=b"a", **what)], report(), program())  # noqa: E731
        self.assertEqual([prints(spoken=of)[1].endswith(judge.IN_GRAPH) for of in (False, True)], [True, False])
        self.assertTrue(weigh.averages(self.told(0.5), self.told(0.9), lambda: self.told(0.9), lambda turn: self.told(0.5))[1].endswith(weigh.OF_ONE))

    @staticmethod
    def told(number):
        return report(printed=b"epoch 0: %.4f" % number)

    def test_what_never_comes_is_admitted_by_the_note_that_says_so(self):
        never, other = "`loss #` " + weigh.NEVER_PRINTED, "rank 1 prints `loss`"
        for note, average, quiet, answers in (("number_asked", never, judge.SILENT, ["warned", "warned"]), ("rarer", never, other, ["warned", "no"]),
                                              ("rarer", "`#`: 1 became 2", judge.SILENT, ["no", "warned"]), ("emptied", never, judge.SILENT, ["no", "no"])):
            verdict = {"warnings": [], "notes": [note], "properties": {"averages": ("no", average), "quiet": ("no", quiet)}}
            judge.Judge.admit(verdict)
            self.assertEqual([verdict["properties"][k][0] for k in ("averages", "quiet")], answers)

    def test_what_is_done_less_often_may_be_done_last_earlier(self):
        for note, seen, answer in (("told_by_batches", "`net.h5` " + weigh.LATE % (9, 12), "warned"), ("rarer_in_sessions", "checkpoint " + weigh.LATE % (30, 45), "warned"), ("told_by_batches", "net.h5 is never written", "no"),
                                   ("kept_by_batches", "`net.h5` " + weigh.LATE % (9, 12), "no")):
            verdict = {"warnings": [], "notes": [note], "properties": {"kept": ("no", seen)}}
            judge.Judge.admit(verdict)
            self.assertEqual(verdict["properties"]["kept"][0], answer)

    def test_the_admitted_demands_and_rules_exist(self):
        rules = ""
        folder = os.path.join(ROOT, "rulesets", "parts")
        for name in os.listdir(folder):
            with open(os.path.join(folder, name), encoding="utf-8") as f:
                rules += f.read()
        for _, speakers in judge.ADMITTED + [(key, of) for key, of, _ in judge.ADMITTED_OF]:
            for kind, name in speakers:
                self.assertRegex(rules, r"(?m)^%s %s\b" % ("rule" if kind in ("rule", "note") else "(must|should)", name))

    def test_messages_of_the_tool(self):
        text = "noise\n" + json.dumps({"file": "a.py", "line": 3, "column": 1, "severity": "error", "code": "W002", "message": "no"}) + "\n"
        self.assertEqual([m["code"] for m in judge.messages_of(text)], ["W002"])
        self.assertEqual(judge.refusal(text, 2), "a.py:3:1: error[W002]: no")
        self.assertEqual(judge.refusal("", 2), "hvrewrite failed with code 2")

    def test_near_only_where_the_original_varies(self):
        def runs(*values):
            return [[report(weights=["%r" % v], sketches=[[v] * 8])] for v in values]
        near = self.judge.as_near
        self.assertEqual(near(runs(1.0, 1.1, 1.2), runs(1.05, 1.15, 1.25))[0], "yes")
        self.assertIsNone(near(runs(1.0, 1.1, 1.2), runs(2.0, 2.1, 2.2)))
        self.assertIsNone(near(runs(1.0, 1.0, 1.2), runs(1.05, 1.15, 1.25)))
        self.assertIsNone(near(runs(1.0, 1.1, 1.2), runs(float("nan"), 1.1, 1.2)))

    def test_original_and_rewritten_are_run_again(self):
        answers = {"alone": ["b", "c", "x", "d"], "original": ["a", "e", "y", "d"]}
        turns = {}

        def run(_, __, label, *___, in_turn=False, heard=None):
            if heard is not None:
                return [report(heard=[])]
            turns[label] = in_turn
            kind, _, number = label.partition("-")
            return [report(weights=[answers[kind][int(number.rpartition("-")[2]) - (kind == "alone") if number else 0]])]
        self.judge.run = run
        self.assertEqual(self.judge.alone(program(), "", b"", b"", None, [report(weights=["a"])])[0], "yes")
        self.assertEqual([l for l, t in turns.items() if t], ["original-again-1", "alone-2"])
        answers["alone"][3] = "f"
        self.assertEqual(self.judge.alone(program(), "", b"", b"", None, [report(weights=["a"])])[0], "no")

    def test_as_before(self):
        self.assertEqual(self.judge.as_before([report()], [report()])[0], "yes")
        self.assertEqual(self.judge.as_before([report()], [report(weights=["b"])])[0], "no")
        self.assertEqual(self.judge.as_before([report()], [report(steps=9)])[0], "no")

    def test_what_a_clock_gives_moves_as_what_is_drawn_does(self):
        real = time.perf_counter
        with mock.patch.multiple(time, **{name: getattr(time, name) for name in clocks.NAMES}):
            clocks.hasten(1000)
            first, begun = time.perf_counter(), real()
            while real() - begun < 0.01:
                pass
            self.assertGreater(time.perf_counter() - first, 5)
        self.assertIs(time.perf_counter, real)

        def line(seconds):
            return report(printed=b"epoch 1 rows (8, 4) 0.5 %.4f\n" % seconds)
        told = weigh.averages(line(0.32), line(2.9), lambda: line(2.9), lambda turn: line(0.32 * 30))
        self.assertEqual(told[0], "-")
        told = weigh.averages(line(0.32), line(2.9), lambda: line(2.9), lambda turn: line(0.32))
        self.assertEqual(told[0], "no")

    def test_what_stops_a_program_is_named(self):
        for kind, word in (("file", "--data"), ("arguments", "--args"), ("input", "nobody")):
            with self.assertRaises(judge.Unproven) as stop:
                self.judge.must_run([report(ok=False, stopped=[kind, "it wants something"])], "the original program", program())
            self.assertIn(word, str(stop.exception))
        with self.assertRaises(judge.Unproven) as stop:
            self.judge.must_run([report(late=True, ok=False)], "the original program", program())
        self.assertIn("--limit", str(stop.exception))


class Weighed(unittest.TestCase):
    """Each question with an answer of each kind."""

    def numbered(self, *texts, **what):
        return report(printed="\n".join(texts).encode(), **what)

    def test_work(self):
        one = report(seen=seen([["abcdefgh"]]))
        self.assertEqual(weigh.work(one, [report(seen=seen([["aceg"]])), report(seen=seen([["bdfh"]]))], 2)[0], "yes")
        self.assertEqual(weigh.work(one, [report(seen=seen([["ae"]])), report(seen=seen([["bf"]]))], 2)[0], "no")
        self.assertEqual(weigh.work(one, [report(seen=seen([["abcdefg"]])), report(seen=seen([["h"]]))], 2)[0], "no")
        self.assertEqual(weigh.work(one, [report(seen=seen([["abcdefgh"]]))] * 2, 2)[0], "no")
        self.assertEqual(weigh.work(report(seen=seen(source=None)), [report(seen=seen(source=None))] * 2, 2)[0], "-")

    def test_bounds_hold_for_every_share_of_whole_rounds(self):
        for ranks in (2, 3, 4, 16):
            for rounds in range(ranks, 200):
                for share in (rounds // ranks, -(-rounds // ranks)):
                    self.assertTrue(weigh.within(share * ranks / rounds, ranks), (ranks, rounds))
            self.assertFalse(weigh.within(1 / ranks, ranks))
            self.assertFalse(weigh.within(ranks, ranks))

    def test_a_divided_batch_divides_the_steps(self):
        one = report(steps=4, seen=seen([["abcd"]] * 4))
        halves = [report(steps=4, seen=seen([["ab"]] * 4)), report(steps=4, seen=seen([["cd"]] * 4))]
        self.assertEqual(weigh.steps_by_samples(one, halves)[0], "yes")
        self.assertIsNone(weigh.steps_by_samples(one, [report(steps=4, seen=seen([["abcd"]] * 4))] * 2))

    def test_rows(self):
        pairs = report(seen=seen([["abcd", "ABCD"], ["efgh", "EFGH"]]))
        rows = lambda *many, again=pairs: weigh.rows(pairs, [report(seen=seen(m)) for m in many], len(many), lambda: again)[0]  # noqa: E731
        self.assertEqual(rows([["aceg", "ACEG"]], [["bdfh", "BDFH"]]), "yes")
        self.assertEqual(rows([["aceg", "ABCD"]], [["bdfh", "EFGH"]]), "no")             # other targets
        # The program pairs them by chance, too: nothing belongs together.
        self.assertEqual(rows([["aceg", "ABCD"]], [["bdfh", "EFGH"]], again=report(seen=seen([["abcd", "EFGH"], ["efgh", "ABCD"]]))), "-")
        self.assertEqual(rows([["abcd", "ABCD"]], [["abcd", "ABCD"]]), "no")             # the same half twice
        self.assertEqual(rows([["wxyz", "ACEG"]], [["stuv", "BDFH"]]), "no")             # torn: the original repeats itself
        self.assertEqual(rows([["wxyz", "WXYZ"]], [["stuv", "STUV"]], again=report(seen=seen([["1234", "5678"]]))), "-")
        # Drawn alike by all, and less of it.
        self.assertEqual(rows([["abcd", "ABCD"]], [["abcd", "ABCD"]], again=report(seen=seen([["1234", "5678"]]))), "-")
        # Few looks, at other rows or at the same.
        self.assertEqual(rows([["ab", "AB"]], [["ef", "EF"]]), "yes")
        self.assertEqual(rows([["ab", "AB"]], [["ab", "AB"]]), "no")
        # The original looks at every other batch of its data; the shares have others of them.
        turns = report(seen=seen([["abcd", "ABCD"], ["ijkl", "IJKL"]], looks=[["x", 0, 4, "efgh"], ["x", 1, 4, "mnop"]]))
        shares = lambda *many: weigh.rows(turns, [report(seen=seen([[of, of.upper()]])) for of in many], 2, lambda: turns)[0]  # noqa: E731
        self.assertEqual([shares("abef", "ijmn"), shares("efgh", "mnop"), shares("abcd", "abcd")], ["yes", "no", "no"])
        # Noise beside the rows, drawn alike by all.
        beside = report(seen=seen([["abcd", "1234"], ["efgh", "5678"]]))
        noise = lambda other: weigh.rows(beside, [report(seen=seen([[r, "1234"]])) for r in ("aceg", "bdfh")], 2, lambda: report(seen=seen([["abcd", other[:4]], ["efgh", other[4:]]])))[0]  # noqa: E731
        self.assertEqual([noise("klmnopqr"), noise("12345678")], ["yes", "no"])
        self.assertEqual(weigh.rows(pairs, [report(seen=seen())] * 2, 2, None)[0], "-")

    def test_made_up_by_a_seed_of_its_own(self):
        one, seeded, ranks = report(seen=seen([["abcd"]])), report(seen=seen([["wxyz"]])), [report(seen=seen([["wx"]])), report(seen=seen([["yz"]]))]
        self.assertIs(weigh.with_their_seeds(one, ranks, lambda: seeded), seeded)
        self.assertIs(weigh.with_their_seeds(one, ranks, lambda: report(seen=seen([["klmn"]]))), one)
        self.assertIs(weigh.with_their_seeds(seeded, ranks, None), seeded)

    def test_what_the_ranks_make_by_their_seeds_is_what_one_process_would(self):
        of = lambda x, y, heard: report(seen=seen([[x, y]]), heard=heard)  # noqa: E731
        one, ranks = of("abcdefgh", "ABCDEFGH", [1, 2]), [of("abcd", "ABCD", [1]), of("wxyz", "WXYZ", [7])]

        def answer(takes, heard, same):
            judging, ran = judge.Judge(None, ""), []

            def run(_, __, label, *___, **how):
                ran.append((label, how.get("heard")))
                return [one] if label == "heard" else [report(heard=h) for h in heard] if label == "heard-all" else [takes[int(label[-1])]]
            judging.run = run
            return judging.made_by_their_seeds(program(), "", same, (b"", b""), None, lambda: one), ran
        takes = [one, of("wxyzstuv", "WXYZSTUV", [])]
        found, ran = answer(takes, [[1], [7]], ranks)
        self.assertEqual((found[0], ran[2:]), ("yes", [("taking-0", [1]), ("taking-1", [7])]))
        torn = [ranks[0], of("wxyz", "ABCD", [7])]
        self.assertIsNone(answer(takes, [[1], [7]], torn)[0])
        self.assertIsNone(answer([one, one], [[1], [7]], ranks)[0])        # rows of nobody's seeds
        for heard in ([[1], [1]], [[], [7]], [[1], []]):                   # no seeds of their own
            self.assertEqual((answer(takes, heard, ranks)[0], len(answer(takes, heard, ranks)[1])), (None, 2))

    def test_a_seed_that_the_rewriting_gives_is_given_to_the_original(self):
        def answer(own, theirs, weights):
            judging, ran = judge.Judge(None, ""), []

            def run(_, __, label, *___, **how):
                ran.append((label, how.get("chances")))
                heard = {"heard-original": own, "heard-alone": theirs}.get(label, [])
                return [report(heard=heard, weights=weights)]
            judging.run = run
            return judging.by_its_seeds(program(), "", b"", b"", None, [report(weights=["a"])]), ran
        found, ran = answer([3], [3, 8, 9], ["a"])
        self.assertEqual((found[0], ran[2:]), ("yes", [("original-by-seeds", [8, 9])]))
        self.assertIsNone(answer([3], [3, 8], ["b"])[0])
        self.assertEqual((answer([3], [3], ["a"])[0], len(answer([3], [3], ["a"])[1])), (None, 2))

    def test_state_needs_its_order(self):
        one = report(seen=seen([["a"], ["b"], ["c"], ["d"], ["e"], ["f"], ["g"], ["h"]], carried=True))
        rows = lambda *many: weigh.rows(one, [report(seen=seen(m)) for m in many], 2, None)[0]  # noqa: E731
        self.assertEqual(rows([["a"], ["b"], ["c"], ["d"]], [["e"], ["f"], ["g"], ["h"]]), "yes")
        self.assertEqual(rows([["a"], ["c"], ["e"], ["g"]], [["b"], ["d"], ["f"], ["h"]]), "no")

    def test_evaluations(self):
        given = lambda **what: report(seen=seen(**what))  # noqa: E731
        one = given(evaluated={"fed": [24, 24]}, passes={"evaluate": 1})
        for many, answer in (([given(evaluated={"fed": [24, 24]}, passes={"evaluate": 1})] * 2, "yes"), ([given(evaluated={"fed": [24]}, passes={"evaluate": 1})] * 2, "yes"),
                             ([given(evaluated={}, passes={"evaluate": 1})] * 2, "no"), ([given(evaluated={"fed": [24]})] * 2, "no"),
                             ([given(evaluated={"fed": [8]}, passes={"evaluate": 1})] * 2, "no"), ([given(evaluated={"fed": [24] * 6}, passes={"evaluate": 1})] * 2, "no")):
            self.assertEqual(weigh.evaluations(one, many, lambda: one)[0], answer)
        self.assertEqual(weigh.evaluations(given(), [given()] * 2, None)[0], "-")
        # Rows that this rank has drawn to train on, and one process has not.
        mine = report(seen=seen([["wx"]], looks=[["fed", 1, 2, ["w", "x"]], ["fed", 1, 24, []]]))
        self.assertEqual(weigh.evaluations(given(evaluated={"fed": [24]}), [mine] * 2, None)[0], "yes")
        # All rows that one process trains on, looked at by a rank that trains on half of them.
        one = report(seen=seen([["abcd"]], evaluated={"fed": [2]}))
        look = lambda rows: given(looks=[["fed", 1, 2, ["y", "z"]], ["fed", 1, len(rows), list(rows)]])  # noqa: E731
        self.assertEqual([weigh.evaluations(one, [look(rows)] * 2, None)[0] for rows in ("abcd", "uvwx")], ["yes", "no"])

    def test_what_any_rank_trains_on_is_not_evaluated_by_the_first(self):
        def of(trained, *looks):
            return report(seen=seen([[trained]], evaluated={"next": [2]}, looks=[["next", 0, len(rows), list(rows)] for rows in looks]))
        one = of("abcd", "abcd", "yz")
        self.assertEqual(weigh.evaluations(one, [of("ae", "aebf", "yz"), of("bf", "aebf", "yz")], None)[0], "yes")
        self.assertEqual(weigh.evaluations(one, [of("ae", "aebfgh", "yz"), of("bf", "aebfgh", "yz")], None)[0], "no")
        self.assertEqual(weigh.evaluations(one, [of("ay", "aybz"), of("bz", "aybz")], lambda: one)[0], "no")     # on what the other trains on

    def test_evaluations_that_are_not_alike(self):
        given = lambda *sizes: report(seen=seen(evaluated={"fed": list(sizes)}))  # noqa: E731
        one = given(32, 32, 32, 32, 48)
        for sizes, answer in (((32, 48), "yes"), ((32, 80), "yes"), ((48,), "yes"), ((64, 64), "no"), ((100, 48), "no"), ((16, 24), "yes"), ((8, 12), "no")):
            self.assertEqual(weigh.evaluations(one, [given(*sizes)] * 2, None)[0], answer, sizes)
        self.assertEqual(weigh.evaluations(given(32, 32), [given(64)] * 2, None)[0], "no")
        # An interval of five rounds is one of two where they are shared out by two.
        often = lambda times: weigh.evaluations(given(*[32] * 11), [given(*[32] * times)] * 2, None)[0]  # noqa: E731
        self.assertEqual([often(times) for times in (11, 13, 17, 22)], ["yes", "yes", "yes", "no"])
        # Two validations are divided, the last look is whole.
        for sizes, answer in (((25, 25, 41), "yes"), ((25, 25, 20), "yes"), ((25, 9, 9), "no"), ((12, 12, 12), "no")):
            self.assertEqual(weigh.evaluations(given(50, 50, 41), [given(*sizes)] * 2, None)[0], answer, sizes)
        self.assertEqual(weigh.evaluations(report(steps=0, seen=seen(evaluated={"fed": [8]})), [given(4)] * 2, None)[0], "-")

    def test_evaluations_of_rows_that_are_drawn(self):
        look = lambda rows, *trained: report(seen=seen([list(trained)], evaluated={"fed": [2]}, looks=[["fed", 1, 2, list(rows)]]))  # noqa: E731
        one, many = look("yz", "abcd"), [look("cd", "ab")] * 2
        self.assertEqual(weigh.evaluations(one, many, lambda: look("uv", "rst"))[0], "yes")
        self.assertEqual(weigh.evaluations(one, many, lambda: look("yz", "rst"))[0], "no")

    def test_batches_of_the_training_that_pass_by(self):
        def looking(*looks, often=True):
            return report(seen=seen([["abcd"]], evaluated={"fed": [2] * len(looks)}, looks=[["fed", i * often, 2, list(rows)] for i, rows in enumerate(looks)]))
        none = [report(seen=seen([["ab"]]))] * 2
        answer = lambda one: weigh.evaluations(one, none, lambda: one)[0]  # noqa: E731
        # A queue hands out what is trained on and what is looked at in turn; the same two rows each time are an evaluation, and so are many
        # after one step.
        self.assertEqual(answer(looking("ab", "cy", "dz")), "-")
        self.assertEqual([answer(one) for one in (looking("ay", "ay", "ay"), looking("uv", "wx", "yz"), looking("ab", "cy", "dz", often=False))], ["no"] * 3)

    def test_folders_tell_their_names_in_order_however_they_are_asked(self):
        code = """if True:
            import os, sys
            from prove import folders
            folders.arrange(backwards=sys.argv[1] == "back")
            here = sys.argv[2]
            with os.scandir(path=here) as entries:
                print([os.listdir(path=here), os.listdir(here), [e.name for e in entries], next(os.walk(here))[2]])"""
        with tempfile.TemporaryDirectory() as folder:
            for name in "bca":
                open(os.path.join(folder, name), "w").close()
            for way, names in (("on", list("abc")), ("back", list("cba"))):
                out = subprocess.run([sys.executable, "-c", code, way, folder], cwd=os.path.join(ROOT, "tools"), capture_output=True, text=True, check=True)
                self.assertEqual(ast.literal_eval(out.stdout), [names] * 4)

    def test_kept(self):
        entry = lambda n=None, foreign=False: {"files": 1, "entries": n, "lines": [], "foreign": foreign}  # noqa: E731
        one = report(kept={"log.csv": entry(4), "model.keras": entry()})
        for now, answer in (({"log.csv": entry(4), "model.keras": entry()}, "yes"), ({"log.csv": entry(2), "model.keras": entry()}, "yes"), ({"log.csv": entry(4)}, "no"),
                            ({"log.csv": entry(8), "model.keras": entry()}, "no"), ({"log.csv": entry(6), "model.keras": entry()}, "yes"), ({"log.csv": entry(0), "model.keras": entry()}, "no"),
                            ({"log.csv": entry(4), "model.keras": entry(foreign=True)}, "no")):
            self.assertEqual(weigh.kept(one, report(kept=now), 2)[0], answer)
        self.assertEqual(weigh.kept(report(), report(), 2)[0], "-")
        # A file of each rank's own, named after the rank and how many there are, and all of them.
        own = lambda name, files: weigh.kept(report(kept={"kept.index": entry()}), report(kept={name: dict(entry(), files=files)}), 2)[0]  # noqa: E731
        self.assertEqual([own("kept-#-of-#.index", 2), own("kept-#-of-#.index", 1), own("other-#-of-#.index", 2), own("kept-#.index", 2)], ["yes", "no", "no", "no"])
        at = lambda step: report(kept={"m": entry()}, steps=10, events=[["w", "/x/m-%d" % step, 0, step]])  # noqa: E731
        self.assertEqual((weigh.kept(at(10), at(10), 2)[0], weigh.kept(at(10), at(5), 2)[0]), ("yes", "no"))
        # The best so far, which is another where something else is drawn.
        self.assertEqual([weigh.kept(at(10), at(5), 2, lambda _: at(s))[0] for s in (5, 10)], ["-", "no"])  # pylint: disable=cell-var-from-loop

    def test_runs_that_learn_nothing_are_made_where_they_can_show_something(self):
        def asked(printed, steps="yes", **what):
            made, answers = [], {"steps": (steps, "")}
            runs_ = judge.Judge(None, "")
            runs_.run = lambda _, __, label, text, ranks, *___, **____: made.append(label) or [self.numbered(printed, **what)] * ranks
            runs_.weigh_numbers(program(), "", answers, self.numbered(printed, **what), ("", ""), None)
            return made, answers["averages"][0]
        self.assertEqual(asked("done 3"), ([], "-"))
        self.assertEqual(asked("batch 0.25", batch_numbers=[0.25]), (["original-still"], "-"))
        self.assertEqual(asked("epoch 0: 0.25", batch_numbers=[0.5]), (["original-still", "still"], "yes"))
        self.assertEqual(asked("batch 0.25", "no", batch_numbers=[0.25])[0], ["original-still", "still"])

    def test_averages(self):
        one = self.numbered("epoch 0: 1.500", "took 3.2 s", "epoch 1: 1.500")
        answer = lambda now, others: weigh.averages(one, self.numbered(now), lambda: self.numbered(others), lambda turn: one)[0]  # noqa: E731
        self.assertEqual(answer("epoch 0: 1.500", "epoch 0: 1.500"), "yes")
        self.assertEqual(answer("epoch 0: 1.480", "epoch 0: 1.900"), "yes")      # moves with the others' data
        self.assertEqual(answer("epoch 0: 1.480", "epoch 0: 1.480"), "no")       # one shard's
        self.assertEqual(answer("epoch 0: 0.750", "epoch 0: 0.900"), "no")       # over too large a number
        self.assertEqual(answer("nothing", "nothing"), "no")
        # 10 of 16 rows became 11 of 16, or 13.
        few = lambda value: report(printed=value.encode(), seen=seen(evaluated={"keras": [16]}))  # noqa: E731
        self.assertEqual([weigh.averages(few("val 0.6250"), few(v), lambda v=v: few(v), lambda turn: few("val 0.6250"))[0] for v in ("val 0.6875", "val 0.8125")], ["-", "no"])
        dropped = lambda value: report(printed=value.encode(), seen=seen([["abcdefghijklmnopqrst"]]))  # noqa: E731
        self.assertEqual([weigh.averages(dropped("accuracy 0.0830"), dropped(v), lambda v=v: dropped(v), lambda turn: dropped("accuracy 0.0830"))[0] for v in ("accuracy 0.1440", "accuracy 0.4440")],
                         ["-", "no"])
        # The difference of two means, as a critic's loss, lies around nought: beside what single steps give, 0.013 is near 0.004.
        signed = lambda steps, then: weigh.averages(self.numbered("epoch 0: 0.004", batch_numbers=steps), self.numbered("epoch 0: 0.013"), lambda: self.numbered(then),  # noqa: E731
                                                    lambda turn: self.numbered("epoch 0: 0.004"))[0]
        self.assertEqual([signed([-0.05, 0.06], "epoch 0: 0.010"), signed([0.003, 0.06], "epoch 0: 0.010"), signed([-0.05, 0.06], "epoch 0: 0.013")], ["yes", "no", "no"])
        self.assertEqual(weigh.averages(report(), report(), None, None)[0], "-")
        self.assertEqual(weigh.averages(self.numbered("batch 0.25", batch_numbers=[0.25, 0.5]), report(), None, None)[0], "-")
        # Averages of rounds: fewer of them are of other samples, and still must hear of the others'.
        rounds = report(printed=b"0.072\n0.090\n")
        of_rounds = lambda now, others: weigh.averages(rounds, self.numbered(*now), lambda: self.numbered(*others), lambda turn: rounds)[0]  # noqa: E731
        self.assertEqual((of_rounds(["0.031"], ["0.052"]), of_rounds(["0.031"], ["0.031"]), of_rounds(["0.031", "0.045"], ["0.052", "0.051"])), ("-", "no", "no"))
        # The rate that it shows has grown as asked; that one did not.
        shown = lambda rate, text: self.numbered("loss: 1.500 - lr: " + text, rates=[rate], last_rates=[rate])  # noqa: E731
        rate = lambda now, text: weigh.averages(shown(0.001, "1.0e-03"), shown(now, text), lambda: shown(now, text), lambda turn: shown(0.001, "1.0e-03"))[0]  # noqa: E731
        self.assertEqual((rate(0.002, "2.0e-03"), rate(0.001, "2.0e-03")), ("yes", "no"))
        # Or fell by a round more; a rate that grew by itself is none.
        self.assertEqual([rate(0.002, text) for text in ("1.8e-03", "1.2e-03", "3.0e-03")], ["yes", "no", "no"])
        # A row less of some hundred, and rows that are drawn.
        near = lambda now, uneven: weigh.averages(one, self.numbered(now), lambda: self.numbered(now), lambda turn: one, uneven)[0]  # noqa: E731
        self.assertEqual((near("epoch 0: 1.492", 0.0), near("epoch 0: 1.492", 0.01), near("epoch 0: 1.450", 0.01)), ("no", "yes", "no"))
        drawn = lambda then: weigh.averages(one, self.numbered("epoch 0: 0.700"), lambda: self.numbered("epoch 0: 0.700"), lambda turn: self.numbered(then))[0]  # noqa: E731
        self.assertEqual((drawn("epoch 0: 2.900"), drawn("epoch 0: 1.500")), ("-", "no"))
        behind = lambda now: weigh.averages(self.numbered("epoch 0: 0.700"), self.numbered(now), lambda: self.numbered(now), None)[0]  # noqa: E731
        self.assertEqual((behind("epoch 0: 0.700 - lr: 0.01"), behind("epoch 0 0.700 - lr: 0.01")), ("yes", "no"))
        turns = lambda *then: weigh.averages(one, self.numbered("epoch 0: 0.700"), lambda: self.numbered("epoch 0: 0.700"), lambda turn: self.numbered(then[turn - 1]))[0]  # noqa: E731
        self.assertEqual((turns("epoch 0: 1.700", "epoch 0: 2.900"), turns("epoch 0: 1.700", "epoch 0: 1.500")), ("-", "no"))

    def test_numbers(self):
        got = weigh.numbers(self.numbered("7/7 [====] - 0s 3ms/step - loss: 2.31 - acc: 1.0e-01", "2/7 [=>..] - ETA: 0s - loss: 9.9", "      3/Unknown - 0s 2ms/step - loss: 4.5", "elapsed 1.5", "epoch 3"))
        self.assertEqual([v for values in got.values() for v, _ in values], [2.31, 0.1])
        short, long = weigh.numbers(self.numbered("losses [0.5, 0.25]")), weigh.numbers(self.numbered("losses [0.5, 0.25, 0.125]"))
        self.assertEqual((list(short), [len(v) for v in long.values()]), (list(long), [3]))

    def test_files(self):
        first = report(events=[["w", "/w/best.h5", 5, 1]])
        self.assertEqual(weigh.files([first, report(events=[["r", "/w/best.h5", 6, 1]])])[0], "yes")
        self.assertEqual(weigh.files([first, report(events=[["r", "/w/best.h5", 5, 1]])])[0], "no")
        self.assertEqual(weigh.files([first, report(events=[["r", "/w", 5, 1]])])[0], "no")
        self.assertEqual(weigh.files([report(), report()])[0], "-")

    def test_folders_that_are_listed_for_nothing(self):
        first = report(events=[["w", "/w/1.h5", 5, 1], ["w", "/w/2.h5", 6, 1]])
        lists, opens = report(events=[["r", "/w", 5, 1], ["r", "/w", 7, 1]]), report(events=[["r", "/w", 5, 1], ["r", "/w/2.h5", 6, 1]])
        self.assertEqual((weigh.listed([first, lists]), weigh.listed([first, opens])), ([("/w", 5, ["1.h5"])], None))
        asked = []

        def answer(*others, **first_says):
            runs_ = judge.Judge(None, "")

            def run(*_, listings, there, **__):
                asked.append((listings, there))
                return [report(**first_says), others[there]]
            runs_.run = run
            return runs_.listed_for_nothing(program(), "logs", [report(), report()], b"", None)
        with mock.patch.object(weigh, "listed", lambda _: [(os.path.join("logs", "different", "work", "out"), 5, ["1.h5"])]):
            self.assertEqual(answer(report(), report())[0], "yes")
            self.assertEqual(asked, [([("out", 5, ["1.h5"])], False), ([("out", 5, ["1.h5"])], True)])
            for other in ({"weights": ["b"]}, {"steps": 9}, {"ok": False}, {"printed": b"0.5"}, {"gradients": [["p", 0, "d", 4]]}):
                self.assertIsNone(answer(report(), report(**other)))
                self.assertIsNone(answer(report(), report(), **other))
        with mock.patch.object(weigh, "listed", lambda _: None):
            self.assertIsNone(answer(report(), report()))

    def test_folders_are_told_before_another_has_written_and_after(self):
        code = """if True:
            import os, sys, glob
            from prove import folders
            clock, here = [3], sys.argv[1]
            folders.arrange(backwards=True)
            folders.tell_otherwise([(here, 3, ["b", "z"])], sys.argv[2] == "after", lambda: clock[0])
            asked = lambda: [os.listdir(here), [e.name for e in os.scandir(here)], [os.path.basename(p) for p in glob.glob(here + "/*")]]
            told = asked()
            clock[0] = 4
            print(told + asked())"""
        with tempfile.TemporaryDirectory() as folder:
            for name in "bca":
                open(os.path.join(folder, name), "w").close()
            for way, names in (("before", "ac"), ("after", "abcz")):
                out = subprocess.run([sys.executable, "-c", code, folder, way], cwd=os.path.join(ROOT, "tools"), capture_output=True, text=True, check=True)
                self.assertEqual(["".join(sorted(n)) for n in ast.literal_eval(out.stdout)], [names] * 3 + ["abc"] * 3)

    def test_who_is_never_told_that_the_rounds_go_on_is_asked_as_the_first(self):
        def answer(untold, as_first):
            """What is said of one that takes `untold(n)` as one of n, and `as_first(n)` as the first of them; the labels of its runs."""
            judging, ran, answers = judge.Judge(None, ""), [], {}

            def run(_, __, label, *___, pretend, believed=1, **____):
                ran.append(label)
                steps, elements = (as_first if believed == 0 else untold)(pretend)
                return [report(steps=steps, cost={"elements": elements, "calls": 0})]
            judging.run = run
            judging.weigh_cost(program(), "", answers, [report(steps=256)], (b"", None), [])
            return answers["cost"][0], len(ran)
        never, divided, reads_all = (lambda n: (0, 0)), (lambda n: (256 // n, 256 // n)), (lambda n: (256 // n, 256))
        self.assertEqual([answer(never, of) for of in (divided, reads_all, never)], [("yes", 4), ("no", 5), ("no", 4)])
        # Where it trains as another, it is asked as that.
        self.assertEqual([answer(of, divided)[0] for of in (divided, reads_all)], ["yes", "no"])

    def test_statistics_and_cost(self):
        self.assertEqual(weigh.statistics([report(statistics=["a"])] * 2)[0], "yes")
        self.assertEqual(weigh.statistics([report(statistics=["a"]), report(statistics=["b"])])[0], "no")
        self.assertEqual(weigh.statistics([report(), report()])[0], "-")
        at = lambda steps, elements, calls, samples=100: report(steps=steps, cost={"elements": elements, "calls": calls}, seen=seen(samples=samples))  # noqa: E731
        cost = lambda few, lots, whole, more=at(20, 0, 1800, 200): weigh.cost(few, lots, 16, whole, lambda: more)[0]  # noqa: E731
        self.assertEqual(cost(at(80, 320, 800), at(10, 40, 110), 160), "yes")
        self.assertEqual(cost(at(80, 640, 800), at(10, 640, 100), 160), "no")
        self.assertEqual(cost(at(80, 320, 800), at(10, 40, 900), 160), "no")
        self.assertEqual(cost(at(80, 320, 800), at(0, 0, 0), 160), "no")
        # One pass of 17 samples: what is done once a pass is no reading for all, a call for each of their batches is.
        self.assertEqual([cost(at(160, 0, 800), at(20, 0, calls), 340) for calls in (378, 398)], ["yes", "no"])
        # Few steps, and as many calls once for all of them, however many samples there are; samples that stay as many show nothing.
        self.assertEqual([cost(at(13, 0, 30), at(3, 0, 30), 25, at(6, 0, calls, samples)) for calls, samples in ((30, 200), (60, 200), (30, 100))], ["yes", "no", "-"])
        # An evaluation in each pass takes calls, more of more samples, and is no cost of a step.
        self.assertEqual([cost(at(14, 0, 134), at(2, 0, 62, 24), 26, at(4, 0, calls, 50)) for calls in (86, 62 + 2 * 60)], ["yes", "no"])

    def test_each_optimizer_and_the_first_weights(self):
        each = lambda now: weigh.each_divided(report(steps_apart=[50, 10]), report(steps_apart=now), 2)[0]  # noqa: E731
        self.assertEqual([each([25, 5]), each([10, 5]), each([50])], ["yes", "no", "-"])
        self.assertEqual([weigh.sent([report(sent_after=n, steps_apart=[10])])[0] for n in (0, 1, 5, None)], ["yes", "yes", "no", "-"])


class KeptRuns(unittest.TestCase):
    """Reports are taken again only for a run that would be the same."""

    class Pool:
        def __init__(self, codes=(0,)):
            self.asked, self.codes = 0, list(codes)

        def run(self, job):
            self.asked += 1
            with open(os.path.join(job["logs"], "rank0.json"), "w", encoding="utf-8") as f:
                json.dump({"ok": self.codes[0] == 0, "writes": [os.path.join(job["logs"], "work", "model.h5")], "steps": self.asked}, f)
            with open(os.path.join(job["logs"], "rank0.out"), "wb") as f:
                f.write(b"loss \xff")
            return {"codes": self.codes, "late": False}

    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        self.script = os.path.join(self.folder, "train.py")
        with open(self.script, "w", encoding="utf-8") as f:
            f.write("x = 1\n")
        self.times = 0

    def run_it(self, pool, text=b"x = 2\n", label="same", libraries="tf2", mode="same", **flags):
        self.times += 1
        kept = runs.Kept(os.path.join(self.folder, "kept"), libraries)
        logs = os.path.join(self.folder, "logs%d" % self.times)
        return runs.Runner(pool, kept).run(judge.Program("a/b", self.script), logs, label, text, 1, mode, None, False, 1.0, **flags)[0], logs

    def test_the_same_run_is_taken_again(self):
        pool = self.Pool()
        first, _ = self.run_it(pool)
        second, logs = self.run_it(pool)
        self.assertEqual((pool.asked, second["printed"], second["steps"]), (1, b"loss \xff", 1))
        self.assertEqual(second["writes"], [os.path.join(logs, "same", "work", "model.h5")])
        self.assertEqual({k: v for k, v in second.items() if k != "writes"}, {k: v for k, v in first.items() if k != "writes"})

    def test_another_run_is_run(self):
        pool = self.Pool()
        self.run_it(pool)
        for n, other in enumerate(({"text": b"x = 3\n"}, {"label": "same-2"}, {"libraries": "tf1"}, {"mode": "different"}, {"pretend": 16})):
            self.run_it(pool, **other)
            self.assertEqual(pool.asked, n + 2, other)

    def test_another_layout_is_the_same_run(self):
        pool = self.Pool()
        self.run_it(pool, text=b"x = f(1, 2)\n")
        self.run_it(pool, text=b"# more\nx = f(1,\r\n      2)\n")
        self.assertEqual(pool.asked, 1)
        for text in (b"def f():\n    'one'\n", b"def f():\n    'another'\n"):
            self.run_it(pool, text=text)
        self.assertEqual(pool.asked, 2)
        for n, text in enumerate((b"x = f(2, 1)\n", b"'x'\nx = f(1, 2)\n", b"x = 'f(1, 2)'\n", b"x = 'f(1,  2)'\n", b"x = f(1,\n", b"x = f(1, \n")):
            self.run_it(pool, text=text)
            self.assertEqual(pool.asked, n + 3, text)

    def test_a_program_that_reads_itself_is_its_bytes(self):
        pool = self.Pool()
        for text in (b"import inspect\nx = 1\n", b"import inspect\n\nx = 1\n", b"x = open(__file__).read()\n", b"x = open(__file__).read()  # y\n"):
            self.run_it(pool, text=text)
        self.assertEqual(pool.asked, 4)

    def test_what_failed_is_not_kept(self):
        pool = self.Pool(codes=[1])
        self.run_it(pool)
        self.run_it(pool)
        self.assertEqual(pool.asked, 2)


class Page(unittest.TestCase):
    GROUPS = [("shape", "Shapes"), ("wrong", "Wrong ones")]

    def rows(self, answer="yes"):
        return {"shape": {"a": dict({h: answer for h in page.HEADINGS}, pattern="Keras")}, "wrong": {"w": {"must fail at": "rate", "caught": "yes", "because": "a | b"}}}

    def text(self, rows):
        return page.render(rows, self.GROUPS, "tf2", "libraries", "3.11", "today", {})

    def test_what_is_written_is_read(self):
        rows = self.rows()
        rows["wrong"]["w"]["because"] = "plain"
        self.assertEqual(page.parse(self.text(rows), self.GROUPS), rows)

    def test_placed_layers_are_counted(self):
        with tempfile.TemporaryDirectory() as folder:
            at = os.path.join(folder, "placements.md")
            with open(at, "w", encoding="utf-8") as f:
                f.write("## Golden cases\n| `a` | Keras | 2 | 1 | yes | - |\n| `b` | Keras | 2 | 1 | no | - |\n| `c` | Keras | 2 | 1 | ? | yes |\n"
                        "## Programs that must be found wrong\n| `wrong/a` | Keras | 2 | 1 | yes | no |\n| `wrong/b` | Keras | 2 | 1 | yes | yes |\n")
            self.assertIn("1 of 3 programs hold; 1 of 2 wrong", page.placed(at))
            self.assertEqual(page.placed(os.path.join(folder, "none")), "")

    def test_programs_made_up_are_counted(self):
        head = "| pattern | divided | said | silently wrong |\n|---|---|---|---|\n"
        text = ("# Generated\n\n## Looked at: 20 programs, seeds 1 to 20\n\n%s| tape | 1 | 0 | 0 |\n| all | 18 (90.0 %%) | 0 (0.0 %%) | 0 (0.0 %%) |\n\n"
                "## Looked at under old rules: 9 programs\n\n%s| all | 0 (0.0 %%) | 0 (0.0 %%) | 9 (100.0 %%) |\n" % (head, head))
        with tempfile.TemporaryDirectory() as folder:
            at = os.path.join(folder, "generated.md")
            self.assertEqual(page.made_up(at), "")
            with open(at, "w", encoding="utf-8") as f:
                f.write(text)
            self.assertIn("of 20 whose text was looked at 18 (90.0 %) divided, 0 (0.0 %) silently wrong.", page.made_up(at))

    def test_rows_are_replaced_one_by_one(self):
        old = self.rows()
        del old["shape"]["a"][page.HEADINGS[-1]]          # a page from before this property was asked for
        merged = page.merged(old, {}, [("shape", "a"), ("shape", "new"), ("wrong", "w")], {"w": {"must fail at": "cost"}})
        self.assertEqual(merged["shape"]["a"][page.HEADINGS[-1]], "?")
        self.assertEqual(set(merged["shape"]["new"].values()), {"?"})
        self.assertIn("0 of 0 rewritten programs", page.summary({"shape": {"new": merged["shape"]["new"]}}))
        self.assertEqual(merged["wrong"]["w"], {"must fail at": "cost", "caught": "yes", "because": "a | b"})
        again = dict(self.rows(), wrong=merged["wrong"])
        self.assertEqual(page.differences(merged, again), ([], []))
        worse, better = page.differences(merged, dict(self.rows("no"), wrong=merged["wrong"]))
        self.assertEqual((len(worse), better), (len(page.HEADINGS) - 1, []))
        self.assertIn("not on the page", page.differences({}, self.rows())[0][0])

    def test_what_is_better_than_the_page_says_is_no_fault(self):
        for was, seen, fault in (("warned", "yes", False), ("-", "yes", False), ("-", "warned", False), ("-", "no", True), ("yes", "warned", True), ("yes", "-", True), ("no (open)", "yes", True)):
            worse, better = page.differences(self.rows(was), self.rows(seen))
            self.assertEqual((bool(worse), bool(better)), (fault, not fault), (was, seen))

    def test_what_was_not_asked_is_not_claimed(self):
        rows = self.rows()
        rows["shape"]["a"][dict(judge.PROPERTIES)["cost"]] = "?"
        self.assertEqual(set(dict(judge.PROPERTIES)) - page.asked(rows, "shape", "a"), {"cost"})
        self.assertIsNone(page.asked(rows, "shape", "new"))
        self.assertIsNone(page.asked(rows, "wrong", "w"))
        waiting = page.merged(rows, {}, [("wrong", "w"), ("wrong", "fresh")], {"fresh": {"must fail at": "ends"}})
        self.assertEqual((waiting["wrong"]["fresh"]["caught"], page.asked(waiting, "wrong", "fresh")), ("?", set()))
        self.assertIn("1 of 1 wrong programs are caught, 0 of 0 programs rewritten by hand hold, 1 more", page.summary(waiting))
        p = program()
        p.ask = page.asked(rows, "shape", "a")
        cells = page.row("shape", p, {"pattern": "Keras", "stopped": None, "properties": {"rate": ("yes", "")}}, set(), "", True)
        self.assertEqual((cells["rate"], cells["cost of input"]), ("yes", "?"))

    def test_states(self):
        for answer, state in (("yes", "whole"), ("-", "whole"), ("warned", "warned"), ("no", "fault"), ("no (open)", "open"), ("?", "unasked"), ("not proven: time", "fault")):
            self.assertEqual(page.state(self.rows(answer)["shape"]["a"]), state)
        self.assertIn("0 of 1", page.summary(self.rows("no (open)")))


class Catalogue(unittest.TestCase):
    def test_of_the_day(self):
        everything = catalogue.everything()
        one, two = (catalogue.of_the_day(everything, d) for d in ("2026-11-22", "2026-11-23"))
        self.assertEqual(one, catalogue.of_the_day(everything, "2026-11-22"))
        self.assertNotEqual(one, two)
        self.assertCountEqual([p.name for _, p in one], [p.name for _, p in everything])
        self.assertTrue(all(g == "table2" for g, _ in one[:sum(g == "table2" for g, _ in everything)]))

    def test_every_program_is_on_its_page(self):
        for kind, name in (("tf2", "proof.md"), ("tf1", "proof-tf1.md")):
            with mock.patch.object(catalogue, "KIND", kind):
                there = page.parse(catalogue.read(os.path.join(catalogue.ROOT, "docs", name)), catalogue.GROUPS)
                missing = [p.name for g, p in catalogue.everything()
                           if catalogue.shown_name(g, p) not in there.get(g, {}) and catalogue.fits(kind, p)]
            self.assertEqual(missing, [], "run tools/proof --environment %s --only NAME --update" % kind)

    def test_no_program_is_begun_when_the_time_is_over(self):
        class Closed:
            def close(self):
                pass
        original, pool.Pool = pool.Pool, lambda *_, **__: Closed()
        try:
            self.assertEqual(catalogue.run(catalogue.everything()[:3], "tf2", 1, "/logs", print, until=1), [])
        finally:
            pool.Pool = original

    def test_known_faults_name_programs_and_properties(self):
        names = {p.name for _, p in catalogue.everything()}
        for name, keys in catalogue.open_faults().items():
            self.assertIn(name.partition("@")[0], names)
            self.assertLessEqual(keys, set(dict(judge.PROPERTIES)))

    def test_every_shape_has_a_wrong_program(self):
        shapes = {e.replace(".py", "") for e in catalogue.entries(os.path.join(catalogue.PROOF, "shapes"))}
        named = set()
        for entry in os.listdir(os.path.join(catalogue.PROOF, "wrong")):
            named |= set(re.findall(r"^# case: shapes/(.*)$", catalogue.read(os.path.join(catalogue.PROOF, "wrong", entry)), re.M))
        self.assertEqual(shapes, named)

    def test_every_property_has_a_program_that_is_wrong_by_it_alone(self):
        alone = {p.expect["fails"] for group, p in catalogue.everything() if group == "wrong"}
        self.assertEqual([k for k, _ in judge.PROPERTIES if k not in alone], [])

    def test_programs_that_the_guide_names_are_there_and_wrong_by_what_it_says(self):
        keys = {"averages over all ranks": "averages", "logs and saves as before": "kept", "evaluations as before": "evaluations", "only rank 0 writes": "writers",
                "files are written before read": "files", "each rank trains on its samples": "work", "input costs what it did": "cost", "one model's statistics": "statistics",
                "starts and ends": "ends", "starts and ends; the steps are divided": "ends"}
        rows = [line.split("|")[1:4] for line in catalogue.read(os.path.join(ROOT, "docs", "prove.md")).split("## Programs that show it")[1].split("\n## ")[0].splitlines()
                if line.startswith("| ") and not line.startswith("| Question")]
        self.assertGreaterEqual(len(rows), 10)
        for _, line, programs in rows:
            for name in re.findall(r"`([a-z]\d\d_\w+)`", programs):
                head = catalogue.read(os.path.join(catalogue.PROOF, "wrong", name + ".py"))
                self.assertRegex(head, r"(?m)^# fails: (.* or )?%s( or |$)" % keys[line.strip()], name)

    def test_it_holds_what_is_claimed(self):
        everything = catalogue.everything()
        names = [p.name for _, p in everything]
        self.assertEqual(len(names), len(set(names)))
        self.assertEqual(len({n[:2] for g, n in ((g, p.name) for g, p in everything) if g == "table2"}), 16)
        self.assertGreaterEqual(sum(g != "wrong" for g, _ in everything), 80)
        keys = dict(judge.PROPERTIES)
        for group, p in everything:
            if group == "wrong":
                for key in p.expect["fails"].split(" or "):
                    self.assertIn(key, keys)
                self.assertTrue(p.expect["because"])

    def test_every_defect_has_a_right_and_a_wrong_program(self):
        wrong = os.listdir(os.path.join(catalogue.PROOF, "wrong"))
        golden = [c for r in os.listdir(catalogue.GOLDEN) for c in os.listdir(os.path.join(catalogue.GOLDEN, r))]
        for d in range(1, 34):
            self.assertTrue(any(w.startswith("d%02d_" % d) for w in wrong), "no wrong program for D%d" % d)
            self.assertTrue(any(c.startswith("d%02d_" % d) for c in golden), "no golden case for D%d" % d)

    def test_reasons_name_existing_cases(self):
        here, there = catalogue.not_run(), catalogue.not_run("tf1")
        self.assertTrue(here.keys() - there.keys(), "no case is left to one environment")
        for name in {**here, **there}:
            self.assertTrue(os.path.isdir(os.path.join(ROOT, "tests", name if name.startswith("programs/") else os.path.join("golden", name))), name)

    def test_fixtures_are_in_it(self):
        names = {p.name: p for _, p in catalogue.everything()}
        self.assertGreaterEqual(sum(n.startswith("programs/") for n in names), 60)
        several = names["programs/horovod/p06_src_layout_and_a_script_folder"]
        self.assertEqual(os.path.relpath(several.script, several.project), os.path.join("scripts", "fit.py"))


class Projects(unittest.TestCase):
    def test_a_copy_is_rewritten_whole(self):
        project = os.path.join(catalogue.FIXTURES, "horovod", "c12_session_and_run_in_different_files", "input")
        with tempfile.TemporaryDirectory() as box:
            target = os.path.join(box, "new")
            text, _ = judge.rewrite_project("horovod", project, os.path.join(project, "train.py"), target)
            self.assertIn(b"hvd.init()", text)
            with open(os.path.join(target, "graph.py"), encoding="utf-8") as f:
                self.assertIn("DistributedOptimizer", f.read())
        with open(os.path.join(project, "graph.py"), encoding="utf-8") as f:
            self.assertNotIn("hvd", f.read())

    def test_a_refusal_is_unproven(self):
        project = os.path.join(catalogue.FIXTURES, "horovod", "r01_already_distributed")
        with tempfile.TemporaryDirectory() as box:
            with self.assertRaises(judge.Unproven) as stop:
                judge.rewrite_project("horovod", project, os.path.join(project, "input.py"), os.path.join(box, "new"))
            self.assertEqual(stop.exception.what, "refused")


class Environment(unittest.TestCase):
    def test_the_folder_depends_on_what_goes_in(self):
        first = environment.folder("tf2")
        with mock.patch.object(environment, "requirements", lambda kind: "numpy==1\n"):
            self.assertNotEqual(environment.folder("tf2"), first)
        with mock.patch.dict(os.environ, {"HVREWRITE_ENVIRONMENTS": "/elsewhere"}):
            self.assertTrue(environment.folder("tf2").startswith("/elsewhere/tf2-"))
        self.assertEqual(environment.folder("tf2"), first)

    def test_an_unfinished_one_is_not_used(self):
        with tempfile.TemporaryDirectory() as home, mock.patch.dict(os.environ, {"HVREWRITE_ENVIRONMENTS": home}):
            os.makedirs(environment.folder("tf2"))
            self.assertIsNone(environment.interpreter("tf2"))

    def test_pinned(self):
        for kind in environment.KINDS:
            for line in environment.requirements(kind).split():
                self.assertRegex(line, r"^[A-Za-z0-9_.-]+==[0-9][A-Za-z0-9.]*$")


class Descendants(unittest.TestCase):
    def test_those_in_sessions_of_their_own_are_ended_too(self):
        text = ("import os, subprocess, sys, time\nfrom prove import descendants\ndescendants.adopt()\n"
                "kept = subprocess.Popen(['sleep', '7003'])\n"
                "start = \"import subprocess; [subprocess.Popen(['sleep', '7002'], start_new_session=s) for s in (0, 1)]\"\n"
                "subprocess.run([sys.executable, '-c', start])\n"
                "assert len(descendants.below(os.getpid())) == 3\nassert len(descendants.below(os.getpid(), [kept.pid])) == 2\n"
                "assert descendants.end_all(keep=[kept.pid])\nassert descendants.below(os.getpid()) == [kept.pid]\n"
                "assert kept.poll() is None\nassert descendants.end_all()\nassert descendants.below(os.getpid()) == []\n")
        done = subprocess.run([sys.executable, "-c", text], env=dict(os.environ, PYTHONPATH=os.path.join(ROOT, "tools")), capture_output=True, text=True,
                              check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""))


class Command(unittest.TestCase):
    def run_prove(self, *args, **env):
        return subprocess.run([sys.executable, "-m", "prove", *args], capture_output=True, text=True, check=False,
                              env=dict(os.environ, PYTHONPATH=os.path.join(ROOT, "tools"), **env))

    def test_without_an_environment_it_says_what_to_do(self):
        with tempfile.TemporaryDirectory() as home:
            done = self.run_prove(__file__, HVREWRITE_ENVIRONMENTS=home)
        self.assertEqual(done.returncode, 4)
        self.assertIn("--setup", done.stderr)

    def test_wrong_usage(self):
        self.assertEqual(self.run_prove().returncode, 4)
        if environment.interpreter("tf2"):
            done = self.run_prove("/no/such/file.py")
            self.assertEqual((done.returncode, "no such file" in done.stderr), (4, True))
            done = self.run_prove("--project", "/no/such", __file__)
            self.assertEqual((done.returncode, "/no/such: no such folder" in done.stderr), (4, True))


class Paths(unittest.TestCase):
    """Who opens a file to be read and written reads it, and writes it where it does."""

    def told(self, use, mode="r+"):
        watched = paths.Paths(types.SimpleNamespace(steps_hint=lambda: 0))
        with tempfile.TemporaryDirectory() as folder:
            at = os.path.join(folder, "rows.txt")
            with open(at, "w") as f:
                f.write("one\ntwo\n")
            with watched.open_both(open, at, mode) as f:
                found = use(f)
            watched.end()
            with open(at, "rb") as f:
                return found, f.read(), [e[0] for e in watched.events], [os.path.basename(w) for w in watched.writes]

    def test_read_only(self):
        for mode, line in (("r+", "one\n"), ("rb+", b"one\n"), ("r+b", b"one\n")):
            self.assertEqual(self.told(lambda f: next(iter(f)), mode), (line, b"one\ntwo\n", ["r"], []))
        self.assertEqual(self.told(lambda f: mmap.mmap(f.fileno(), 0).read()), (b"one\ntwo\n", b"one\ntwo\n", ["r"], []))
        self.assertEqual(self.told(lambda f: (f.mode, f.seek(4), f.read()))[0], ("r+", 4, "two\n"))

    def test_written(self):
        uses = (lambda f: f.write("1"), lambda f: print("1", end="", file=f), lambda f: f.writelines(["1"]), lambda f: f.buffer.write(b"1"))
        for use in uses:
            self.assertEqual(self.told(use)[1:], (b"1ne\ntwo\n", ["r", "w"], ["rows.txt"]))
        self.assertEqual(self.told(lambda f: f.truncate(4))[1:], (b"one\n", ["r", "w"], ["rows.txt"]))
        self.assertEqual(self.told(lambda f: os.write(f.fileno(), b"12"))[1:], (b"12e\ntwo\n", ["r", "w"], ["rows.txt"]))

        def through_a_map(f):
            with mmap.mmap(f.fileno(), 0) as m:
                m[:1] = b"1"
        self.assertEqual(self.told(through_a_map)[1:], (b"1ne\ntwo\n", ["r", "w"], ["rows.txt"]))

    def test_other_modes_are_left_alone(self):
        self.assertEqual(self.told(lambda f: f.read(), "r"), ("one\ntwo\n", b"one\ntwo\n", [], []))


@unittest.skipUnless(environment.interpreter("tf2"), "no environment: `tools/proof --setup` builds it")
class Runs(unittest.TestCase):
    """Real runs, a few: the catalogue has the rest."""

    @classmethod
    def setUpClass(cls):
        cls.logs = tempfile.mkdtemp(prefix="hvrewrite-prove-test-")
        cls.pool = pool.Pool(environment.interpreter("tf2"), cls.logs)

    @classmethod
    def tearDownClass(cls):
        cls.pool.close()

    def judge(self, text, name, rewritten=None, **what):
        path = os.path.join(self.logs, name + ".py")
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
        return judge.Judge(self.pool, self.logs).judge(judge.Program(name, path, rewritten=rewritten, **what))

    TRAIN = ("import numpy as np\nimport tensorflow as tf\nw = tf.Variable(tf.random.normal([3]))\nopt = tf.keras.optimizers.SGD(0.1)\n"
             "for x in tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32')).batch(4):\n    with tf.GradientTape() as t:\n"
             "        loss = tf.reduce_sum(w * x)\n    opt.apply_gradients([(t.gradient(loss, [w])[0], w)])\n")

    def test_declared_signatures_agree_with_the_installed_library(self):
        done = subprocess.run([environment.interpreter("tf2"), os.path.join(ROOT, "tests", "facts_compare.py"), os.path.join(ROOT, "rulesets", "facts")],
                              capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertGreater(int(done.stdout.splitlines()[-1].split()[0]), 200)

    def test_generators_of_the_program_are_seeded_anew(self):
        text = ("import random, numpy as np\nfrom prove import rank\nanew = rank.generators()\n"
                "made = [np.random.RandomState(8), np.random.default_rng(8), random.Random(8)]\n"
                "draw = lambda: (made[0].rand(), made[1].random(), made[2].random())\n"
                "first = draw()\nanew(5)\nthen = draw()\nanew(5)\nassert then == draw() and all(a != b for a, b in zip(first, then))\n"
                "assert isinstance(made[0], np.random.RandomState) and type(made[2]).__name__ == 'Random'\n")
        done = subprocess.run([environment.interpreter("tf2"), "-c", text], env=dict(os.environ, PYTHONPATH=os.path.join(ROOT, "tools")),
                              capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_generators_without_a_seed_begin_as_the_judge_says(self):
        text = ("import random, numpy as np\nfrom prove import rank\nplain = np.random.RandomState(5).rand(), random.Random(5).random(), np.random.default_rng(5).random()\n"
                "made = rank.begin_by(lambda: 5)\nown = [np.random.RandomState(), random.Random(), np.random.default_rng()]\n"
                "draw = lambda: (own[0].rand(), own[1].random(), own[2].random())\nassert plain == draw() and made == own\n"
                "assert np.random.RandomState(6).rand() != plain[0] and len(made) == 3\n"
                "for one in made:\n    rank.begin_anew(one, 5)\nassert plain == draw()\n")
        done = subprocess.run([environment.interpreter("tf2"), "-c", text], env=dict(os.environ, PYTHONPATH=os.path.join(ROOT, "tools")),
                              capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_seeds_are_heard_and_given(self):
        text = ("import random, numpy as np\nfrom prove import rank\nplain = np.random.RandomState(5).rand(), random.Random(6).random(), np.random.default_rng(7).random()\n"
                "own = np.random.mtrand._rand\nheard = rank.hear_seeds([5, 6, 7])\n"
                "made = [np.random.RandomState(1), random.Random(2), np.random.default_rng(seed=3)]\n"
                "assert plain == (made[0].rand(), made[1].random(), made[2].random())\n"
                "assert np.random.RandomState(5).rand() == plain[0] and isinstance(own, np.random.RandomState)\n"
                "np.random.RandomState(), np.random.seed(9), random.seed('a')\nassert heard == [1, 2, 3, 5, 9], heard\n")
        done = subprocess.run([environment.interpreter("tf2"), "-c", text], env=dict(os.environ, PYTHONPATH=os.path.join(ROOT, "tools")),
                              capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_a_right_program_holds_everything(self):
        verdict = self.judge(self.TRAIN, "right")
        self.assertFalse(table.failed(verdict), table.one(verdict))
        self.assertIn("one model", table.one(verdict))
        self.assertEqual(json.loads(table.as_json([verdict]))["properties"]["rate"]["answer"], "yes")

    def test_a_program_that_never_ends_is_ended(self):
        text = "import horovod.tensorflow as hvd\nimport time\nhvd.init()\nwhile hvd.rank() == 1: time.sleep(1)\n" + self.TRAIN
        verdict = self.judge(self.TRAIN, "endless", rewritten=text.encode(), seconds=6)
        self.assertEqual(verdict["properties"]["ends"][0], "no")
        self.assertIn("rank 1 still ran", verdict["properties"]["ends"][1])
        left = subprocess.run(["pgrep", "-f", "prove.zygote"], capture_output=True, text=True, check=False).stdout.split()
        self.assertEqual([p for p in left if self.child_of(p, self.pool.process.pid)], [])

    @staticmethod
    def child_of(pid, parent):
        with contextlib.suppress(OSError):
            with open("/proc/%s/stat" % pid, encoding="utf-8") as f:
                return int(f.read().rsplit(")", 1)[1].split()[1]) == parent
        return False

    def test_what_stops_a_program(self):
        for name, text, what in (("asks", "input('name? ')\n", "input"), ("file", "open('data.csv')\n", "file"),
                                 ("net", "import urllib.request\nurllib.request.urlopen('http://example.invalid/x')\n", "network"),
                                 ("arguments", "import argparse\np = argparse.ArgumentParser()\np.add_argument('data')\np.parse_args()\n", "arguments"),
                                 ("own", "1 / 0\n", "fails")):
            verdict = self.judge(text + self.TRAIN, name)
            self.assertEqual((verdict["stopped"] or {}).get("what"), what, table.one(verdict))

    def test_whatever_ends_it_ends_every_process(self):
        """Within five seconds; those, too, that the program started in sessions of their own."""
        for number, code in ((signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGQUIT, 131), (signal.SIGKILL, -9)):
            name = "ended%d" % number
            path = os.path.join(self.logs, name + ".py")
            with open(path, "w", encoding="utf-8") as f:
                f.write("import subprocess, time\nfor own in False, True:\n    subprocess.Popen(['sleep', '7001'], start_new_session=own)\n"
                        "open('started', 'w')\nwhile True: time.sleep(1)\n" + self.TRAIN)
            logs = os.path.join(self.logs, "of_" + name)
            front = subprocess.Popen([sys.executable, "-m", "prove", "--logs", logs, path], env=dict(os.environ, PYTHONPATH=os.path.join(ROOT, "tools")),
                                     stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
            started = os.path.join(logs, name, "original", "work", "started")
            for _ in range(600):
                if os.path.exists(started):
                    break
                time.sleep(0.1)
            self.assertGreater(len(self.below(logs)), 2)
            front.send_signal(number)
            began = time.monotonic()
            _, said = front.communicate(timeout=30)
            self.assertEqual(front.returncode, code)
            if number == signal.SIGINT:
                self.assertIn(b"every process was ended", said)
            while self.below(logs) and time.monotonic() - began < 5:
                time.sleep(0.05)
            self.assertEqual(self.below(logs), [], signal.Signals(number).name)
            self.assertLess(time.monotonic() - began, 5, signal.Signals(number).name)

    @staticmethod
    def below(folder):
        """The processes whose folder lies in `folder`."""
        found = []
        for pid in filter(str.isdigit, os.listdir("/proc")):
            with contextlib.suppress(OSError):
                if os.readlink("/proc/%s/cwd" % pid).startswith(folder):
                    found.append(pid)
        return found

    def test_files_and_arguments_help_along(self):
        csv = os.path.join(self.logs, "numbers.csv")
        with open(csv, "w", encoding="utf-8") as f:
            f.write("1\n")
        text = "import sys\nassert sys.argv[1:] == ['--fast']\nopen('data.csv').read()\n" + self.TRAIN
        verdict = self.judge(text, "helped", args=["--fast"], data=["data.csv=" + csv])
        self.assertFalse(table.failed(verdict), table.one(verdict))


def main():
    stream = io.StringIO()
    result = unittest.TextTestRunner(stream=stream, verbosity=2).run(unittest.defaultTestLoader.loadTestsFromModule(sys.modules[__name__]))
    print(stream.getvalue())
    for test, why in result.skipped:
        print("skipped: %s: %s" % (re.sub(r".*\.", "", str(test)), why))
    bad = len(result.failures) + len(result.errors)
    print("%d passed, %d failed" % (result.testsRun - bad - len(result.skipped), bad))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
