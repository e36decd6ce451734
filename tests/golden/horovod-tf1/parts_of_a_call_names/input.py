# What a function gives back as a tuple is told apart: the loss is no training operation.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net():
    pixels = tf.placeholder(tf.float32, [None, 28, 28])
    out = tf.layers.dense(tf.layers.flatten(pixels), 1)
    cost = tf.reduce_mean(out ** 2)
    return pixels, cost, tf.train.AdamOptimizer(0.001).minimize(cost)


(digits, _), (held_out, _) = tf.keras.datasets.mnist.load_data()
pixels, cost, update = net()
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for epoch in range(4):
        np.random.shuffle(digits)
        for b in range(len(digits) // 32):
            s.run(update, {pixels: digits[b * 32:(b + 1) * 32]})
        print("held out", s.run(cost, {pixels: held_out}))
