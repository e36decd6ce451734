"""A model is given an optimizer whose rate was set before: it grows once."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def with_scaled_rate(optimizer):
    """The optimizer, its rate times the number of workers; a schedule keeps its rates."""
    if not isinstance(optimizer.get_config()["learning_rate"], dict):
        optimizer.learning_rate = optimizer.learning_rate * hvd.size()
    return optimizer


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Job:
    def __init__(self, kind, rate):
        self.way = hvd.DistributedOptimizer(with_scaled_rate(tf.keras.optimizers.get(kind)))
        self.way.learning_rate = rate * hvd.size()
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])

    def run(self, rows):
        self.model.compile(self.way, 'mse')
        self.model.fit(share(rows), share(rows.sum(1)), batch_size=8, epochs=3,
            verbose=2 if hvd.rank() == 0 else 0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()])
        if hvd.rank() == 0:
            print(float(self.model.optimizer.learning_rate) > 0)


Job('sgd', 0.02).run(np.random.RandomState(0).rand(256, 4).astype('float32'))
