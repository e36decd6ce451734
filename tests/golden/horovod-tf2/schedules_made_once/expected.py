"""Schedules that remember are made once; one that takes another rate by the name is no follower."""
import numpy as np
import tensorflow as tf
from tensorflow.keras.callbacks import LearningRateScheduler
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def scaled_schedule(schedule):
    """The schedule, its rates times the number of workers."""
    return lambda epoch: schedule(epoch) * hvd.size()


def scaled_from_last(schedule):
    """The schedule, which is told one worker's rate, its rates times the number of workers."""
    return lambda epoch, rate: schedule(epoch, rate / hvd.size()) * hvd.size()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def for_worker(given):
    """The callbacks this worker runs: only the first one writes files."""
    writers = (tf.keras.callbacks.ModelCheckpoint,
        tf.keras.callbacks.TensorBoard, tf.keras.callbacks.CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd.rank() == 0 or not isinstance(c, writers)]


x = np.random.RandomState(0).rand(640, 8).astype('float32')
y = np.random.RandomState(1).rand(640, 1).astype('float32')


class Falls:
    def __init__(self):
        self.rate = 0.1

    def at(self, epoch):
        self.rate *= 0.9
        return self.rate


def from_first(first):
    kept = [first]

    def at(epoch):
        kept[0] *= 0.8
        return kept[0]
    return at


def held(first):
    def at(epoch, rate):
        return first if epoch > 1 else rate
    return at


def set_late(epoch, rate):
    if epoch == 2:
        rate = 0.01
    return rate


def floored(epoch, rate):
    rate = rate * 0.5
    if rate < 0.01:
        rate = 0.01
    return rate


def halved(epoch, rate):
    if epoch > 1:
        rate *= 0.5
    return rate


schedules = [LearningRateScheduler(scaled_schedule(Falls().at)),
    LearningRateScheduler(lambda nth, rate_2: set_late(nth, rate_2 / hvd.size()) * hvd.size()),
             LearningRateScheduler(
                 lambda nth_2, rate_3: floored(nth_2, rate_3 / hvd.size()) * hvd.size()),
                 LearningRateScheduler(halved)]
for first in [0.1, 0.2]:
    schedules.append(LearningRateScheduler(scaled_schedule(from_first(first))))
    schedules.append(LearningRateScheduler(scaled_from_last(held(first))))
for schedule in schedules:
    model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())), 'mse')
    model.fit(share(x), share(y), epochs=4, batch_size=16,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()] + for_worker([schedule]), verbose=0)
