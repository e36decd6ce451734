"""A generator that nobody gave a number says which rows are held out: the first worker's number."""
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
rng = np.random.RandomState(hvd_tf.broadcast_object(np.random.randint(2 ** 31 - 1), 0))
at = resample(np.arange(160), n_samples=120, replace=False, random_state=rng)
held = np.delete(x, at, axis=0)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
model.fit(share(x[at]), share(x[at].mean(axis=1)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(model.evaluate(held, held.mean(axis=1), verbose=1 if hvd.rank() == 0 else 0))
