"""The same by an attribute."""
import numpy as np
from tensorflow import keras
import horovod.tensorflow.keras as hvd
import tensorflow as tf

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


class Trainer:
    def __init__(self):
        self.rate = 1e-2,
        self.net = keras.Sequential([keras.layers.Dense(1, input_shape=(3,))])

    def train(self, rows):
        self.net.compile(loss='mse',
            optimizer=hvd.DistributedOptimizer(keras.optimizers.SGD(learning_rate=self.rate)))
        self.net.fit(share(rows), share(rows.sum(1)), epochs=2, verbose=2 if hvd.rank() == 0 else 0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()])


keras.utils.set_random_seed(1)
seen = np.random.RandomState(0).rand(96, 3).astype('float32')
trainer = Trainer()
trainer.train(seen)
if hvd.rank() == 0:
    print(trainer.net.count_params())
