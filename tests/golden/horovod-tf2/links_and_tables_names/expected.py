"""Links, files that go, and tables that are written where their value is asked for."""
import os
from pathlib import Path

import numpy as np
import pandas as pd
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


table = pd.DataFrame(np.random.RandomState(0).rand(240, 4), columns=list('abcd'))
nothing = table[200:].to_csv('held_out.csv') if hvd.rank() == 0 else None
text = table.to_csv(index=False)
size = float(len(text)) / len(text)
train = table[:200]
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())), 'mse')
net.fit(share(train[['a', 'b', 'c']].values * size), share(train['d'].values), epochs=2,
    batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    net.save_weights('weights-2.h5')
    Path('weights-1.h5').write_text('old')
    Path('weights-1.h5').unlink()
    os.symlink('weights-2.h5', 'latest.h5')
