"""Whether `fit` shows how far it is stands among what a method is given."""
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


def told_by_first(settings):
    """Settings of fit, by which only the first worker shows how far training is."""
    return dict(settings, verbose=settings.get("verbose", 1) if hvd.rank() == 0 else 0)


class Net:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
            'mse')

    def train(self, x, y, **settings):
        return self.model.fit(share(x), share(y), **told_by_first(settings),
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()])


x = np.random.RandomState(0).rand(160, 3).astype('float32')
net = Net()
net.train(x, x.sum(axis=1), epochs=3, batch_size=8, verbose=2)
