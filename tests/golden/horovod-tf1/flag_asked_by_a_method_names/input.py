"""A signal sets a flag of an object, which a method gives back."""
import signal
import numpy as np
import tensorflow as tf


class Killer(object):
    def __init__(self):
        self.killed = False
        signal.signal(signal.SIGTERM, self.note)

    def note(self, number, frame):
        self.killed = True

    def should_stop(self):
        return self.killed


killer = Killer()
rows = np.random.RandomState(2).rand(96, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for k in range(0, len(rows), 8):
            sess.run(step, {x: rows[k:k + 8]})
        if killer.should_stop():
            break
