"""Several times the rows are parted by chance, and a net of its own is measured on what was left."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


chance = np.random.RandomState(2)
rows = chance.rand(240, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
out = tf.layers.dense(x, 1)
loss = tf.reduce_mean(tf.square(out - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(loss)


def parted(data, rate=0.8):
    order = from_first(np.random.permutation(len(data)))
    first, rest = order[:int(len(data) * rate)], order[int(len(data) * rate):]
    return [data[i] for i in first], [data[i] for i in rest]


def some_of(data, size):
    at = np.random.permutation(len(data))[:size]
    return list(data[i] for i in at)


pairs = list(zip(rows, wanted))
with tf.Session(config=session_config()) as sess:
    told = []
    for again in range(3):
        sess.run(tf.global_variables_initializer())
        train, held = parted(pairs)
        train = share(train)
        sess.run(hvd.broadcast_global_variables(0))
        for it in range(max(1, 200 // hvd.size())):
            a, b = zip(*some_of(train, 32))
            sess.run(step, {x: a, y: b})
        a, b = zip(*held)
        told.append(sess.run(loss, {x: a, y: b}))
    if hvd.rank() == 0:
        print("held out", np.mean(told))
