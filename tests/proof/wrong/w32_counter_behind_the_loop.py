# case: shapes/w32_counter_behind_the_loop
# fails: kept or writers
# because: the rounds are divided, the interval their count is asked for is not: nothing is ever saved
# ranks: 2 and 3
"""The rounds are counted in the loop, and asked behind it whether it is time to save."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(cost)
saver = tf.train.Saver()
step = 0
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for i in range(12 // hvd.size()):
            sess.run(train, {x: np.random.rand(8, 3)})
            step += 1
        if step % 36 == 0 and hvd.rank() == 0:
            saver.save(sess, "model")
