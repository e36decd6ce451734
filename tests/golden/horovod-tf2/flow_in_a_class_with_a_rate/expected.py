"""A generator of rows is kept in an object, and a callback sets the rate: its batches are shared."""
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


def share_mixing(flow):
    """This worker's batches of a generator that all workers mix alike: as many as all others'."""
    class Share(tf.keras.utils.Sequence):
        def __len__(self):
            return max(1, len(flow) // hvd.size())
        def __getitem__(self, index):
            return flow[(index * hvd.size() + hvd.rank()) % len(flow)]
        def on_epoch_end(self):
            flow.on_epoch_end()
            self.mix()
        def mix(self):
            if hvd.size() > 1 and flow.shuffle:
                flow.passes = getattr(flow, "passes", -1) + 1
                flow.index_array = np.random.RandomState(flow.passes).permutation(flow.n)
    batches = Share()
    batches.mix()
    return batches


class Data:
    def __init__(self, x, y, size=8):
        self.train = ImageDataGenerator(horizontal_flip=True).flow(x, y, batch_size=size)
        self.steps = len(self.train)


class Rate(tf.keras.callbacks.Callback):
    def __init__(self, total):
        super().__init__()
        self.total = total

    def on_epoch_begin(self, epoch, logs=None):
        tf.keras.backend.set_value(self.model.optimizer.lr,
            0.01 * (1 - epoch / self.total) * hvd.size())


x = np.random.RandomState(0).rand(160, 8, 8, 1).astype("float32")
data = Data(x, x.mean(axis=(1, 2, 3)))
model = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(8, 8, 1)),
                             tf.keras.layers.Dense(1)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
model.fit(share_mixing(data.train), steps_per_epoch=max(1, data.steps // hvd.size()), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Rate(2)], verbose=1 if hvd.rank() == 0 else 0)
