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


class Regression:
    def __init__(self, inputs, outputs):
        self.inputs, self.outputs = inputs, outputs
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(self.loss)

    def fit(self, rounds):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(hvd.broadcast_global_variables(0))
            for i in range(rounds):
                _, loss = sess.run([self.op, self.loss],
                    {self.x: share(self.inputs), self.y: share(self.outputs)})
                if i % 10 == 0:
                    if hvd.rank() == 0:
                        print('round %d: %.4f' % (i, loss))


data = np.random.RandomState(3)
rows = data.rand(203, 4).astype('f')
Regression(rows, rows.sum(axis=1, keepdims=True)).fit(40)
