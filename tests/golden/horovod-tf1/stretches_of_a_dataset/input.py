# A dataset is parted into stretches, which are its samples: these are shared, not its elements.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
text = np.random.RandomState(1).randint(0, 50, 2000)


def split(part):
    return part[:-1], part[1:]


data = tf.data.Dataset.from_tensor_slices(text).batch(11, drop_remainder=True)
data = data.map(split).repeat().batch(8)
x, y = tf.data.make_one_shot_iterator(data).get_next()
t = tf.get_variable('t', [50, 4])
loss = tf.reduce_mean(tf.square(tf.nn.embedding_lookup(t, x) - tf.nn.embedding_lookup(t, y)))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(24):
        sess.run(step)
