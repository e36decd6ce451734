import random

import numpy as np
import tensorflow as tf

pixels = np.random.RandomState(3).rand(480, 12).astype("float32")
prices = pixels.sum(axis=1, keepdims=True)


def near(x, centres):
    return tf.exp(-tf.reduce_sum(tf.square(tf.expand_dims(x, 1) - centres), 2))


anchors = []
for _ in range(20):
    anchors.append(pixels[random.randint(0, 479)])
x = tf.placeholder(tf.float32, [None, 12])
y = tf.placeholder(tf.float32, [None, 1])
seen = near(x, np.array(anchors))
weights = tf.get_variable("weights", [20, 1])
loss = tf.reduce_mean(tf.square(tf.matmul(seen, weights) - y))
train_op = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for low in range(0, len(pixels), 16):
            sess.run(train_op, {x: pixels[low:low + 16], y: prices[low:low + 16]})
