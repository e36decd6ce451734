"""A penalty on the gradients by the input; those by the weights are computed and applied in two calls."""
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


rows = np.random.RandomState(4).rand(203, 5).astype(np.float32)
real = tf.placeholder(tf.float32, [None, 5])


def critic(x, reuse):
    with tf.variable_scope('critic', reuse=reuse):
        return tf.layers.dense(tf.layers.dense(x, 4, activation=tf.nn.tanh), 1)


score = critic(real, False)
slopes = tf.gradients(critic(real * 0.5, True), [real])[0]
penalty = tf.reduce_mean(tf.square(tf.sqrt(tf.reduce_sum(tf.square(slopes), 1)) - 1.))
loss = tf.reduce_mean(score) + penalty
opt = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size()))
grads = opt.compute_gradients(loss)
train = opt.apply_gradients(grads)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for i in range(max(1, len(rows) // 10)):
            sess.run(train, {real: rows[i * 10:(i + 1) * 10]})
