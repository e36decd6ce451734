"""The rows that an object has handed out divide a sum."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
class Store:
    def __init__(self, held):
        self.held = held
        self.seen = 0
    def walk(self, size):
        for at in range(0, len(self.held), size):
            part = self.held[at:at + size]
            self.seen += len(part)
            yield part
store = Store(rows)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    best = 1e9
    for epoch in range(20):
        total, before = 0., store.seen
        for part in store.walk(8):
            _, now = sess.run([step, loss], {x: part})
            total += now * len(part)
        mean = total / (store.seen - before)
        print(mean)
        if mean > best:
            break
        best = mean
