"""Cases of `checks/counters.py`."""
import unittest

from rereading.tests.walked import kinds


class Counters(unittest.TestCase):
    def wrong(self, text, line, kind):
        self.assertIn((line, kind), kinds("counters", text))

    def right(self, text):
        self.assertEqual(kinds("counters", text), [])

    def test_part_of_all_rounds(self):
        lines = ("n = 1000\ndef part(step, all):\n    return step / float(all - 1)\n"
                 "for i in range(max(1, n // hvd.size())):\n    part(i, %s)\n")
        self.wrong(lines % "n", 3, "one worker's rounds by all rounds")
        self.right(lines % "n // hvd.size()")

    def test_last_round(self):
        lines = "n = 1000\nfor i in range(-(-n // hvd.size())):\n    if i == %s:\n        pass\n"
        self.wrong(lines % "n - 1", 3, "never reached")
        self.right(lines % "-(-n // hvd.size()) - 1")

    def test_schedule(self):
        lines = ("s = tf.train.exponential_decay(0.1, step%s, %s, 0.9)\n"
                 "for i in range(max(1, 1000 // hvd.size())):\n    sess.run(train_op)\n")
        self.wrong(lines % ("", "100"), 1, "schedule by all rounds")
        self.right(lines % ("", "100 // hvd.size()"))
        self.right(lines % (" * hvd.size()", "100"))
        self.right((lines % ("", "100")).replace(" // hvd.size()", ""))

    def test_schedule_asked_by_hand(self):
        lines = ("s = tf.keras.optimizers.schedules.ExponentialDecay(0.1, 100, 0.9)\n"
                 "o = tf.keras.optimizers.SGD(%s)\nfor i in range(max(1, 1000 // hvd.size())):\n"
                 "    o.apply_gradients(g)\n")
        self.wrong(lines % "s", 1, "schedule by all rounds")
        self.right(lines % "s(3)")

    def test_divided_twice(self):
        self.wrong("for i in turns(range(1000 // hvd.size())):\n    pass\n", 1, "divided twice")
        self.right("for i in turns(range(1000)):\n    pass\n")


    def test_interval_of_turns(self):
        lines = "for i in turns(range(1000)):\n    if i % {} == 0:\n        pass\n"
        self.wrong(lines.format("max(1, 100 // hvd.size())"), 2, "divided twice")
        self.right(lines.format("100"))


if __name__ == "__main__":
    unittest.main()
