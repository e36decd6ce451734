"""Numbers of a table are hidden by chance; what fills them is measured on those that were hidden."""
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


chance = np.random.RandomState(3)
base = chance.rand(240, 2).astype("float32")
table = np.concatenate([base, base.dot(chance.rand(2, 4).astype("float32"))], 1)


def with_holes(data, rate):
    drawn = from_first(np.random.uniform(0., 1., size=data.shape))
    mask = 1 * (drawn < 1 - rate)
    holed = data.copy()
    holed[mask == 0] = 0
    return holed, mask


seen, mask = with_holes(table, 0.2)
x = tf.placeholder(tf.float32, [None, 6])
m = tf.placeholder(tf.float32, [None, 6])
out = tf.layers.dense(tf.layers.dense(tf.concat([x, m], 1), 16, tf.nn.relu), 6)
loss = tf.reduce_mean(tf.square(m * x - m * out))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.005 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for it in range(max(1, 400 // hvd.size())):
        at = np.random.randint(0, len(share(seen)), 32)
        sess.run(step, {x: share(seen)[at], m: share(mask)[at]})
    filled = sess.run(out, {x: seen, m: mask})
    if hvd.rank() == 0:
        print("hidden", np.sqrt(np.sum(((1 - mask) * (table - filled)) ** 2) / np.sum(1 - mask)))
