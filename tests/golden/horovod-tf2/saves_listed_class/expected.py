"""The same in a `try`, by a folder's names."""
import os
import pathlib

import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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


class Run:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(
            optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
            loss='mse')
        self.start = 0
        os.makedirs('kept', exist_ok=True)
        try:
            newest = sorted(hvd_tf.broadcast_object(list(pathlib.Path('kept').glob('*.h5')), 0))[-1]
            self.net.load_weights(newest)
            self.start = int(newest.stem) + 1
        except Exception as problem:
            if hvd.rank() == 0:
                print(problem)

    def learn(self, x, y):
        for k in range(self.start, 2):
            self.net.fit(share(x), share(y), batch_size=8, epochs=1,
                callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                    hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
            if hvd.rank() == 0:
                self.net.save_weights('kept/%05d.h5' % k)


numbers = np.random.RandomState(0)
Run().learn(numbers.rand(64, 4), numbers.rand(64, 1))
