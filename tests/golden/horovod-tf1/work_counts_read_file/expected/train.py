import numpy as np
import tensorflow as tf

from data import load
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def main():
    train_x, train_y, test_x, test_y = load()
    x = tf.placeholder(tf.float32, [None, 28, 28])
    y = tf.placeholder(tf.int64, [None])
    loss = tf.losses.sparse_softmax_cross_entropy(y, tf.layers.dense(tf.layers.flatten(x), 10))
    train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss)
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        steps, costs = 500, []
        sess.run(hvd.broadcast_global_variables(0))
        for step in range(steps):
            rows = np.random.randint(0, len(train_x), 16)
            _, c = sess.run([train, loss], {x: train_x[rows], y: train_y[rows]})
            costs.append(c)
        axis = np.arange(steps)
        if hvd.rank() == 0:
            print(axis.shape, len(costs))


if __name__ == '__main__':
    main()
