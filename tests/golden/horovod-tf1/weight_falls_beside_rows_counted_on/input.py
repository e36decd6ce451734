import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(800, 4)
x = tf.placeholder(tf.float32, [None, 4])
weight = tf.placeholder(tf.float32, [])
loss = weight * tf.reduce_mean(tf.square(tf.layers.dense(x, 3)))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
size = 20
now = 1.0
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        at = 0
        for k in range(40):
            now = max(0.1, now * 0.99)
            sess.run(step, {x: rows[at:at + size], weight: now})
            at = at + size
    print("made")
