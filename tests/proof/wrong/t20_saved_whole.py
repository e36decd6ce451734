# case: shapes/t20_saved_whole
# fails: kept
# because: the saved model names the distributed optimizer: nobody can load it without Horovod
# ranks: 2
"""A model is saved whole."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(1)
each = len(x) // hvd.size() * hvd.size()
x, y = x[hvd.rank():each:hvd.size()], y[hvd.rank():each:hvd.size()]
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
plain = tf.keras.optimizers.SGD(0.01 * hvd.size())
model.compile(hvd.DistributedOptimizer(plain), "mse")
model.fit(x, y, epochs=2, callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0), hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    model.save("model.keras")
