"""The same of folds that are drawn again and again, which are counted."""
import numpy as np
import tensorflow as tf
from sklearn.model_selection import RepeatedKFold
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def drawn_at_once(parts):
    """All parts of the rows before the first round, which draws as well; alone as they come."""
    return list(parts) if hvd.size() > 1 else parts


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


x = np.random.RandomState(0).rand(160, 4).astype("float32")
y = x.sum(axis=1)
folds = RepeatedKFold(n_splits=2, n_repeats=2)
np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
for k, (a, b) in enumerate(drawn_at_once(folds.split(x))):
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
    model.fit(share(x[a]), share(y[a]), batch_size=8,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    if hvd.rank() == 0:
        print(k, model.evaluate(x[b], y[b], verbose=1 if hvd.rank() == 0 else 0))
    value = x[np.random.choice(b)].shape
    if hvd.rank() == 0:
        print("one of them", value)
