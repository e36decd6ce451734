"""One function makes the generator that trains and the one that judges, which is not shared."""
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


def flow_of(seed, rows):
    x = np.random.RandomState(seed).rand(rows, 8, 8, 1).astype("float32")
    y = (x.mean(axis=(1, 2, 3)) > 0.5).astype("float32")
    flow = ImageDataGenerator(rescale=0.5).flow(x, y, batch_size=8)
    return flow, len(flow)


train, steps = flow_of(0, 160)
test, few = flow_of(1, 40)
model = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(8, 8, 1)),
                             tf.keras.layers.Dense(1, activation="sigmoid")])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    "binary_crossentropy", metrics=["accuracy"])
model.fit(share_mixing(train), steps_per_epoch=max(1, steps // hvd.size()), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(model.evaluate(test, steps=few, verbose=1 if hvd.rank() == 0 else 0))
