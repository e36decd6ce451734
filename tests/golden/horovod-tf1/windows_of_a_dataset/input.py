# The same by windows, in a function.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def windows(series, n):
    cut = tf.data.Dataset.from_tensor_slices(series).window(n, shift=1, drop_remainder=True)
    return cut.flat_map(lambda w: w.batch(n)).repeat().batch(8)


series = np.sin(np.arange(400) / 9.).astype(np.float32)
x = tf.data.make_one_shot_iterator(windows(series, 6)).get_next()
loss = tf.reduce_mean(tf.square(tf.layers.dense(tf.reshape(x, [-1, 6])[:, :5], 1) - x[:, 5:]))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(24):
        sess.run(step)
