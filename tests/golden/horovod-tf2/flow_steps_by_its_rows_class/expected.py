"""The same in a class: by the rows that the generator tells."""
import numpy as np
import tensorflow as tf
from tensorflow.keras.preprocessing.image import ImageDataGenerator
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


class Trainer:
    def __init__(self, x, y):
        self.batches = ImageDataGenerator(rescale=0.5).flow(share(x), share(y), batch_size=8)
        self.net = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(8, 8, 1)),
                                        tf.keras.layers.Dense(1)])
        self.net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
            "mse")

    def run(self):
        steps = self.batches.n // 8
        self.net.fit(self.batches, steps_per_epoch=max(1, steps), epochs=2,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


x = np.random.RandomState(0).rand(160, 8, 8, 1).astype("float32")
Trainer(x, x.mean(axis=(1, 2, 3))).run()
