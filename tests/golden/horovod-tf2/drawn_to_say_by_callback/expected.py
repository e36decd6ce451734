"""A callback draws what it says from the numbers that give the orders."""
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


class Tell(tf.keras.callbacks.Callback):
    def __init__(self, draw):
        super().__init__()
        self.draw = draw

    def on_epoch_end(self, epoch, logs=None):
        value = np.random.choice(["red", "green", "blue"])
        if hvd.rank() == 0:
            print("today", value)
        value_2 = "pass %d: %d" % (epoch, self.draw.choice([1, 2, 3]))
        if hvd.rank() == 0:
            print(value_2)


np.random.seed(2)
draw = np.random.RandomState(3)
points = draw.rand(320, 5)
heights = points.sum(axis=1)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
for turn in range(2):
    order = np.random.permutation(320)
    line.fit(share(points[order]), share(heights[order]), batch_size=16, epochs=2,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback(), Tell(draw)], verbose=1 if hvd.rank() == 0 else 0)
    points = points + 0.01 * draw.rand(1, 5)
