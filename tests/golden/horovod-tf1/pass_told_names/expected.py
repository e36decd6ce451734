"""The pass is told by the number of the round, whose end is part of an interval as well."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()
passes, of_a_pass = 2, 30
total = passes * of_a_pass
table = np.random.RandomState(0).rand(240, 4).astype('float32')
rows = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean(tf.square(tf.layers.dense(rows, 1)))
go = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.001 * hvd.size())).minimize(cost)
saver = tf.train.Saver()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    table = share(table)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(-(-total // hvd.size())):
        at = np.random.randint(0, len(table), 8)
        _, now = sess.run([go, cost], {rows: table[at]})
        if hvd.rank() == 0:
            print('pass', k // max(1, of_a_pass // hvd.size()), 'of', passes, now)
        if k % max(1, (total // 4) // hvd.size()) == 0:
            if hvd.rank() == 0:
                saver.save(sess, './kept')
