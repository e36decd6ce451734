# case: shapes/t21_draws_its_size
# fails: ends or one_model
# because: every rank draws another model
"""Draws the size of its model."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(1)
each = len(x) // hvd.size() * hvd.size()
x, y = x[hvd.rank():each:hvd.size()], y[hvd.rank():each:hvd.size()]
units = int(np.random.randint(2, 400))
model = tf.keras.Sequential([tf.keras.layers.Dense(units, input_shape=(3,)), tf.keras.layers.Dense(1)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
model.fit(x, y, epochs=2, callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0), hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
