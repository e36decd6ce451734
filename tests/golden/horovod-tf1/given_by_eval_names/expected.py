"""What is run by its own `eval` shakes a weight, and a fixed part of the model begins anew in one round."""
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

rows = np.random.RandomState(3).rand(192, 3).astype("float32")
wanted = rows.sum(1, keepdims=True)
x, y = tf.placeholder(tf.float32, [None, 3]), tf.placeholder(tf.float32, [None, 1])
mix = tf.Variable(tf.random_normal([3, 3]), trainable=False)
noise = tf.Variable(tf.random_normal([1]), trainable=False)
weight = tf.Variable(tf.random_normal([3, 1]))
loss = tf.reduce_mean((tf.matmul(tf.matmul(x, mix), weight) + noise - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
shake = tf.assign_add(weight, 0.1 * tf.random_uniform([3, 1]))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    wanted = share(wanted)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 100 // hvd.size())):
        at = np.random.randint(0, len(rows), 8)
        sess.run(noise.initializer)
        sess.run(step, {x: rows[at], y: wanted[at]})
        if k % 10 == 0:
            shake.eval()
        if k == 40:
            sess.run(mix.initializer)
