"""A list of what an array holds is one array for each output, and each loses rows."""
import numpy as np
from tensorflow.keras.layers import Dense, Input
from tensorflow.keras.models import Model
import horovod.tensorflow.keras as hvd
import tensorflow as tf

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


def shares(data):
    """This worker's share of an array, or of each array in a list, a tuple or a dict."""
    if isinstance(data, dict):
        return {name: share(rows) for name, rows in data.items()}
    if isinstance(data, (list, tuple)) and hasattr(data[0], "shape"):
        return [share(rows) for rows in data]
    return share(data)


numbers = np.random.RandomState(0)
x, Y = numbers.rand(64, 4), numbers.rand(3, 64, 2)
given = Input(shape=(4,))
model = Model(given, [Dense(2)(given) for _ in range(3)])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    loss='mse')
model.fit(share(x), shares(list(Y)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
