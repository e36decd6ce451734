"""`HELPERS` beside the texts of the helpers that the rules emit."""

import glob
import os
import re
import textwrap
import unittest
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader

from rereading.kept import ROOT
from rereading.program import HELPERS

# Helpers that send and have no row: their lines are walked as those of the program are.
WALKED = {
    "FolderOfAll",
    "FolderOfAllV1",
    "StopOnNaN",
    "StopOnNaNOfKeras",
    "list_orders",
    "list_orders_as_bytes",
    "list_orders_v1",
    "orders",
    "orders_as_bytes",
    "orders_v1",
    "said_by_first",
}


def tool(name):
    loader = SourceFileLoader(name, os.path.join(ROOT, "tools", name))
    module = module_from_spec(spec_from_loader(name, loader))
    loader.exec_module(module)
    return module


def emitted():
    """The texts of helpers in Horovod's rules, by name."""
    exercised, paths, found = tool("exercised"), [], {}
    for ruleset in glob.glob(os.path.join(ROOT, "rulesets", "horovod*.hvr")):
        exercised.files_of(ruleset, paths)
    for path in paths:
        for _, words in exercised.declarations(path):
            if words[0] == "helper":
                text = "".join(w for w in words if w.startswith("`"))
                found[words[1].rstrip(":")] = textwrap.dedent(text.strip("`"))
    return found


def said(text):
    """How a helper's text begins."""
    return (re.findall(r'"""([^"]*)', text) or [""])[0]


class Helpers(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.texts = emitted()
        cls.sending = tool("sent_among").sending(cls.texts)

    def row(self, name):
        return next((s for start, s in HELPERS if said(self.texts[name]).startswith(start)), None)

    def test_each_row_is_of_a_helper(self):
        begun = [said(text) for text in self.texts.values()]
        for start, _ in HELPERS:
            self.assertTrue(any(text.startswith(start) for text in begun), start)

    def test_no_row_is_covered_by_one_before_it(self):
        for place, (start, _) in enumerate(HELPERS):
            self.assertFalse(start.startswith(tuple(s for s, _ in HELPERS[:place])), start)

    def test_what_sends_meets(self):
        unknown = {n for n in self.sending if not getattr(self.row(n), "meets", False)}
        self.assertEqual(unknown, WALKED)

    def test_what_meets_sends(self):
        for name in self.texts:
            row = self.row(name)
            self.assertTrue(row is None or not row.meets or name in self.sending, name)


if __name__ == "__main__":
    unittest.main()
