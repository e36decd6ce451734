import numpy as np
import tensorflow as tf


class Base(object):
    def __init__(self):
        self.solver = None
        self.step = None

    def finish(self):
        self.step = self.solver.minimize(self.cost)


class Line(Base):
    def __init__(self, x, y):
        super(Line, self).__init__()
        self.cost = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
        self.solver = tf.train.GradientDescentOptimizer(0.05)
        self.finish()


rows = np.random.RandomState(1).rand(160, 3).astype('float32')
sums = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
line = Line(x, y)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(40):
        picked = np.random.randint(0, 160, 8)
        sess.run(line.step, {x: rows[picked], y: sums[picked]})
