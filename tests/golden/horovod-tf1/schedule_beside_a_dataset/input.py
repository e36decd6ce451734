"""How much a part of the loss weighs is reckoned of the number of a round, by a function."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
STEPS = 120
rows = np.random.RandomState(3).rand(320, 4).astype('float32')


def weight_at(step, total):
    return min(1.0, 2. * step / total)


data = tf.data.Dataset.from_tensor_slices(rows).repeat().batch(8)
x = tf.data.make_one_shot_iterator(data).get_next()
weight = tf.placeholder(tf.float32, [])
hidden = tf.layers.dense(x, 2)
loss = tf.reduce_mean(tf.square(tf.layers.dense(hidden, 4) - x))
loss += weight * tf.reduce_mean(tf.square(hidden))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(STEPS):
        sess.run(step, {weight: weight_at(i, STEPS)})
