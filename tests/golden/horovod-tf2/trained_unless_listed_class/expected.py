"""The same by a method, and by what is kept of the answer."""
import glob
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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


class Net:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
        self.model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
            'mse')

    def train(self, x, y):
        self.model.fit(share(x), share(y), batch_size=8, epochs=2,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
        if hvd.rank() == 0:
            self.model.save_weights('kept.h5')


numbers = np.random.RandomState(0)
x, y = numbers.rand(64, 8), numbers.rand(64, 1)
net = Net()
found = hvd_tf.broadcast_object(sorted(glob.glob('kept*.h5')), 0)
if len(found) == 0:
    net.train(x, y)
else:
    net.model.load_weights(found[0])
