"""A callback judges by pictures that are turned by chance, each worker's in its own way."""
import numpy as np
import tensorflow as tf
from tensorflow.keras.preprocessing.image import ImageDataGenerator
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


class Early(tf.keras.callbacks.Callback):
    def __init__(self, held):
        super().__init__()
        self.held, self.best, self.waits = held, 1e9, 0

    def on_epoch_end(self, epoch, logs=None):
        loss = self.model.evaluate(self.held, verbose=0)
        if hvd_tf.broadcast_object(bool(loss < self.best), 0):
            self.best, self.waits = loss, 0
        else:
            self.waits += 1
        if self.waits > 0:
            self.model.stop_training = True


x = np.random.RandomState(0).rand(160, 8, 8, 1).astype("float32")
y = x[:, :4].mean(axis=(1, 2, 3))
turned = ImageDataGenerator(vertical_flip=True)
held = turned.flow(x[120:], y[120:], batch_size=8)
model = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(8, 8, 1)), tf.keras.layers.Dense(1)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
model.fit(share(x[:120]), share(y[:120]), batch_size=8, epochs=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Early(held)], verbose=1 if hvd.rank() == 0 else 0)
