import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus_2 = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus_2:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus_2:
    tf.config.experimental.set_visible_devices(gpus_2[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Learner:
    cards = 1

    def __init__(self, width):
        self.base = self.made(width)
        if self.cards <= 1:
            self.net = self.base
        else:
            self.net = self.base
        self.net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
            "mse")

    def made(self, width):
        return tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(width,))])

    def learn(self, x, y):
        self.net.fit(share(x), share(y), epochs=3, batch_size=8,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
        return self.net.evaluate(x, y, verbose=1 if hvd.rank() == 0 else 0)


numbers = np.random.RandomState(3)
x = numbers.rand(64, 5)
value = "loss %.4f" % Learner(5).learn(x, x.sum(axis=1))
if hvd.rank() == 0:
    print(value)
