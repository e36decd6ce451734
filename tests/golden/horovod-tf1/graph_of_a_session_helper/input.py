import numpy as np
import tensorflow as tf


class Model(object):
    def __init__(self, rate):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.x = tf.placeholder(tf.float32, [None, 12])
            self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
            self.step = tf.train.AdamOptimizer(rate).minimize(self.loss)
            init = tf.global_variables_initializer()
            self.sess = self.new_session()
            self.sess.run(init)

    def new_session(self):
        config = tf.ConfigProto()
        config.gpu_options.allow_growth = True
        return tf.Session(config=config)

    def fit(self, rows):
        for epoch in range(3):
            for start in range(0, len(rows), 16):
                self.sess.run(self.step, feed_dict={self.x: rows[start:start + 16]})


model = Model(0.01)
model.fit(np.random.rand(480, 12).astype("float32"))
