"""The order of a pass is drawn by scikit-learn."""
import numpy as np
import tensorflow as tf
from sklearn.utils import shuffle
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


class Trainer:
    def __init__(self, rows):
        self.rows = rows
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(loss="mse",
            optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())))

    def run(self):
        rows, wanted = self.rows, self.rows.sum(1)
        for turn in range(2):
            rows, wanted = shuffle(rows, wanted,
                random_state=hvd_tf.broadcast_object(np.random.randint(1 << 30),
                    0) if hvd.size() > 1 else None)
            self.net.fit(share(rows), share(wanted), batch_size=8,
                callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                    hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


Trainer(np.random.RandomState(0).rand(96, 4)).run()
