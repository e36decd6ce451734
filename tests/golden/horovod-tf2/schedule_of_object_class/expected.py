"""An object of the program gives the rates, and counts how often it was asked."""
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


def scaled_schedule(schedule):
    """The schedule, its rates times the number of workers."""
    return lambda epoch: schedule(epoch) * hvd.size()


class Halves:
    def __init__(self, rate, every):
        self.rate, self.every, self.asked = rate, every, 0

    def __call__(self, epoch):
        self.asked += 1
        return self.rate * 0.5 ** (epoch // self.every)


rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
wanted = rows.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
falls = Halves(0.02, 2)
model.fit(share(rows), share(wanted), batch_size=16, epochs=3,
          callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
              hvd.callbacks.MetricAverageCallback(),
              tf.keras.callbacks.LearningRateScheduler(scaled_schedule(falls))],
          verbose=1 if hvd.rank() == 0 else 0)
model.fit(share(rows), share(wanted), batch_size=16, epochs=3,
          callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
              hvd.callbacks.MetricAverageCallback(),
              tf.keras.callbacks.LearningRateScheduler(schedule=scaled_schedule(Halves(0.01, 1)),
                  verbose=1 if hvd.rank() == 0 else 0)],
          verbose=1 if hvd.rank() == 0 else 0)
