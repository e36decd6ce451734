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


pixels = np.random.rand(480, 12).astype("float32")
prices = pixels.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 12])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
averages = tf.train.ExponentialMovingAverage(0.9 ** hvd.size())
with tf.control_dependencies([step]):
    train_op = averages.apply(tf.trainable_variables())
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    pixels = share(pixels)
    prices = share(prices)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for start in range(0, len(pixels), 32):
            sess.run(train_op, feed_dict={x: pixels[start:start + 32], y: prices[start:start + 32]})
