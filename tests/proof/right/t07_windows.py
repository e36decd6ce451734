# case: shapes/t07_windows
# because: the windows are divided
# ranks: 2
"""Windows of a text; each predicts its next letters."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
text = "the brown fox sat on the log and the frog sat in the bog; " * 20
ids = np.array([ord(c) for c in text])
data = tf.data.Dataset.from_tensor_slices(ids).batch(21, drop_remainder=True).shard(hvd.size(), hvd.rank()).map(lambda w: (w[:-1], w[1:])).batch(4)
model = tf.keras.Sequential([tf.keras.layers.Embedding(128, 4), tf.keras.layers.Dense(128)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
model.fit(data, epochs=2, callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0), hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
