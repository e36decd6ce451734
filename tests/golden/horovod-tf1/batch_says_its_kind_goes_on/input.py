"""A batch of another kind is looked at, and `continue` leaves the step out."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)


def batches(size):
    for i in range(0, len(rows), size):
        yield rows[i:i + size], i < 256


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        held = []
        for batch, seen in batches(16):
            if not seen:
                held.append(sess.run(loss, {x: batch}))
                continue
            sess.run(step, {x: batch})
        print(turn, np.mean(held))
