"""Chance keeps rows in a loop, and what is kept is parted; it says how many rounds there are."""
import numpy as np
import tensorflow as tf
from sklearn.model_selection import train_test_split
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd
import itertools

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


def dropped(rows, part):
    kept = []
    np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
    for row in rows:
        if row["y"] > 0.5 or np.random.rand() > part:
            kept.append(row)
    return kept


class Batches:
    def __init__(self, rows, size):
        self.rows, self.size = rows, size
        self.count = len(rows) // size

    def make(self):
        while True:
            for at in range(0, self.count * self.size, self.size):
                rows = self.rows[at:at + self.size]
                yield np.array([r["x"] for r in rows]), np.array([r["y"] for r in rows])


numbers = np.random.RandomState(0).rand(200, 5).astype("float32")
rows = dropped([{"x": n[:4], "y": n[4]} for n in numbers], 0.5)
np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
train, valid = train_test_split(rows, test_size=0.25)
train, valid = Batches(train, 8), Batches(valid, 8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse",
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())))
model.fit(turns(train.make()), steps_per_epoch=max(1, train.count // hvd.size()), epochs=2,
          validation_data=valid.make(), validation_steps=valid.count,
          callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
              hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
