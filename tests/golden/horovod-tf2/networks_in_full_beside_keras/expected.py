# Keras is imported and makes nothing: the network is that of `tf.keras`, by its full name.
import keras
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


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.answer = tf.keras.layers.Dense(1)

    def call(self, rows):
        return self.answer(rows)


rows = np.random.RandomState(3).rand(320, 4)
net = Net()
net.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())),
    loss='mse')
net.fit(share(rows), share(rows.sum(axis=1)), epochs=3, batch_size=16,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
