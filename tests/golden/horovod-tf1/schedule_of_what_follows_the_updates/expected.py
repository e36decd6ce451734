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


rng = np.random.RandomState(3)
rows = rng.rand(320, 3).astype('float32')
wanted = (rows.sum(axis=1, keepdims=True) * 2).astype('float32')
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
made = tf.train.get_or_create_global_step()
behind = tf.train.polynomial_decay(0.1, tf.maximum(made * hvd.size() - 40, 0), 120, 0.01)
wave = tf.train.exponential_decay(behind, tf.mod(made * hvd.size(), 80), 80, 0.9)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(wave * hvd.size())).minimize(loss,
    global_step=made)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(6):
        for k in range(max(1, len(share(rows)) // 8)):
            sess.run(step, {x: share(rows)[k * 8:k * 8 + 8], y: share(wanted)[k * 8:k * 8 + 8]})
    if hvd.rank() == 0:
        print(sess.run(loss, {x: rows, y: wanted}))
