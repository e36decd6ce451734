import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def shares(data):
    """This worker's share of an array, or of each array in a list, a tuple or a dict."""
    if isinstance(data, dict):
        return {name: share(rows) for name, rows in data.items()}
    if isinstance(data, (list, tuple)) and hasattr(data[0], "shape"):
        return [share(rows) for rows in data]
    return share(data)


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
inputs = {"left": x, "right": x}
left, right = tf.keras.Input((3,), name="left"), tf.keras.Input((3,), name="right")
net = tf.keras.Model([left, right], tf.keras.layers.Dense(1)(tf.keras.layers.concatenate([left, right])))
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())), 'mse')
net.fit(shares(inputs), share(y), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
