"""A callback ends the program, or raises, by what rows say that each worker has drawn for itself."""
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


class Watch(tf.keras.callbacks.Callback):
    def __init__(self, x):
        super().__init__()
        self.x, self.seen = x, []

    def on_epoch_end(self, epoch, logs=None):
        at = np.random.randint(0, len(self.x), 8)
        self.seen.append(float(self.model.predict(self.x[at], verbose=0).mean()))
        if hvd_tf.broadcast_object(
                bool(len(self.seen) > 3 and np.mean(self.seen[-3:]) < np.mean(self.seen) - 90), 0):
            raise StopIteration("no better")
        if hvd_tf.broadcast_object(bool(self.seen[-1] < -90), 0):
            exit()


x = np.random.RandomState(0).rand(160, 8).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
model.fit(share(x), share(x.mean(axis=1)), batch_size=8, epochs=5,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Watch(x)], verbose=1 if hvd.rank() == 0 else 0)
