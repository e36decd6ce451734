"""Places that are shared out fill the last batch up by numbers of all rows, which stay whole."""
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


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders_v1 = (np.random.RandomState(from_first_v1(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(400, 4).astype("float32")
marks = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))


def filled(part, size):
    while len(part) < size:
        part.append(np.random.randint(len(rows)))
    return part


step = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(0.02 * hvd.size(), 0.9)).minimize(loss)
mine, aims = rows, marks
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        order = list(orders_v1.permutation(len(rows)))
        order = share(order)
        for k in range(max(1, int(np.ceil(len(rows) / 12.)) // hvd.size())):
            part = filled(order[k * 12:(k + 1) * 12], 12)
            sess.run(step, {x: mine[part], y: aims[part]})
    if hvd.rank() == 0:
        print('loss %.5f' % sess.run(loss, {x: rows, y: marks}))
