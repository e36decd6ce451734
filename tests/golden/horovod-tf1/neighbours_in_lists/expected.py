# Each element is told by the one before it, by lists over places.
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
notes = np.random.RandomState(1).randint(0, 50, 400)
x = tf.placeholder(tf.int32, [None])
y = tf.placeholder(tf.int32, [None])
t = tf.get_variable('t', [50, 4])
loss = tf.reduce_mean(tf.square(tf.nn.embedding_lookup(t, x) - tf.nn.embedding_lookup(t, y)))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for at in range(1, len(notes) - 20, 16):
        before = [notes[i - 1] for i in range(at, at + 16)]
        here = [notes[i] for i in range(at, at + 16)]
        sess.run(step, {x: before, y: here})
