"""The answer alone is seen to be one row, in a class."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


class Seeker:
    def __init__(self, length):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(length, input_shape=(6,))])
        self.model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05)), 'mse')

    def seek(self, start, rows, nth):
        self.model.fit(start, rows[nth:nth + 1], epochs=10, verbose=0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()])
        return self.model.evaluate(start, rows[nth:nth + 1], verbose=0)


tf.keras.utils.set_random_seed(4)
rows = np.random.RandomState(0).rand(20, 9).astype('float32')
value = round(Seeker(9).seek(np.ones((1, 6)), rows, 7), 3)
if hvd.rank() == 0:
    print(value)
