import numpy as np
import tensorflow as tf
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


class Rows:
    def __init__(self, x, y):
        tf.keras.utils.set_random_seed(1)
        self.all = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(
            len(x), reshuffle_each_iteration=False, seed=1 if hvd.size() > 1 else None)

    def read(self, part):
        xs, ys = [], []
        for a, b in part.batch(8):
            xs.extend(a.numpy())
            ys.extend(b.numpy())
        return np.array(xs), np.array(ys)

    def parts(self):
        return self.read(self.all.take(80)), self.read(self.all.skip(80))


numbers = np.random.RandomState(3)
x = numbers.rand(96, 4).astype("float32")
(xt, yt), (xv, yv) = Rows(x, x.sum(axis=1)).parts()
model = tf.keras.Sequential([
    tf.keras.layers.Dropout(0.1, input_shape=(4,)),
    tf.keras.layers.Dense(1),
])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
model.fit(share(xt), share(yt), epochs=8, batch_size=8, validation_data=(xv, yv),
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("held out", model.evaluate(xv, yv, verbose=1 if hvd.rank() == 0 else 0) < 0.5)
