"""A sequence parts its rows in a method that is called where it is made: all workers part them alike."""
import numpy as np
import tensorflow as tf
from sklearn.model_selection import train_test_split
import horovod.tensorflow as hvd_tf
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


class Rows(tf.keras.utils.Sequence):
    def __init__(self, x, y, size):
        super().__init__()
        self.x, self.y, self.size = x, y, size
        self.rows = np.arange(len(self.x))
        self.split()

    def split(self):
        np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
        self.rows, self.held_out = train_test_split(self.rows, test_size=0.25)

    def __len__(self):
        return len(self.rows) // self.size

    def __getitem__(self, index):
        chosen = self.rows[index * self.size:(index + 1) * self.size]
        return self.x[chosen], self.y[chosen]


x = np.random.RandomState(0).rand(128, 4).astype("float32")
rows = Rows(x, x.mean(axis=1), 8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse",
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())))
model.fit(share_batches(rows), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(
        model.evaluate(x[rows.held_out], x[rows.held_out].mean(axis=1),
            verbose=1 if hvd.rank() == 0 else 0))
