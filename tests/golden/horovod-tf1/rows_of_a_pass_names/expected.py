"""Each pass makes the rows anew, in an order of its own; how many rounds there are is told by all rows."""
import numpy as np
import tensorflow.compat.v1 as tf
from sklearn.utils import shuffle
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
drawn = np.random.RandomState(4)
all_rows = drawn.rand(203, 3).astype("float32")
all_wanted = all_rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(4):
        rows, wanted = shuffle(all_rows, all_wanted, random_state=orders_v1)
        rows = share(rows)
        wanted = share(wanted)
        count = max(1, len(all_rows) // hvd.size())
        for low in range(0, count, 8):
            high = low + 8
            some, asked = rows[low:high], wanted[low:high]
            sess.run(step, feed_dict={x: some, y: asked})
        if hvd.rank() == 0:
            print("epoch", epoch, "loss of all", sess.run(loss, {x: all_rows, y: all_wanted}))
