import signal
import numpy as np
import tensorflow as tf

xs = np.random.RandomState(3).rand(48, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)


class Killer(object):
    def __init__(self):
        self.killed = False
        signal.signal(signal.SIGTERM, self.note)

    def note(self, number, frame):
        self.killed = True

    @property
    def over(self):
        return self.killed

    def __bool__(self):
        return self.killed


killer = Killer()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for k in range(0, len(xs), 8):
            sess.run(step, {x: xs[k:k + 8]})
        if killer.over:
            break
