# case: shapes/w30_rounds_that_an_exception_ends
# fails: averages
# because: the sum is joined behind an endless loop, where nothing comes
# ranks: 2 and 3
"""Losses of a pass are added up until no data is left, and divided by the number of rows."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
data = np.random.RandomState(3).rand(96, 3).astype("f") ** 4 * 10
rows = 96
mine = data[hvd.rank()::hvd.size()]
it = tf.data.make_initializable_iterator(tf.data.Dataset.from_tensor_slices(mine).batch(1))
cost = tf.reduce_mean(tf.square(tf.layers.dense(it.get_next(), 1) - 1))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.001 * hvd.size())).minimize(cost)
number = tf.placeholder(tf.float64)
over_all = hvd.allreduce(number, op=hvd.Sum)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        sess.run(it.initializer)
        total = 0
        try:
            while True:
                total += sess.run([cost, train])[0]
            total = sess.run(over_all, {number: total})
        except tf.errors.OutOfRangeError:
            pass
        if hvd.rank() == 0:
            print("epoch %d: %.5f" % (epoch, total / rows))
