# The rate of each model follows its own work: three rows stay whole, the others are divided.
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


few = np.array([[0.], [1.], [2.]])
teacher = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
teacher.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05)), loss='mse')
teacher.fit(few, 2 * few, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)

rows = np.random.RandomState(0).rand(64, 4)
targets = rows.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
schedule = tf.keras.optimizers.schedules.ExponentialDecay(0.01 * hvd.size(), 16 / hvd.size(), 0.9)
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(schedule)), loss='mse')
model.fit(share(rows), share(targets), batch_size=8, epochs=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
