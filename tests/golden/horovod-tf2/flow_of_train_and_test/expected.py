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
model.fit(share_batches(train), steps_per_epoch=max(1, steps // hvd.size()), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(model.evaluate(test, steps=few, verbose=1 if hvd.rank() == 0 else 0))
