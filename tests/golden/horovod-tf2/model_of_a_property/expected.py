import numpy as np
import tensorflow as tf
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


class Line(object):
    def __init__(self, rate=None):
        self._rate = rate or 0.01

    def build(self):
        model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        model.compile(
            optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(self._rate * hvd.size())),
            loss='mse')
        self._model = model

    @property
    def model(self):
        return self._model

    def run(self, x, y):
        self.build()
        self.model.fit(share(x), share(y), batch_size=8, epochs=2,
            verbose=2 if hvd.rank() == 0 else 0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()])


rows = np.random.RandomState(0).rand(160, 4).astype('float32')
Line().run(rows, rows.sum(axis=1, keepdims=True))
