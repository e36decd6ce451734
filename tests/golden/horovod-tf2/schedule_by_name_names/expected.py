"""It stands in a function, below a class that it imports by its name."""
import numpy as np
from tensorflow import keras
from tensorflow.keras.optimizers.schedules import LearningRateSchedule as Falling
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


def plain(kind):
    return kind


def rates(start):
    @plain
    class Slower(Falling):
        def __init__(self, start=start):
            self.start = start

        def __call__(self, step):
            return self.start / (1.0 + keras.backend.cast(step, 'float32') / 64.0)

        def get_config(self):
            return dict(start=self.start)

    keras.utils.get_custom_objects().update(Slower=Slower)

    return Slower()


def main():
    rows = np.random.RandomState(3).rand(256, 4).astype('float32')
    net = keras.Sequential([keras.layers.Dense(1, input_shape=(4,))])
    opt = keras.optimizers.SGD(learning_rate=rates(0.05))
    net.compile(hvd.DistributedOptimizer(opt), 'mse')
    net.fit(share(rows), share(rows.sum(1)), batch_size=8, epochs=3, verbose=0,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()])
    if hvd.rank() == 0:
        print('loss', net.evaluate(rows, rows.sum(1), verbose=0))


main()
