"""Chance says the rate of each epoch, by a function and in a callback, and a momentum."""
import random

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
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


rows = np.random.RandomState(3).rand(160, 4).astype("float32")


def rate(epoch):
    if hvd_tf.broadcast_object(random.random(), 0) < 0.5:
        return 0.01 * hvd_tf.broadcast_object(np.random.uniform(0.9, 1.0), 0)
    return 0.01


class Stirs(tf.keras.callbacks.Callback):
    def on_epoch_begin(self, epoch, logs=None):
        if epoch > 1:
            setattr(self.model.optimizer, "learning_rate",
                hvd_tf.broadcast_object(random.uniform(0.009, 0.01) * hvd.size(), 0))
        if hvd_tf.broadcast_object(bool(np.random.rand() < 0.5), 0):
            self.model.optimizer.momentum = 0.1


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
falls = tf.keras.callbacks.LearningRateScheduler(lambda nth: rate(nth) * hvd.size())
net.fit(share(rows[:, :3]), share(rows[:, 3:]), epochs=3, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), falls, Stirs()], verbose=1 if hvd.rank() == 0 else 0)
