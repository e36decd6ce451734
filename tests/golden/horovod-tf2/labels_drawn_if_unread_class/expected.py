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


class Lesson:
    def __init__(self, path):
        self.path = path
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(loss="mse",
            optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())))

    def load(self):
        try:
            kept = np.load(self.path)
            rows, labels = kept["a"], kept["b"]
        except OSError:
            rows = np.random.rand(64, 4)
            labels = rows.dot(hvd_tf.broadcast_object(np.random.rand(4, 1), 0))
            if hvd.rank() == 0:
                np.savez(self.path, a=rows, b=labels)
        return rows, labels

    def learn(self):
        rows, labels = self.load()
        self.net.fit(share(rows), share(labels), epochs=2, batch_size=8, verbose=0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()])


Lesson("rows.npz").learn()
