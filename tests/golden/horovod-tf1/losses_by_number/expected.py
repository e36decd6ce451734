"""The losses of the first and of the last rounds are compared."""
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


np.random.seed(3)
data = np.random.RandomState(1).rand(336, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss)
saver, folder = tf.train.Saver(), tempfile.mkdtemp()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    losses = []
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(300):
        at = np.random.randint(0, len(rows), 8)
        losses.append(sess.run([step, loss], {x: rows[at], y: marks[at]})[1])
        if k == 200:
            if hvd.rank() == 0:
                saver.save(sess, folder + "/n")
    if hvd.rank() == 0:
        print(np.mean(losses[:100]), np.mean(losses[200:]))
        print(sess.run(loss, {x: rows, y: marks}))
