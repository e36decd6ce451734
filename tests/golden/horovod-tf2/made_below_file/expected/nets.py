from keras.layers import Dense
from keras.models import Sequential
import horovod.keras as hvd
import keras
import tensorflow as tf

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def for_worker(given):
    """The callbacks this worker runs: only the first one writes files."""
    writers = (keras.callbacks.ModelCheckpoint,
        keras.callbacks.TensorBoard, keras.callbacks.CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd.rank() == 0 or not isinstance(c, writers)]


class Net:
    def __init__(self):
        self.model = None

    def fit(self, x, y, n_epochs=10, callbacks=None, verbose=1):
        return self.model.fit(share(x), share(y), epochs=n_epochs,
            verbose=verbose if hvd.rank() == 0 else 0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()] + for_worker(callbacks))

    def judge(self, x, y):
        return self.model.evaluate(x, y, verbose=1 if hvd.rank() == 0 else 0)

    def compile(self, optimizer):
        raise NotImplementedError


class Linear(Net):
    def __init__(self):
        Net.__init__(self)
        self.model = Sequential([Dense(1, input_shape=(4,))])

    def compile(self, optimizer):
        self.model.compile(loss="mse", optimizer=hvd.DistributedOptimizer(optimizer))
