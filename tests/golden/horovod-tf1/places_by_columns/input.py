"""Places in rows, of which columns are taken apart."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
order = np.random.RandomState(2).permutation(320)
kept, tested = order[:280], order[280:]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        for k in range(len(kept) // 8):
            at = kept[k * 8:k * 8 + 8]
            sess.run(step, {x: rows[at, :3], y: rows[at, 3:]})
        print(turn, sess.run(loss, {x: rows[tested, :3], y: rows[tested, 3:]}))
