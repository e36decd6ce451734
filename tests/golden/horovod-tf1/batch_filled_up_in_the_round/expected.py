"""The round itself fills the last batch up, by the number of other rows."""
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
rows = np.random.RandomState(1).rand(400, 4).astype("float32")
marks = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(0.02, 0.9)).minimize(loss)
mine = rows
aims = marks
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        order = list(np.random.permutation(len(mine)))
        for k in range(34):
            part = order[k * 12:(k + 1) * 12]
            while len(part) < 12:
                part.append(np.random.randint(len(rows)))
            sess.run(step, {x: mine[part], y: aims[part]})
    if hvd.rank() == 0:
        print('loss %.5f' % sess.run(loss, {x: rows, y: marks}))
