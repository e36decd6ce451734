"""An optimizer is handed on by keyword to what compiles the model of a class."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def made_or_named(optimizer):
    """The optimizer; one that is made here gets its rate times the number of workers."""
    made = tf.keras.optimizers.get(optimizer)
    return made if made is optimizer else with_scaled_rate(made)


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def with_scaled_rate(optimizer):
    """The optimizer, its rate times the number of workers; a schedule keeps its rates."""
    if not isinstance(optimizer.get_config()["learning_rate"], dict):
        optimizer.learning_rate = optimizer.learning_rate * hvd.size()
    return optimizer


class Learner:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])

    def prepare(self, **settings):
        chosen = settings["chosen"]
        self.net.compile(optimizer=hvd.DistributedOptimizer(made_or_named(chosen)), loss="mse")

    def learn(self, rows, wanted, chosen=None):
        self.prepare(chosen=chosen)
        self.net.fit(share(rows), share(wanted), batch_size=16, epochs=2,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


rows = np.random.RandomState(0).rand(512, 3).astype("float32")
Learner().learn(rows, rows.sum(1, keepdims=True), tf.keras.optimizers.SGD(0.01 * hvd.size()))
