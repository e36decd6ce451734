"""A function draws the rows of each round, and others are held out: all workers draw alike."""
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


def drawn(n):
    return resample(np.arange(160), n_samples=n, replace=False)


x = np.random.RandomState(0).rand(160, 8).astype("float32")
for k in range(2):
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
    model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD()), "mse")
    np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
    at = drawn(120)
    part, held = x[at], np.delete(x, at, axis=0)
    model.fit(part, part.mean(axis=1), batch_size=8,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    if hvd.rank() == 0:
        print(model.evaluate(held, held.mean(axis=1), verbose=1 if hvd.rank() == 0 else 0))
