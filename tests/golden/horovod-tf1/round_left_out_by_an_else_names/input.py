"""An else leaves out a round of no rows."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
def batches():
    for k in range(0, len(rows), 8):
        yield [row for row in rows[k:k + 8] if row[0] > 0.5]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for part in batches():
        if len(part) > 0:
            fed = np.array(part)
        else:
            continue
        sess.run(step, {x: fed})
