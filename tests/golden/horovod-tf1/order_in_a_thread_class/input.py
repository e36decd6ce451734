"""A thread that fills a queue draws an order whenever it likes: nothing is sent from there."""
import random
import threading

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Filling(threading.Thread):
    def __init__(self, rows):
        super(Filling, self).__init__()
        self.daemon = True
        self.rows = rows
        self.place = tf.placeholder(tf.float32, [None, 3])
        queue = tf.FIFOQueue(1024, [tf.float32], [[3]])
        self.put = queue.enqueue_many([self.place])
        self.batch = queue.dequeue_many(8)

    def begin(self, session):
        self.session = session
        self.start()

    def mix(self):
        random.shuffle(self.rows)

    def run(self):
        for turn in range(3):
            self.mix()
            self.session.run(self.put, {self.place: np.array(self.rows)})


table = np.random.RandomState(0).rand(320, 3).astype("float32")
filling = Filling(list(table))
loss = tf.reduce_mean((tf.layers.dense(filling.batch, 1) - 1.) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    filling.begin(sess)
    for k in range(120):
        sess.run(step)
    filling.join()
