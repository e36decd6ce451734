"""Rates that follow from the optimizer's own, but do not grow as it does."""
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


points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())), "mse")
line.fit(share(points), share(heights), batch_size=16,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
now = float(line.optimizer.learning_rate)
line.optimizer.learning_rate = now ** 1.1
line.fit(share(points), share(heights), batch_size=16,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
ratio = now / 0.1
line.optimizer.learning_rate = now * ratio
line.fit(share(points), share(heights), batch_size=16,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
line.optimizer.learning_rate = now - now ** 2
for rate in np.linspace(now, 0.01, 3):
    line.optimizer.learning_rate = rate
    line.fit(share(points), share(heights), batch_size=16,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
for rate in [now, 0.01]:
    line.optimizer.learning_rate = rate
    line.fit(share(points), share(heights), batch_size=16,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


def fall(by):
    line.optimizer.learning_rate = line.optimizer.learning_rate - by


fall(float(line.optimizer.learning_rate) * 0.1)
fall(0.001)
line.fit(share(points), share(heights), batch_size=16,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
old = float(line.optimizer.learning_rate)
line.optimizer.learning_rate = old * (old / now)
if hvd.rank() == 0:
    print("rate", float(line.optimizer.learning_rate))
