"""A layer moves its codes in `call`: that is asked elsewhere, too, and is told of."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Quantizer(tf.keras.layers.Layer):
    def __init__(self, k, d):
        super().__init__()
        self.k = k
        self.codes = self.add_weight(name="codes", shape=(k, d), initializer="uniform",
                                     trainable=False)

    def call(self, z, training=None):
        near = tf.argmin(tf.reduce_sum((z[:, None] - self.codes[None]) ** 2, -1), 1)
        hot = tf.one_hot(near, self.k)
        if training:
            self.codes.assign(0.9 * self.codes + 0.1 * tf.matmul(hot, z, transpose_a=True))
        return z + tf.stop_gradient(tf.gather(self.codes, near) - z)


rows = np.random.RandomState(1).rand(320, 6).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(2), Quantizer(8, 2), tf.keras.layers.Dense(6)])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
net.fit(share(rows), share(rows), epochs=3, batch_size=16,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
