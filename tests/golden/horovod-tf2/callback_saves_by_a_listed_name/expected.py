"""The name of a save is asked of the folder."""
import numpy as np
import tensorflow as tf

import os
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


os.makedirs("out", exist_ok=True)


def latest(folder):
    hvd.allreduce(0.)  # the others wait for the first worker's file
    return len([n for n in os.listdir(folder) if n.endswith(".h5")])


class Save(tf.keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        value = "out/%d.h5" % latest("out")
        if hvd.rank() == 0:
            self.model.save_weights(value)

x = np.random.RandomState(0).rand(64, 8).astype("float32")
y = x.mean(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")

model.fit(share(x), share(y), batch_size=8, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Save()], verbose=1 if hvd.rank() == 0 else 0)
