"""The same by names, in a method."""
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


class Feed:
    def __init__(self, table):
        self.table = table

    def batches(self, size):
        numbers = list(range(len(self.table)))
        rows = list(self.table)
        while True:
            random.shuffle(numbers)
            rows = [rows[k] for k in numbers]
            for low in range(0, len(rows) - size + 1, size):
                part = rows[low:low + size]
                yield np.array(part), np.sum(part, axis=1)


table = np.random.RandomState(1).rand(640, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(Feed(table).batches(16), steps_per_epoch=max(1, 40 // hvd.size()), epochs=6,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print('off', net.evaluate(table, table.sum(axis=1), verbose=0))
