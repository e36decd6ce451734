"""A comprehension over pairs keeps them by chance, and each half of them is an array."""
import random
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


class Half:
    def __init__(self, x, y, part):
        random.setstate(hvd_tf.broadcast_object(random.getstate(), 0))
        pairs = [(a, b) for a, b in zip(x, y) if b > 0.5 or random.random() > part]
        self.x, self.y = np.array([a for a, b in pairs]), np.array([b for a, b in pairs])


numbers = np.random.RandomState(0).rand(200, 5).astype("float32")
half = Half(numbers[:, :4], numbers[:, 4], 0.5)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse",
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())))
model.fit(share(half.x), share(half.y), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
