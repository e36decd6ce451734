"""The same by a line in a file for each batch."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import os

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


class Lines(tf.keras.callbacks.Callback):
    def on_train_begin(self, logs=None):
        self.out = open('batches.csv' if hvd.rank() == 0 else os.devnull, 'w')

    def on_train_batch_end(self, batch, logs=None):
        self.out.write('%d,%f\n' % (batch, logs['loss']))

    def on_train_end(self, logs=None):
        self.out.close()


tf.keras.utils.set_random_seed(3)
rows = np.random.RandomState(0).rand(96, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())), 'mse')
model.fit(share(rows), share(rows.sum(1)), batch_size=8, epochs=2,
    verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Lines()])
if hvd.rank() == 0:
    print(model.count_params())
