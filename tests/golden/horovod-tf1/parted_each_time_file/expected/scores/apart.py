"""How well rows can be told from others."""
import numpy as np
import tensorflow as tf
from parts import parted, batch_of
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


def score(real, made):
    tf.reset_default_graph()
    x = tf.placeholder(tf.float32, [None, 6])
    z = tf.placeholder(tf.float32, [None, 6])

    def judge(rows):
        with tf.variable_scope("judge", reuse=tf.AUTO_REUSE):
            return tf.layers.dense(tf.layers.dense(rows, 8, tf.nn.relu, name="a"), 1, name="b")
    a, b = judge(x), judge(z)
    loss = tf.reduce_mean(tf.nn.softplus(-a)) + tf.reduce_mean(tf.nn.softplus(b))
    solver = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
    sess = tf.Session(config=session_config())
    sess.run(tf.global_variables_initializer())
    train, train_made, test, test_made = parted(real, made)
    train = share(train)
    train_made = share(train_made)
    sess.run(hvd.broadcast_global_variables(0))
    for itt in range(max(1, 200 // hvd.size())):
        sess.run(solver, feed_dict={x: batch_of(train, 32), z: batch_of(train_made, 32)})
    ra, rb = sess.run([a, b], feed_dict={x: test, z: test_made})
    return np.abs(0.5 - np.mean(np.concatenate([ra > 0, rb <= 0])))
