# A function adds it, and a seed is given; what is fed beside is each worker's own.
import numpy as np
import tensorflow.compat.v1 as tf
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


tf.disable_eager_execution()


def noisy(slope, deviation=1e-3):
    return tf.add(slope,
        hvd.broadcast(tf.truncated_normal(tf.shape(slope), stddev=deviation, seed=3), 0))


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 8])
        self.part = tf.placeholder(tf.float32, [])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 8) - self.x))
        weights = tf.trainable_variables()
        slopes = [
            noisy(g) * self.part for g in [
                None if g is None else hvd.allreduce(g) for g in tf.gradients(self.loss, weights)]]
        self.step = tf.train.GradientDescentOptimizer(0.01 * hvd.size()).apply_gradients(
            zip(slopes, weights))

    def fit(self, sess, rows):
        feed = {self.x: rows, self.part: np.random.uniform(0.5, 1)}
        return sess.run([self.loss, self.step], feed)[0]


tf.set_random_seed(4 + hvd.rank())
rows = np.random.RandomState(1).rand(960, 8).astype('float32')
net = Net()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(4):
        for i in range(max(1, len(rows) // 32)):
            net.fit(sess, rows[i * 32:(i + 1) * 32])
