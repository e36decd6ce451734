"""A function warms up by the number of updates, and gives what is left of it a schedule."""
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(330, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
count = tf.train.get_or_create_global_step()


def rate(step, base=0.1):
    warm = base * tf.minimum(1., tf.cast(step, tf.float32) / 40.)
    return tf.where(step < 40, warm, tf.train.exponential_decay(base, step - 40, 50, 0.9))


step = tf.train.MomentumOptimizer(rate(count), 0.5).minimize(loss, global_step=count)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(200):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at], y: marks[at]})
    print(sess.run(loss, {x: rows, y: marks}))
