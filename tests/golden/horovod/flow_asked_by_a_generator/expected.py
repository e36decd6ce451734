"""A generator of an object hands on what a flow over whole arrays deals: each worker has its share of them."""
import numpy as np
from tensorflow import keras
from tensorflow.keras.preprocessing.image import ImageDataGenerator
import horovod.tensorflow.keras as hvd
import tensorflow as tf

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


class Feed:
    def __init__(self, rows, labels, n):
        self.rows, self.labels, self.n = rows, labels, n
        self.aug = ImageDataGenerator(rotation_range=10)
        self.flow = self.aug.flow(share(self.rows), share(self.labels), batch_size=self.n)

    def run(self):
        while 1:
            yield next(self.flow)

rows = np.random.RandomState(0).rand(640, 8, 8, 3)
labels = np.random.RandomState(1).rand(640, 2)
feed = Feed(rows, labels, 32)
model = keras.Sequential([keras.layers.Flatten(), keras.layers.Dense(2)])
model.compile(hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())), 'mse')
model.fit(feed.run(), steps_per_epoch=max(1, len(rows) // 32 // hvd.size()), epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
