# case: shapes/w21_reads_back_what_it_saved
# because: all wait for what is read back
"""What is made for the result is used behind it."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
x = tf.placeholder(tf.float32, [None, 3])
p = tf.layers.dense(x, 1)
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(tf.reduce_mean(tf.square(p)))
saver = tf.train.Saver()
saved = hvd.allreduce(tf.constant(0.0))


def fit():
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(hvd.broadcast_global_variables(0))
        for i in range(12 // hvd.size()):
            sess.run(train, {x: np.random.rand(8, 3)})
        if hvd.rank() == 0:
            saver.save(sess, "./model")
        sess.run(saved)


def apply(data):
    with tf.Session() as sess:
        saver.restore(sess, "./model")
        predictions = [sess.run(p, {x: d}) for d in data]
    return np.mean(predictions)


fit()
result = apply([np.ones([1, 3])])
if hvd.rank() == 0:
    print("result %.4f" % result)
