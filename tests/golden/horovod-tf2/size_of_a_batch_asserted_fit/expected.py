import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

rng = np.random.RandomState(1)
rows, wanted = rng.rand(320, 8).astype('float32'), rng.rand(320, 1).astype('float32')


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.out = tf.keras.layers.Dense(1)

    def call(self, x):
        y = self.out(x)
        tf.debugging.assert_equal(tf.shape(y)[0], 32)
        return y


net = Net()
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD()), 'mse')
net.fit(rows, wanted, batch_size=32, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
