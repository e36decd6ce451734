"""A rate is drawn for each of several fits, and set."""
import numpy as np
from tensorflow import keras
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf
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


numbers = np.random.RandomState(0)
x, y = numbers.rand(64, 4), numbers.rand(64, 1)
model = keras.Sequential([keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=hvd.DistributedOptimizer(keras.optimizers.SGD(0.01 * hvd.size())),
    loss='mse')
for trial in range(2):
    keras.backend.set_value(model.optimizer.learning_rate,
        10 ** -hvd_tf.broadcast_object(np.random.uniform(2, 4), 0) * hvd.size())
    model.fit(share(x), share(y), batch_size=8, epochs=1,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
