"""A layer moves its mean in a method of its own, and counts what nobody reads."""
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


fixed = False


class Centred(tf.keras.layers.Layer):
    def build(self, shape):
        self.mean = self.add_weight(name="mean", shape=(shape[-1],), trainable=fixed)
        self.seen = self.add_weight(name="seen", shape=(shape[-1],), trainable=False)

    def follow(self, x):
        self.mean.assign(0.9 * self.mean + 0.1 * tf.reduce_mean(x, axis=0))

    def call(self, x):
        self.follow(x)
        self.seen.assign_add(tf.reduce_sum(x, axis=0))
        return x - self.mean


rows = np.random.RandomState(1).rand(320, 6).astype("float32")
net = tf.keras.Sequential([Centred(), tf.keras.layers.Dense(6)])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
net.fit(share(rows), share(rows), epochs=3, batch_size=16,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
