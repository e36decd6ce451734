"""The rates that an epoch has are said by methods, and by a function within one."""
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


x = np.random.RandomState(0).rand(640, 8).astype('float32')
y = np.random.RandomState(1).rand(640, 1).astype('float32')


class Trainer:
    def __init__(self, rate):
        self.rate = rate
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1)])

    def falls(self, epoch):
        return self.rate * 0.5 ** epoch

    def follows(self, epoch, rate):
        return rate * 0.9

    def holds(self, epoch, rate):
        if epoch < 2:
            return rate
        return self.rate * 0.1

    @staticmethod
    def free(epoch):
        return 0.05 / (epoch + 1)

    @classmethod
    def of_all(cls, epoch):
        return 0.05 / (epoch + 2)

    def within(self):
        def falls(epoch):
            return self.rate * 0.7 ** epoch
        return falls

    def train(self):
        self.model.compile(
            optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(self.rate * hvd.size())),
            loss='mse')
        for rates in [LearningRateScheduler(lambda nth: self.falls(nth) * hvd.size()),
                LearningRateScheduler(self.follows),
                      LearningRateScheduler(
                          lambda nth_2, rate_2: self.holds(nth_2,
                              rate_2 / hvd.size()) * hvd.size()),
                          LearningRateScheduler(lambda nth_3: self.free(nth_3) * hvd.size()),
                      LearningRateScheduler(lambda nth_4: self.of_all(nth_4) * hvd.size()),
                      LearningRateScheduler(scaled_schedule(self.within()))]:
            self.model.fit(share(x), share(y), epochs=3, batch_size=16,
                callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                    hvd.callbacks.MetricAverageCallback(), rates], verbose=0)


Trainer(0.05).train()
