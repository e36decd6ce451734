"""A net learns how far to move along a gradient; the gradient is what it is fed, and no update."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.set_random_seed(3 + hvd.rank())
weights = tf.get_variable("weights", [2, 1])


def unroll(steps):
    w = tf.random_normal([1, 4, 4])
    y = tf.random_normal([1, 4])
    x = tf.get_variable("x", [1, 4], trainable=False, initializer=tf.random_normal_initializer())

    def cost(v):
        return tf.reduce_mean((tf.squeeze(tf.matmul(w, tf.expand_dims(v, -1)), -1) - y) ** 2)
    v, total = x, 0.
    for _ in range(steps):
        g = tf.stop_gradient(tf.gradients(cost(v), v)[0])
        told = tf.matmul(tf.reshape(tf.stack([g, tf.tanh(g)], -1), [-1, 2]), weights)
        v = v + 0.1 * tf.reshape(told, [1, 4])
        total += cost(v)
    return total / steps, tf.assign(x, v), tf.variables_initializer([x])


loss, update, reset = unroll(5)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.02)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(40):
        sess.run(reset)
        sess.run(hvd.broadcast_global_variables(0))
        for _ in range(5):
            now, _, _ = sess.run([loss, update, step])
    if hvd.rank() == 0:
        print("weights", np.round(sess.run(weights), 1).shape)
