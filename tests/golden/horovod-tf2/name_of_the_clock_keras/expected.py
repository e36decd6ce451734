"""The folder's name is the clock's: all read where the first worker has written."""
import os
import time

import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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


rng = np.random.RandomState(0)
rows, wanted = rng.rand(240, 4).astype('float32'), rng.rand(240, 1).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.001 * hvd.size())),
    loss='mse')
folder = os.path.join('runs', hvd_tf.broadcast_object(time.strftime('model_%Y%m%d%H%M%S'), 0))
os.makedirs(folder, exist_ok=True)
best = os.path.join(folder, 'best.h5')
keep = tf.keras.callbacks.ModelCheckpoint(best, monitor='val_loss', save_best_only=True)
model.fit(share(rows), share(wanted), validation_data=(rows, wanted), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()] + ([keep] if hvd.rank() == 0 else []),
    verbose=1 if hvd.rank() == 0 else 0)
hvd.allreduce(0.)  # the others wait for the first worker's file
model.load_weights(best)
