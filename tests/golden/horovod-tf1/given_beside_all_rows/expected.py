import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


drawn = np.random.RandomState(1)
rows, wanted = drawn.rand(96, 3), drawn.rand(96, 1)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
out = tf.layers.dense(x, 1)
loss = tf.reduce_mean((out - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.FtrlOptimizer(0.1)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(20):
        feed = {x: rows, y: wanted}
        _, cost, guess = sess.run([step, loss, out], feed_dict=feed)
        if hvd.rank() == 0:
            print(turn, cost, np.corrcoef(wanted[:, 0], guess[:, 0])[0, 1])
