"""Passes are told by a number of rounds: which one it is, and the mean of its losses."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
table = np.random.RandomState(0).rand(400, 4).astype('float32')
wanted = table.sum(axis=1, keepdims=True)
given = tf.placeholder(tf.float32, [None, 4])
answer = tf.placeholder(tf.float32, [None, 1])
cost = tf.reduce_mean((tf.layers.dense(given, 1) - answer) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(cost)
of_a_pass = 50
losses = []
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(1, max(1, of_a_pass * 3 // hvd.size()) + 1):
        some = np.random.choice(400, 8, replace=False)
        now, _ = sess.run([cost, step], {given: table[some], answer: wanted[some]})
        losses.append(now)
        if k % max(1, of_a_pass // hvd.size()) == 0:
            if hvd.rank() == 0:
                tf.train.Saver().save(sess, './kept')
                print('pass', k // max(1, of_a_pass // hvd.size()), 'loss',
                    np.mean(losses[-max(1, of_a_pass // hvd.size()):]))
