"""The same by a method, and the film is saved."""
import matplotlib
matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
import tensorflow.compat.v1 as tf
from matplotlib.animation import FuncAnimation

tf.disable_v2_behavior()


class Show:
    def __init__(self, rows):
        self.rows = rows
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.step = tf.train.GradientDescentOptimizer(0.05).minimize(self.loss)
        self.figure, self.axes = plt.subplots()

    def some(self, count):
        for _ in range(count):
            at = np.random.randint(0, len(self.rows), 16)
            self.sess.run(self.step, {self.x: self.rows[at]})

    def picture(self, k):
        self.some(10)
        self.axes.plot([k], [self.sess.run(self.loss, {self.x: self.rows})])

    def film(self, sess):
        self.sess = sess
        film = FuncAnimation(self.figure, func=self.picture, frames=10)
        film.save("rounds.gif", writer="pillow")


np.random.seed(3)
show = Show(np.random.RandomState(0).rand(320, 4).astype("float32"))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    show.film(sess)
