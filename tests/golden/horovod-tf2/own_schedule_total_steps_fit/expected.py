"""Of a schedule of the program's own nothing is divided by its names, where Keras makes the rounds."""
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
    def __init__(self, rate, decay_steps, start):
        super().__init__()
        self.rate, self.decay_steps, self.start = rate, decay_steps, start

    def __call__(self, step):
        part = (tf.cast(step, tf.float32) - self.start) / (self.decay_steps - self.start)
        return self.rate * (1 - tf.clip_by_value(part, 0.0, 1.0))

    def get_config(self):
        return {'rate': self.rate, 'decay_steps': self.decay_steps, 'start': self.start}


rows = np.random.RandomState(3).rand(256, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(Line(0.05, decay_steps=96, start=48))),
    'mse')
net.fit(share(rows), share(rows.sum(1)), batch_size=8, epochs=3,
    verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
