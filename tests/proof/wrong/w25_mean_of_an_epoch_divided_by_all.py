# case: shapes/w25_mean_of_an_epoch
# fails: averages
# because: a sum over a share is divided by the number of all batches
# ranks: 2 and 3
"""Losses of an epoch are added up and divided by the number of batches."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.001 * hvd.size())).minimize(cost)
data = np.random.RandomState(3).rand(96, 3) ** 4 * 10
batches = [data[i:i + 8] for i in range(0, 96, 8)]
number = tf.placeholder(tf.float64)
over_all = hvd.allreduce(number, op=hvd.Sum)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        total = 0
        for batch in batches[hvd.rank()::hvd.size()]:
            total += sess.run([cost, train], {x: batch})[0]
        if hvd.rank() == 0:
            print("epoch %d: %.5f" % (epoch, total / len(batches)))
