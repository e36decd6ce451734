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


class Rows:
    def __init__(self):
        self.rows = np.random.RandomState(0).rand(200, 4)
        self.names = list(range(200))
        self.chance = random.Random()

    def mix(self):
        self.chance.shuffle(self.names)
        self.names[:] = hvd_tf.broadcast_object(self.names, 0)

    def learn(self, model):
        for turn in range(2):
            self.mix()
            part = self.rows[self.names[:100]]
            model.fit(share(part), share(part.sum(axis=1)), batch_size=8, epochs=1,
                callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                    hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    loss='mse')
Rows().learn(model)
