"""Threads whose work is a method of an object in a list."""
import threading

import numpy as np
import tensorflow as tf

session = tf.Session()
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
train_op = tf.train.GradientDescentOptimizer(0.01).minimize(loss)


class Worker(object):
    def work(self):
        for _ in range(10):
            session.run(train_op, {x: np.random.rand(4, 3)})


workers = []
for i in range(4):
    workers.append(Worker())
session.run(tf.global_variables_initializer())
for worker in workers:
    job = lambda: worker.work()
    threading.Thread(target=job).start()
