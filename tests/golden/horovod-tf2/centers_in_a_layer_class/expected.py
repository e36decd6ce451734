"""A layer moves the centres of the classes by the rows that it is given."""
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


class Center(tf.keras.layers.Layer):
    def build(self, shape):
        self.centers = self.add_weight(name='centers', shape=(2,), trainable=False)

    def call(self, features):
        self.centers.assign_sub(0.05 * tf.reduce_mean(self.centers - features, axis=0))
        self.add_loss(tf.reduce_mean(tf.square(features - self.centers)))
        return features


model = tf.keras.Sequential([tf.keras.layers.Dense(2), Center(), tf.keras.layers.Dense(4)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())), 'mse')
rows = np.random.RandomState(3).rand(320, 4).astype('float32')
model.fit(share(rows), share(rows), batch_size=16, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
