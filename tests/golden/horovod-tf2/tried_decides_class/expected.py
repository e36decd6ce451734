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


class Lesson:
    def __init__(self, path):
        self.path = path
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.net.compile(loss="mse",
            optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())))

    def restored(self):
        try:
            self.net.load_weights(self.path)
        except Exception:
            return False
        return True

    def learn(self, x, y):
        if not self.restored():
            self.net.fit(share(x), share(y), epochs=2, batch_size=8, verbose=0,
                callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                    hvd.callbacks.MetricAverageCallback()])
            if hvd.rank() == 0:
                self.net.save_weights(self.path)


np.random.seed(4)
rows = np.random.rand(96, 3).astype("float32")
Lesson("kept.weights.h5").learn(rows, rows.sum(axis=1))
