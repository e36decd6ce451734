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


numbers = np.random.RandomState(0)
shown = numbers.rand(50, 8, 8, 3)
wanted = np.arange(50) % 2


class Flows:
    def __init__(self, x, y):
        self.x, self.y = x, y
        self.made = ImageDataGenerator(validation_split=0.2)

    def of(self, part):
        return self.made.flow(self.x, self.y, batch_size=8, subset=part)


flows = Flows(shown, wanted)
model = tf.keras.Sequential([
    tf.keras.layers.Flatten(input_shape=(8, 8, 3)),
    tf.keras.layers.Dense(1),
])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())), "mse")
model.fit(share_mixing(flows.of("training")), epochs=8, validation_data=flows.of("validation"),
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("held out", model.evaluate(flows.of("validation")) < 0.5)
