# case: shapes/t11_same_generator
# because: the generator's array is shared
# ranks: 2
"""A Sequence with its own seed."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()


class Batches(tf.keras.utils.Sequence):
    def __init__(self):
        self.x = np.random.RandomState(1).rand(96, 3).astype("float32")[hvd.rank()::hvd.size()]

    def __len__(self):
        return 24 // hvd.size()

    def __getitem__(self, i):
        return self.x[i * 4:i * 4 + 4], self.x[i * 4:i * 4 + 4].sum(1)


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
model.fit(Batches(), epochs=2, steps_per_epoch=24 // hvd.size(), shuffle=False, callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0), hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
