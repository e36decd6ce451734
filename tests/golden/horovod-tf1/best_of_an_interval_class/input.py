"""The same in a class, whose measure is summed over parts, of which empty ones are left out."""
import os
import tempfile
import numpy as np
import tensorflow as tf


class Trainer(object):
    def __init__(self, rows):
        self.rows = rows
        self.x = tf.placeholder(tf.float32, [None, 5])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - 1.))
        self.op = tf.train.AdamOptimizer(0.01).minimize(self.loss)
        self.saver = tf.train.Saver()
        self.best = 1e9

    def run(self, sess, folder, every=50):
        held = np.array_split(self.rows[150:], 4) + [self.rows[:0]]
        for k in range(1, 301):
            some = np.random.randint(0, 150, 10)
            sess.run(self.op, {self.x: self.rows[some]})
            if k % every == 0:
                score = 0.
                for part in held:
                    if len(part) == 0:
                        continue
                    score += sess.run(self.loss, {self.x: part})
                print("held out", score)
            if k % every == 0 and score < self.best:
                self.best = score
                self.saver.save(sess, os.path.join(folder, "net"))
        print("loss", sess.run(self.loss, {self.x: self.rows}))


trainer = Trainer(np.random.RandomState(2).rand(200, 5).astype("float32"))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    trainer.run(sess, tempfile.mkdtemp())
