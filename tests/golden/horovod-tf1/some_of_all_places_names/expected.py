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


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders = (np.random.RandomState(from_first(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


def picked(total, few):
    return orders.choice(np.arange(total), size=few, replace=False)


cells = np.random.RandomState(4).rand(320, 4).astype("float32")
goals = cells.sum(axis=1, keepdims=True)
seen = tf.placeholder(tf.float32, [None, 4])
goal = tf.placeholder(tf.float32, [None, 1])
off = tf.reduce_mean(tf.square(tf.layers.dense(seen, 1) - goal))
learn = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(off)
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
sess.run(hvd.broadcast_global_variables(0))
for epoch in range(6):
    chosen = picked(len(cells), 160)
    chosen = share(chosen)
    for at in range(0, max(1, 160 // hvd.size()), 8):
        now = chosen[at:at + 8]
        sess.run(learn, feed_dict={seen: cells[now], goal: goals[now]})
if hvd.rank() == 0:
    print("left", sess.run(off, feed_dict={seen: cells, goal: goals}))
