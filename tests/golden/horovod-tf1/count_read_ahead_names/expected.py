"""The same, asked of the variable itself."""
import os
import tempfile
import numpy as np
import tensorflow as tf
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


rng = np.random.RandomState(5)
data = rng.rand(300, 3).astype("float32")
p = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(p, 1) - 2.))
updates = tf.Variable(0, trainable=False, dtype=tf.int64)
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(
    cost, global_step=updates)
keeper = tf.train.Saver()
where = tempfile.mkdtemp()
session = tf.Session(config=session_config())
session.run(tf.global_variables_initializer())
session.run(hvd.broadcast_global_variables(0))
for turn in range(max(1, 240 // hvd.size())):
    now = updates.eval(session=session) + 1
    batch = share(data)[np.random.randint(0, len(share(data)), 12)]
    session.run(train, {p: batch})
    if now % max(1, 60 // hvd.size()) == 0:
        if hvd.rank() == 0:
            keeper.save(session, os.path.join(where, "kept"), global_step=now)
if hvd.rank() == 0:
    print("cost", session.run(cost, {p: data}))
