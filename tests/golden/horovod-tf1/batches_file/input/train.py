import numpy as np
import tensorflow.compat.v1 as tf
from feed import batch_iter

tf.disable_v2_behavior()
np.random.seed(3)
(rows, kinds), _ = tf.keras.datasets.mnist.load_data()
x, y = tf.placeholder(tf.float32, [None, 28, 28]), tf.placeholder(tf.int64, [None])
cost = tf.losses.sparse_softmax_cross_entropy(y, tf.layers.dense(tf.layers.flatten(x / 255.), 10))
op = tf.train.AdamOptimizer(0.001).minimize(cost)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())

    def step(a, b):
        return sess.run([op, cost], {x: a, y: b})[1]
    batches = batch_iter(zip(rows, kinds), 8, 2)
    for batch in batches:
        a, b = zip(*batch)
        step(a, b)
