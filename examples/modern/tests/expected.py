import unittest

from report import fetch
import pytest


class FetchTest(unittest.TestCase):
    def setUp(self):
        self.answer = fetch('u', 'today', '.')

    def test_pair(self):
        assert len(self.answer) == 2, 'a name and a dictionary'
        # the name
        assert self.answer[0] == './today.old'
        assert 'today' in self.answer[0]
        assert self.answer[1] is not None

    def test_nothing(self):
        with pytest.raises(ValueError):
            fetch(None, 'today', '.')
        assert fetch.last is None
        self.assertAlmostEqual(1.0, 1.0)
