"""Rows of the rarer class are drawn again: all workers have the same ones."""
import numpy as np
import tensorflow as tf
from sklearn.utils import resample
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


x = np.random.RandomState(0).rand(160, 8).astype("float32")
y = (x[:, 0] > 0.8).astype("float32")
np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
more = resample(x[y == 1], replace=True, n_samples=40)
x = np.concatenate([x, more])
y = np.concatenate([y, np.ones(len(more), "float32")])
model = tf.keras.Sequential([tf.keras.layers.Dense(1, activation="sigmoid", input_shape=(8,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    "binary_crossentropy")
model.fit(share(x), share(y), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
