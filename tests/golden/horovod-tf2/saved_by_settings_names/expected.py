"""How often a model is saved stands in settings: a number of batches, or every epoch."""
import json

import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def as_often(interval):
    """So many batches of one worker as all together make in an interval; epochs stay epochs."""
    return interval if isinstance(interval, str) else max(1, interval // hvd.size())


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


settings = json.loads('{"every": "epoch", "more": {"save_weights_only": true}}')
rows = np.random.RandomState(0).rand(240, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
kept = tf.keras.callbacks.ModelCheckpoint('net.weights.h5', save_weights_only=True,
    save_freq=as_often(settings['every']))
again = tf.keras.callbacks.ModelCheckpoint('again.weights.h5', **settings['more'])
net.fit(share(rows), share(rows.sum(1)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()] + ([kept, again] if hvd.rank() == 0 else []),
    verbose=1 if hvd.rank() == 0 else 0)
