"""The same with other names, by the length of a file."""
import os
import time

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


rows = np.random.RandomState(3).rand(160, 4).astype("float32")


class Watched:
    def __init__(self, net):
        self.net = net
        self.late = tf.keras.callbacks.LambdaCallback(on_epoch_end=self.look)

    def look(self, nth, told):
        full = os.path.getsize("told.txt") > 1000 if os.path.isfile("told.txt") else False
        self.nth, self.net.stop_training = nth, hvd_tf.broadcast_object(bool(full), 0)

    def train(self):
        self.net.fit(share(rows[:, :3]), share(rows[:, 3:]), epochs=2, batch_size=8,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback(), self.late],
            verbose=1 if hvd.rank() == 0 else 0)


made = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
made.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
Watched(made).train()
