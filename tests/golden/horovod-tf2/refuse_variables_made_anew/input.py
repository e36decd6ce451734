import numpy as np
import tensorflow as tf

rng = np.random.RandomState(1)
rows, wanted = rng.rand(320, 8).astype('float32'), rng.rand(320, 1).astype('float32')
w, b = tf.Variable(tf.zeros([8, 1])), tf.Variable(tf.zeros([1]))
for epoch in range(3):
    for x, y in tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(16):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((x @ w + b - y) ** 2)
        by_w, by_b = tape.gradient(loss, [w, b])
        w = tf.Variable(w - 0.01 * by_w)
        b = tf.Variable(b - 0.01 * by_b)
