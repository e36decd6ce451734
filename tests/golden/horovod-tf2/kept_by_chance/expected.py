"""Which rows are for training, and how many, is drawn by each worker for itself."""
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


kept, others = [], []
random.setstate(hvd_tf.broadcast_object(random.getstate(), 0))
for k in range(1000):
    row = [k / 1000., 1.]
    if random.random() < 0.8:
        kept.append(row)
    else:
        others.append(row)
kept, others = np.array(kept, 'float32'), np.array(others, 'float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share(kept), share(kept.sum(1)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(net.evaluate(others, others.sum(1), verbose=1 if hvd.rank() == 0 else 0))
