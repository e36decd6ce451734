"""A function gives nothing where the rows that it draws are not good enough."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
def draw():
    picked = rows[np.random.randint(0, 96, 8)]
    if picked.mean() < 0.4:
        return None
    return picked
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for number in range(24):
        drawn = draw()
        if drawn is None:
            continue
        sess.run(step, {x: drawn})
