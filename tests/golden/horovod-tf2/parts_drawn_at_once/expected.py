"""What is drawn in a round, for a print, is no draw of the next parts."""
import numpy as np
import pandas as pd
import tensorflow as tf
from sklearn.model_selection import ShuffleSplit
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


def drawn_at_once(parts):
    """All parts of the rows before the first round, which draws as well; alone as they come."""
    return list(parts) if hvd.size() > 1 else parts


table = pd.DataFrame(np.random.RandomState(0).rand(160, 4), columns=["a", "b", "c", "d"])


def fit(part, held):
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
    net.fit(share(part[["a", "b", "c"]].values), share(part.d.values), batch_size=8, epochs=2,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    value = held.sample(2).shape
    if hvd.rank() == 0:
        print("some", value)
    return net.evaluate(held[["a", "b", "c"]].values, held.d.values,
        verbose=1 if hvd.rank() == 0 else 0)


np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
for a, b in drawn_at_once(ShuffleSplit(n_splits=3).split(table)):
    value_2 = fit(table.iloc[a], table.iloc[b])
    if hvd.rank() == 0:
        print(value_2)
    value_3 = table.sample(3).shape
    if hvd.rank() == 0:
        print(value_3)
