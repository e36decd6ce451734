# The rounds of a pass stand in a function, which is given the rows.
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
update = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(cost)


def once(s, rows):
    for i in range(0, len(share(rows)), 10):
        s.run(update, {x: share(rows)[i:i + 10]})


def main():
    rows, held = np.random.RandomState(0).rand(600, 3), np.random.RandomState(1).rand(50, 3)
    with tf.Session(config=session_config()) as s:
        s.run(tf.global_variables_initializer())
        s.run(hvd.broadcast_global_variables(0))
        for epoch in range(3):
            once(s, rows)
            if hvd.rank() == 0:
                print(epoch, s.run(cost, {x: held}))


main()
