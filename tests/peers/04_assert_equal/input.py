import unittest


class Base(unittest.TestCase):
    pass


class T(Base):
    def test(self):
        self.assertEqual(f(1), 2, msg='why')
        self.assertEqual(f(2),  # the first
                         a or b)
        checker.assertEqual(1, 2)
