# All rows are one batch, so the rate stays what it is, and its floor with it.
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

numbers = np.random.RandomState(3)
x = numbers.rand(40, 4)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD()), "mse")
falls = tf.keras.callbacks.ReduceLROnPlateau("loss", min_lr=0.001)
model.fit(x, x.sum(axis=1), epochs=8, batch_size=len(x),
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), falls], verbose=1 if hvd.rank() == 0 else 0)
