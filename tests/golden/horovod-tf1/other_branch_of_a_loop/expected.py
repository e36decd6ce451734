"""In turns the rows are trained on, and all of them shown: the other branch comes behind as well."""
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
x = tf.placeholder(tf.float32, [None, 4])
pred = tf.layers.dense(x, 4)
loss = tf.reduce_mean(tf.square(pred - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)


def work(sess, size):
    rows = np.random.RandomState(1).rand(320, 4)
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for phase in range(4):
        if phase % 2 == 0:
            count = max(1, len(share(rows)) // size)
            for k in range(0, count):
                sess.run(step, {x: share(rows)[k * size:(k + 1) * size]})
        else:
            if hvd.rank() == 0:
                print('mean', sess.run(pred, {x: rows}).mean())


def main(argv):
    with tf.Session(config=session_config()) as sess:
        work(sess, 16)


if __name__ == '__main__':
    tf.app.run()
