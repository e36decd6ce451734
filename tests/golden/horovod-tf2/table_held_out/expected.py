"""Some rows of a table are held out, by chance: the same ones on all workers."""
import numpy as np
import pandas as pd
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


class Parts:
    def __init__(self, table):
        np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
        self.held = table.sample(n=40)
        self.kept = table.drop(self.held.index)


values = np.random.RandomState(0).rand(160, 4).astype("float32")
table = pd.DataFrame(values, columns=["a", "b", "c", "wanted"])
parts = Parts(table)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
net.fit(share(parts.kept[["a", "b", "c"]].values), share(parts.kept.wanted.values), batch_size=8,
    epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(
        net.evaluate(parts.held[["a", "b", "c"]].values, parts.held.wanted.values,
            verbose=1 if hvd.rank() == 0 else 0))
