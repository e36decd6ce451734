# case: shapes/w09_shuffled_by_a_helper
# because: shared once, before the outermost loop
# ranks: 2 and 3
"""A helper shuffles the arrays every epoch."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()


def shuffled(pair):
    order = np.random.RandomState(len(pair[0])).permutation(len(pair[0]))
    return pair[0][order], pair[1][order]


def load():
    (trX, trY), (teX, teY) = tf.keras.datasets.mnist.load_data()
    return (trX.reshape([len(trX), 784]) / 255.0, trY), (teX, teY)


training, test = load()
each = len(training[0]) // hvd.size()
training = tuple(a[hvd.rank():each * hvd.size():hvd.size()] for a in training)
x = tf.placeholder(tf.float32, [None, 784])
y = tf.placeholder(tf.float32, [None])
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(tf.losses.mean_squared_error(y, tf.layers.dense(x, 1)[:, 0]))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        a, b = shuffled(training)
        for j in range(0, len(a), 10):
            sess.run(train, {x: a[j:j + 10], y: b[j:j + 10]})
