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


made = np.random.RandomState(3)
points = made.rand(150, 4).astype('float32')
sums = points.sum(1, keepdims=True)
order = from_first(np.random.permutation(len(points)))
points, sums = points[order], sums[order]
held_points, held_sums = points[120:], sums[120:]
points, sums = points[:120], sums[:120]
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
cost = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(cost)
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    points = share(points)
    sums = share(sums)
    s.run(hvd.broadcast_global_variables(0))
    for e in range(3):
        for k in range(max(1, len(points) // 10)):
            s.run(op, {x: points[k * 10:k * 10 + 10], y: sums[k * 10:k * 10 + 10]})
        if hvd.rank() == 0:
            print(e, s.run(cost, {x: held_points, y: held_sums}))
