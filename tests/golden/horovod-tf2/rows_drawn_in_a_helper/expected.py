"""A function draws rows once before training and, for what is told, in each pass."""
import numpy as np
import tensorflow as tf
from sklearn.utils import resample
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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


def drawn(rows, n):
    return resample(rows, n_samples=n, replace=False)


class Tell(tf.keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        value = self.model.predict(drawn(x, 4), verbose=0).shape
        if hvd.rank() == 0:
            print(value)


x = np.random.RandomState(0).rand(160, 8).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
at = drawn(np.arange(160), 120)
part, held = x[at], np.delete(x, at, axis=0)
model.fit(share(part), share(part.mean(axis=1)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Tell()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(model.evaluate(held, held.mean(axis=1), verbose=1 if hvd.rank() == 0 else 0))
