"""The same in a callback, and between two fits."""
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


class Lower(tf.keras.callbacks.Callback):
    def __init__(self, floor):
        super().__init__()
        self.floor = floor

    def on_epoch_end(self, epoch, logs=None):
        rate = tf.keras.backend.get_value(self.model.optimizer.learning_rate)
        lower = np.maximum(self.floor * hvd.size(), rate * 0.5)
        tf.keras.backend.set_value(self.model.optimizer.learning_rate, lower)


points = np.random.RandomState(3).rand(320, 5)
heights = points.sum(axis=1)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())), "mse")
line.fit(share(points), share(heights), batch_size=16, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Lower(0.01)], verbose=1 if hvd.rank() == 0 else 0)
if line.optimizer.learning_rate.numpy() > 0.008 * hvd.size():
    line.optimizer.learning_rate.assign(0.008 * hvd.size())
line.fit(share(points), share(heights), batch_size=16, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("left", line.evaluate(points, heights, verbose=1 if hvd.rank() == 0 else 0))
