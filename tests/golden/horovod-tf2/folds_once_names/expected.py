"""One pass for each fold: what a fold trains on is most of the rows, and is shared."""
import numpy as np
import tensorflow as tf
from sklearn.model_selection import KFold
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


rows = np.random.RandomState(3).rand(320, 4).astype('float32')
wanted = rows.sum(1)
found = []
for train, test in KFold(n_splits=4).split(rows):
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
    net.fit(share(rows[train]), share(wanted[train]), batch_size=8,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    found.append(net.evaluate(rows[test], wanted[test], verbose=0))
if hvd.rank() == 0:
    print(np.mean(found))
