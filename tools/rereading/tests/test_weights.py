"""Cases of `checks/weights.py`."""
import unittest

from rereading.tests.walked import kinds

SENT = "hvd.broadcast_variables(v, 0)\n"


class Weights(unittest.TestCase):
    def wrong(self, text, line, kind):
        self.assertIn((line, kind), kinds("weights", text + SENT))

    def right(self, text):
        self.assertEqual(kinds("weights", text + SENT), [])

    def test_not_averaged(self):
        lines = "o = tf.keras.optimizers.Adam(0.1)\nwith %s as tape:\n    pass\n" \
                "g = tape.gradient(loss, v)\no.apply_gradients(zip(g, v))\n"
        self.wrong(lines % "tf.GradientTape()", 5, "not averaged")
        self.right(lines % "hvd.DistributedGradientTape(tf.GradientTape())")
        self.wrong("tf.train.AdamOptimizer(0.1).minimize(loss)\n", 1, "not averaged")
        self.right("hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.1)).minimize(loss)\n")

    def test_summed_by_hand(self):
        self.right("o = tf.train.AdamOptimizer(0.1)\ng = [None if g is None else hvd.allreduce(g) "
                   "for g in tf.gradients(loss, v)]\no.apply_gradients(list(zip(g, v)))\n")

    def test_compiled(self):
        lines = "m = tf.keras.Sequential()\nm.compile(%s)\nm.fit(x)\n"
        self.wrong(lines % "'adam'", 2, "not averaged")
        self.right(lines % "hvd.DistributedOptimizer(tf.keras.optimizers.Adam())")
        self.right((lines % "'adam'").replace("m.fit(x)", "m.evaluate(x)"))

    def test_order_of_its_own(self):
        lines = "rows = list(range(9))\n%s\nfor r in turns(rows):\n    pass\n"
        self.wrong(lines % "np.random.shuffle(rows)", 3, "order of its own")
        self.right(lines % "np.random.seed(1); np.random.shuffle(rows)")
        self.right(lines % "np.random.shuffle(rows); rows[:] = hvd.broadcast_object(rows, 0)")


    def test_never_sent(self):
        lines = "hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.1)).minimize(loss)\n"
        self.assertEqual([kind for _, kind in kinds("weights", lines)], ["never sent"])
        self.right(lines)

    def test_sent_again(self):
        lines = ("def sends():\n    hvd.broadcast_variables(v, 0)\n"
                 "BEFORE\nif hvd.rank() == 0:\n    saver.restore(sess, 'net')\nAFTER\n"
                 "sess.run(hvd.DistributedOptimizer(o).minimize(loss))\n")
        self.assertIn((5, "not sent again"), kinds("weights", lines.replace(
            "BEFORE", "sends()").replace("AFTER", "")))
        self.assertEqual([], kinds("weights", lines.replace("BEFORE", "").replace(
            "AFTER", "hvd.broadcast_variables(v, 0)")))

    def test_made_anew(self):
        lines = "sess.run(%s)\nsess.run(%s)\n" \
                "sess.run(hvd.DistributedOptimizer(o).minimize(loss))\n"
        send, make = "hvd.broadcast_global_variables(0)", "tf.global_variables_initializer()"
        self.assertIn((2, "not sent again"), kinds("weights", lines % (send, make)))
        self.assertEqual([], kinds("weights", lines % (make, send)))


if __name__ == "__main__":
    unittest.main()
