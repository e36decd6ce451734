"""A folder is copied as a whole, by several words, and what lies in the copies is read at once."""
import os
import shutil
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


os.makedirs('source', exist_ok=True)
if hvd.rank() == 0:
    np.save('source/rows.npy', np.random.RandomState(1).rand(320, 4).astype('float32'))
if os.path.isdir('work'):
    if hvd.rank() == 0:
        shutil.rmtree('work')
if hvd.rank() == 0:
    shutil.copytree('source', 'work')
hvd.allreduce(0.)  # the others wait for the first worker's file
rows = np.load('work/rows.npy')
if hvd.rank() == 0:
    shutil.copytree('source', 'second', dirs_exist_ok=True)
hvd.allreduce(0.)  # the others wait for the first worker's file
more = np.load('second/rows.npy')
if hvd.rank() == 0:
    shutil.copy2('source/rows.npy', 'third.npy')
hvd.allreduce(0.)  # the others wait for the first worker's file
last = np.load('third.npy')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share(np.concatenate([rows, more, last])), share(np.concatenate([rows, more, last]).sum(1)),
    verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
