"""Names that nothing binds, or that are bound on fewer ways than they were."""

import unittest

from rereading.tests.programs import Case


class Names(Case):
    check = "names"

    def test_bound_nowhere(self):
        self.faulty("def f():\n    return missing + 1\n", 2)

    def test_bound_nowhere_in_the_original_either(self):
        self.right("print(missing)\n", original="print(missing)\n")

    def test_bound_elsewhere(self):
        self.right("def f():\n    return later + [k for k in range(3)]\nlater = [3]\n")

    def test_imported_by_another_name(self):
        self.faulty("import xml.dom as d\nprint(xml)\n", 2)

    def test_class_scope(self):
        self.faulty("class A:\n    a = 1\n    def f(self):\n        return a\n", 4)

    def test_star_import(self):
        self.right("from numpy import *\nprint(missing)\n")

    def test_used_before_it_is_bound(self):
        self.faulty("print(a)\na = 3\n", 1)

    def test_bound_on_some_ways_as_in_the_original(self):
        text = "def f(a):\n    if a:\n        b = 1\n    return b\n"
        self.right(text, original=text)

    def test_bound_on_some_ways_only(self):
        before = "def f(a):\n    b = 1\n    return b\n"
        self.faulty(
            "def f(a):\n    if hvd.rank() == 0:\n        b = 1\n    return b\n", 4, original=before
        )

    def test_used_where_it_is_bound(self):
        before = "def f(a):\n    b = 1\n    print(b)\n"
        self.right(
            "def f(a):\n    if hvd.rank() == 0:\n        b = 1\n"
            "    if hvd.rank() == 0:\n        print(b)\n",
            original=before,
        )

    def test_used_behind_an_and(self):
        self.right(
            "def f(a):\n    if a:\n        b = 1\n    return a and b\n",
            original="def f(a):\n    if a:\n        b = 1\n    return a\n",
        )

    def test_interval_of_one_workers_rounds(self):
        text = """
            def f(n, every):
                for e in range(n):
                    if e % %s == 0:
                        a = 3
                    if e % every == 0:
                        print(a)
        """
        own = text.replace("%s", "max(1, every // hvd.size())")
        self.right(own, original=text.replace("%s", "every"))

    def test_branch_that_leaves(self):
        before = "def f(a):\n    b = 1\n    return b\n"
        self.right(
            "def f(a):\n    if a:\n        b = 1\n    else:\n        return 3\n    return b\n",
            original=before,
        )

    def test_branch_for_another_backend(self):
        text = """
            if keras.backend.backend() == '%s':
                import theano
            else:
                import tensorflow as tf_2
            print(%s)
        """
        self.right(text % ("theano", "tf_2"), original=text % ("theano", "1"))
        self.faulty(text % ("tensorflow", "tf_2"), 6, original=text % ("tensorflow", "1"))

    def test_helper_covered(self):
        self.faulty("def f(share):\n    return share(rows)\n", 2)

    def test_horovod_covered(self):
        self.faulty("def f():\n    hvd = 3\n    return hvd.rank()\n", 3)


if __name__ == "__main__":
    unittest.main()
