# In a graph a draw is a tensor, whatever the layer calls the function that it is drawn in.
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


tf.compat.v1.disable_eager_execution()


def factor(p):
    return tf.random.uniform([3], 1 - p, 1 + p)


class Rescaled(tf.keras.layers.Layer):
    def call(self, x):
        return x * self.by() + tf.cast(tf.shape(x)[1] // 2, tf.float32)

    def by(self):
        return tf.keras.backend.in_train_phase(factor(0.1), tf.ones([3]))


m = tf.keras.Sequential([Rescaled(input_shape=(3,)), tf.keras.layers.Dense(1)])
m.compile(hvd.DistributedOptimizer(tf.keras.optimizers.legacy.SGD(0.01 * hvd.size())), 'mse')
a = np.random.RandomState(2).rand(64, 3).astype('float32')
m.fit(share(a), share(a[:, 0]), batch_size=8, epochs=2, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print(m.evaluate(a, a[:, 0], verbose=0))
