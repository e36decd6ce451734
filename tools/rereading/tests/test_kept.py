"""What is told, what is admitted, and what was found untrue over the project's own programs."""

import ast
import json
import os
import tempfile
import unittest

from rereading import admitted, kept
from rereading.finding import Finding
from rereading.tests.walked import kinds
from rereading.walk.tree import ALL, FIRST, REST, who_passes

BEFORE = "a = 1\nb = f(\n    a)\nprint(b)\n"
AFTER = "import h\na = 1\nb = f(\n    g(a))\nif h:\n    print(b)\n"


class Told(unittest.TestCase):
    def setUp(self):
        self.lines = kept.Lines(BEFORE, AFTER)

    def test_a_line_is_told_where_its_statement_is(self):
        self.assertTrue(self.lines.told(3, {2}))
        self.assertTrue(self.lines.told(3, {3}), "a later line of the statement")
        self.assertTrue(self.lines.told(6, {4}))

    def test_it_is_not_where_another_is(self):
        self.assertFalse(self.lines.told(2, {2, 4}))
        self.assertFalse(self.lines.told(6, {1}))

    def test_of_files_only_speaks_what_names_them(self):
        self.assertTrue(kept.speaks_of("the first worker writes here", "read without a wait"))
        self.assertFalse(kept.speaks_of("the rate is not scaled", "read without a wait"))
        self.assertTrue(kept.speaks_of("a key is pressed", "diverging meeting"))

    def test_cells_of_a_notebook(self):
        cells = ["# words", "%matplotlib inline\nfiles = !ls\n", "%%bash\nls -l", "x = 1"]
        notebook = {"cells": [{"cell_type": "code", "source": c} for c in cells]}
        notebook["cells"][0]["cell_type"] = "markdown"
        self.assertEqual(kept.cells(notebook).split(), "[] files = [] x = 1".split())
        ast.parse(kept.cells(notebook))
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "a.ipynb")
            with open(path, "w", encoding="utf-8") as file:
                json.dump(notebook, file)
            lines = kept.cells(notebook).splitlines()
            self.assertEqual(lines[kept.above(path, 4)], "x = 1")
            self.assertEqual(kept.above(path, 0), 0)


class Admitted(unittest.TestCase):
    def read(self, text):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "admitted.txt")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            return admitted.read(path)

    def test_as_many_as_there_are_lines(self):
        entries = self.read("# words\na/b | torn | untrue because x\na/b | torn | told by line 3\n")
        found = [Finding("p", line, "torn", "") for line in (1, 2, 3)]
        self.assertEqual(admitted.left("a/b", found, entries), (found[2:], []))

    def test_what_occurs_no_more_is_said(self):
        entries = self.read("a/b | torn | untrue because x\n")
        self.assertEqual(admitted.left("a/b", [], entries), ([], ["torn"]))
        self.assertEqual(admitted.left("a/c", [], entries), ([], []))

    def test_a_reason_is_wanted(self):
        for line in ("a/b | torn\n", "a/b | torn | so it is\n"):
            with self.assertRaises(admitted.Wrong):
                self.read(line)

    def test_the_file_itself(self):
        for case, _ in admitted.read():
            self.assertTrue(case.startswith("generated/") or os.path.isdir(
                os.path.join(kept.GOLDEN, case)), case)


class Untrue(unittest.TestCase):
    """Findings over golden results that were not true, and what near to them is."""

    def test_a_test_that_holds_a_rank_is_none_of_it(self):
        self.assertEqual(self.who("average(x and hvd.rank() == 0) > 0"), (ALL, ALL))
        self.assertEqual(self.who("hvd.rank() > 0"), (REST, FIRST))
        self.assertEqual(self.who("not hvd.rank()"), (FIRST, REST))

    def who(self, text):
        return who_passes(ast.parse(text, mode="eval").body)

    def test_a_receiver_is_walked_once(self):
        text = """
def rows(path):
    if not os.path.exists(path):
        with open(path if hvd.rank() == 0 else os.devnull, 'w') as f:
            f.write('1')
    %s
    return open(path).read()
x = np.array(rows('rows.txt')).reshape(-1, 4)
"""
        self.assertEqual(kinds("files", text % "average(0.)"), [])
        self.assertEqual(kinds("files", text % "pass"), [(7, "read without a wait")])

    def test_in_its_turn_a_worker_reads_what_it_wrote(self):
        text = """
if %s:
    hvd.allreduce(0.)
try:
    rows = np.load('rows.npy')
except OSError:
    np.save('rows.npy' if hvd.local_rank() == 0 else os.devnull, np.ones(8))
    rows = np.load('rows.npy')
if hvd.local_rank() == 0:
    hvd.allreduce(0.)
"""
        self.assertEqual(kinds("files", text % "hvd.local_rank() != 0"), [])
        self.assertIn((8, "read without a wait"), kinds("files", text % "hvd.size() > 8"))

    def test_a_share_drawn_anew_counts_itself(self):
        text = """
rows = np.load('rows.npy')
part = share(rows)
for epoch in range(3):
    part = part[np.random.permutation(len(part))]
    for k in range(len(%s) // 8):
        net.train_on_batch(part[k * 8:k * 8 + 8])
"""
        self.assertEqual(kinds("shares", text % "part"), [])

    def test_things_in_a_dictionary_are_the_programs_own(self):
        text = """
class Memory:
    def save(self, key, value):
        self.last = %s
things = {'one': Memory()}
for thing in things.values():
    thing.save('a', 1.)
"""
        self.assertEqual(kinds("files", text % "value"), [])
        self.assertEqual(kinds("files", text % "np.save('a.npy', value)"), [(4, "all write")])


if __name__ == "__main__":
    unittest.main()
