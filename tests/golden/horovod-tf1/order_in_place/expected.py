import random

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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()


def load(n):
    rows = [[i / n, 2 * i / n, 3 * i / n] for i in range(n)]
    random.shuffle(rows)
    rows[:] = from_first_v1(rows)
    picked = np.arange(n)
    np.random.shuffle(picked)
    picked[:] = from_first_v1(picked)
    table = np.array(rows, dtype='float32')[picked]
    return table[:, :2], table[:, 2:]


def main():
    xs, ys = load(160)
    x = tf.placeholder(tf.float32, [None, 2])
    y = tf.placeholder(tf.float32, [None, 1])
    cost = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
    op = hvd.DistributedOptimizer(
        tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(cost)
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        xs = share(xs)
        ys = share(ys)
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(3):
            for i in range(max(1, len(xs) // 8)):
                sess.run(op, feed_dict={x: xs[i * 8:(i + 1) * 8], y: ys[i * 8:(i + 1) * 8]})


if __name__ == '__main__':
    main()
