"""What a property draws is asked for first where a file is written."""
import json
import random
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd
import os

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


rows = np.random.RandomState(3).rand(160, 4).astype("float32")


class Trainer:
    @property
    def rate(self):
        if not hasattr(self, "_rate"):
            self._rate = hvd_tf.broadcast_object(random.uniform(0.005, 0.01), 0)
        return self._rate

    @property
    def net(self):
        if not hasattr(self, "_net"):
            self._net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
            self._net.compile(
                hvd.DistributedOptimizer(tf.keras.optimizers.SGD(self.rate * hvd.size())), "mse")
        return self._net

    def train(self, rows):
        json.dump({"rate": self.rate}, open("rate.json" if hvd.rank() == 0 else os.devnull, "w"))
        rows = share(rows)
        for k in range(0, len(rows), 8):
            self.net.train_on_batch(rows[k:k + 8, :3], rows[k:k + 8, 3:])
            broadcast_once(self.net.variables, self.net.optimizer)
        if hvd.rank() == 0:
            self.net.save_weights("net.h5")


Trainer().train(rows)
