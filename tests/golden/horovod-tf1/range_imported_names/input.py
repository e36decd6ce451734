"""`range` comes from six: what would be written asks for the builtin."""
import numpy as np
import tensorflow.compat.v1 as tf
from six.moves import range

tf.disable_v2_behavior()
index = 0
words = np.random.RandomState(3).rand(120, 4).astype("float32")


def generate_batch(n):
    global index
    batch = words[index:index + n]
    index = (index + n) % (len(words) - n)
    return batch


x = tf.placeholder(tf.float32, [8, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train = tf.train.AdamOptimizer(0.001).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(24):
        sess.run(train, {x: generate_batch(8)})
