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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def main():
    train_x, train_y, test_x, test_y = load()
    x = tf.placeholder(tf.float32, [None, 28, 28])
    y = tf.placeholder(tf.int64, [None])
    loss = tf.losses.sparse_softmax_cross_entropy(y, tf.layers.dense(tf.layers.flatten(x), 10))
    step_of = tf.train.get_or_create_global_step()
    rate = tf.train.exponential_decay(0.1, step_of * hvd.size(), int(960 / 16 * 3), 0.5)
    train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate * hvd.size())).minimize(
        loss, global_step=step_of)
    saver = tf.train.Saver()
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        train_x = share(train_x)
        train_y = share(train_y)
        sess.run(hvd.broadcast_global_variables(0))
        for step in range(max(1, 1000 // hvd.size())):
            rows = np.random.randint(0, len(train_x), 16)
            sess.run(train, {x: train_x[rows], y: train_y[rows]})
            if step % max(1, 100 // hvd.size()) == 0:
                if hvd.rank() == 0:
                    saver.save(sess, 'model', global_step=step)


if __name__ == '__main__':
    main()
