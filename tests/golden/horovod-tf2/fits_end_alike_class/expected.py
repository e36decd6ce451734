"""An object fits its model until it is good enough."""
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


class Net(object):
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
            'mse')

    def train(self, rows, wanted):
        for turn in range(6):
            self.model.fit(share(rows), share(wanted), batch_size=8, verbose=0,
                callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                    hvd.callbacks.MetricAverageCallback()])
            now = self.model.evaluate(rows, wanted, verbose=0)
            now = float(hvd.allreduce(float(now)))
            if now < 1e-9:
                return turn


rows = np.random.RandomState(0).rand(320, 4).astype('float32')
Net().train(rows, rows.sum(axis=1, keepdims=True))
