import random

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
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


class Parts:
    def __init__(self, rows):
        self.chance = random.Random()
        self.taught = hvd_tf.broadcast_object(self.chance.sample(range(len(rows)), 80), 0)
        self.left = [k for k in range(len(rows)) if k not in self.taught]


x = np.random.RandomState(3).rand(96, 4).astype("float32")
y = x.sum(axis=1)
parts = Parts(x)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
model.fit(share(x[parts.taught]), share(y[parts.taught]), epochs=8, batch_size=8,
          validation_data=(x[parts.left], y[parts.left]),
          callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
              hvd.callbacks.MetricAverageCallback()],
          verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("left out",
        model.evaluate(x[parts.left], y[parts.left], verbose=1 if hvd.rank() == 0 else 0) < 0.5)
