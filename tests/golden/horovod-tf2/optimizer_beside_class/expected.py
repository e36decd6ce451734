"""An optimizer with a method of its own, which a callback calls: it must be the one that trains."""
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


class Counting(tf.keras.optimizers.legacy.SGD):
    def steps(self):
        return int(self.iterations)


class Job:
    def __init__(self, rate):
        self.optimizer = hvd.DistributedOptimizer(Counting(rate * hvd.size()))
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(4, activation='tanh', input_shape=(3,)),
                                          tf.keras.layers.Dense(1)])
        self.model.compile(loss='mse', optimizer=self.optimizer)

    def run(self, rows, values):
        seen = []
        count = tf.keras.callbacks.LambdaCallback(on_epoch_end=lambda epoch, logs: seen.append(self.optimizer.steps()))
        self.model.fit(share(rows), share(values), epochs=2, batch_size=25,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback(), count], verbose=1 if hvd.rank() == 0 else 0)
        if hvd.rank() == 0:
            print('both epochs made steps', 0 < seen[0] < seen[1])


rng = np.random.RandomState(6)
rows = rng.rand(500, 3).astype('float32')
Job(0.05).run(rows, rows.mean(axis=1, keepdims=True))
