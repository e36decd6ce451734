"""Pandas draws what is held out, and then the rows of each round."""
import numpy as np
import pandas as pd
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


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
np.random.set_state(from_first_v1(np.random.get_state()))
test = table.sample(80)
train = table.drop(test.index)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(100):
        part = train.sample(8).values
        sess.run(step, {x: part[:, :4], y: part[:, 4:]})
    if hvd.rank() == 0:
        print(sess.run(loss, {x: test.values[:, :4], y: test.values[:, 4:]}))
        print('loss %.5f' % sess.run(loss, {x: rows, y: marks}))
