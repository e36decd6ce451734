"""A table has the bounds of each round's rows: each worker takes its turns at the rounds."""
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
step = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(0.02 * hvd.size(), 0.9)).minimize(loss)
batches = 41
bounds = np.linspace(0, 400, batches)
bounds = bounds.astype('int')
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        for k in range(max(1, (batches - 1) // hvd.size())):
            some = rows[
                bounds[(k * hvd.size() + hvd.rank()) % (batches - 1)]:bounds[
                    (k * hvd.size() + hvd.rank()) % (batches - 1) + 1]]
            wanted = marks[
                bounds[(k * hvd.size() + hvd.rank()) % (batches - 1)]:bounds[
                    (k * hvd.size() + hvd.rank()) % (batches - 1) + 1]]
            if k % 10 == 0:
                if hvd.rank() == 0:
                    print('round', k, sess.run(loss, {x: some, y: wanted}))
            sess.run(step, {x: some, y: wanted})
    if hvd.rank() == 0:
        print('loss %.5f' % sess.run(loss, {x: rows, y: marks}))
