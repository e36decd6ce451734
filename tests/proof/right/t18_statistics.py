# case: shapes/t18_statistics
# because: the averages are averaged
# ranks: 2 and 3
"""Batch normalisation: averages that are not trained."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(1)
each = len(x) // hvd.size() * hvd.size()
x, y = x[hvd.rank():each:hvd.size()], y[hvd.rank():each:hvd.size()]
model = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(3,)), tf.keras.layers.BatchNormalization(), tf.keras.layers.Dense(1)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
model.fit(x, y, epochs=2, callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0), hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
for v in model.non_trainable_variables:
    v.assign(hvd.allreduce(v.value()))
