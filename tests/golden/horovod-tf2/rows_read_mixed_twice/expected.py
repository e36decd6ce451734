# What trains on the batches wants an order of each worker's own, so the arrays stay whole.
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


def share_mixing(flow):
    """This worker's batches of a generator that all workers mix alike: as many as all others'."""
    class Share(keras.utils.Sequence):
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


numbers = np.random.RandomState(5)
shown = numbers.rand(64, 8, 8, 3)
bright = shown.mean(axis=(1, 2, 3))[:, None]
flow = ImageDataGenerator().flow(shown, bright, batch_size=16)
small = keras.Sequential([keras.layers.Flatten(input_shape=(8, 8, 3)), keras.layers.Dense(1)])
small.compile(hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())), "mse")
small.fit(share_mixing(flow), steps_per_epoch=max(1, 4 // hvd.size()), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
seen, right = [], []
for _ in range(4):
    some, answers = next(flow)
    seen.append(small.predict(some, verbose='auto' if hvd.rank() == 0 else 0))
    right.append(answers)
head = keras.Sequential([keras.layers.Dense(1, input_shape=(1,))])
head.compile(hvd.DistributedOptimizer(keras.optimizers.Adam(0.001)), "mse")
head.fit(np.concatenate(seen), np.concatenate(right), epochs=4, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
