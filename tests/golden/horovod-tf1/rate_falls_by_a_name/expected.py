import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


rows = np.random.RandomState(1).rand(800, 20)
x = tf.placeholder(tf.float32, [None, 20])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 3)))
rate = tf.Variable(0.01, trainable=False)
step = hvd.DistributedOptimizer(
    tf.train.AdamOptimizer(learning_rate=rate * hvd.size())).minimize(loss)
slower = tf.maximum(rate * 0.999, 0.0001)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 200 // hvd.size())):
        at = np.random.randint(0, 800, 20)
        sess.run(step, feed_dict={x: rows[at, :]})
        sess.run(tf.assign(rate, slower))
    if hvd.rank() == 0:
        print("made")
