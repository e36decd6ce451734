import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import math

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


def steps_of_own(settings):
    """Settings of fit, by which each worker makes its share of the steps."""
    steps = settings.get("steps_per_epoch")
    return settings if steps is None else dict(
        settings, steps_per_epoch=max(1, math.ceil(steps) // hvd.size()))


tf.random.set_seed(4 + hvd.rank())
x = np.random.RandomState(3).rand(96, 4).astype('float32')
y = x.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])


class Job:
    def __init__(self, **how):
        self.how = how

    def go(self):
        return model.fit(share(x), share(y),
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()] + (
                [tf.keras.callbacks.CSVLogger('told.csv')] if hvd.rank() == 0 else []),
            **steps_of_own(told_by_first(self.how)))


model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
told = Job(epochs=3, batch_size=8, verbose=0).go()
if hvd.rank() == 0:
    print('loss', model.evaluate(x, y, verbose=0))
