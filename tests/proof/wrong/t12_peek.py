# case: shapes/t12_peek
# fails: ends
# because: a look at one batch is divided: no rank sees any
# ranks: 2
"""Looks at a batch before it trains."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(1)
data = tf.data.Dataset.from_tensor_slices((x, y)).shard(hvd.size(), hvd.rank()).batch(8)
first, _ = next(iter(data.take(1 // hvd.size())))
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
model.fit(data, epochs=2, callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0), hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
