"""A sequence takes the function that changes its rows out of a table."""
import random
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share_batches(sequence):
    """This worker's batches of a sequence: as many as all others'; too few are for several."""
    class Share(tf.keras.utils.Sequence):
        def __len__(self):
            return max(1, len(sequence) // hvd.size())
        def __getitem__(self, index):
            return sequence[(index * hvd.size() + hvd.rank()) % len(sequence)]
        def on_epoch_end(self):
            sequence.on_epoch_end()
    return Share()


def brighter(image):
    ratio = 0.4 + np.random.uniform()
    return image * ratio


def shift(image):
    step = random.randint(1, 3)
    return np.roll(image, step)


CHANGES = {"brighter": brighter, "shift": shift}


class Rows(tf.keras.utils.Sequence):
    def __init__(self, x, y, size, names):
        super().__init__()
        self.x, self.y, self.size, self.names = x, y, size, names

    def __len__(self):
        return len(self.x) // self.size

    def __getitem__(self, index):
        rows = slice(index * self.size, (index + 1) * self.size)
        change = CHANGES[random.choice(self.names)]
        return np.array([change(i) for i in self.x[rows]]), self.y[rows]


x = np.random.RandomState(0).rand(96, 4).astype("float32")
y = x.mean(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse",
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())))
model.fit(share_batches(Rows(x, y, 8, list(CHANGES))), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
