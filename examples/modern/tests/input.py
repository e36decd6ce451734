import unittest

from report import fetch


class FetchTest(unittest.TestCase):
    def setUp(self):
        self.answer = fetch('u', 'today', '.')

    def test_pair(self):
        self.assertEqual(len(self.answer), 2, msg='a name and a dictionary')
        self.assertEqual(self.answer[0],  # the name
                         './today.old')
        self.assertIn('today', self.answer[0])
        self.assertTrue(self.answer[1] is not None)

    def test_nothing(self):
        with self.assertRaises(ValueError):
            fetch(None, 'today', '.')
        self.assertIsNone(fetch.last)
        self.assertAlmostEqual(1.0, 1.0)
