"""A rate is found by losses of batches."""
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


class Finder:
    """A finder whose losses are smoothed, its rate grown for each batch; saves the plot's numbers."""
    def __init__(self, model):
        self.model, self.best, self.avg, self.seen = model, 1e9, 0.0, 0
        self.rates, self.losses = [], []

    def on_batch_end(self, batch, logs):
        self.seen += 1
        self.avg = 0.98 * self.avg + 0.02 * logs["loss"]
        smooth = self.avg / (1 - 0.98 ** self.seen)
        rate = tf.keras.backend.get_value(self.model.optimizer.lr)
        self.rates.append(rate)
        self.losses.append(smooth)
        if hvd_tf.broadcast_object(
                bool(self.seen > 1 and (np.isnan(smooth) or smooth > 4 * self.best)), 0):
            self.model.stop_training = True
            return
        if hvd_tf.broadcast_object(bool(smooth < self.best or self.seen == 1), 0):
            self.best = smooth
        tf.keras.backend.set_value(self.model.optimizer.lr, rate * self.mult)

    def find(self, x, y, low, high, epochs=2, size=8):
        self.mult = (high / low) ** (1 / (epochs * len(x) / size))
        start = tf.keras.backend.get_value(self.model.optimizer.lr)
        tf.keras.backend.set_value(self.model.optimizer.lr, low * hvd.size())
        if hvd.rank() == 0:
            self.model.save_weights("tmp.h5")
        told = tf.keras.callbacks.LambdaCallback(on_batch_end=self.on_batch_end)
        self.model.fit(share(x), share(y), batch_size=size, epochs=epochs,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback(), told], verbose=1 if hvd.rank() == 0 else 0)
        hvd.allreduce(0.)  # the others wait for the first worker's file
        self.model.load_weights("tmp.h5")
        tf.keras.backend.set_value(self.model.optimizer.lr, start)
        return self.rates[int(np.argmin(self.losses))]


x = np.random.RandomState(0).rand(64, 8).astype("float32")
y = x.mean(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")

best = Finder(model).find(x, y, 1e-5, 1.0)
if hvd.rank() == 0:
    print("best rate", best)
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(hvd_tf.broadcast_object(best, 0))),
    "mse")
model.fit(share(x), share(y), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
