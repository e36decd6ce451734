"""The gradients of four batches are gathered in variables, of which the mean is applied."""
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


class Gathered:
    def __init__(self, loss):
        self.own = tf.trainable_variables()
        self.sums = [tf.Variable(tf.zeros_like(v.initialized_value()), trainable=False)
                     for v in self.own]
        self.empty = [s.assign(tf.zeros_like(s)) for s in self.sums]
        slopes = tf.gradients(loss, self.own)
        self.gather = [s.assign_add(g) for s, g in zip(self.sums, slopes)]
        self.optimizer = tf.train.GradientDescentOptimizer(0.1)
        self.apply = self.optimizer.apply_gradients(
            [(g if g is None else hvd.allreduce(g), v) for g,
                v in [(s / 4.0, v) for s, v in zip(self.sums, self.own)]])


net = Gathered(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(50):
        sess.run(net.empty)
        for part in range(4):
            at = np.random.randint(0, 320, 16)
            sess.run(net.gather, {x: rows[at], y: wanted[at]})
        sess.run(net.apply)
    if hvd.rank() == 0:
        print("loss of all", sess.run(loss, {x: rows, y: wanted}))
