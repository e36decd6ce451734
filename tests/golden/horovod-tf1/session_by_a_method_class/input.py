# One method runs the first values and the steps: the first weights are sent where it is called.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_eager_execution()


class Trainer:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 8])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 8) - self.x))
        self.step = tf.train.AdamOptimizer(1e-3).minimize(self.loss)

    def run(self, op, rows=None):
        feed = {} if rows is None else {self.x: rows}
        return self.session.run(op, feed)

    def start(self):
        self.session = tf.Session()
        self.run(tf.global_variables_initializer())

    def fit(self, data):
        for epoch in range(4):
            for i in range(len(data) // 32):
                self.run(self.step, data[i * 32:(i + 1) * 32])


t = Trainer()
t.start()
t.fit(np.random.RandomState(1).rand(960, 8))
