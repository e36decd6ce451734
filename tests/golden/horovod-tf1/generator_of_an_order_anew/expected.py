"""Where a generator has come to its end the rows get another order, and it is made again."""
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


def batches(size, rows):
    at = 0
    while at + size <= rows.shape[0]:
        yield rows[at:at + size]
        at += size


rows = np.random.RandomState(1).rand(240, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    stream = batches(8, share(rows))
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 60 // hvd.size())):
        try:
            part = next(stream)
        except StopIteration:
            orders_v1.shuffle(rows)
            stream = batches(8, share(rows))
            part = next(stream)
        sess.run(step, {x: part})
