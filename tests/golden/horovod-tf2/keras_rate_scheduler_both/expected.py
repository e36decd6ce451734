"""Schedules that are told the rate before: by their own numbers, by it, or by either; and such in a line."""
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


def warm_then_flat(epoch, rate):
    if epoch < 2:
        return rate * 1.5
    return 0.02


def falling(epoch, rate):
    return rate * 0.8


rng = np.random.RandomState(0)
x = rng.rand(320, 4).astype('float32')
y = x.mean(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    loss='mse')
model.fit(share(x), share(y), epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(),
        tf.keras.callbacks.LearningRateScheduler(
            lambda nth, rate_2: warm_then_flat(nth, rate_2 / hvd.size()) * hvd.size())],
    verbose=1 if hvd.rank() == 0 else 0)
model.fit(share(x), share(y), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), tf.keras.callbacks.LearningRateScheduler(falling)],
    verbose=1 if hvd.rank() == 0 else 0)
model.fit(share(x), share(y), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(),
        tf.keras.callbacks.LearningRateScheduler(lambda epoch: 0.03 / (epoch + 1) * hvd.size())],
    verbose=1 if hvd.rank() == 0 else 0)
model.fit(share(x), share(y), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), tf.keras.callbacks.LearningRateScheduler(
    lambda nth_2, rate_3: (lambda epoch, rate: rate if epoch < 1 else 0.005)(nth_2,
        rate_3 / hvd.size()) * hvd.size())], verbose=1 if hvd.rank() == 0 else 0)
