"""A rate that the losses of batches have said is set between two `fit`s."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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


x = np.random.RandomState(3).rand(96, 4).astype("float32")
y = x.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])


class Finder(tf.keras.callbacks.Callback):
    def __init__(self):
        super().__init__()
        self.rates, self.losses = [], []

    def on_train_batch_end(self, batch, logs=None):
        self.rates.append(float(self.model.optimizer.learning_rate))
        self.losses.append(logs["loss"])


model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
finder = Finder()
model.fit(share(x), share(y), batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), finder], verbose=0)
model.optimizer.learning_rate = hvd_tf.broadcast_object(finder.rates[int(np.argmin(finder.losses))],
    0)
model.fit(share(x), share(y), batch_size=8, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
