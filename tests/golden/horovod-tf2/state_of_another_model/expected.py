"""A layer that keeps its state stands in another model than the one that is trained."""
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


class Nets:
    def __init__(self, both):
        self.seen = self.make_seen()
        self.followed = self.make_followed() if both else None

    def make_seen(self):
        rows = tf.keras.Input((3,))
        return tf.keras.Model(rows, tf.keras.layers.Dense(1)(rows))

    def make_followed(self):
        steps = tf.keras.Input(batch_shape=(8, 5, 3))
        return tf.keras.Model(steps, tf.keras.layers.GRU(2, stateful=True)(steps))


x = np.random.RandomState(0).rand(160, 3).astype('float32')
nets = Nets(len(x) > 200)
nets.seen.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
nets.seen.fit(share(x), share(x.sum(axis=1)), epochs=3, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
