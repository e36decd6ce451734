import numpy as np
from tensorflow import keras
import horovod.tensorflow.keras as hvd
import tensorflow as tf
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


class Gan:
    def __init__(self):
        numbers = np.random.RandomState(0)
        self.seen = 0
        self.rows, self.wanted = numbers.rand(64, 4), numbers.rand(64, 1)
        self.net = keras.Sequential([keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(loss='mse', optimizer=hvd.DistributedOptimizer(keras.optimizers.SGD()))

    def batches(self, size):
        for low in range(0, len(self.rows), size):
            yield self.rows[low:low + size], self.wanted[low:low + size]

    def train(self, epochs, size):
        for epoch in range(epochs):
            for a, b in self.batches(size):
                self.net.train_on_batch(a, b)
                broadcast_once(self.net.variables, self.net.optimizer)
                self.seen += 1
                if self.seen == 5:
                    keras.backend.set_value(self.net.optimizer.lr, 0.001)


Gan().train(epochs=10, size=8)
