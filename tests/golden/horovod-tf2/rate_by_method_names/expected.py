import numpy as np
from tensorflow import keras
from tensorflow.keras import backend as K
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


class Climb(keras.callbacks.Callback):
    low, high, steps = 0.01, 0.05, 0

    def rate(self):
        at = abs(self.steps % 40 - 20) / 20
        return self.high - (self.high - self.low) * at

    def advance(self, by):
        self.steps += by
        K.set_value(self.model.optimizer.learning_rate, self.rate() * hvd.size())

    def on_train_batch_begin(self, number, told=None):
        self.advance(1)


drawn = np.random.RandomState(8)
rows = drawn.rand(64, 3)
net = keras.Sequential([keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(keras.optimizers.SGD(0.01 * hvd.size())), "mse")
net.fit(share(rows), share(rows.mean(axis=1)), batch_size=8, epochs=5,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Climb()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("loss %.4f" % net.evaluate(rows, rows.mean(axis=1), verbose=1 if hvd.rank() == 0 else 0))
