# case: shapes/t13_two_inputs
# because: each array in the list is shared
# ranks: 2
"""Two inputs in a list."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
a, b = tf.keras.Input((1,)), tf.keras.Input((1,))
model = tf.keras.Model([a, b], tf.keras.layers.Dense(1)(tf.keras.layers.concatenate([a, b])))
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
given = [np.random.rand(96, 1), np.random.rand(96, 1)]
target = np.random.rand(96)
model.fit([g[hvd.rank()::hvd.size()] for g in given], target[hvd.rank()::hvd.size()], epochs=2, callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0), hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
