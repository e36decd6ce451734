"""One generator draws the parts of each round, and rows that a callback tells of."""
import numpy as np
import tensorflow as tf
from sklearn.model_selection import ShuffleSplit
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


chance = np.random.RandomState(hvd_tf.broadcast_object(np.random.randint(2 ** 31 - 1), 0))


class Tell(tf.keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        if epoch == 1:
            value = x[chance.permutation(160)[:4]].shape
            if hvd.rank() == 0:
                print("some", value)


x = np.random.RandomState(0).rand(160, 8).astype("float32")
y = x.mean(axis=1, keepdims=True)
for k, (a, b) in enumerate(ShuffleSplit(n_splits=3, random_state=chance).split(x)):
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
    model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
    model.fit(share(x[a]), share(y[a]), batch_size=8, epochs=2,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback(), Tell()], verbose=1 if hvd.rank() == 0 else 0)
    if hvd.rank() == 0:
        print(model.evaluate(x[b], y[b], verbose=1 if hvd.rank() == 0 else 0))
