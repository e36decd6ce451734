import numpy as np
import pandas as pd
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


class Data:
    def __init__(self):
        table = pd.DataFrame(np.linspace(0, 1, 203 * 4).reshape(-1, 4).astype('float32'))
        np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
        table = table.sample(frac=1).reset_index(drop=True)
        self.train, self.test = table[:160].values, table[160:].values


class Model:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
            'mse')

    def train(self, data):
        self.net.fit(share(data.train[:, :3]), share(data.train[:, 3]), epochs=2, batch_size=8,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
        if hvd.rank() == 0:
            print(
                self.net.evaluate(data.test[:, :3], data.test[:, 3],
                    verbose=1 if hvd.rank() == 0 else 0))


Model().train(Data())
