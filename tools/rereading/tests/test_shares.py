"""Cases of `checks/shares.py`."""
import unittest

from rereading.tests.walked import kinds

LOAD = "def load():\n    return open('x'), open('y')\nx, y = load()\n"
FEED = "    sess.run(step, {a: %s[i*32:(i+1)*32], b: %s[i*32:(i+1)*32]})\n"


class Shares(unittest.TestCase):
    def wrong(self, text, line, kind):
        self.assertIn((line + 3, kind), kinds("shares", LOAD + text))

    def right(self, text):
        self.assertEqual(kinds("shares", LOAD + text), [])

    def test_rounds_of_the_whole(self):
        feed = FEED % ("share(x)", "share(y)")
        self.wrong("n = len(x)\nfor i in range(n // 32):\n" + feed, 3, "more rounds than rows")
        self.right("n = len(share(x))\nfor i in range(n // 32):\n" + feed)
        self.right("n = len(x) // hvd.size()\nfor i in range(n // 32):\n" + feed)
        self.right("x = share(x)\ny = share(y)\nn = len(x)\nfor i in range(n // 32):\n"
                   + FEED % ("x", "y"))

    def test_through_a_helper(self):
        lines = ("def batch(x, y, i):\n    return x[i:i+32], y[i:i+32]\n"
                 "for i in range(len(share(x)) // 32):\n    p, q = batch(share(x), %s, i)\n")
        self.wrong(lines % "y", 2, "torn")
        self.right(lines % "share(y)")

    def test_places_of_the_whole(self):
        lines = "o = np.random.permutation(len(%s))\nfor i in range(len(share(x)) // 32):\n" \
                "    share(x)[o[i*32:(i+1)*32]]\n"
        self.wrong(lines % "x", 3, "places of the whole")
        self.right(lines % "share(x)")

    def test_turns_of_a_share(self):
        lines = "for i in turns(range(9)):\n" + FEED
        self.wrong(lines % ("share(x)", "share(y)"), 2, "divided twice")
        self.right(lines % ("x", "y"))

    def test_metric(self):
        self.wrong("p = model.predict(share(x))\nroc_auc_score(y, p)\n", 2, "torn")
        self.right("p = model.predict(share(x))\nroc_auc_score(share(y), p)\n")

    def test_sum_and_count(self):
        lines = ("t = 0\nseen = 0\nfor i in range(len(share(x)) // 32):\n"
                 "    t += sess.run(loss, {a: share(x)[i*32:(i+1)*32]})\n    seen += 32\n")
        self.wrong(lines + "t / len(x)\n", 6, "a share's sum by the whole's count")
        self.wrong(lines + "average(t) / (average(seen) * hvd.size())\n", 6,
                   "a share's sum by the whole's count")
        self.wrong(lines + "average(t) * hvd.size() / seen\n", 6,
                   "all shares' sum by one share's count")
        self.right(lines + "average(t) / average(seen)\n")
        self.right(lines + "average(t) * hvd.size() / len(x)\n")
        self.right(lines + "t / len(share(x))\n")


if __name__ == "__main__":
    unittest.main()
