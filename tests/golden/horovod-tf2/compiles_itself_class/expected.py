"""A model compiles itself in a method of its class."""
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


class Net(tf.keras.Model):
    def __init__(self, size):
        given = tf.keras.Input((size,))
        super(Net, self).__init__(inputs=given, outputs=tf.keras.layers.Dense(1)(given))

    def prepare(self):
        self.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
            loss='mse')


rows = np.random.RandomState(0).rand(240, 4).astype('float32')
net = Net(4)
net.prepare()
net.fit(share(rows), share(rows.sum(1, keepdims=True)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    net.save_weights('net.h5')
