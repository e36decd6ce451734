"""A list of columns is given to a method, whose model takes each of them, and tells two things."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def shares(data):
    """This worker's share of an array, or of each array in a list, a tuple or a dict."""
    if isinstance(data, dict):
        return {name: share(rows) for name, rows in data.items()}
    if isinstance(data, (list, tuple)) and hasattr(data[0], "shape"):
        return [share(rows) for rows in data]
    return share(data)


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Pairs:
    def __init__(self):
        first, second = tf.keras.Input((1,)), tf.keras.Input((1,))
        both = tf.keras.layers.Concatenate()([first, second])
        told = [tf.keras.layers.Dense(1)(both), tf.keras.layers.Dense(1)(both)]
        self.net = tf.keras.Model(inputs=[first, second], outputs=told)
        self.net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
            'mse')

    def learn(self, columns, wanted):
        self.net.fit(shares(columns), shares(wanted), batch_size=8, epochs=2,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


table = np.random.RandomState(3).rand(320, 4).astype('float32')
if hvd.rank() == 0:
    np.save('table.npy', table)
hvd.allreduce(0.)  # the others wait for the first worker's file
columns = list(np.load('table.npy').T)
Pairs().learn(columns[:2], columns[2:])
