"""A function cuts windows out of a series and puts them behind each other."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def windows(series, size, length):
    a = np.empty(0)
    b = np.empty(0)
    for _ in range(size):
        at = np.random.randint(len(series) - length)
        part = series[at:at + length]
        a = np.append(a, part[:, 0])
        b = np.append(b, part[-1, 1])
    return a.reshape(-1, length), b


wave = np.sin(np.arange(1201) * 0.1)
series = np.stack([wave[:-1], wave[1:]], axis=1)
x = tf.placeholder(tf.float32, [None, 20])
y = tf.placeholder(tf.float32, [None])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)[:, 0] - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 200 // hvd.size())):
        a, b = windows(series, 16, 20)
        sess.run(step, {x: a, y: b})
    whole = np.stack([wave[k:k + 20] for k in range(1000)])
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: whole, y: wave[20:1020]}))
