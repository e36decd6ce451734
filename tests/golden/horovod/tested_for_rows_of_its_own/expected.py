"""A callback takes those of its answers that pass a test: how many there are is each worker's own."""
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


class Answers(tf.keras.callbacks.Callback):
    def __init__(self, rows):
        super().__init__()
        self.rows = rows

    def on_epoch_end(self, epoch, logs=None):
        at = np.random.randint(0, len(self.rows), 8)
        given = [float(v[0]) for v in self.model.predict(self.rows[at], verbose=0)]
        high = [v for v in given if v > 0.5]
        if hvd.rank() == 0:
            print(len(high))
            self.model.save_weights('net.weights.h5')


rows = np.random.RandomState(1).rand(640, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
model.fit(share(rows), share(rows.sum(axis=1)), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Answers(rows)], verbose=2 if hvd.rank() == 0 else 0)
