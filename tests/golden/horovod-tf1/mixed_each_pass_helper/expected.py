"""The same by a function of the program."""
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


def in_another_order(points, kinds):
    order = np.random.permutation(len(points))
    return points[order], kinds[order]


def main():
    points = np.random.RandomState(11).rand(192, 3).astype("float32")
    kinds = points.sum(1, keepdims=True)
    given = tf.placeholder(tf.float32, [None, 3])
    kind = tf.placeholder(tf.float32, [None, 1])
    loss = tf.reduce_mean((tf.layers.dense(given, 1) - kind) ** 2)
    step = hvd.DistributedOptimizer(
        tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        points = share(points)
        kinds = share(kinds)
        sess.run(hvd.broadcast_global_variables(0))
        for turn in range(3):
            points, kinds = in_another_order(points, kinds)
            for k in range(0, len(points), 8):
                sess.run(step, {given: points[k:k + 8], kind: kinds[k:k + 8]})


main()
