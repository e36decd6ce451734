"""Bars that a callback draws, a table that tells of itself, a figure that is shown."""
import matplotlib
matplotlib.use('Agg')
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import tensorflow as tf
from tqdm.keras import TqdmCallback
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


def for_worker(given):
    """The callbacks this worker runs: only the first one writes files."""
    writers = (tf.keras.callbacks.ModelCheckpoint,
        tf.keras.callbacks.TensorBoard, tf.keras.callbacks.CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd.rank() == 0 or not isinstance(c, writers)]


numbers = np.random.RandomState(0).rand(200, 5).astype('float32')
if hvd.rank() == 0:
    pd.DataFrame(numbers, columns=list('abcde')).to_csv('numbers.csv', index=False)
hvd.allreduce(0.)  # the others wait for the first worker's file
table = pd.read_csv('numbers.csv')
if hvd.rank() == 0:
    table.info()
wanted = table.pop('e')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.legacy.SGD(0.01 * hvd.size())), 'mse')
past = model.fit(share(table.values), share(wanted.values), batch_size=8, epochs=2, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()] + for_worker(
        [TqdmCallback(verbose=1) if hvd.rank() == 0 else tf.keras.callbacks.Callback()]))
figure = plt.figure()
axes = figure.add_subplot(111)
axes.plot(past.history['loss'])
if hvd.rank() == 0:
    figure.savefig('loss.png')
    figure.show()
