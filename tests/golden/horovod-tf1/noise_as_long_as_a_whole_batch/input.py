import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(800, 4)
x = tf.placeholder(tf.float32, [None, 4])
z = tf.placeholder(tf.float32, [None, 4])
step = tf.train.AdamOptimizer(0.01).minimize(
    tf.reduce_mean(tf.square(tf.layers.dense(x + 0.1 * z, 3))))
size = 20
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        for k in range(0, len(rows), size):
            sess.run(step, {x: rows[k:k + size], z: np.random.uniform(-1, 1, [size, 4])})
    print("made")
