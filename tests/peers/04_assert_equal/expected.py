import unittest


class Base(unittest.TestCase):
    pass


class T(Base):
    def test(self):
        assert f(1) == 2, 'why'
        # the first
        assert f(2) == (a or b)
        checker.assertEqual(1, 2)
