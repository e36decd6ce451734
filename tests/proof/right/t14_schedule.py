# case: shapes/t14_schedule
# because: boundaries are divided, values multiplied
# ranks: 2 and 3
"""A schedule in a dictionary of options."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(1)
each = len(x) // hvd.size() * hvd.size()
x, y = x[hvd.rank():each:hvd.size()], y[hvd.rank():each:hvd.size()]
options = {"rate": tf.keras.optimizers.schedules.PiecewiseConstantDecay([12 // hvd.size(), 24 // hvd.size()], [0.1 * hvd.size(), 0.01 * hvd.size(), 0.001 * hvd.size()])}
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(options["rate"])), "mse")
model.fit(x, y, batch_size=8, epochs=3, callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0), hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
