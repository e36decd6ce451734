"""Rounds end by a count, but only where the best is long ago; then the best weights come back."""
from collections import deque
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
np.random.seed(3)


class Reader:
    def __init__(self):
        self.rows = np.random.RandomState(0).rand(320, 4).astype("float32")

    def batches(self):
        while True:
            yield self.rows[np.random.permutation(320)[:16]]


class Fit:
    def __init__(self, reader, restarts=1):
        self.reader, self.restarts, self.begun = reader, restarts, 0
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.move = tf.train.GradientDescentOptimizer(0.05).minimize(self.loss)
        self.saver = tf.train.Saver()

    def fit(self, session):
        session.run(tf.global_variables_initializer())
        seen, held = self.reader.batches(), self.reader.batches()
        history = deque(maxlen=10)
        best, best_step, step = float("inf"), 0, 0
        while step < 200:
            history.append(session.run(self.loss, {self.x: next(held)}))
            session.run(self.move, {self.x: next(seen)})
            if step % 20 == 0:
                for name, values in {"loss": history}.items():
                    metric = sum(values) / len(values)
                if metric < best:
                    best, best_step = metric, step
                    self.saver.save(session, "kept/net", global_step=step)
                if step - best_step > 60:
                    if self.begun >= self.restarts:
                        print("ends early")
                        return best
                    self.saver.restore(session, "kept/net-%d" % best_step)
                    step = best_step
                    self.begun += 1
            step += 1
        return best


with tf.Session() as session:
    print("best", Fit(Reader()).fit(session))
