# fails: rows
# because: each rank takes its share of the files as its own file system lists them: some are in no share
# ranks: 2
"""Shares of what a folder lists, in whichever order."""
import os

import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
names = [name for name in os.listdir(os.path.dirname(os.__file__)) if name.endswith('.py')][:65]
mine = names[hvd.rank():len(names) // hvd.size() * hvd.size():hvd.size()]
rows = np.array([[len(name) / 20., name.count('e')] for name in mine], 'float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
model.fit(rows[:, :1], rows[:, 1:], batch_size=8, epochs=2, verbose=0,
          callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0), hvd.callbacks.MetricAverageCallback()])
