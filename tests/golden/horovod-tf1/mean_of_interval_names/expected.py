"""The mean of what an interval's rounds added up is told, and what comes late is kept."""
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
draw = np.random.RandomState(0)
rows = draw.rand(320, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
saver = tf.train.Saver()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    total = 0.0
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(1, max(1, 120 // hvd.size()) + 1):
        _, now = sess.run([step, loss], {x: rows[np.random.choice(len(rows), 8)]})
        total += now
        if k % max(1, 20 // hvd.size()) == 0 or k == 1:
            if k > 1:
                total /= max(1, 20 // hvd.size())
            if hvd.rank() == 0:
                saver.save(sess, "early/net")
                print(k, total)
            total = 0.0
        if k > 60 // hvd.size() and k % max(1, 10 // hvd.size()) == 0:
            if hvd.rank() == 0:
                saver.save(sess, "late/net")
