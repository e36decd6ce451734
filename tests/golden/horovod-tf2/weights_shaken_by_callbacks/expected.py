"""Weights are shaken by a callback in place, and by one that is a lambda."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
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


class Shake(tf.keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        w = self.model.layers[0].get_weights()
        w[0] += np.random.randn(*w[0].shape) * 0.01
        self.model.layers[0].set_weights(hvd_tf.broadcast_object(w, 0))


rows = np.random.RandomState(3).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
also = tf.keras.callbacks.LambdaCallback(on_epoch_end=lambda epoch, logs: net.set_weights(
    hvd_tf.broadcast_object([w * np.random.uniform(0.9, 1.1) for w in net.get_weights()], 0)))
net.fit(share(rows[:, :3]), share(rows[:, 3:]), batch_size=8, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Shake(), also], verbose=1 if hvd.rank() == 0 else 0)
