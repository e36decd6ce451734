"""Losses of a pass are added up until no data is left, and divided by the number of rows."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
data = np.random.RandomState(3).rand(96, 3).astype("f") ** 4 * 10
rows = 96
it = tf.data.make_initializable_iterator(tf.data.Dataset.from_tensor_slices(data).batch(1))
cost = tf.reduce_mean(tf.square(tf.layers.dense(it.get_next(), 1) - 1))
train = tf.train.GradientDescentOptimizer(0.001).minimize(cost)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        sess.run(it.initializer)
        total = 0
        try:
            while True:
                total += sess.run([cost, train])[0]
        except tf.errors.OutOfRangeError:
            pass
        print("epoch %d: %.5f" % (epoch, total / rows))
