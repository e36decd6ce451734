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


def keep_source(folder):
    try:
        if hvd.rank() == 0:
            shutil.copy('settings_that_may_be_missing.yml', folder)
    except OSError:
        if hvd.rank() == 0:
            print('settings not kept')
    hvd.allreduce(0.)  # the others wait for the first worker's file


def rows_of(folder):
    return np.array([np.load(os.path.join(folder, name)) for name in sorted(os.listdir(folder))])


os.makedirs('copies', exist_ok=True)
os.makedirs('rows', exist_ok=True)
random = np.random.RandomState(0)
for k in range(160):
    if hvd.rank() == 0:
        np.save('rows/%03d.npy' % k, random.rand(4).astype('float32'))
hvd.allreduce(0.)  # the others wait for the first worker's file
keep_source('copies')
for part in ('rows',):
    rows = rows_of(part)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    loss='mse')
model.fit(share(rows), share(rows.sum(axis=1, keepdims=True)), batch_size=8, epochs=2,
    verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
