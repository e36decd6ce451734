import numpy as np
import tensorflow as tf
from tensorflow import keras
import horovod.tensorflow.keras as hvd
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


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        keras.backend.batch_set_value(list(zip(kept, means)))


class Feed:
    def __init__(self, rows, size):
        self.rows, self.size = rows, size

    def batches(self):
        number = 0
        for start in range(0, len(self.rows), self.size):
            yield self.rows[start:start + self.size], number
            number += 1


class Trainer:
    def __init__(self):
        self.net = keras.Sequential([keras.layers.Dense(8, input_shape=(4,)), keras.layers.BatchNormalization(), keras.layers.Dense(1)])
        self.net.compile(hvd.DistributedOptimizer(keras.optimizers.Adam()), 'mse')
        self.feed = Feed(np.random.rand(400, 4), 8)

    def save(self, n):
        if hvd.rank() == 0:
            self.net.save_weights('w%d.weights.h5' % n)

    def train(self):
        for epoch in range(3):
            for rows, number in self.feed.batches():
                self.net.train_on_batch(rows, np.ones((len(rows), 1)))
                broadcast_once(self.net.variables, self.net.optimizer)
                if not number % 5:
                    join_averages(self.net)
                    if hvd.rank() == 0:
                        self.save(number)
            join_averages(self.net)


Trainer().train()
