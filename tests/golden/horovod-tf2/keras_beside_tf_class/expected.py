"""A class trains by Keras that stands alone, with callbacks and an optimizer given from outside."""
import numpy as np
import tensorflow as tf
from keras import layers, models
from keras.callbacks import CSVLogger, EarlyStopping
from keras.optimizers import SGD, Adam
import horovod.keras as hvd
import keras

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def made_or_named_in_keras(optimizer):
    """The optimizer; one that is made here gets its rate times the number of workers."""
    made = keras.optimizers.get(optimizer)
    return made if made is optimizer else with_rate_as_made(made)


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def for_worker_of_keras(given):
    """The callbacks this worker runs: only the first one writes files."""
    writers = (keras.callbacks.ModelCheckpoint, keras.callbacks.TensorBoard,
        keras.callbacks.CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd.rank() == 0 or not isinstance(c, writers)]


def with_rate_as_made(optimizer):
    """The optimizer with its rate times the number of workers, whatever Keras calls it."""
    rate = optimizer.learning_rate if hasattr(optimizer, "learning_rate") else optimizer.lr
    if not callable(rate):
        made = keras.backend.get_value(rate)
        keras.backend.set_value(rate, made * hvd.size())
    return optimizer


tf.random.set_seed(1 + hvd.rank())


class Trainer:
    def __init__(self, kind):
        self.net = models.Sequential([layers.Dense(1, input_shape=(3,))])
        ways = {"adam": Adam(0.001 * hvd.size()), "sgd": SGD(0.01 * hvd.size())}
        self.net.compile(loss="mse",
            optimizer=hvd.DistributedOptimizer(made_or_named_in_keras(ways.get(kind))))

    def train(self, rows, told):
        self.net.fit(share(rows), share(rows.sum(1, keepdims=True)), batch_size=16, epochs=2,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()] + for_worker_of_keras(told),
            verbose=1 if hvd.rank() == 0 else 0)


def callbacks(names):
    told = [EarlyStopping(monitor="loss")]
    for name in names:
        told.append(CSVLogger(name))
    return told


rows = np.random.RandomState(0).rand(640, 3).astype("float32")
Trainer("sgd").train(rows, callbacks(["told.csv"]))
