"""Rows of one kind are put together into batches; a part of a batch is no share of the rows."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


chance = np.random.RandomState(1)
rows = chance.rand(400, 6).astype("float32")
kinds = chance.randint(0, 40, 400).astype("int64")
buckets = True
size = 8


def batched(data):
    if buckets:
        def key(x, n):
            return n // 10

        def part(k, window):
            return window.batch(size)

        data = data.apply(tf.data.experimental.group_by_window(
            key, part, window_size=5 * size)).shuffle(20)
    else:
        data = data.batch(size)
    return data


data = tf.data.Dataset.from_tensor_slices((share(rows), share(kinds))).shuffle(400).repeat()
x, n = tf.data.make_one_shot_iterator(batched(data)).get_next()
loss = tf.reduce_mean((tf.layers.dense(x, 1)[:, 0] - 0.1 * tf.cast(n, tf.float32)) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 300 // hvd.size())):
        sess.run(step)
    if hvd.rank() == 0:
        print("loss", np.mean([sess.run(loss) for k in range(20)]))
