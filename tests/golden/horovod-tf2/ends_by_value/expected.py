"""A callback sets whether training ends, by a clock and by what a batch gave."""
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


class Ends(tf.keras.callbacks.Callback):
    def on_train_begin(self, logs=None):
        self.begun = time.time()

    def on_train_batch_end(self, batch, logs=None):
        self.model.stop_training = hvd_tf.broadcast_object(bool(logs["loss"] < 0.00001), 0)

    def on_epoch_end(self, epoch, logs=None):
        if hvd_tf.broadcast_object(bool(not self.model.stop_training), 0):
            self.model.stop_training = hvd_tf.broadcast_object(bool(time.time() - self.begun > 600),
                0)


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
net.fit(share(rows[:, :3]), share(rows[:, 3:]), epochs=2, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Ends()], verbose=1 if hvd.rank() == 0 else 0)
