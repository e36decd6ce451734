# case: shapes/w39_taught_by_another_session
# because: all learn what the first rank's other session said, row by row
# ranks: 2 and 3
"""A function makes a graph and a session of its own, and gives back what they say of the rows."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()


def wishes(points):
    with tf.Graph().as_default():
        given = tf.placeholder(tf.float32, [None, 3])
        said = tf.layers.dense(given, 1)
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            session.run(hvd.broadcast_global_variables(0))
            return session.run(said, {given: points})


points = np.random.RandomState(2).rand(96, 3).astype("float32")
sums = wishes(points)
p, q = tf.placeholder(tf.float32, [None, 3]), tf.placeholder(tf.float32, [None, 1])
error = tf.reduce_mean(tf.square(tf.layers.dense(p, 1) - q))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(error)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for k in range(8 * hvd.rank(), 96, 8 * hvd.size()):
            session.run(train, {p: points[k:k + 8], q: sums[k:k + 8]})
