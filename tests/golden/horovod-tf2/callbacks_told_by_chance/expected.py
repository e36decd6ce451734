"""How long training goes on without getting better, its rates and weights of rows: by chance."""
import random

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


longest = hvd_tf.broadcast_object(random.randint(1, 4), 0)
first = 10 ** hvd_tf.broadcast_object(np.random.uniform(-3, -1), 0)
rows = np.random.RandomState(3).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
net.fit(share(rows[:, :3]), share(rows[:, 3:]), batch_size=8, epochs=6,
        sample_weight=share(np.full(320, hvd_tf.broadcast_object(random.uniform(0.5, 1), 0))),
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback(),
            tf.keras.callbacks.EarlyStopping("loss", min_delta=0.1, patience=longest),
                   tf.keras.callbacks.LearningRateScheduler(
                       lambda epoch: first * 0.9 ** epoch * hvd.size())],
        verbose=1 if hvd.rank() == 0 else 0)
