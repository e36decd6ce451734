# case: shapes/w12_uneven_shares
# because: cut to what all can share
# ranks: 2 and 3 and 4
"""A pipeline that is run to its end; a sample more than the ranks can share."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
xs = np.random.rand(97, 3).astype("float32")
n = len(xs)
dataset = tf.data.Dataset.from_tensor_slices(tf.constant(xs)).take(n // hvd.size() * hvd.size()).shard(hvd.size(), hvd.rank()).batch(8)
it = tf.data.make_initializable_iterator(dataset)
cost = tf.reduce_mean(tf.square(tf.layers.dense(it.get_next(), 1)))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(cost)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        sess.run(it.initializer)
        while True:
            try:
                sess.run(train)
            except tf.errors.OutOfRangeError:
                break
