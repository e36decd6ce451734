"""Centres of kinds that are moved once a pass, by a batch of the rows."""
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
draw = np.random.RandomState(5)
cells = draw.rand(240, 4).astype("float32")
kinds = draw.randint(0, 3, 240)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.int32, [None])
inner = tf.layers.dense(x, 2)
centres = tf.get_variable("centres", [3, 2], initializer=tf.zeros_initializer(), trainable=False)
nearest = tf.gather(centres, y)
move = tf.scatter_update(centres, y, 0.9 * nearest + 0.1 * inner)
named = tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=tf.layers.dense(inner, 3))
loss = tf.reduce_mean(named) + 0.1 * tf.reduce_mean(tf.square(inner - nearest))
step = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(0.01 * hvd.size(), 0.5)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    cells = share(cells)
    kinds = share(kinds)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for at in range(0, max(1, 240 // hvd.size()), 8):
            sess.run(step, {x: cells[at:at + 8], y: kinds[at:at + 8]})
            if at % 80 == 0:
                sess.run(move, {x: cells[at:at + 8], y: kinds[at:at + 8]})
