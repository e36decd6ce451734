"""A callback tells and writes something each so many batches, by a count of its own."""
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


class Told(tf.keras.callbacks.Callback):
    def __init__(self, every):
        super().__init__()
        self.every, self.seen = every, 0

    def on_train_batch_end(self, batch, logs=None):
        self.seen += 8
        if self.seen % self.every == 0:
            if hvd.rank() == 0:
                print(self.seen, 'rows have been seen')


rows = np.random.RandomState(0).rand(96, 4)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.legacy.SGD(0.05 * hvd.size())), 'mse')
net.fit(share(rows), share(rows.sum(1)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Told(48)], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(net.get_weights()[0].shape)
