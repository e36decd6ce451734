"""One way gives `fit` batches that Keras draws, another one those of an object of the program's own."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


class Dealt:
    def __init__(self, x, y):
        self.x, self.y, self.at = x, y, 0

    def __iter__(self):
        return self

    def __next__(self):
        low = self.at
        self.at = (low + 8) % len(self.x)
        return self.x[low:low + 8], self.y[low:low + 8]


def dealt(x, y, mixed):
    if mixed:
        return tf.keras.preprocessing.image.ImageDataGenerator().flow(x, y, batch_size=8)
    return Dealt(x, y)


x = np.random.RandomState(0).rand(160, 4, 4, 1).astype('float32')
y = x.sum(axis=(1, 2, 3))
net = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD()), 'mse')
net.fit(dealt(x, y, len(x) > 200), steps_per_epoch=20, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
