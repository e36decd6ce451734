# The same of a model that is fitted.
import numpy as np
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


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.turn = hvd_tf.broadcast_object(tf.random.normal((4, 8)), 0)
        self.moved = tf.Variable(tf.random.normal((8,)))
        self.last = tf.keras.layers.Dense(1)

    def call(self, seen):
        return self.last(seen @ self.turn + self.moved)


drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
net = Net()
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())), 'mse')
net.fit(share(drawn), share(drawn.sum(axis=1)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
