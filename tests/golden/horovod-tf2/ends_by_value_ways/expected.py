"""What ends `fit` is set in other ways, by a clock, a batch and a file."""
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
begun = time.time()


class Late(tf.keras.callbacks.Callback):
    def on_train_batch_end(self, batch, logs=None):
        setattr(self.model, "stop_training",
            hvd_tf.broadcast_object(bool(time.time() - begun > 600), 0))
        self.model.stop_training |= hvd_tf.broadcast_object(bool(time.time() - begun > 900), 0)


class Enough(tf.keras.callbacks.Callback):
    def on_train_batch_end(self, batch, logs=None):
        self.stopped = self.model.stop_training = hvd_tf.broadcast_object(bool(logs["loss"] < 1e-5),
            0)

    def on_epoch_end(self, epoch, logs=None):
        self.model.stop_training, self.at = hvd_tf.broadcast_object(bool(os.path.exists("STOP")),
            0), epoch


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
net.fit(share(rows[:, :3]), share(rows[:, 3:]), epochs=2, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Late(), Enough()],
    verbose=1 if hvd.rank() == 0 else 0)
