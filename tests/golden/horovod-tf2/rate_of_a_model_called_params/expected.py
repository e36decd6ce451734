"""A model that is kept among parameters is compiled again by its own rate."""
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


class Fitted:
    def __init__(self):
        self.params = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
        self.params.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())),
            "mse")

    def run(self):
        for turn in range(3):
            self.params.fit(share(points), share(heights), batch_size=16,
                callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                    hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
            self.params.compile(
                hvd.DistributedOptimizer(
                    tf.keras.optimizers.SGD(self.params.optimizer.learning_rate * 0.5)), "mse")


Fitted().run()
