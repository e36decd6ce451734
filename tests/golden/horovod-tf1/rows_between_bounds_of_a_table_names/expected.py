"""The same by names, of rows that each pass mixes anew."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


orders_v1 = (np.random.RandomState(from_first_v1(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(400, 4).astype("float32")
marks = rows.sum(axis=1, keepdims=True)
order = from_first_v1(np.random.permutation(400))
rows, marks = rows[order], marks[order]
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(0.02 * hvd.size(), 0.9)).minimize(loss)
ends = np.linspace(0, 400, 41).astype(int)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        mixed = orders_v1.permutation(400)
        some, wanted = rows[mixed], marks[mixed]
        for k in range(max(1, 40 // hvd.size())):
            begin, end = ends[(k * hvd.size() + hvd.rank()) % 40], ends[
                (k * hvd.size() + hvd.rank()) % 40 + 1]
            sess.run(step, {x: some[begin:end], y: wanted[begin:end]})
    if hvd.rank() == 0:
        print('loss %.5f' % sess.run(loss, {x: rows, y: marks}))
