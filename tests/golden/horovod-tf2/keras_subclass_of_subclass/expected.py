import numpy as np
from tensorflow.keras import Model
from tensorflow.keras import layers, optimizers
import horovod.tensorflow.keras as hvd
import tensorflow as tf

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


class Base(Model):
    pass


class Deep(Base):
    def __init__(self):
        super(Deep, self).__init__()
        self.d = layers.Dense(1)

    def call(self, x):
        return self.d(x)


m = Deep()
m.compile(optimizer=hvd.DistributedOptimizer(optimizers.Nadam(learning_rate=0.001 * hvd.size())),
    loss='mae')
m.fit(share(np.random.rand(200, 2)), share(np.random.rand(200, 1)),
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
