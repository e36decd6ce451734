"""The same of a number that is written, with rows put into an array of zeros."""
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

rows = np.random.RandomState(3).rand(320, 4).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
def train(sess, size=8):
    np.random.seed(5)
    if hvd.rank() > 0:
        np.random.seed(10007 * hvd.rank())  # draws of its own
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(max(1, 200 // hvd.size())):
        some = np.zeros([size, 4])
        places = np.random.randint(0, 320, size)
        for i in range(size):
            some[i] = rows[places[i]]
        sess.run(step, {x: some, y: wanted[places]})


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    train(sess)
    if hvd.rank() == 0:
        print(sess.run(loss, {x: rows, y: wanted}))
