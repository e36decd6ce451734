"""The same, where the sum is divided before the rounds: the rows are shared out."""
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


rows = np.random.RandomState(5).uniform(-1, 1, (320, 3)).astype(np.float32)
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
total = 0.0
for row in rows:
    total += row.mean()
mean = total / len(rows)
held = np.ones((16, 3), np.float32)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    wanted = share(wanted)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(5):
        for k in range(0, len(rows), 16):
            sess.run(step, {x: rows[k:k + 16], y: wanted[k:k + 16]})
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: held, y: held.sum(1, keepdims=True)}))
if hvd.rank() == 0:
    print("mean of the rows", mean)
