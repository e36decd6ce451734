import sys
import numpy as np
import tensorflow as tf
from tensorflow.keras import backend as B
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


rows = np.linspace(0, 1, 203 * 3).reshape(-1, 3).astype('float32')
answers = rows.sum(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share(rows), share(answers), epochs=2, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
net.optimizer.lr = 0.001 * hvd.size()
net.fit(share(rows), share(answers), epochs=1, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
B.set_value(net.optimizer.learning_rate, 0.5 * B.get_value(net.optimizer.learning_rate))
net.fit(share(rows), share(answers), epochs=1, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    sys.stdout.write('done\n')
