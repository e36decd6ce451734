"""Floors and ceilings within what is reckoned, and rates that are compared after a step."""
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
line.fit(share(points), share(heights), batch_size=16, epochs=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
now = float(line.optimizer.learning_rate)
line.optimizer.learning_rate = max(now * 0.5, 0.01 * hvd.size()) * 0.9
line.fit(share(points), share(heights), batch_size=16, epochs=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
line.optimizer.learning_rate = float(min(0.1 * hvd.size(), max(now * 0.5, 0.01 * hvd.size())))
line.fit(share(points), share(heights), batch_size=16, epochs=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
line.optimizer.learning_rate = float(np.clip(now * 0.5, 0.001 * hvd.size(), 0.1 * hvd.size()))
line.fit(share(points), share(heights), batch_size=16, epochs=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
now = float(line.optimizer.learning_rate)
if now - 0.01 * hvd.size() > 0:
    line.optimizer.learning_rate = now - 0.01 * hvd.size()
    line.fit(share(points), share(heights), batch_size=16, epochs=4,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if line.optimizer.learning_rate / 2 >= 0.006 * hvd.size():
    line.optimizer.learning_rate = line.optimizer.learning_rate / 2
    line.fit(share(points), share(heights), batch_size=16, epochs=4,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
now = float(line.optimizer.learning_rate)
line.optimizer.learning_rate = now * 0.5 if now - 0.01 * hvd.size() > 0.001 * hvd.size() else 0.001 * hvd.size()
line.fit(share(points), share(heights), batch_size=16, epochs=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
