"""Averages of the weights begin at nothing, and are divided by what they have taken on."""
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
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
D = 0.99
ws = tf.trainable_variables()
cs = [tf.Variable(tf.zeros_like(v), trainable=False) for v in ws]
with tf.control_dependencies([step]):
    keep = [c.assign(c * D ** hvd.size() + v * (1 - D ** hvd.size())) for c, v in zip(cs, ws)]
n = 100
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, n // hvd.size())):
        sess.run(keep, {x: rows[np.random.randint(0, 96, 8)]})
    for c in sess.run(cs):
        if hvd.rank() == 0:
            print(c / (1 - (D ** hvd.size()) ** max(1, n // hvd.size())))
