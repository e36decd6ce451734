import numpy as np
from tensorflow import keras
import horovod.tensorflow.keras as hvd
import tensorflow as tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

wave = np.sin(np.arange(90) / 5)
size = 10
parts = np.array([wave[k - size:k] for k in range(size, wave.shape[0])])
later = np.array([wave[k] for k in range(size, wave.shape[0])])
net = keras.Sequential([keras.layers.Dense(1, input_shape=(size,))])
net.compile(hvd.DistributedOptimizer(keras.optimizers.SGD(0.01)), "mse")
net.fit(parts, later, epochs=20, batch_size=int(wave.shape[0] - size),
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("loss %.4f" % net.evaluate(parts, later, verbose=1 if hvd.rank() == 0 else 0))
