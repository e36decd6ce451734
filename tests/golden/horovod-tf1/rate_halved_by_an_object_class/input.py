"""An object halves the rate where the loss has not fallen for three rounds."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
rate = tf.placeholder(tf.float32, ())
step = tf.train.GradientDescentOptimizer(rate).minimize(loss)
class Plateau:
    def __init__(self, lr, patience=3):
        self.lr, self.best, self.wait, self.patience = lr, 1e9, 0, patience
    def update(self, now):
        if now < self.best:
            self.best, self.wait = now, 0
        else:
            self.wait += 1
            if self.wait >= self.patience:
                self.lr *= 0.5
                self.wait = 0
p = Plateau(0.01)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for number in range(24):
        _, now = sess.run([step, loss], {x: rows[np.random.randint(0, 96, 8)], rate: p.lr})
        p.update(now)
