"""Lines that Python 2 ends with a comma, to go on in the same one."""
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
table = np.random.RandomState(0).rand(400, 4).astype('float32')
wanted = table.sum(axis=1, keepdims=True)
given = tf.placeholder(tf.float32, [None, 4])
answer = tf.placeholder(tf.float32, [None, 1])
turned = tf.Variable(tf.zeros([4, 1]))
cost = tf.reduce_mean((tf.matmul(given, turned) - answer) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(cost)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    table = share(table)
    wanted = share(wanted)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(0, len(table), 8):
        sess.run(step, {given: table[k:k + 8], answer: wanted[k:k + 8]})
    for n, value in enumerate(sess.run(turned)[:, 0]):
        if hvd.rank() == 0:
            print (n, value),
    if hvd.rank() == 0:
        print ('')
