# Gradients are added to the weights, each by an operation of its own, and all in a group.
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
rows = np.random.RandomState(1).rand(240, 4)
x = tf.placeholder(tf.float32, [None, 4])
rate = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
weights = tf.trainable_variables()
grads = [None if g is None else hvd.allreduce(g) for g in tf.gradients(-rate * loss, weights)]
ops = []
for v, g in zip(weights, grads):
    ops.append(tf.assign_add(v, g))
update = tf.group(*ops)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for i in range(max(1, len(rows) // 10)):
            sess.run(update, {x: rows[i * 10:(i + 1) * 10], rate: 0.1})
