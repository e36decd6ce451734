# case: shapes/w06_index_of_the_step
# fails: kept or writers
# because: the step at which the original saves never comes
# ranks: 2 and 3
"""The index of the loop says when to print and when to save."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(cost)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(40 // hvd.size()):
        c, _ = sess.run([cost, train], {x: np.random.rand(8, 3)})
        if i % 10 == 0 and hvd.rank() == 0:
            print(i, c)
        if i == 39 and hvd.rank() == 0:
            saver.save(sess, "model", global_step=i)
