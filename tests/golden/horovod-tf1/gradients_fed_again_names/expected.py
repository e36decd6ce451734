"""The gradients are fetched, changed by NumPy, and fed to what applies them."""
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
drawn = np.random.RandomState(4)
rows = drawn.rand(320, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
w = tf.get_variable("w", [3, 1], initializer=tf.zeros_initializer())
loss = tf.reduce_mean((tf.matmul(x, w) - y) ** 2)
own = tf.trainable_variables()
slopes = tf.gradients(loss, own)
fed = [tf.placeholder(tf.float32, v.get_shape()) for v in own]
mover = tf.train.GradientDescentOptimizer(0.1)
move = mover.apply_gradients([(g if g is None else hvd.allreduce(g), v) for g, v in zip(fed, own)])
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(100):
        at = np.random.randint(0, 320, 16)
        found = sess.run(slopes, {x: rows[at], y: wanted[at]})
        sess.run(move, {f: np.clip(g, -1, 1) for f, g in zip(fed, found)})
    if hvd.rank() == 0:
        print("loss of all", sess.run(loss, {x: rows, y: wanted}))
