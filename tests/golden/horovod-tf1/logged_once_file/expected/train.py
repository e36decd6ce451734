"""The same in a session, of a logger that another file makes."""
import numpy as np
import tensorflow.compat.v1 as tf

from told import make
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
speaker = make("train")
x = np.random.RandomState(0).rand(640, 4).astype("float32")
y = x.sum(1, keepdims=True)
a = tf.placeholder(tf.float32, [None, 4])
b = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(a, 1) - b))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    x = share(x)
    y = share(y)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for k in range(0, max(1, 640 // hvd.size()), 32):
            found, _ = sess.run([loss, step], {a: x[k:k + 32], b: y[k:k + 32]})
        if hvd.rank() == 0:
            speaker.info("epoch %d: %f", epoch, found)
