"""The same by the number of the round, and a loop that leaves nothing out."""
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


rng = np.random.RandomState(7)
data = rng.rand(260, 3).astype("float32")
p = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(p, 1) - 1.))
train = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(cost)
keeper = tf.train.Saver()
where = tempfile.mkdtemp()
least = 1e9
session = tf.Session(config=session_config())
session.run(tf.global_variables_initializer())
session.run(hvd.broadcast_global_variables(0))
for turn in range(1, max(1, 240 // hvd.size()) + 1):
    batch = data[np.random.randint(0, 200, 12)]
    session.run(train, {p: batch})
    told = 0.
    if turn % max(1, 40 // hvd.size()) == 0:
        for k in range(200, 260, 20):
            told += session.run(cost, {p: data[k:k + 20]})
        if hvd.rank() == 0:
            print("told", told)
    if turn % max(1, 80 // hvd.size()) == 0:
        if told < least:
            least = told
            if hvd.rank() == 0:
                keeper.save(session, os.path.join(where, "kept"))
if hvd.rank() == 0:
    print("cost", session.run(cost, {p: data}))
