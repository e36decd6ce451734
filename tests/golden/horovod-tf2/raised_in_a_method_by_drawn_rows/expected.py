"""Drawn rows say that a method ends training by an exception, once under a clock's condition."""
import time
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
    def on_epoch_end(self, epoch, logs=None):
        at = np.random.randint(0, 160, 8)
        if hvd_tf.broadcast_object(bool(float(self.model.predict(x[at], verbose=0).mean()) < -9),
                0):
            self.fail()

    def fail(self):
        raise StopIteration("below")


class Slow(tf.keras.callbacks.Callback):
    def on_train_begin(self, logs=None):
        self.start = time.time()

    def on_epoch_end(self, epoch, logs=None):
        if hvd_tf.broadcast_object(bool(time.time() - self.start > 60), 0):
            at = np.random.randint(0, 160, 8)
            if hvd_tf.broadcast_object(
                    bool(float(self.model.predict(x[at], verbose=0).mean()) < -9), 0):
                raise StopIteration


x = np.random.RandomState(0).rand(160, 8).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
try:
    model.fit(share(x), share(x.mean(axis=1)), batch_size=8, epochs=2,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback(), Watch(), Slow()],
        verbose=1 if hvd.rank() == 0 else 0)
except StopIteration:
    if hvd.rank() == 0:
        print("ended")
