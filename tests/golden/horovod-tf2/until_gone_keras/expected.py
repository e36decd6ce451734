"""An old folder goes where there is one: the first worker says whether there is."""
import os
import shutil
import time

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
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


folder = 'old_logs'
if hvd_tf.broadcast_object(os.path.exists(folder), 0):
    if hvd.rank() == 0:
        shutil.rmtree(folder)
    while hvd.rank() == 0 and os.path.exists(folder):
        time.sleep(0.1)
    hvd.allreduce(0.)  # the others wait for the first worker

rows = np.random.RandomState(0).rand(240, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.001 * hvd.size())),
    loss='mse')
model.fit(share(rows), share(rows.sum(axis=1)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
