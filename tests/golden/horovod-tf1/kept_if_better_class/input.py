"""The best state is kept where each worker's own score says so, and a score board is read again."""
import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Keeper:
    def __init__(self):
        self.best = None
        self.x, self.y = tf.placeholder(tf.float32, [None, 3]), tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 1) - self.y) ** 2)
        self.train = tf.train.GradientDescentOptimizer(0.01).minimize(self.loss)
        self.saver = tf.train.Saver()

    def keep(self, sess, score):
        self.best = score
        self.saver.save(sess, "kept/best")
        with open("board.txt", "w") as board:
            board.write("%f" % score)
        print("best so far:", open("board.txt").read())

    def fit(self, sess, rows, wanted):
        for turn in range(4):
            for i in range(0, len(rows), 8):
                feed = {self.x: rows[i:i + 8], self.y: wanted[i:i + 8]}
                _, score = sess.run([self.train, self.loss], feed)
            if self.best is None or score < self.best:
                self.keep(sess, score)


table = np.random.RandomState(0).rand(320, 4).astype("float32")
os.makedirs("kept", exist_ok=True)
keeper = Keeper()
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    keeper.fit(session, table[:, :3], table[:, 3:])
