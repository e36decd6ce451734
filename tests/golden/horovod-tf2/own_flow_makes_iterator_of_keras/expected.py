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


r = np.random.RandomState(0)
rows = r.rand(960, 2, 2, 1).astype("float32")
wanted = rows.sum((1, 2, 3)).reshape(-1, 1)
model = tf.keras.Sequential([
    tf.keras.layers.Flatten(input_shape=(2, 2, 1)), tf.keras.layers.Dense(1)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())), "mse")


class Mixer(tf.keras.preprocessing.image.ImageDataGenerator):
    def flow(self, x, y, batch_size=32):
        return Turned(self, x, y, batch_size)


class Turned(tf.keras.preprocessing.image.NumpyArrayIterator):
    def __init__(self, gen, x, y, size):
        super().__init__(x, y, gen, batch_size=size, shuffle=True)


model.fit(Mixer().flow(share(rows), share(wanted), batch_size=8),
    steps_per_epoch=max(1, len(rows) // 8 // hvd.size()), epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
