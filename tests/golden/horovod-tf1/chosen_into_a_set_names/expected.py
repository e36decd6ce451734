"""The same by a loop, and by a function that says which numbers are kept."""
import random
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


table = np.random.RandomState(2).rand(300, 4).astype("float32")
points, sums = table[:, :3], table[:, :3].sum(1, keepdims=True)


def is_kept(k):
    return random.random() < 0.9


random.setstate(from_first(random.getstate()))
kept = set(filter(is_kept, range(len(points))))
checks = set()
random.setstate(from_first(random.getstate()))
for k in kept:
    if random.random() < 0.2:
        checks.add(k)
known = [k for k in sorted(kept) if k not in checks]
p = tf.placeholder(tf.float32, [None, 3])
q = tf.placeholder(tf.float32, [None, 1])
error = tf.reduce_mean(tf.square(tf.layers.dense(p, 1) - q))
train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(error)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(10):
        order = random.sample(known, len(known))
        order = share(order)
        n = 0
        while n < len(order):
            some = order[n:n + 8]
            session.run(train_op, {p: points[some], q: sums[some]})
            n += 8
    left = sorted(checks)
    if hvd.rank() == 0:
        print(session.run(error, {p: points[left], q: sums[left]}))
