"""An object counts its rounds, and begins with the number that a checkpoint's name says."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Solver(object):
    def __init__(self, sess, rows):
        self.sess, self.rows, self.made = sess, rows, 0
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - 1.0))
        self.step = tf.train.GradientDescentOptimizer(0.1).minimize(self.loss)
        self.saver = tf.train.Saver()

    def load(self):
        kept = tf.train.get_checkpoint_state("kept")
        if kept and kept.model_checkpoint_path:
            self.saver.restore(self.sess, kept.model_checkpoint_path)
            self.made = int(kept.model_checkpoint_path.split("-")[-1])

    def train(self, most):
        self.sess.run(tf.global_variables_initializer())
        self.load()
        while self.made < most:
            at = np.random.randint(0, len(self.rows), 8)
            self.sess.run(self.step, {self.x: self.rows[at]})
            self.made += 1
        self.saver.save(self.sess, "kept/model", global_step=self.made)
        print("loss", self.sess.run(self.loss, {self.x: self.rows[:80]}))


Solver(tf.Session(), np.random.RandomState(0).rand(400, 3)).train(120)
