"""What is printed asks a property that makes its folder anew."""
import os
import shutil
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.step = tf.train.GradientDescentOptimizer(0.05).minimize(self.loss)
        self.saver = tf.train.Saver()
        self._events = None

    @property
    def events(self):
        if self._events is None:
            shutil.rmtree("events/net", ignore_errors=True)
            os.makedirs("events/net")
            self._events = "events/net"
        return self._events

    def train(self, sess, rows):
        for epoch in range(3):
            for i in range(len(rows) // 16):
                sess.run(self.step, {self.x: rows[i * 16:(i + 1) * 16]})
            now = sess.run(self.loss, {self.x: rows})
            print("events in", self.events, now)


with tf.Session() as sess:
    net = Net()
    sess.run(tf.global_variables_initializer())
    net.train(sess, np.random.RandomState(0).rand(320, 4).astype("float32"))
