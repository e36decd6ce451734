import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

class Model:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())),
            'mse')

    def train(self, batches):
        self.net.fit(batches(), steps_per_epoch=max(1, 20 // hvd.size()), epochs=2,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


def batches():
    while True:
        yield np.random.rand(8, 3), np.random.rand(8)


Model().train(batches)
