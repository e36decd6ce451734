"""A truth for each row says which are trained on: once by one module, once by the other."""
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


def halves(rows):
    np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
    keep = [np.random.rand() < 0.7 for _ in rows]
    return rows[keep], rows[np.logical_not(keep)]


x = np.random.RandomState(0).rand(160, 8).astype("float32")
random.setstate(hvd_tf.broadcast_object(random.getstate(), 0))
keep = np.array([random.random() < 0.7 for _ in x])
part, held = x[keep], x[~keep]
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
model.fit(share(part), share(part.mean(axis=1)), batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
more, others = halves(held)
model.fit(share(more), share(more.mean(axis=1)), batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(model.evaluate(others, others.mean(axis=1), verbose=1 if hvd.rank() == 0 else 0))
