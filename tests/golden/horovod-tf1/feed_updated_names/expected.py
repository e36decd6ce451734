"""The feed goes through a comprehension of columns, and a copy of it is given the labels."""
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
drawn = np.random.RandomState(4)
rows = drawn.rand(320, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
names = ["a", "b", "c"]
seen = {n: tf.placeholder(tf.float32, [None, 1]) for n in names}
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(tf.concat([seen[n] for n in names], 1), 1) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(loss)


def columns(part):
    return {seen[n]: part[:, k:k + 1] for k, n in enumerate(names)}


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    wanted = share(wanted)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(5):
        for i in range(max(1, len(rows) // 16)):
            some = rows[16 * i:16 * (i + 1)]
            feed = dict(columns(some))
            feed[y] = wanted[16 * i:16 * (i + 1)]
            _, now = sess.run([step, loss], feed_dict=feed)
    if hvd.rank() == 0:
        print("last loss", now)
