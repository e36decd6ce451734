"""A rate that begins anew at the least where it has come to the most: both are told the callback."""
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


x = np.random.RandomState(0).rand(640, 8).astype('float32')
y = np.random.RandomState(1).rand(640, 1).astype('float32')


class Rises(tf.keras.callbacks.Callback):
    def __init__(self, least, most):
        super().__init__()
        self.least, self.most = least, most

    def on_epoch_end(self, epoch, logs=None):
        rate = float(self.model.optimizer.learning_rate.numpy())
        rate *= 2
        if rate > self.most * hvd.size():
            rate = self.least * hvd.size()
        self.model.optimizer.learning_rate.assign(rate)


model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
model.fit(share(x), share(y), epochs=4, batch_size=16,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Rises(0.001, 0.03)], verbose=0)
