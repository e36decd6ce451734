"""The session is the one of Keras itself, which no configuration is given."""
import numpy as np
import tensorflow as tf
from tensorflow import keras
import horovod.tensorflow as hvd

hvd.init()
own = tf.ConfigProto()
own.gpu_options.visible_device_list = str(hvd.local_rank())
keras.backend.set_session(tf.Session(config=own))


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Head:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)
        self.sess = keras.backend.get_session()
        self.sess.run(tf.global_variables_initializer())

    def train(self, rows):
        self.sess.run(hvd.broadcast_global_variables(0))
        for k in range(0, len(share(rows)), 8):
            self.sess.run(self.step,
                {self.x: share(rows)[k:k + 8], self.y: share(rows)[k:k + 8, :1]})
        return self.sess.run(self.loss, {self.x: rows, self.y: rows[:, :1]})


value = Head().train(np.random.RandomState(8).rand(160, 4).astype("float32"))
if hvd.rank() == 0:
    print(value)
