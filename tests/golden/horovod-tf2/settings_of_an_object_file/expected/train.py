import numpy as np
import tensorflow as tf

from job import Job
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

tf.random.set_seed(4 + hvd.rank())
rows = np.random.RandomState(3).rand(96, 4).astype('float32')
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
line.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
Job(line, epochs=3, batch_size=8, verbose=0).go(rows, rows.sum(axis=1))
if hvd.rank() == 0:
    print('loss', line.evaluate(rows, rows.sum(axis=1), verbose=0))
