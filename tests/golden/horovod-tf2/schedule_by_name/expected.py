"""Keras trains by a schedule of the program's own, which Horovod asks for by its name."""
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


class Line(tf.keras.optimizers.schedules.LearningRateSchedule):
    def __init__(self, rate, steps):
        super().__init__()
        self.rate, self.steps = rate, steps

    def __call__(self, step):
        return self.rate / (1 + tf.cast(step, tf.float32) / self.steps)

    def get_config(self):
        return {'rate': self.rate, 'steps': self.steps}


tf.keras.utils.get_custom_objects().update(Line=Line)


rows = np.random.RandomState(3).rand(256, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(Line(0.05, 48))), loss='mse')
net.fit(share(rows), share(rows.sum(1)), batch_size=8, epochs=3, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print('loss', net.evaluate(rows, rows.sum(1), verbose=0))
