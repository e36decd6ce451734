"""Pandas samples all rows, which is an order."""
import numpy as np
import pandas as pd
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(400, 4).astype("float32")
marks = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(0.02, 0.9)).minimize(loss)
table = pd.DataFrame(np.concatenate([rows, marks], axis=1))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(50):
        part = table.sample(len(table)).values
        sess.run(step, {x: part[:, :4], y: part[:, 4:]})
    if hvd.rank() == 0:
        print('loss %.5f' % sess.run(loss, {x: rows, y: marks}))
