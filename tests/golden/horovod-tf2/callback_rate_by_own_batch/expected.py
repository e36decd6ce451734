"""The rate, by a name of its own, goes down where the loss of this worker's batch leaps."""
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


class Adapt(tf.keras.callbacks.Callback):
    last = None

    def on_train_batch_end(self, batch, logs=None):
        rate = self.model.optimizer.learning_rate
        if self.last is not None:
            if hvd_tf.broadcast_object(bool(logs["loss"] > 10 * self.last), 0):
                rate.assign(rate * 0.5)
        self.last = logs["loss"]


x = np.random.RandomState(0).rand(160, 8).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
model.fit(share(x), share(x.mean(axis=1)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Adapt()], verbose=1 if hvd.rank() == 0 else 0)
