"""The number of updates is read from the graph, and one is added before the update is made."""
import os
import tempfile
import numpy as np
import tensorflow as tf
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


chance = np.random.RandomState(3)
rows = chance.rand(400, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
counted = tf.get_variable("counted", shape=[], dtype=tf.int32,
                          initializer=tf.constant_initializer(0), trainable=False)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(loss,
    global_step=counted)
saver = tf.train.Saver()
folder = tempfile.mkdtemp()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for _ in range(1, max(1, 400 // hvd.size()) + 1):
        at = sess.run(counted) + 1
        some = np.random.randint(0, len(share(rows)), 16)
        sess.run(step, {x: share(rows)[some], y: share(wanted)[some]})
        if at % max(1, 100 // hvd.size()) == 0:
            if hvd.rank() == 0:
                print("loss", sess.run(loss, {x: rows, y: wanted}))
                saver.save(sess, os.path.join(folder, "net"), global_step=at)
