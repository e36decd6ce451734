"""The same by a generator that the function makes, and by a method that samples."""
import random
import numpy as np
import tensorflow as tf
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


def fresh(n):
    chance = np.random.RandomState()
    return chance.permutation(n)


class Store:
    def some(self, n):
        return random.sample(range(n), 60)


class Tell(tf.keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        value = len(store.some(160))
        if hvd.rank() == 0:
            print(len(x[fresh(160)[:4]]), value)


store = Store()
x = np.random.RandomState(0).rand(160, 8).astype("float32")
at = hvd_tf.broadcast_object(fresh(160), 0)
part, held = x[at[:120]], x[at[120:]]
random.setstate(hvd_tf.broadcast_object(random.getstate(), 0))
few = store.some(120)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
model.fit(share(part), share(part.mean(axis=1)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Tell()], verbose=1 if hvd.rank() == 0 else 0)
model.fit(share(part[few]), share(part[few].mean(axis=1)), batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Tell()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(model.evaluate(held, held.mean(axis=1), verbose=1 if hvd.rank() == 0 else 0))
