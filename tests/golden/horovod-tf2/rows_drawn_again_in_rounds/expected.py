"""In each round rows are drawn again, and a model is fitted on them: the same ones on all workers."""
import numpy as np
import tensorflow as tf
from sklearn.utils import resample
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


def fitted(rows, wanted):
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
    net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
    np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
    some, theirs = resample(rows, wanted, n_samples=80)
    net.fit(share(some), share(theirs), batch_size=8, epochs=2,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    return net


rows = np.random.RandomState(0).rand(160, 8).astype("float32")
several = [fitted(rows, rows.mean(axis=1)) for k in range(2)]
if hvd.rank() == 0:
    print(np.mean([net.predict(rows[:4], verbose=0) for net in several]))
