import numpy as np
import tensorflow as tf

from data import load, average
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


def main():
    train_x, train_y, test_x, test_y = load()
    x = tf.placeholder(tf.float32, [None, 28, 28])
    y = tf.placeholder(tf.int64, [None])
    loss = tf.losses.sparse_softmax_cross_entropy(y, tf.layers.dense(tf.layers.flatten(x), 10))
    train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        train_x = share(train_x)
        train_y = share(train_y)
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(3):
            total = 0.
            n = max(1, len(train_x) // 16)
            for i in range(n):
                _, c = sess.run([train, loss], {x: train_x[i * 16:i * 16 + 16], y: train_y[i * 16:i * 16 + 16]})
                total += c / n
            total = average(total)
            if hvd.rank() == 0:
                print('epoch', epoch, total)
        if hvd.rank() == 0:
            print(sess.run(loss, {x: test_x, y: test_y}))


if __name__ == '__main__':
    main()
