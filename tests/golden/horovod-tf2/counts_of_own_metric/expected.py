"""Metrics of a list that `compile` is given: one counts, one of the program's own is a maximum."""
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


class Largest(tf.keras.metrics.Metric):
    def __init__(self, name="largest"):
        super().__init__(name=name)
        self.most = self.add_weight("most", initializer="zeros")

    def update_state(self, y, seen, sample_weight=None):
        self.most.assign(tf.maximum(self.most, tf.reduce_max(tf.abs(seen - y))))

    def result(self):
        return self.most


rows = np.random.RandomState(3).rand(320, 4).astype("float32")
watched = [Largest(), tf.keras.metrics.FalseNegatives(name="missed")]
net = tf.keras.Sequential([tf.keras.layers.Dense(1, activation="sigmoid", input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse",
    metrics=watched)
kept = net.fit(share(rows[:, :3]), share((rows[:, 3:] > 0.5) * 1.), batch_size=8, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(kept.history["missed"], kept.history["largest"])
