"""Meetings that only some processes come to."""

import unittest

from rereading.tests.programs import Case

SESSION = '''
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]


def average(value):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    return value


rows = np.load('rows.npy')
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.layers.dense(x, 1))
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer()).minimize(loss)
mean = hvd.allreduce(loss)
sess = tf.Session()
mine = share(rows)
'''


class Meetings(Case):
    check = "meetings"

    # conditions

    def test_condition_by_rank(self):
        self.faulty("if hvd.rank() == 0:\n    step(rows)\n", 1)

    def test_writes_by_rank(self):
        self.right("if hvd.rank() == 0:\n    np.save('a.npy', rows)\nstep(rows)\n")

    def test_both_branches_meet_alike(self):
        self.right(
            "if hvd.rank() == 0:\n    a = from_first(rows)\nelse:\n    a = from_first(None)\n"
        )

    def test_first_fetches_and_the_others_wait(self):
        self.right("""
            if hvd.local_rank() != 0:
                hvd.allreduce(0.)
            np.load('a.npy')
            if hvd.local_rank() == 0:
                hvd.allreduce(0.)
        """)

    def test_waits_that_do_not_fit(self):
        self.assertEqual(
            len(self.found("""
            if hvd.local_rank() != 0:
                hvd.allreduce(0.)
            np.load('a.npy')
            if hvd.local_rank() == 0:
                hvd.broadcast(0., 0)
        """)),
            2,
        )

    def test_condition_by_own_loss(self):
        self.faulty("loss = step(share(rows))\nif loss < 3:\n    step(rows)\n", 2)

    def test_condition_by_mean_loss(self):
        self.right("loss = mean_of_all(step(share(rows)))\nif loss < 3:\n    step(rows)\n")

    def test_condition_by_number_of_workers(self):
        self.right("if hvd.size() > 1:\n    step(rows)\n")

    def test_short_circuit(self):
        self.faulty("ok = hvd.rank() == 0 and from_first(True)\n", 1)

    def test_conditional_expression(self):
        self.faulty("a = from_first(1) if random.random() < .5 else 2\n", 1)

    def test_comprehension(self):
        self.faulty("a = [from_first(k) for k in rows if random.random() < .5]\n", 1)

    # chance

    def test_draw_without_a_seed(self):
        self.faulty("if np.random.rand() < .5:\n    step(rows)\n", 1)

    def test_draw_with_a_common_seed(self):
        self.right("np.random.seed(3)\nif np.random.rand() < .5:\n    step(rows)\n")

    def test_draw_with_a_seed_of_its_rank(self):
        self.faulty(
            "np.random.seed(3 + hvd.rank())\nif np.random.rand() < .5:\n    step(rows)\n", 2
        )

    def test_draw_of_a_seeded_object(self):
        self.right("chance = np.random.RandomState(3)\nif chance.rand() < .5:\n    step(rows)\n")

    def test_draw_sent(self):
        self.right("if from_first(np.random.rand()) < .5:\n    step(rows)\n")

    def test_state_of_chance_sent(self):
        self.right(
            "random.setstate(from_first(random.getstate()))\n"
            "if random.random() < .5:\n    step(rows)\n"
        )

    def test_clock(self):
        self.faulty("start = time.time()\nif time.time() - start > 9:\n    step(rows)\n", 2)

    # rounds

    def test_rounds_of_a_share(self):
        self.right("for r in share(rows):\n    step(r)\n")

    def test_rounds_of_an_uneven_share(self):
        self.faulty("for r in rows[hvd.rank()::hvd.size()]:\n    step(r)\n", 1)

    def test_rounds_by_the_length_of_an_uneven_share(self):
        self.faulty(
            "mine = rows[hvd.rank()::hvd.size()]\n"
            "for k in range(len(mine)):\n    step(mine[k])\n",
            2,
        )

    def test_rounds_by_the_length_of_a_share(self):
        self.right(
            "mine = share(rows)\nfor k in range(len(mine) // 8):\n    step(mine[k * 8:k * 8 + 8])\n"
        )

    def test_rows_kept_by_own_values(self):
        self.faulty("mine = share(rows)\nmine = mine[mine > 0]\nfor r in mine:\n    step(r)\n", 3)

    def test_own_split(self):
        self.faulty("kept = rows[np.random.rand(len(rows)) < .8]\nfor r in kept:\n    step(r)\n", 2)

    def test_order_of_its_own(self):
        self.right("np.random.shuffle(rows)\nfor r in rows:\n    step(r)\n")

    def test_list_filled_on_some(self):
        self.faulty(
            """
            kept = []
            for r in share(rows):
                if r > 0:
                    kept.append(r)
            for r in kept:
                step(r)
        """,
            6,
        )

    def test_list_filled_in_both_branches(self):
        self.right("""
            kept = []
            for r in share(rows):
                if r > 0:
                    kept.append(r)
                else:
                    kept.append(-r)
            for r in kept:
                step(r)
        """)

    def test_break_by_own_loss(self):
        self.faulty(
            "for r in share(rows):\n    loss = step(r)\n    if loss < 3:\n        break\n", 3
        )

    def test_break_by_a_counter_of_own_losses(self):
        self.faulty(
            """
            best, worse = 1e9, 0
            for r in share(rows):
                loss = step(r)
                if loss < best:
                    best, worse = loss, 0
                else:
                    worse += 1
                if worse > 3:
                    break
        """,
            9,
        )

    def test_break_by_a_number(self):
        self.right(
            "for k, r in enumerate(share(rows)):\n    step(r)\n    if k > 3:\n        break\n"
        )

    def test_continue_behind_the_meeting(self):
        self.right(
            "for r in share(rows):\n    loss = step(r)\n"
            "    if loss < 3:\n        continue\n    print(loss)\n"
        )

    def test_continue_before_the_meeting(self):
        self.faulty("for r in share(rows):\n    if r[0] < 3:\n        continue\n    step(r)\n", 2)

    def test_early_return(self):
        self.faulty(
            """
            def later(a):
                if a[0] > 3:
                    return
                from_first(a)
            later(share(rows))
        """,
            3,
        )

    def test_so_many_meetings(self):
        self.right("""
            games = 0
            while True:
                if games >= 12:
                    break
                if np.random.rand() < .1:
                    games += 1
                    step(rows)
        """)

    def test_generator_that_skips(self):
        self.faulty(
            """
            def kept(rows):
                for r in rows:
                    if r[0] > 0:
                        yield r
            for r in kept(share(rows)):
                step(r)
        """,
            6,
        )

    def test_filter_that_nobody_asks_for(self):
        self.right("""
            def fed(rows, keep=None):
                data = tf.data.Dataset.from_tensor_slices(share(rows))
                if keep:
                    data = data.filter(keep)
                return data.batch(8)
            for r in fed(rows):
                step(r)
        """)

    # calls

    def test_in_a_method_and_another_module(self):
        self.faulty(
            """
            import parts
            class Run:
                def __init__(self):
                    self.own = parts.drawn()
                def go(self):
                    if self.own > 3:
                        step(rows)
            Run().go()
        """,
            7,
            modules={"parts.py": "import random\ndef drawn():\n    return random.random()\n"},
        )

    def test_optional_argument_of_its_own(self):
        self.right("""
            def train(x, more=None):
                if more is None:
                    more = x
                step(more)
            train(share(rows), share(rows))
        """)

    def test_key_of_its_own_beside_a_common_one(self):
        self.right("""
            settings = {}
            settings['name'] = time.time()
            settings['rounds'] = 3
            for k in range(settings['rounds']):
                step(rows)
        """)

    def test_file_of_the_first_is_asked_for(self):
        self.faulty(
            """
            place = 'kept.npy'
            if hvd.rank() == 0:
                np.save(place, rows)
            if os.path.exists(place):
                step(rows)
        """,
            5,
        )

    def test_file_is_waited_for(self):
        self.right("""
            place = 'kept.npy'
            if hvd.rank() == 0:
                np.save(place, rows)
            hvd.allreduce(0.)
            if os.path.exists(place):
                step(rows)
        """)

    # fit

    def test_fit_of_an_uneven_share(self):
        self.faulty(
            "net.compile(hvd.DistributedOptimizer(opt), 'mse')\n"
            "net.fit(rows[hvd.rank()::hvd.size()])\n",
            2,
        )

    def test_fit_of_a_share(self):
        self.right("net.compile(hvd.DistributedOptimizer(opt), 'mse')\nnet.fit(share(rows))\n")

    def test_early_stopping_by_own_numbers(self):
        text = """
            net.compile(hvd.DistributedOptimizer(opt), 'mse')
            stop = tf.keras.callbacks.EarlyStopping(monitor='loss')
            net.fit(share(rows), callbacks=[%sstop])
        """
        self.faulty(text % "", 4)
        self.right(text % "hvd.callbacks.MetricAverageCallback(), ")

    def test_fit_of_another_library(self):
        self.right(
            "from sklearn.decomposition import PCA\n"
            "net.compile(hvd.DistributedOptimizer(opt), 'mse')\n"
            "PCA(3).fit(rows[hvd.rank()::hvd.size()])\n"
        )

    # what some have not, and what parts the models

    def test_none_on_some(self):
        self.faulty("log = open('a', 'w') if hvd.rank() == 0 else None\nlog.write('a')\n", 2)

    def test_none_on_some_is_asked_for(self):
        self.right(
            "log = open('a', 'w') if hvd.rank() == 0 else None\n"
            "if log is not None:\n    log.write('a')\nif hvd.rank() == 0:\n    log.write('b')\n"
            "log and log.write('c')\n"
        )

    def test_rate_by_own_loss(self):
        text = "loss = %s(step(share(rows)))\nif loss < 3:\n    net.optimizer.lr = 0.1\n"
        self.faulty(text % "float", 3)
        self.right(text % "mean_of_all")

    def test_rate_fed_by_own_loss(self):
        text = """
            rate = tf.placeholder(tf.float32)
            slow = hvd.DistributedOptimizer(tf.train.AdamOptimizer(rate)).minimize(loss)
            now = 0.1
            for r in mine:
                _, c = sess.run([slow, %s], {x: r, rate: now})
                if c < 3:
                    now = now / 2
        """
        self.faulty(text % "loss", 6, head=SESSION)
        self.right(text % "mean", head=SESSION)

    # sessions

    def test_session_runs_what_is_no_training(self):
        self.right("if hvd.rank() == 0:\n    print(sess.run(loss, {x: rows}))\n", head=SESSION)

    def test_session_trains_on_the_first(self):
        self.faulty("if hvd.rank() == 0:\n    sess.run(train, {x: rows})\n", 1, head=SESSION)

    def test_session_stops_by_own_loss(self):
        self.faulty(
            """
            for r in mine:
                _, c = sess.run([train, loss], {x: r})
                if c < 3:
                    break
        """,
            4,
            head=SESSION,
        )

    def test_session_stops_by_mean_loss(self):
        self.right(
            """
            for r in mine:
                _, c = sess.run([train, mean], {x: r})
                if c < 3:
                    break
        """,
            head=SESSION,
        )

    def test_session_stops_by_average(self):
        self.right(
            """
            for r in mine:
                _, c = sess.run([train, loss], {x: r})
                c = average(c)
                if c < 3:
                    break
        """,
            head=SESSION,
        )

    def test_text_that_a_parameter_is_given(self):
        text = """
            def of(name, mode):
                return open(name if hvd.rank() == 0 or mode in ("r", "rb") else os.devnull, mode)
            for line in of("rows.txt", "%s"):
                step(rows)
        """
        self.right(text % "r")
        self.faulty(text % "w", 4)

    def test_session_counts_its_rounds(self):
        self.right(
            "for k in range(int(np.shape(mine)[0] / 8)):\n    sess.run(train, {x: mine})\n",
            head=SESSION,
        )


if __name__ == "__main__":
    unittest.main()
