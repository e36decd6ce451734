"""A callback of each fit draws for what it prints, which is no draw of the next part."""
import numpy as np
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


def drawn_at_once(parts):
    """All parts of the rows before the first round, which draws as well; alone as they come."""
    return list(parts) if hvd.size() > 1 else parts


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


x = np.random.RandomState(0).rand(160, 8).astype("float32")
y = x.mean(axis=1)


class Tell(tf.keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        value = x[np.random.randint(0, 160, 4)].shape
        if hvd.rank() == 0:
            print("some", value)


def learn():
    scores = []
    ways = ShuffleSplit(n_splits=2, test_size=0.2)
    np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
    for k, (a, b) in zip(range(2), drawn_at_once(ways.split(x))):
        model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
        model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
        model.fit(share(x[a]), share(y[a]), batch_size=8, epochs=2,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback(), Tell()], verbose=1 if hvd.rank() == 0 else 0)
        scores.append(model.evaluate(x[b], y[b], verbose=1 if hvd.rank() == 0 else 0))
    return np.mean(scores)


value_2 = learn()
if hvd.rank() == 0:
    print(value_2)
