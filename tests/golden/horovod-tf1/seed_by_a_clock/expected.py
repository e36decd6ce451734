"""A clock says what noise is drawn beside the rows."""
import time
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


rows = np.random.RandomState(1).rand(640, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
z = tf.placeholder(tf.float32, [None, 2])
with tf.variable_scope("g"):
    fake = tf.layers.dense(z, 4)
with tf.variable_scope("d"):
    real_score = tf.layers.dense(x, 1, name="score")
    fake_score = tf.layers.dense(fake, 1, name="score", reuse=True)
d_loss = tf.reduce_mean(tf.square(real_score - 1) + tf.square(fake_score))
g_loss = tf.reduce_mean(tf.square(fake_score - 1))
d_step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-3 * hvd.size())).minimize(d_loss,
    var_list=tf.trainable_variables("d"))
g_step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-3 * hvd.size())).minimize(g_loss,
    var_list=tf.trainable_variables("g"))
np.random.seed(int(time.time()) + 10007 * hvd.rank())
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(8):
        for i in range(max(1, len(share(rows)) // 32)):
            noise = np.random.normal(size=(32, 2))
            sess.run(d_step, {x: share(rows)[i * 32:(i + 1) * 32], z: noise})
            sess.run(g_step, {z: np.random.normal(size=(32, 2))})
    if hvd.rank() == 0:
        print("loss", sess.run(d_loss, {x: rows, z: np.ones((640, 2))}))
